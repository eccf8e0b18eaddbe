import Foundation
import TagarelaTestSupport
import Testing

/// Boards as large as the screen, at a real terminal.
struct OpenScreenTests {
  private func clinic(_ commands: String...) throws -> Clinic {
    let clinic = try Clinic("patient new Bia", "tutor new Ana --patient Bia")
    try clinic.run(commands)
    return clinic
  }

  private func used(_ clinic: Clinic) throws -> Set<String> {
    let rows = try #require(try clinic.json("usage list --patient Bia") as? [[String: Any]])
    return Set(rows.compactMap { $0["symbol"] as? String })
  }

  @Test func `on a keyboard board one writes with the keyboard, Enter speaks and Escape leaves`() throws {
    let clinic = try clinic(
      "board new Keys --layout keyboard --patient Bia",
      "plan new P --tutor Ana --type board --board Keys --description d --patient Bia")
    let terminal = try clinic.tagarela.prompt(
      ["--lang", "en", "-c", "plan open P --patient Bia"], columns: 80, rows: 24)
    try terminal.expect("letters: write · Enter: speak")
    _ = terminal.settle()
    // Letters that go home, back and out elsewhere, a digit, a capital, Space and Backspace.
    for (key, message) in [
      ("h", " h "), ("q", " hq "), ("B", " hqb "), ("1", " hqb1 "), ("\u{7F}", " hqb "), (" ", " hqb "),
      ("a", " hqb a "),
    ] {
      try terminal.send(key)
      try terminal.expect(message)
      _ = terminal.settle()
    }
    try terminal.send("\r")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("P: 8 touches")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try used(clinic).isSuperset(of: ["h", "q", "b", "1", "a"]))
  }

  @Test func `from a keyboard Escape goes back to the board that led there`() throws {
    let clinic = try clinic(
      "board new First --grid 2x1", "board put First 1 suco 2 pao", "board new Keys --layout keyboard",
      "board link First 2 Keys")
    let terminal = try clinic.tagarela.prompt(["--lang", "en", "-c", "board open First"], columns: 80, rows: 24)
    try terminal.expect("b: back")
    _ = terminal.settle()
    try terminal.send("2")
    try terminal.expect("First › Keys")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("b: back")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("First: 1 touch")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `headings are no targets: the first number is the first symbol's`() throws {
    let clinic = try clinic(
      "board new S --layout sentence --patient Bia", "board put S A2 eu B2 querer F3 mais --patient Bia",
      "plan new P --tutor Ana --type board --board S --description d --patient Bia")
    let terminal = try clinic.tagarela.prompt(
      ["--lang", "en", "-c", "plan open P --patient Bia"], columns: 80, rows: 30)
    try terminal.expect("number or arrows")
    _ = terminal.settle()
    try terminal.send("1")
    try terminal.expect(" eu ")
    _ = terminal.settle()
    // A click on the heading of the verbs.
    try terminal.send("\u{1B}[<0;20;4M\u{1B}[<0;20;4m")
    _ = terminal.settle()
    try terminal.send("3")
    try terminal.expect(" eu mais ")
    _ = terminal.settle()
    try terminal.send("q")
    try terminal.expect("P: 2 touches")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try used(clinic) == ["eu", "mais"])
  }

  @Test func `twelve cells have twelve numbers`() throws {
    let clinic = try clinic(
      "board new B --grid 4x3 --patient Bia",
      "board put B 1 suco 2 pao 3 agua 4 eu 5 querer 6 mais 7 suco 8 pao 9 agua 10 eu 11 querer 12 mais --patient Bia",
      "plan new P --tutor Ana --type board --board B --description d --patient Bia")
    let terminal = try clinic.tagarela.prompt(
      ["--lang", "en", "-c", "plan open P --patient Bia"], columns: 80, rows: 24)
    try terminal.expect("number or arrows")
    _ = terminal.settle()
    for (keys, message) in [("12", " mais "), ("1\r", " mais suco "), ("1", " mais suco suco ")] {
      try terminal.send(keys)
      try terminal.expect(message)
      _ = terminal.settle()
    }
    try terminal.send("q")
    try terminal.expect("P: 3 touches")
    #expect(try terminal.waitForExit() == .status(0))
  }

  /// Terminals with graphics, by what they are called, with how a picture begins.
  @Test(arguments: [("foot", "\u{1B}P"), ("xterm-kitty", "\u{1B}_G")], ["board", "large"])
  func `where there are graphics a plan is drawn of pixels, which are sent again only when others are shown`(
    _ terminal: (name: String, picture: String), _ kind: String
  ) throws {
    let (name, picture) = terminal
    let clinic = try clinic(
      "board new B --grid 2x1 --patient Bia", "board put B 1 suco 2 pao --patient Bia",
      "plan new P --tutor Ana --type \(kind) \(kind == "large" ? "--symbol suco" : "--board B") --description d "
        + "--patient Bia")
    let screen = try clinic.tagarela.prompt(
      ["--lang", "en", "-c", "plan open P --patient Bia"], environment: ["TERM": name], columns: 80, rows: 24)
    let shown = try screen.expect("number or arrows") + screen.settle()
    #expect(shown.contains(picture))
    try screen.send("1")
    let touched = try screen.expect("suco") + screen.settle()
    #expect(!touched.contains(picture))
    screen.resize(columns: 70, rows: 20)
    try screen.expect("\u{1B}[2J")
    try screen.expect(picture)
    _ = screen.settle()
    try screen.send("q")
    try screen.expect("P: 1 touch")
    #expect(try screen.waitForExit() == .status(0))
  }
}
