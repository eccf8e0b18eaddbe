import Foundation

/// Counts a program's instructions: unlike times they are alike on a busy machine and on another one.
enum Callgrind {
  /// - Parameter program: without symbols, for Valgrind may not read those of a newer compiler.
  static func instructions(of program: String, _ arguments: [String], _ bench: Bench) throws -> Double {
    let counts = bench.path("callgrind.out")
    let surroundings = ["-i", "HOME=\(bench.folder.path)", "PATH=/usr/bin:/bin"]
    let valgrind = [Programs.valgrind, "--quiet", "--tool=callgrind", "--callgrind-out-file=\(counts)", program]
    try Programs.run("/usr/bin/env", surroundings + valgrind + arguments)
    let lines = try String(contentsOfFile: counts, encoding: .utf8).split(separator: "\n")
    let summary = lines.first { $0.hasPrefix("summary: ") || $0.hasPrefix("totals: ") }
    guard let summary, let count = summary.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw Trouble("callgrind has counted nothing")
    }
    return count
  }
}
