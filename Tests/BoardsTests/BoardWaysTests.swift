import Foundation
import TagarelaTestSupport
import Testing

/// Boards that lead to others, are copied, compared and touched.
struct BoardWaysTests {
  private func linked() throws -> Clinic {
    try Clinic(
      "board new Home", "board new Food", "board put Home 1 eu 2 querer", "board put Food 1 suco 2 pao",
      "board link Home 3 Food", "board word Food 9 voltar", "board link Food 9 :back")
  }

  @Test func `a touched way leads on, so that the next cell is the other board's, and back`() throws {
    let clinic = try linked()
    try clinic.run(
      "patient new Bia", "tutor new Ana --patient Bia",
      "plan new P --tutor Ana --type board --board Home --description d --patient Bia")
    #expect(try clinic.run("plan touch P 1 C1 A1 9 2 --patient Bia") == "✓ eu, Food, suco, voltar, querer\n")
    #expect(try clinic.run("plan touch P 3 2 :back 1 3 :home 1 --patient Bia") == "✓ Food, pao, eu, Food, eu\n")
    let usage = try #require(try clinic.json("usage list --patient Bia") as? [[String: Any]])
    #expect(usage.count == 10)
    #expect(Set(usage.compactMap { $0["symbol"] as? String }) == ["eu", "Food", "suco", "voltar", "querer", "pao"])
    try clinic.run("board hide Food 1")
    #expect(try clinic.failure("plan touch P 3 1 --patient Bia").contains("hidden"))
  }

  @Test func `what is hidden is not opened, but shown to the therapist`() throws {
    let clinic = try linked()
    try clinic.run("board hide Home 1")
    #expect(try clinic.run("board open Home").hasPrefix("A1 | B1 querer | C1 Food → Food"))
    #expect(try clinic.run("board show Home").hasPrefix("A1 eu (hidden) | B1 querer"))
    try clinic.run("board reveal Home")
    #expect(try clinic.run("board show Home").hasPrefix("A1 eu | "))
  }

