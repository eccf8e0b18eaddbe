import Foundation
import TagarelaTestSupport

extension Part {
  /// What a prompt takes of a processor with timers above it, while nobody types.
  static let timers = Part(name: "timers") { bench in
    for count in [1, 3] {
      let prompt = try WaitingPrompt(bench, timers: count)
      try bench.report.add(
        Figure(
          what: "each second of a prompt with \(count == 1 ? "a timer" : "\(count) timers") above it, processor",
          unit: .milliseconds, ours: try prompt.milliseconds(aSecondOf: 20), budget: 20))
    }
  }
}

/// A prompt on a terminal of 100 columns, where timers run.
private final class WaitingPrompt {
  private let terminal: PseudoTerminal

  init(_ bench: Bench, timers: Int) throws {
    terminal = try PseudoTerminal.spawn(
      Programs.tagarela, arguments: ["-w", bench.path("timers\(timers).tagarela"), "--lang", "en"],
      environment: ["HOME": bench.folder.path, "COLORTERM": "truecolor", "LANG": "C.UTF-8"], columns: 100, rows: 40)
    try terminal.expect("tagarela>")
    for number in 1...timers {
      try terminal.send("timer new Snack\(number) 20m\r")
      try terminal.expect("✓")
    }
    _ = terminal.settle()
  }

  /// Milliseconds of one processor that it takes in each of so many seconds.
  func milliseconds(aSecondOf seconds: Double) throws -> Double {
    let before = try ticks
    Thread.sleep(forTimeInterval: seconds)
    return Double(try ticks - before) / Double(sysconf(Int32(_SC_CLK_TCK))) / seconds * 1000
  }

  /// What the program has used, in ticks of the system's clock (proc(5): utime and stime).
  private var ticks: Int {
    get throws {
      let stat = try String(contentsOfFile: "/proc/\(terminal.process)/stat", encoding: .utf8)
      let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
      return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    }
  }
}
