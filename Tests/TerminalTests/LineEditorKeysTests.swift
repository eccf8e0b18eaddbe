import Foundation
import TagarelaTestSupport
import Testing

@Suite struct `The line editor's keys` {
  @Test func `abandons a line at Ctrl-C and prompts anew`() throws {
    let terminal = try startLines()
    try terminal.send("esquecer\u{3}")
    try terminal.expect("abandoned")
    try terminal.expect("> ")
    try terminal.send("\u{3}")
    try terminal.expect("abandoned")
    try terminal.expect("> ")
    try terminal.send("novo\r")
    try terminal.expect(said("novo"))
  }

  @Test func `ends at Ctrl-D on an empty line only, and gives the terminal back`() throws {
    let terminal = try startLines()
    try terminal.send("abc\u{1}\u{4}\u{5}\u{4}\r")
    try terminal.expect(said("bc"))
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    try terminal.expect("bye")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.isCooked)
    #expect(terminal.seen.hasSuffix("\r\n\u{1B}[?2004lbye\r\n"))
  }

  @Test(arguments: [
    ("a b\u{1B}[Hx\u{1B}[Fy", "xa by"), ("abc\u{1B}[D\u{1B}[D\u{1B}[3~", "ac"), ("éá\u{7F}", "é"),
    ("um dois\u{1B}[1;5DX\u{1B}[1;5D\u{1B}[1;5D\u{1B}[1;5CY", "umY Xdois"), ("um dois\u{17}x", "um x"),
    ("ab\u{15}c", "c"),
    ("🧃🧃\u{1B}[DX", "🧃X🧃"), ("a\u{1B}b", "a"),
  ])
  func `has the usual keys`(typed: String, line: String) throws {
    let terminal = try startLines()
    try terminal.send(typed + "\r")
    try terminal.expect(said(line))
  }

  @Test(arguments: ["👨‍👩‍👧", "🇧🇷", "👍🏽", "c\u{327}", "❤️", "é", "日"])
  func `moves over and deletes what is seen as one character`(character: String) throws {
    let terminal = try startLines()
    try terminal.send("a\(character)b\u{1B}[D\u{1B}[DX\u{1B}[CY\r")
    try terminal.expect(said("aX\(character)Yb"))
    try terminal.expect("> ")
    try terminal.send("🇪🇸\(character)\u{7F}\(character)b\u{1B}[D\u{1B}[D\u{1B}[3~\r")
    try terminal.expect(said("🇪🇸b"))
  }

  @Test func `keeps its place behind what takes no column`() throws {
    let terminal = try startLines()
    try terminal.send("a👨‍👩‍👧c\u{327}z")
    #expect(try terminal.expect("z").contains("\u{200D}") == false)
  }

  @Test func `completes the only option at Tab, whatever case and accents were typed`() throws {
    let terminal = try startLines()
    try terminal.send("usar GIOV\t!\r")
    try terminal.expect(said("usar \"Giovanna Reis\" !"))
    try terminal.expect("> ")
    try terminal.send("água, no \u{1B}[D\t")
    try terminal.expect("como se chama")
    try terminal.send("\r")
    try terminal.expect(said("água, no "))
  }

  @Test func `lists several options below, and walks through them at further Tabs`() throws {
    let terminal = try startLines()
    try terminal.send("ver pr\t")
    terminal.expectShown(["probe> ver pra", "prancha  prato"]) { $0.rows }
    try terminal.send("\t")
    terminal.expectShown(["probe> ver prancha", "prancha  prato"]) { $0.rows }
    terminal.expectShown(["prancha"]) { $0.texts(in: "7") }
    try terminal.send("\t")
    terminal.expectShown(["prato"]) { $0.texts(in: "7") }
    try terminal.send("\u{1B}[Z s")
    terminal.expectShown(["probe> ver prancha s"]) { $0.rows }
    try terminal.send("\r")
    try terminal.expect(said("ver prancha s"))
  }

  @Test(arguments: [("\r!\r", "ver prancha !"), ("\u{1B}", "ver pra"), ("\u{1B}[H!\r", "!ver prancha")])
  func `takes a candidate at Enter and any other key, and leaves it at Escape`(keys: String, line: String) throws {
    let terminal = try startLines()
    try terminal.send("ver pr\t\t" + keys)
    if keys == "\u{1B}" {
      terminal.expectShown(["probe> ver pra"]) { $0.rows }
      try terminal.send("\r")
    }
    try terminal.expect(said(line))
  }

  @Test func `says how many options did not fit, and shows those that are walked through`() throws {
    let terminal = try startLines()
    try terminal.send("muitas\t")
    terminal.expectShown("and 160 more") { $0.rows.last }
    terminal.expectShown("muitas140") { $0.rows.dropLast().last.map { String($0.suffix(9)) } }
    try terminal.send("\u{1B}[Z")
    terminal.expectShown(["muitas300"]) { $0.texts(in: "7") }
  }

  @Test func `finds earlier lines with Up, those with what was typed, and with Ctrl-R`() throws {
    let terminal = try startLines()
    for line in ["nota ção", "ver prato", "lista"] {
      try terminal.send(line + "\r")
      try terminal.expect(said(line))
      try terminal.expect("> ")
    }
    try terminal.send("\u{1B}[A\u{1B}[A\u{1B}[B\r")
    try terminal.expect(said("lista"))
    try terminal.expect("> ")
    try terminal.send("ver\u{1B}[A\r")
    try terminal.expect(said("ver prato"))
    try terminal.expect("> ")
    try terminal.send("\u{12}ção\u{1B}[D!\r")
    try terminal.expect(said("nota çã!o"))
    try terminal.expect("> ")
    try terminal.send("\u{12}vez\u{7F}r\r")
    try terminal.expect(said("ver prato"))
  }

  @Test func `has its history back after a restart`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (typed, line) in [("um é 🧃", "um é 🧃"), ("\u{1B}[A + dois", "um é 🧃 + dois"), ("\u{1B}[A", "um é 🧃 + dois")] {
      let terminal = try startLines([path])
      try terminal.send(typed + "\r")
      try terminal.expect(said(line))
      try terminal.expect("> ")
      try terminal.send("\u{4}")
      #expect(try terminal.waitForExit() == .status(0))
    }
  }
}
