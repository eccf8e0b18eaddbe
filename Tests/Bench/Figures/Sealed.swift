import Foundation

extension Part {
  /// Bundles that one person's keys alone open, signed, beside the same ones plain: a plan of nine cells, and one of 140 boards
  /// with 1,600 pictures.
  static let sealed = Part(name: "sealed") { bench in
    let folder = try SealedBundles(bench)
    let small = ("a plan of 9 cells", try Clinic.small(bench), "Hora do lanche")
    for (what, workspace, plan) in [small, ("a plan of 140 boards", try folder.large(), "Dia")] {
      try bench.measure(
        "\(what), sealed into a bundle, process start included", .milliseconds, ratioBudget: 1.2,
        ours: { try folder.write(plan, of: workspace, isSealed: true) },
        peers: [("plain", { try folder.write(plan, of: workspace, isSealed: false) })], value: { $0 * 1e3 })
      try bench.measure(
        "\(what), received from a sealed bundle", .milliseconds, ratioBudget: 1.2,
        ours: { try folder.receive(isSealed: true) }, peers: [("plain", { try folder.receive(isSealed: false) })],
        value: { $0 * 1e3 })
    }
  }
}

/// A bundle and its sealed twin, by somebody who trusts their own keys.
private struct SealedBundles {
  private let bench: Bench
  private var plain: String { bench.path("plan.psyb") }
  private var sealed: String { plain + ".sealed" }

  init(_ bench: Bench) throws {
    self.bench = bench
    let keys = bench.path("own.pub")
    try run(bench.path("keys.tagarela"), "key new Ana", "key show '\(keys)'", "key trust '\(keys)' --yes")
  }

  /// - Returns: a workspace with a plan of all places of the vocabulary.
  func large() throws -> String {
    let path = bench.path("places.tagarela")
    try run(
      path, "board new lugares --from places", "patient new Gi", "tutor new Rosa --patient Gi",
      "plan new Dia --patient Gi --tutor Rosa --type board --description d --board lugares")
    return path
  }

  func write(_ plan: String, of workspace: String, isSealed: Bool) throws -> Double {
    try run(workspace, "export 'plan:\(plan)' '\(plain)' --replace\(isSealed ? " --seal Ana" : "")")
  }

  /// Into an empty workspace.
  func receive(isSealed: Bool) throws -> Double {
    let workspace = bench.path("receiving-\(UUID().uuidString).tagarela")
    return try run(workspace, "receive '\(isSealed ? sealed : plain)' --yes")
  }

  @discardableResult
  private func run(_ workspace: String, _ lines: String...) throws -> Double {
    try MeasuredRun(
      Programs.tagarela, ["-w", workspace, "--lang", "pt"] + lines.flatMap { ["-c", $0] }, bench
    ).seconds
  }
}
