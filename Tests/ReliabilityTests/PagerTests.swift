import Foundation
import TagarelaTestSupport
import Testing

/// Results that are longer than the screen, at the real prompt.
@Suite(.waiting) struct `A long result` {
  private static let fullScreen = "\u{1B}[?1049h"

  /// A prompt on a terminal of 24 rows in a clinic of forty categories.
  private func prompt(_ pager: String, _ tagarela: Tagarela) throws -> PseudoTerminal {
    let commands = (10..<50).map { "category new 'Group \($0)' --color blue" }
    expectSuccess(try tagarela.run(["run", try tagarela.script(commands)]))
    let terminal = try tagarela.prompt(["--lang", "en"], environment: ["PAGER": pager], columns: 80, rows: 24)
    try terminal.expect("tagarela>")
    return terminal
  }

  @Test func `comes page by page, and what was seen last stays above the prompt`() throws {
    let tagarela = try Tagarela()
    let terminal = try prompt("", tagarela)
    try terminal.enter("category", expecting: Self.fullScreen)
    let first = try terminal.expect("lines 1–22 of 40")
    #expect(first.contains("Group 31") && !first.contains("Group 32"))
    try terminal.send("G")
    let last = try terminal.expect("lines 19–40 of 40")
    #expect(last.contains("name") && last.contains("Group 49"))
    try terminal.send("q")
    let left = try terminal.expect("tagarela>")
    #expect(left.contains("\u{1B}[?1049l"))
    let rows = left.split(separator: "\u{1B}[?1049l").last.map(String.init) ?? ""
    #expect(rows.contains("name") && rows.contains("Group 28") && rows.contains("Group 49"))
    #expect(!rows.contains("Group 27"))
    try terminal.leave()
  }

  @Test func `is left by Ctrl-C without a failure`() throws {
    let tagarela = try Tagarela()
    let terminal = try prompt("", tagarela)
    try terminal.enter("category", expecting: "lines 1–22")
    try terminal.send("\u{3}")
    #expect(!(try terminal.expect("tagarela>")).contains("✗"))
    try terminal.enter("patient", expecting: "no patients")
    try terminal.leave()
  }

  @Test func `goes to the program in PAGER`() throws {
    let tagarela = try Tagarela()
    let terminal = try prompt("sed 's/Group/Band/'", tagarela)
    try terminal.enter("category", expecting: "Band 49")
    #expect(!terminal.seen.contains(Self.fullScreen))
    try terminal.expect("tagarela>")
    try terminal.enter("category --limit 3", expecting: "Group 12")
    try terminal.leave()
  }

  @Test func `is shown by ourselves where there is no such program, which is said`() throws {
    let tagarela = try Tagarela()
    let terminal = try prompt("no-such-pager-of-mine", tagarela)
    try terminal.enter("category", expecting: "the program no-such-pager-of-mine in PAGER could not be started")
    try terminal.expect("lines 1–22")
    try terminal.send("q")
    try terminal.expect("tagarela>")
    try terminal.leave()
  }

  @Test func `comes at once where the user wants that, in a script, and as plain text or JSON`() throws {
    let tagarela = try Tagarela()
    let terminal = try prompt("", tagarela)
    let script = try tagarela.script(["category"], named: "list.tgl")
    for line in ["category --plain", "category --json", "category | cat", "run \(script)"] {
      try terminal.enter(line, expecting: "Group 49")
      try terminal.expect("tagarela>")
    }
    try terminal.enter("settings pager no", expecting: "✓")
    try terminal.enter("category", expecting: "Group 49")
    #expect(!terminal.seen.contains(Self.fullScreen))
    try terminal.expect("tagarela>")
    try terminal.leave()
  }

  @Test func `comes at once on a terminal that can't move its cursor`() throws {
    let tagarela = try Tagarela()
    let commands = (10..<50).map { "category new 'Group \($0)' --color blue" }
    expectSuccess(try tagarela.run(["run", try tagarela.script(commands)]))
    let terminal = try tagarela.prompt(["--lang", "en"], environment: ["PAGER": "", "TERM": "dumb"], rows: 24)
    try terminal.expect("tagarela>")
    try terminal.enter("category", expecting: "Group 49")
    #expect(!terminal.seen.contains(Self.fullScreen))
    try terminal.leave()
  }
}
