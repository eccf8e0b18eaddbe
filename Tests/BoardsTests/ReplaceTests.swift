import Foundation
import TagarelaTestSupport
import Testing

/// One symbol for another wherever it stands.
struct ReplaceTests {
  private func clinic() throws -> Clinic {
    try Clinic(
      "board new A", "board new B", "board new C", "board put A 1 suco 2 eu", "board put B 2 suco 3 suco",
      "board put C 1 eu", "board link A 1 B", "board level B 2 3", "board label B 3 'suco de uva'")
  }

  @Test func `is done on all boards, where ways, levels and all else stay, as one step`() throws {
    let clinic = try clinic()
    let before = try ["A", "B", "C"].map { try clinic.run("board show \($0)") }
    #expect(try clinic.run("board replace suco pao") == "✓ pao in place of suco: 3 cells on A, B\n")
    #expect(try clinic.run("board show A").hasPrefix("A1 pao → B | B1 eu"))
    #expect(try clinic.run("board show B").hasPrefix("A1 | B1 pao | C1 pao"))
    #expect(try clinic.run("board show C") == before[2])
    #expect(try clinic.cells(of: "B")["C1"]?["level"] as? Int == 2)
    try clinic.run("undo")
    #expect(try ["A", "B", "C"].map { try clinic.run("board show \($0)") } == before)
  }

  @Test func `is done on the boards that are named`() throws {
    let clinic = try clinic()
    #expect(try clinic.run("board replace suco pao B") == "✓ pao in place of suco: 2 cells on B\n")
    #expect(try clinic.run("board show A").hasPrefix("A1 suco"))
    #expect(try clinic.failure("board replace suco pao C").contains("suco is on none of these boards"))
  }

  @Test func `a word stands where it is written, though a symbol that no board shows has its name by now`() throws {
    let clinic = try clinic()
    try clinic.run("board word C 2 'tomato soup'", "symbol join 'tomato soup' pcs:tomato pcs:soup")
    #expect(
      try clinic.run("board replace 'tomato soup' 'tomato soup'")
        == "✓ tomato soup in place of tomato soup: 1 cell on C\n")
    #expect(try clinic.cells(of: "C")["B1"]?["symbol"] as? String == "tomato soup")
  }

  @Test func `leaves other patients' boards, and is refused as a whole where a symbol is somebody else's`() throws {
    let clinic = try clinic()
    try clinic.run(
      "patient new Bia", "patient new Rui", "board new Dele --patient Rui", "board put Dele 1 suco --patient Rui",
      "symbol new meu --category coisas --picture \(Tagarela.pictures)/pao.svg --patient Bia")
    let before = try clinic.run("board show A")
    #expect(try clinic.failure("board replace suco meu --patient Bia").contains("meu"))
    #expect(try clinic.run("board show A") == before)
    try clinic.run("board replace suco pao --patient Bia")
    #expect(try clinic.run("board show Dele --patient Rui").hasPrefix("A1 suco"))
    #expect(try clinic.run("board show A").hasPrefix("A1 pao"))
  }
}
