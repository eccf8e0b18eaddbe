import Foundation
import TagarelaTestSupport

extension Part {
  /// A communicator of the vocabulary's places, with the pictures of all its words, in a workspace that has none yet.
  static let communicator = Part(name: "communicator") { bench in
    // What is worked out once for all workspaces.
    try communicator(bench)
    try bench.measure(
      "a communicator of 140 boards and 1,600 pictures", .milliseconds, budget: 1000,
      ours: { try communicator(bench) }, value: { $0 * 1e3 })
  }

  @discardableResult
  private static func communicator(_ bench: Bench) throws -> Double {
    let path = bench.path("communicator-\(UUID().uuidString).tagarela")
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try MeasuredRun(
      Programs.tagarela, ["-w", path, "--lang", "pt", "-c", "board new dia --from places"], bench
    ).seconds
  }
}
