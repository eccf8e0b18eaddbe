import Foundation
import TagarelaTestSupport
import Testing

/// Guided sentences on a real terminal.
@Suite(.waiting)
struct ComposeScreenTests {
  private let desk: Desk

  init() async throws {
    desk = try Desk()
    let made = try await desk.run(["-c", "patient new Bia", "-c", "settings adult_no yes"])
    try #require(made.status == 0, "\(made.messages)")
  }

  /// Sends keys one after the other, each once the screen has settled.
  private func type(_ keys: String..., on terminal: PseudoTerminal) throws {
    for key in keys {
      try terminal.send(key)
      _ = terminal.settle(milliseconds: 250)
    }
  }

  @Test(arguments: [(100, 30), (60, 16), (40, 40)])
  func `one chooses, negates, asks, searches, goes back, ends, is refused and begins again`(_ size: (Int, Int))
    async throws
  {
    let terminal = try desk.open(["--lang", "en"], columns: size.0, rows: size.1)
    try terminal.expect("tagarela>")
    try terminal.send("compose --as-patient --patient Bia\r")
    try terminal.expect("Sentence › who?")
    _ = terminal.settle()
    try terminal.send("/mother")
    try terminal.expect("/mother")
    _ = terminal.settle()
    try terminal.send("\r")
    try terminal.expect("Sentence › does what?")
    try type("/eat", "\r", on: terminal)
    try terminal.expect("and what else?")
    try terminal.expect("Mom eats.")
    try terminal.send("n")
    try terminal.expect("Mom doesn't eat.")
    try terminal.send("?")
    try terminal.expect("Doesn't Mom eat?")
    try terminal.send("n")
    try terminal.expect("Does Mom eat?")
    _ = terminal.settle()
    try type("/apple", "\r", on: terminal)
    try terminal.expect("Does Mom eat an apple?")
    // Backspace drops the apple, and nothing else.
    try terminal.send("\u{7F}")
    try terminal.expect("Does Mom eat?")
    _ = terminal.settle()
    try terminal.send("?")
    try terminal.expect("Mom eats.")
    try terminal.send("t")
    try terminal.expect("Mom ate.")
    _ = terminal.settle()
    try terminal.send("e")
    try terminal.expect("sentence finished")
    _ = terminal.settle()
    try terminal.send("x")
    try terminal.expect("the adult's answer")
    try terminal.expect("No.")
    _ = terminal.settle()
    try terminal.send("\u{7F}")
    try terminal.expect("sentence finished")
    _ = terminal.settle()
    try terminal.send("a")
    try terminal.expect("Sentence › who?")
    _ = terminal.settle()
    try terminal.send("q")
    // What was finished is the command's result.
    try terminal.expect("Mom ate.")
    try terminal.expect("tagarela>")
    try terminal.send("usage list --patient Bia\r")
    try terminal.expect("mom")
    try terminal.expect("eat")
    try terminal.send("undo\r")
    try terminal.expect("undone: compose mom eat --as-patient")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    let used = try await desk.run(["--lang", "en", "-c", "usage list --patient Bia"])
    #expect(used.output.contains("no symbol"))
  }

