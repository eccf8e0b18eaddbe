import Foundation
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `The line editor` {
  @Test(arguments: [
    ["LANG": "C"], [:], ["LANG": "C.UTF-8"], ["LANG": "pt_BR.UTF-8"], ["LANG": "pt_BR.ISO-8859-1"], ["LC_ALL": "POSIX"],
    ["LANG": "C", "TERM": "dumb"], ["LANG": "C", "TERM": "xterm-kitty"],
  ])
  func `takes accents and emoji in every locale and on every terminal`(environment: [String: String]) throws {
    let terminal = try startLines(environment: environment)
    let line = "ç á ñ l·l Ŀ ü 🧃 👨‍👩‍👧 日本 c\u{327}"
    try terminal.send(line + "\r")
    try terminal.expect(said(line))
  }

  @Test func `takes every letter of Latin-1`() throws {
    let terminal = try startLines()
    let line = String(String.UnicodeScalarView((0xA1...0xFF).compactMap { Unicode.Scalar($0 as Int) }))
    try terminal.send(line + "\r")
    try terminal.expect(said(line))
  }

  @Test func `takes bytes that are no UTF-8 for replacement characters`() throws {
    let terminal = try startLines()
    try terminal.send(bytes: [0x61, 0xFF, 0x62, 0xC3, 0x28, 0x63, 0x0D])
    try terminal.expect(said("a\u{FFFD}b\u{FFFD}c"))
  }

  @Test(arguments: ["typed", "pasted"]) func `takes lines of ten thousand characters`(way: String) throws {
    let terminal = try startLines()
    let line = String(repeating: "ação, água e 🧃; ", count: 640)
    try terminal.send(way == "pasted" ? "\u{1B}[200~\(line)\u{1B}[201~\r" : line + "\r")
    try terminal.expect(said(line))
  }

  @Test func `passes over Escape that is pressed alone`() throws {
    let terminal = try startLines()
    var told = ""
    // It is alone only where the program has had its turn before the next letter comes.
    for _ in 0..<5 where told != said("dizer oi") {
      for letters in ["\u{1B}", "\u{1B}", "dizer", "\u{1B}", " oi\r"] {
        try terminal.send(letters)
        _ = terminal.settle(milliseconds: 300)
      }
      try terminal.expect("got ")
      told = try "got " + terminal.expect(";")
      try terminal.expect("> ")
    }
    #expect(told == said("dizer oi"))
  }

  @Test func `takes the lines of a paste one after another, and leaves what has no line end to be edited`() throws {
    let terminal = try startLines()
    try terminal.send("\u{1B}[200~um\r\ndois\ttrês\n\nquatro\u{1B}[201~")
    try terminal.expect(said("um"))
    try terminal.expect(said("dois três"))
    try terminal.expect("quatro")
    try terminal.send("!\r")
    try terminal.expect(said("quatro!"))
    try terminal.expect("> ")
    try terminal.send("fim\r")
    try terminal.expect(said("fim"))
  }

  @Test func `takes a single line that is pasted for typed, whatever ends it`() throws {
    let terminal = try startLines()
    try terminal.send("ver \u{1B}[200~prato\n\u{1B}[201~")
    _ = terminal.settle()
    #expect(!terminal.seen.contains("got"))
    try terminal.send("!\r")
    try terminal.expect(said("ver prato!"))
  }

  @Test func `never joins a pasted line to what is typed`() throws {
    let terminal = try startLines()
    try terminal.send("antes\u{1B}[200~um\ndois\n\u{1B}[201~")
    try terminal.expect(said("um"))
    try terminal.expect(said("dois"))
    // It is there again, to be gone on with.
    try terminal.expect("antes")
    try terminal.send("!\r")
    try terminal.expect(said("antes!"))
  }

  @Test func `leaves what was typed during a paste to a prompt of its own`() throws {
    let terminal = try startLines()
    try terminal.send("\u{1B}[200~?\nresto\u{1B}[201~")
    try terminal.expect("e-mail: ")
    _ = terminal.settle()
    try terminal.send("a@b\rdepois\r")
    try terminal.expect("answered")
    try terminal.expect("resto")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect(said("resto"))
    try terminal.expect("depois")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect(said("depois"))
  }

  @Test func `gives questions none of the pasted lines and keeps them out of the history`() throws {
    let terminal = try startLines()
    try terminal.send("\u{1B}[200~?\rdepois\u{1B}[201~\r")
    try terminal.expect("e-mail: ")
    try terminal.send("a@b\r")
    try terminal.expect("answered line(\"a@b\")")
    try terminal.expect("depois")
    try terminal.send("\r")
    try terminal.expect(said("depois"))
    try terminal.expect("> ")
    try terminal.send("\u{1B}[A\r")
    try terminal.expect(said("depois"))
  }

  @Test(arguments: ["sim\rdepois\r", "sim\r\ndepois", "\u{1B}[200~sim\rdepois\u{1B}[201~", "si\u{1B}[Am\rdepois\r"])
  func `takes no line for an answer that was there before its question`(ahead: String) throws {
    let terminal = try startLines()
    try terminal.send("?\r" + ahead)
    try terminal.expect("e-mail: ")
    _ = terminal.settle()
    #expect(!terminal.seen.contains("answered"))
    try terminal.send("a@b\r")
    try terminal.expect("answered line(\"a@b\")")
    // It comes up where lines are entered, to be looked at.
    for line in ["sim", "depois"] {
      try terminal.expect(line)
      _ = terminal.settle()
      try terminal.send("\r")
      try terminal.expect(said(line))
    }
  }

  @Test func `waits for a paste that comes in pieces before it asks`() throws {
    let terminal = try startLines()
    try terminal.send("?\rsim\r")
    for _ in 0..<5 {
      usleep(5_000)
      try terminal.send("sim\r")
    }
    try terminal.expect("e-mail: ")
    _ = terminal.settle()
    #expect(!terminal.seen.contains("answered"))
    try terminal.send("\u{3}")
    try terminal.expect("answered abandoned")
  }

  @Test func `takes Ctrl-C that was pressed before its question`() throws {
    let terminal = try startLines()
    try terminal.send("?\rsim\r\u{3}")
    try terminal.expect("answered abandoned")
    try terminal.expect("> ")
    try terminal.send("fim\r")
    try terminal.expect(said("fim"))
  }

  @Test(arguments: [
    ("a\u{202E}b\u{61C}c\u{FEFF}", "abc"), ("x\u{2066}y\u{2069}\u{E0041}", "xy"), ("a\u{9B}2Jb\u{85}", "a2Jb"),
    (
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    ),
  ])
  func `leaves out of a line what can't be seen, typed or pasted`(line: String, taken: String) throws {
    let terminal = try startLines()
    for sent in [line, "\u{1B}[200~\(line)\u{1B}[201~"] {
      try terminal.send(sent + "\r")
      try terminal.expect(said(taken))
      try terminal.expect("> ")
    }
    #expect(!terminal.seen.unicodeScalars.contains { [0x202E, 0x61C, 0xFEFF, 0x9B, 0x2066].contains($0.value) })
  }

  @Test func `loses nothing of what was typed ahead`() throws {
    let terminal = try startLines()
    let lines = (1...20).map { "linha \($0) é 🧃" }
    try terminal.send(lines.map { $0 + "\r" }.joined())
    for line in lines { try terminal.expect(said(line)) }
  }

  @Test func `draws the line anew when the window changes`() throws {
    let terminal = try startLines(columns: 40)
    let line = "um texto que passa da largura da janela e continua"
    try terminal.send(line)
    try terminal.expect("continua")
    terminal.resize(columns: 100, rows: 24)
    try terminal.expect("\u{1B}[J")
    try terminal.expect(line)
    try terminal.send("!\r")
    try terminal.expect(said(line + "!"))
  }

  @Test func `gives the terminal back when it is terminated`() throws {
    let terminal = try startLines()
    #expect(!terminal.isCooked)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == .signal(SIGTERM))
    #expect(terminal.isCooked)
    #expect(terminal.seen.hasSuffix("\u{1B}[?2004l"))
  }

  @Test func `ends when the terminal goes away`() throws {
    let terminal = try startLines()
    try terminal.send("abc")
    terminal.hangUp()
    // Whichever comes first: that nothing more is read, or the signal.
    #expect(try [.signal(SIGHUP), .status(0)].contains(terminal.waitForExit()))
  }

  @Test func `does not start without a terminal`() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = PseudoTerminal.builtProducts.appendingPathComponent("TerminalProbe")
    process.arguments = ["lines"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "refused\n")
  }

  @Test func `takes SIGINT from outside for Ctrl-C where interruptions are noted`() throws {
    let terminal = try startLines()
    try terminal.send("abc")
    try terminal.expect("abc")
    terminal.signal(SIGINT)
    try terminal.expect("abandoned")
    try terminal.expect("> ")
    try terminal.send("novo\r")
    try terminal.expect(said("novo"))
  }
}
