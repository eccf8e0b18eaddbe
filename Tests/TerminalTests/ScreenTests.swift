import Glibc
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `The full screen` {
  private let closing = "\u{1B}[?25h\u{1B}[?1049l"

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.spawn(
      "TerminalProbe", arguments: ["screen"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.expect("Tela")
    return terminal
  }

  @Test func `reports keys and clicks`() throws {
    let terminal = try start()
    try terminal.send("ç🧃\u{1B}[A\u{1B}[<0;10;3M\u{3}")
    for key in ["character(\"ç\")", "character(\"🧃\")", "up", "click(column: 9, row: 2)", "interrupt"] {
      try terminal.expect("<\(key)>")
    }
    try terminal.send("\u{1B}")
    try terminal.expect("<escape>")
  }

  @Test func `reports that the window changed`() throws {
    let terminal = try start()
    terminal.resize(columns: 55, rows: 20)
    try terminal.expect("<resize> 55")
  }

  @Test func `gives the terminal back when left`() throws {
    let terminal = try start()
    #expect(!terminal.isCooked)
    try terminal.send("\u{4}")
    try terminal.expect(closing + "left")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.isCooked)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV])
  func `gives the terminal back when a signal ends the program`(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signal(signal))
    #expect(terminal.seen.hasSuffix(closing))
    #expect(terminal.isCooked)
  }
}

@Suite(.waiting) struct `An interruption` {
  @Test func `is noted while a command runs`() throws {
    let terminal = try PseudoTerminal.spawn("TerminalProbe", arguments: ["work"])
    try terminal.expect("working")
    try terminal.send("\u{3}")
    try terminal.expect("interrupted false")
    #expect(try terminal.waitForExit() == .status(130))
  }
}