  @Test(arguments: [(80, 24), (40, 20), (120, 40)])
  func `the screen begins with what is likely, the marks and the categories, and numbers of two digits choose`(
    _ size: (Int, Int)
  ) throws {
    let terminal = try desk.open(["--lang", "en", "-c", "compose --patient Bia"], columns: size.0, rows: size.1)
    let shown = try terminal.expect("who?  likely") + terminal.expect("present") + terminal.settle()
    #expect(shown.contains("[ ] not") && shown.contains("[ ] question"))
    try terminal.send("c")
    try terminal.expect("who? › categories")
    _ = terminal.settle()
    // The second category: people; or the eleventh, where there are so many on the page.
    try terminal.send(size.0 > 100 ? "11" : "2")
    try terminal.expect("Sentence › who?  ")
    let page = terminal.settle(milliseconds: 500)
    #expect(!page.contains("likely") && !page.contains("categories\u{1B}"))
    try terminal.send("q")
    try terminal.expect("no sentence was finished")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test(arguments: [("foot", "\u{1B}P"), ("xterm-kitty", "\u{1B}_G")])
  func `where there are graphics choices are drawn of pixels, and sent once`(_ name: String, _ picture: String)
    throws
  {
    let terminal = try desk.open(
      ["--lang", "en", "-c", "compose --patient Bia"], environment: ["TERM": name, "NO_COLOR": ""], columns: 80,
      rows: 24)
    let shown = try terminal.expect("likely") + terminal.expect("present")
    #expect(shown.components(separatedBy: picture).count > 5)
    _ = terminal.settle()
    try terminal.send("\u{1B}[C")
    let moved = try terminal.expect("you") + terminal.settle()
    #expect(!moved.contains(picture))
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `leaving before the end says so, and notes nothing`() async throws {
    let terminal = try desk.open(["--lang", "en", "-c", "compose --me --patient Bia"])
    try terminal.expect("Sentence › does what?")
    _ = terminal.settle()
    try type("1", on: terminal)
    try terminal.expect("and what else?")
    _ = terminal.settle()
    try terminal.send("q")
    try terminal.expect("no sentence was finished")
    // What was begun is told, so that nobody has to remember it.
    try terminal.expect("left unfinished: I ")
    #expect(try terminal.waitForExit() == .status(0))
    let used = try await desk.run(["--lang", "en", "-c", "usage list --patient Bia"])
    #expect(used.output.contains("no symbol"))
  }

  @Test func `another size of the window lays the choices out again, and the way out stays in sight`() async throws {
    let terminal = try desk.open(["--lang", "en", "-c", "compose --patient Bia"], columns: 100, rows: 35)
    try terminal.expect("who?  likely")
    _ = terminal.settle()
    terminal.resize(columns: 40, rows: 20)
    try terminal.expect("Esc: leave")
    _ = terminal.settle()
    terminal.resize(columns: 100, rows: 35)
    try terminal.expect("who?  likely")
    try terminal.send("q")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `a search without result says so, and a finished sentence stays finished when it is taken back`()
    async throws
  {
    let terminal = try desk.open(["--lang", "en", "-c", "compose --patient Bia"])
    try terminal.expect("Sentence › who?")
    _ = terminal.settle()
    try type("/zzzz", on: terminal)
    try terminal.expect("no symbol for “zzzz”")
    try terminal.send("\u{1B}")
    try terminal.expect("Sentence › who?")
    try type("/mother", "\r", "/sleep", "\r", on: terminal)
    try type("e", on: terminal)
    try terminal.expect("sentence finished")
    try type("\u{7F}", "\u{7F}", "\u{7F}", "q", on: terminal)
    try terminal.expect("Mom is sleeping.")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `the last cell of a page ends the sentence`() async throws {
    let terminal = try desk.open(["--lang", "en", "-c", "compose --patient Bia"], columns: 100, rows: 35)
    try terminal.expect("Sentence › who?")
    try type("/mother", "\r", "/eat", "\r", on: terminal)
    try terminal.expect("and what else?")
    // In the third row of cells, at the right.
    try type("\u{1B}[<0;95;28M\u{1B}[<0;95;28m", on: terminal)
    try terminal.expect("sentence finished")
    try type("q", on: terminal)
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `in plain lines there are no boxes and no blocks`() async throws {
    let terminal = try desk.open(["--plain", "--lang", "en", "-c", "compose --patient Bia"])
    let shown = try terminal.expect("> 1 ") + terminal.settle()
    #expect(!shown.contains { "┌┏│▀▄█▗".contains($0) })
    try type("/mother", "\r", on: terminal)
    try terminal.expect("does what?")
    try type("q", on: terminal)
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `a click chooses, also while one searches, and does what is below the board`() async throws {
    let terminal = try desk.open(["--lang", "en", "-c", "compose --patient Bia"], columns: 100, rows: 30)
    try terminal.expect("Sentence › who?")
    _ = terminal.settle()
    try terminal.send("/mother")
    try terminal.expect("/mother")
    _ = terminal.settle()
    // In the middle of the first cell of a board that begins in the third line; buttons count from 1.
    try terminal.send("\u{1B}[<0;6;6M\u{1B}[<0;6;6m")
    try terminal.expect("Sentence › does what?")
    _ = terminal.settle()
    // Letters are keys again after a click.
    try terminal.send("n")
    try terminal.expect("✗")
    _ = terminal.settle()
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `whatever is typed, the screen goes on`() async throws {
    let terminal = try desk.open(["--lang", "en", "-c", "compose --patient Bia"], columns: 60, rows: 20)
    try terminal.expect("Sentence › who?")
    _ = terminal.settle()
    var random = Seeded(state: 42)
    let keys = [
      "1", "5", "9", "n", "?", "t", "e", "s", "a", "x", "\u{7F}", "\r", "/", "m", "<", ">", "\t", "é", "👍", "\u{1B}[A",
      "\u{1B}[B", "\u{1B}[C",
      "\u{1B}[<0;10;10M", "\u{1B}[<0;500;500M", "\u{1B}[6~", "h",
    ]
    for step in 0..<300 {
      try terminal.send(keys.randomElement(using: &random) ?? "1")
      if step.isMultiple(of: 50) { terminal.resize(columns: 10 + step / 5, rows: 3 + step / 10) }
      usleep(5_000)
    }
    _ = terminal.settle(milliseconds: 1000)
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .status(0))
  }
}
