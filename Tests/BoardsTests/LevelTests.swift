import Foundation
import TagarelaTestSupport
import Testing

/// Words step by step: each cell keeps its place, and is seen from its level on.
struct LevelTests {
  private let clinic = try? Clinic(
    "board new B --grid 3x1", "board word B 1 eu 2 quero 3 mais", "board level B 3 C1 B1")

  @Test func `the patient sees the cells up to the board's level, and all of them without one`() throws {
    let clinic = try #require(clinic)
    #expect(try clinic.run("board open B").contains("B1 quero"))
    try clinic.run("board edit B --level 1")
    #expect(try clinic.run("board open B") == "A1 eu | B1 | C1\n")
    try clinic.run("board edit B --level 3")
    #expect(try clinic.run("board open B").contains("C1 mais"))
    try clinic.run("board edit B --level 0")
    #expect(try clinic.run("board open B").contains("B1 quero"))
  }

  @Test func `the therapist sees all, and from which level on`() throws {
    let clinic = try #require(clinic)
    try clinic.run("board edit B --level 1")
    #expect(try clinic.run("board show B").contains("B1 quero (hidden, level 3)"))
    #expect(try clinic.cells(of: "B")["C1"]?["level"] as? Int == 3)
    let board = try #require(try clinic.json("board show B") as? [String: Any])
    #expect(board["level"] as? Int == 1)
  }

  @Test func `a drawn board says below itself which cells come from which level on`() throws {
    let clinic = try #require(clinic)
    let terminal = try clinic.tagarela.prompt(["--lang", "en"], columns: 60)
    try terminal.expect("tagarela>")
    try terminal.send("board show B\r")
    try terminal.expect("B1 quero (level 3)")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test func `one step is taken back`() throws {
    let clinic = try #require(clinic)
    try clinic.run("board level B 1 B1")
    #expect(try clinic.cells(of: "B")["B1"]?["level"] as? Int == 1)
    try clinic.run("undo")
    #expect(try clinic.cells(of: "B")["B1"]?["level"] as? Int == 3)
  }

  @Test(arguments: ["board level B 0 A1", "board level B 11 A1", "board edit B --level 11", "board level B"])
  func `what is no level is refused`(_ command: String) throws {
    let clinic = try #require(clinic)
    #expect(!(try clinic.failure(command)).isEmpty)
    #expect(try clinic.cells(of: "B")["C1"]?["level"] as? Int == 3)
  }

  @Test func `levels and leave to move go into bundles and Open Board files, and come back`() throws {
    let clinic = try #require(clinic)
    try clinic.run(
      "patient new Ana", "tutor new Rosa --patient Ana", "board edit B --level 2 --movable yes",
      "plan new P --patient Ana --tutor Rosa --type board --description d --board B")
    for file in ["p.psyb", "b.obf"] {
      let path = clinic.tagarela.path(file)
      try clinic.run("export \(file.hasSuffix("psyb") ? "plan:P" : "board:B") '\(path)' --patient Ana")
      let other = try Clinic()
      try other.run("patient new Ana", "receive '\(path)' --patient Ana")
      let board = try #require(try other.json("board show B --patient Ana") as? [String: Any], "\(file)")
      #expect(board["level"] as? Int == 2 && board["movable"] as? Bool == true, "\(file)")
      let cells = try #require(board["cells"] as? [[String: Any]])
      #expect(cells.compactMap { $0["level"] as? Int } == [1, 3, 3], "\(file)")
    }
  }
}