  @Test func `the tree follows every way once`() throws {
    let clinic = try linked()
    try clinic.run("board new Alone", "board link Food 8 Home")
    #expect(
      try clinic.run("board tree")
        == "Alone\nFood\n  B3 Home → Home\n    C1 Food → Food ↑\n")
    #expect(try clinic.run("board tree Home") == "Home\n  C1 Food → Food\n    B3 Home → Home ↑\n")
    try clinic.run("board remove Food")
    #expect(try clinic.run("board tree Home") == "Home\n")
  }

  @Test func `a copy for another patient takes that patient's symbols along and leaves the ways to others' boards`()
    throws
  {
    let clinic = try Clinic("patient new Bia", "patient new Rui")
    try clinic.run(
      "symbol new meu --category coisas --picture \(Tagarela.pictures)/suco.svg --patient Bia",
      "board new B --patient Bia",
      "board new Own --patient Bia", "board new All", "board put B 1 meu 2 pao --patient Bia",
      "board link B 1 Own --patient Bia", "board link B 2 All --patient Bia", "board copy B B --to Rui --patient Bia")
    let copy = try #require(try clinic.json("board show B --patient Rui") as? [String: Any])
    let cells = try #require(copy["cells"] as? [[String: Any]])
    #expect(cells.compactMap { $0["symbol"] as? String } == ["meu", "pao"])
    #expect(cells.compactMap { $0["link"] as? String } == ["All"])
    let symbols = try #require(try clinic.json("symbol list --patient Rui") as? [[String: Any]])
    #expect(symbols.filter { $0["name"] as? String == "meu" }.count == 1)
    try clinic.run("board remove B --patient Bia")
    #expect(try clinic.run("board show B --patient Rui").hasPrefix("A1 meu | B1 pao → All"))
  }

  @Test func `the boards to which one leads are copied along where that is wanted, each once, in one step`() throws {
    let clinic = try Clinic(
      "patient new Bia", "patient new Rui", "board new Home --patient Bia", "board new Food --patient Bia",
      "board new Fruit --patient Bia", "board new Aside --patient Bia", "board new Food --patient Rui",
      "symbol new meu --category coisas --picture \(Tagarela.pictures)/suco.svg --patient Bia",
      "board put Home 1 suco 2 pao --patient Bia", "board put Food 1 meu 2 pao --patient Bia",
      "board word Fruit 1 apple --patient Bia", "board link Home 1 Food --patient Bia",
      "board link Food 2 Fruit --patient Bia", "board link Fruit 1 Home --patient Bia")
    let before = try clinic.run("board list --patient Rui")
    #expect(
      try clinic.run("board copy Home Home --to Rui --linked --patient Bia")
        == "✓ Home for Rui, 3 × 3, 2 cells filled\n")
    #expect(try clinic.run("board show Home --patient Rui").hasPrefix("A1 suco → Food 2 | B1 pao"))
    #expect(try clinic.run("board show 'Food 2' --patient Rui").hasPrefix("A1 meu | B1 pao → Fruit"))
    #expect(try clinic.run("board show Fruit --patient Rui").hasPrefix("A1 apple → Home"))
    let tree = try #require(try clinic.json("board tree Home --patient Rui") as? [[String: Any]])
    #expect(tree.compactMap { $0["board"] as? String } == ["Home", "Food 2", "Fruit"])
    try clinic.run("undo")
    #expect(try clinic.run("board list --patient Rui") == before)
  }

  @Test func `a patient's board is no way for others`() throws {
    let clinic = try Clinic("patient new Bia", "board new Own --patient Bia", "board new All", "board word All 1 x")
    #expect(try clinic.failure("board link All 1 Own --patient Bia").contains("Own"))
  }

  @Test func `two boards are compared cell by cell`() throws {
    let clinic = try Clinic("board new A", "board put A 1 suco 2 pao 3 agua 4 eu")
    try clinic.run(
      "board copy A B", "board move B 2 9", "board clear B 3", "board color B 1 --fill red", "board put B 4 querer",
      "board put B 5 mais")
    let rows = try #require(try clinic.json("board diff A B") as? [[String: Any]])
    let told = Dictionary(rows.map { ($0["cell"] as? String ?? "", $0["change"] as? String ?? "") }) { first, _ in first
    }
    #expect(
      told == [
        "A1": "differs", "B1 → C3": "moved", "C1": "only_first", "A2": "differs", "B2": "only_second",
      ])
    #expect(try clinic.run("board diff A A") == "A and A are alike\n")
  }

  @Test func `a board's history says what was done and when, without what was undone`() throws {
    let clinic = try Clinic("board new B", "board put B 1 suco", "board new Other", "board put Other 1 pao")
    try clinic.run("board clear B 1", "undo", "board hide B 1")
    let rows = try #require(try clinic.json("board show B --history") as? [[String: Any]])
    #expect(rows.compactMap { $0["command"] as? String } == ["board new B", "board put B 1 suco", "board hide B 1"])
    #expect(rows.allSatisfy { ($0["at"] as? String)?.count ?? 0 >= 16 })
    #expect(rows.map { $0["filled"] as? [String] } == [[], ["A1"], []])
    #expect(rows.last?["changed"] as? [String] == ["A1"])
  }

  @Test func `a board's history tells what was moved and cleared, too`() throws {
    let clinic = try Clinic("board new B", "board put B 1 suco", "board move B A1 C3", "board clear B C3")
    let rows = try #require(try clinic.json("board show B --history") as? [[String: Any]])
    #expect(rows.map { $0["moved"] as? [String] } == [[], [], ["A1 → C3"], []])
    #expect(rows.map { $0["cleared"] as? [String] } == [[], [], [], ["C3"]])
    let shown = try clinic.run("board show B --history")
    #expect(shown.contains("cleared") && !shown.contains("changed"))
  }

  @Test func `a new board begins with its layout's words, in the language`() throws {
    let clinic = try Clinic()
    let output = try clinic.run("prancha nova Semana --modelo week", "prancha ver Semana", language: "pt")
    #expect(output.folding(options: .diacriticInsensitive, locale: nil).lowercased().contains("segunda"))
  }

  @Test func `on the screen one goes through boards, and what is touched is gathered`() throws {
    let clinic = try linked()
    try clinic.run(
      "board word Home 7 ó", "board word Home 8 limpar", "patient new Bia", "tutor new Ana --patient Bia",
      "plan new P --tutor Ana --type board --board Home --description d --patient Bia")
    let terminal = try clinic.tagarela.prompt(["--lang", "en"], columns: 80, rows: 30)
    try terminal.expect("tagarela>")
    try terminal.send("plan open P --patient Bia\r")
    try terminal.expect("leave")
    try terminal.send("12")
    try terminal.expect("eu querer")
    try terminal.send("3")
    try terminal.expect("Home › Food")
    try terminal.send("1")
    try terminal.expect("eu querer suco")
    try terminal.send("b")
    try terminal.expect("eu querer suco")
    try terminal.send("q")
    try terminal.expect("4 touches")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .status(0))
    let usage = try #require(try clinic.json("usage list --patient Bia") as? [[String: Any]])
    #expect(usage.compactMap { $0["symbol"] as? String } == ["eu", "querer", "Food", "suco"])
  }
}
