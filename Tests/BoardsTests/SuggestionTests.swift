import Foundation
import TagarelaTestSupport
import Testing

/// Cells that offer a word that may come next.
struct SuggestionTests {
  /// A keyboard, with which a plan opens; its first row offers words, its third begins with q.
  private func keyboard() throws -> Clinic {
    try Clinic(
      "patient new Bia", "tutor new Ana --patient Bia", "board new K --layout keyboard",
      "plan new P --tutor Ana --type board --board K --description d --patient Bia")
  }

  /// What the cells of a board's or plan's first row offer.
  private func offered(_ clinic: Clinic, _ command: String = "plan open P --patient Bia") throws -> [String] {
    let shown = try #require(try clinic.json(command) as? [String: Any])
    let cells = try #require(shown["cells"] as? [[String: Any]])
    let words = cells.filter { ($0["cell"] as? String ?? "").hasSuffix("1") }.compactMap { $0["symbol"] as? String }
    return words.filter { !$0.isEmpty }
  }

  private func touched(_ clinic: Clinic) throws -> [String] {
    let usage = try #require(try clinic.json("usage list --patient Bia") as? [[String: Any]])
    return usage.compactMap { $0["symbol"] as? String }
  }

  @Test func `the first row of a keyboard offers words, and a touched one is noted`() throws {
    let clinic = try keyboard()
    let words = try offered(clinic)
    try #require(words.count == 5 && Set(words).count == 5)
    #expect(try clinic.run("plan touch P C1 --patient Bia") == "✓ \(words[1])\n")
    #expect(try touched(clinic) == [words[1]])
  }

  @Test func `letters narrow what is offered`() throws {
    let clinic = try keyboard()
    try clinic.run("plan touch P B3 A1 A3 C1 --patient Bia")
    let names = try touched(clinic)
    try #require(names.count == 4)
    #expect(names[0] == "w" && names[2] == "q")
    #expect(names[1].hasPrefix("w") && names[1].count > 1)
    #expect(names[3].hasPrefix("q") && names[3].count > 1)
  }

  @Test func `where nothing is known the cell is empty, and can't be touched`() throws {
    let clinic = try keyboard()
    let failure = try clinic.failure("plan touch P A3 A3 B4 A3 A1 --patient Bia")
    #expect(failure.contains("A1") && failure.contains("empty"))
    #expect(try touched(clinic).isEmpty)
  }

  @Test func `any cell is made to offer words, and stops when it gets something of its own`() throws {
    let clinic = try Clinic("board new B")
    #expect(try clinic.run("board link B 1 :word") == "✓ B: A1 offers a word that may come next\n")
    #expect(try clinic.run("board show B").hasPrefix("A1 → suggested word | B1"))
    #expect(try clinic.cells(of: "B")["A1"]?["actions"] as? [String] == [":ext_tagarela_suggestion"])
    #expect(try clinic.run("board link B 1 -") == "✓ B: A1 offers no word any more\n")
    #expect(try clinic.cells(of: "B").isEmpty)
    for command in ["board put B 1 suco", "board word B 1 suco", "board label B 1 suco", "board link B 1 :back"] {
      try clinic.run("board link B 1 :word", command)
      let cell = try #require(try clinic.cells(of: "B")["A1"])
      #expect(cell["actions"] as? [String] == (command.hasSuffix(":back") ? [":ext_tagarela_back"] : []), "\(command)")
      try clinic.run("board clear B 1")
    }
    try clinic.run("board put B 2 suco", "board link B 2 :word", "board link B 2 -")
    #expect(try clinic.cells(of: "B")["B1"]?["symbol"] as? String == "suco")
  }

  @Test func `the first of a board's cells offers the likeliest word, and hidden ones none`() throws {
    let clinic = try keyboard()
    let words = try offered(clinic)
    try #require(words.count == 5)
    try clinic.run("board hide K A1")
    #expect(try offered(clinic) == Array(words.prefix(4)))
    #expect(try clinic.run("plan touch P C1 --patient Bia") == "✓ \(words[0])\n")
  }

  @Test(arguments: ["K k.obf", "K k.obz", "P k.psyb"]) func `they go out with a board and come back`(_ export: String)
    throws
  {
    let clinic = try keyboard()
    let words = export.split(separator: " ")
    let file = clinic.tagarela.folder.appending(path: String(words[1])).path
    try clinic.run("use bia", "export \(words[0]) '\(file)'")
    let other = try Clinic()
    try other.run("receive '\(file)'")
    let (sent, come) = (try clinic.cells(of: "K"), try other.cells(of: "K"))
    #expect(come["A1"]?["actions"] as? [String] == [":ext_tagarela_suggestion"])
    #expect(NSDictionary(dictionary: sent).isEqual(to: come))
    #expect(try other.run("receive '\(file)'").contains("nothing new"))
  }

  @Test func `a list of words misses none of them`() throws {
    let clinic = try keyboard()
    let file = clinic.tagarela.folder.appending(path: "k.csv").path
    let told = try clinic.tagarela.run(["--plain", "--lang", "en", "-c", "export K '\(file)'"]).errors
    #expect(told.contains("actions of cells") && !told.contains("left out"))
  }

  @Test func `a board of the size without them is a keyboard as before`() throws {
    let clinic = try Clinic("board new K --layout keyboard --grid 11x6")
    let cells = try clinic.cells(of: "K")
    #expect(cells.count == 59 && cells["A1"]?["label"] as? String == "1" && cells["A2"]?["label"] as? String == "q")
    try clinic.run("board edit K --letters upper")
    #expect(try clinic.run("board show K").hasPrefix("A1 1 | B1 2"))
  }

  @Test func `on the screen a touched word stands in the message, and the row changes`() throws {
    let clinic = try keyboard()
    try clinic.run("use bia")
    let words = try offered(clinic)
    try #require(words.count == 5)
    let terminal = try clinic.tagarela.prompt(["--lang", "en"], columns: 120, rows: 40)
    try terminal.expect("tagarela>")
    try terminal.send("plan open P --patient Bia\r")
    try terminal.expect("leave")
    // The digits are the keyboard's own; Tab takes what is suggested first.
    try terminal.send("\t")
    try terminal.expect(" \(words[0]) ")
    _ = terminal.settle()
    try terminal.send("q")
    try terminal.expect(" \(words[0]) q ")
    _ = terminal.settle()
    try terminal.send("\t")
    try terminal.expect(" \(words[0]) q")
    _ = terminal.settle()
    try terminal.send("\u{1B}")
    try terminal.expect("3 touches")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    let names = try touched(clinic)
    try #require(names.count == 3)
    #expect(names[0] == words[0] && names[1] == "q")
    #expect(names[2].hasPrefix("q") && names[2].count > 1)
  }
}
