import Foundation
import TagarelaTestSupport

extension Part {
  /// What one waits for at the prompt, in the workspace of a clinic of 300 patients and 20,000 symbols: from Enter to the next
  /// prompt for a line of each kind, from Tab to what it offers, from a key to its letter.
  static let prompt = Part(name: "prompt") { bench in
    let workspace = try bench.copy(Clinic.practice(bench), as: "prompt.tagarela")
    let desk = try Typist(bench, workspace)
    try desk.warm()
    var answers: [(line: String, seconds: Double)] = []
    for line in Typist.lines {
      answers.append((line, try bench.contest.medians([{ try desk.answer(line) }])[0]))
    }
    try bench.add("Enter to the next prompt", answers, budget: 100)
    let offers = try Typist.beginnings.map { beginning in
      (beginning, try bench.contest.medians([{ try desk.offer(beginning) }])[0])
    }
    try bench.add("Tab to what it offers", offers, budget: 20)
    try bench.add("a key to its letter", try desk.echoes(of: Typist.typed).map { ("a key", $0) }, budget: 5)
    for (what, line, budget) in [
      ("sentence", "sentence eu querer mais suco --lang pt", 60.0), ("symbol find", "symbol find suco", 40),
      ("a picture as PNG", "symbol picture pcs:juice \(bench.path("suco.png")) --replace", 80),
    ] {
      try bench.measure(
        "the first \(what) after the start, Enter to prompt", .milliseconds, budget: budget,
        ours: {
          let fresh = try Typist(bench, workspace)
          return try fresh.answer(line)
        }, value: { $0 * 1e3 })
    }
  }
}

extension Bench {
  /// The middle one, the one that 99 of 100 don't exceed, and which was the slowest.
  fileprivate func add(_ what: String, _ all: [(line: String, seconds: Double)], budget: Double) throws {
    let sorted = all.sorted { $0.seconds < $1.seconds }
    guard let slowest = sorted.last else { return }
    func figure(_ name: String, _ share: Double) throws {
      let index = min(sorted.count - 1, Int((Double(sorted.count) * share).rounded(.up)) - 1)
      try report.add(
        Figure(
          what: "\(what), \(name) of \(all.count)", unit: .milliseconds, ours: sorted[index].seconds * 1e3,
          budget: budget))
    }
    try figure("median", 0.5)
    try figure("99 of 100", 0.99)
    report.note("slowest: \(slowest.line), \(Int(slowest.seconds * 1e3)) ms")
  }
}

/// Somebody at the prompt.
private final class Typist {
  /// A line of each everyday kind. What makes or removes something takes it back in the next.
  static let lines = [
    "patient list", "patient show giovanna", "patient new Berta --born 2015-03-02 --email b@exemplo.org", "undo",
    "patient edit giovanna --pathology afasia",
    "undo",
    "use giovanna", "tutor list", "tutor show ana", "tutor new Rosa --place casa --email r@exemplo.org", "undo",
    "category list", "category colors",
    "category new verbs --color green", "undo", "symbol list --limit 20", "symbol find suco", "symbol find comer",
    "symbol find bafélomu", "symbol show suco", "symbol show pcs:juice",
    "symbol new livro --category nouns --picture pcs:book",
    "undo", "board list", "board show Lanche", "board new Outra", "board put Outra 1 eu 2 suco 3 pcs:bread",
    "board move Outra 1 5",
    "board clear Outra 2", "undo 4", "board restyle Lanche --system pic", "undo", "layout list", "plan list",
    "plan show hora",
    "plan touch hora 1 2 --at \"2025-03-01 10:00\"", "undo", "note \"Pediu suco.\"", "undo", "observation list",
    "usage list",
    "usage list --by symbol", "sentence eu querer mais suco --lang pt", "syllables cadeira --lang pt",
    "predict eu querer --lang pt", "settings", "settings name", "module list", "module show pcs", "format list",
    "system list",
    "undo list", "history suco", "help", "help board put", "diary", "agenda", "agenda week", "timer", "album",
    "favourite list",
    "record", "progress", "course", "outbox", "check", "patient list --where name=ba --sort name --limit 10",
  ]
  static let beginnings = [
    "pa", "patient show gi", "use ", "use #", "board put Lanche B2 ba", "board put Lanche 1 pcs:ca", "symbol show b",
    "symbol show ",
    "plan show ", "help boar", "settings ", "symbol new x --category ", "board show ", "tutor show ", "export Lanche ",
  ]
  static let typed = "board put Lanche 1 eu 2 querer 3 mais A2 suco"

  private let terminal: PseudoTerminal
  /// What the prompt writes when it is ready for a line: it has pastes marked from then on (xterm's bracketed paste).
  private static let ready = "\u{1B}[?2004h"

  init(_ bench: Bench, _ workspace: String) throws {
    terminal = try PseudoTerminal.spawn(
      Programs.tagarela, arguments: ["-w", workspace, "--lang", "en"],
      environment: ["HOME": bench.folder.path, "LANG": "C.UTF-8", "PAGER": "cat"], columns: 100, rows: 40)
    terminal.answers = Self.attributes
    try terminal.expect(Self.ready, within: 15)
    _ = terminal.settle()
  }

  /// What a VT220 with colours says of itself, at once: without an answer it would be waited for.
  private static let attributes = ["\u{1B}[c": "\u{1B}[?62;22c"]

  deinit { terminal.hangUp() }

  /// What is worked out once for all starts, as the index of all systems' symbols.
  func warm() throws {
    for line in ["symbol find suco", "predict eu --lang pt", "use giovanna"] { _ = try answer(line) }
  }

  /// Seconds from Enter until the next line can be typed.
  func answer(_ line: String) throws -> Double {
    try terminal.send(line)
    _ = terminal.settle(milliseconds: 60)
    return try seconds {
      try terminal.send("\r")
      try terminal.expect(Self.ready, within: 15)
    }
  }

  /// Seconds from Tab until what it offers is seen.
  func offer(_ beginning: String) throws -> Double {
    try terminal.send(beginning)
    _ = terminal.settle(milliseconds: 60)
    let taken = try seconds {
      try terminal.send("\t")
      try terminal.expectAnything()
    }
    _ = terminal.settle(milliseconds: 60)
    // Esc leaves what Tab walks through, Ctrl-C the line.
    try terminal.send("\u{3}")
    try terminal.expect(Self.ready, within: 15)
    _ = terminal.settle(milliseconds: 30)
    return taken
  }

  /// Seconds from each key until something of it is seen.
  func echoes(of line: String) throws -> [Double] {
    let all = try line.map { key in
      let taken = try seconds {
        try terminal.send(String(key))
        try terminal.expectAnything()
      }
      // Somebody who types fast types ten keys a second.
      _ = terminal.settle(milliseconds: 60)
      return taken
    }
    try terminal.send("\u{3}")
    try terminal.expect(Self.ready, within: 15)
    return all
  }
}
