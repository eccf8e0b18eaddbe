import Foundation
import TagarelaKit

/// What the parts measure with.
struct Bench {
  let contest: Contest
  let report: Report
  /// For everything that is written; removed at the end.
  let folder: URL
  let registry: Registry
  /// As ``Options/isLarge``.
  let isLarge: Bool

  init(_ options: Options, registry: Registry) throws {
    contest = Contest(runs: options.runs)
    report = Report(isJSON: options.isJSON)
    self.registry = registry
    isLarge = options.isLarge
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tagarela-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// A copy of a closed workspace, in place of an older one of that name.
  func copy(_ workspace: String, as name: String) throws -> String {
    let copy = path(name)
    for suffix in ["", "-wal", "-shm"] { unlink(copy + suffix) }
    try FileManager.default.copyItem(atPath: workspace, toPath: copy)
    return copy
  }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }

  /// Measures a figure: ours in turn with its peers, a line for each of these.
  ///
  /// - Parameter value: what a result in seconds is in the figure's unit.
  func measure(
    _ what: String, _ unit: Figure.Unit, budget: Double? = nil, ratioBudget: Double? = nil, ours: () throws -> Double,
    peers: [(name: String, run: () throws -> Double)] = [], value: (Double) -> Double
  ) throws {
    try withoutActuallyEscaping(ours) { ours in
      let results = try contest.medians([ours] + peers.map(\.run)).map(value)
      guard !peers.isEmpty else {
        return try report.add(Figure(what: what, unit: unit, ours: results[0], budget: budget))
      }
      for (peer, theirs) in zip(peers, results.dropFirst()) {
        try report.add(
          Figure(
            what: what, unit: unit, ours: results[0], peer: peer.name, theirs: theirs, budget: budget,
            ratioBudget: ratioBudget))
      }
    }
  }
}
