import Foundation
import TagarelaTestSupport
import Testing

/// Cells of boards, as they are filled, moved and made to look otherwise.
struct BoardEditingTests {
  @Test func `a symbol that is put keeps what else the cell is, a word takes the symbol's place`() throws {
    let clinic = try Clinic("board new B", "board new C")
    try clinic.run(
      "board put B 1 suco", "board link B 1 C", "board color B 1 --fill yellow --border 102030", "board span B 1 2x1",
      "board put B A1 pao")
    let put = try #require(try clinic.cells(of: "B")["A1"])
    #expect(put["symbol"] as? String == "pao")
    #expect(put["link"] as? String == "C")
    #expect(put["fill"] as? String == "#ffff00")
    #expect(put["border"] as? String == "#102030")
    #expect(put["columns"] as? Int == 2)
    try clinic.run(#"board word B A1 "sim senhor""#)
    let word = try #require(try clinic.cells(of: "B")["A1"])
    #expect(word["symbol"] is NSNull)
    #expect(word["label"] as? String == "sim senhor")
    #expect(word["link"] as? String == "C")
  }

  @Test func `each change is one step, and is undone whole`() throws {
    let clinic = try Clinic("board new B", "board put B 1 suco 2 pao", "board word B 3 não")
    let commands = [
      "board put B 4 agua 5 eu 6 mais", "board word B 1 x 7 y", "board label B 1 outro", "board say B 1 quero suco",
      "board fill B eu querer mais agua suco pao eu eu", "board move B 1 9", "board swap B 1 2", "board clear B 1 2 3",
      "board color B 1 2 --fill red", "board hide B 1 2", "board span B 3 1x2", "board area B 1 0 0 50 50",
      "board link B 1 Novo --new", "board edit B --grid 4x4 --pages 3 --labels hidden --letters upper",
      "board copy B Outra",
    ]
    for command in commands {
      let before = try clinic.jsonText("board show B") + clinic.jsonText("board list")
      try clinic.run(command)
      #expect(try clinic.jsonText("board show B") + clinic.jsonText("board list") != before, "\(command)")
      try clinic.run("undo")
      #expect(try clinic.jsonText("board show B") + clinic.jsonText("board list") == before, "\(command)")
    }
  }

  @Test func `a cell is never laid over another, which is named`() throws {
    let clinic = try Clinic("board new B", "board put B A1 suco B1 pao")
    #expect(try clinic.failure("board span B A1 2x1").contains("B1"))
    #expect(try clinic.failure("board span B A1 4x1").contains("3x3"))
    try clinic.run("board span B A1 1x2")
    #expect(try clinic.failure("board put B A2 agua").contains("A1"))
    #expect(try clinic.run("board show B") == "A1 suco (1 × 2) | B1 pao | C1\nB2 | C2\nA3 | B3 | C3\n")
    // What a large cell covers stands for it.
    try clinic.run("board move B A2 C2")
    #expect(try clinic.run("board show B") == "A1 | B1 pao | C1\nA2 | B2 | C2 suco (1 × 2)\nA3 | B3\n")
    #expect(try clinic.failure("board move B C2 C3").contains("3x3"))
  }

  @Test func `moving onto a filled cell exchanges, and moving by one within itself works`() throws {
    let clinic = try Clinic("board new B --grid 4x1", "board put B A1 suco D1 pao")
    #expect(try clinic.run("board move B A1 D1") == "✓ B: A1 and D1 exchanged\n")
    try clinic.run("board span B A1 2x1", "board move B A1 B1")
    #expect(try clinic.run("board show B") == "A1 | B1 pao (2 × 1) | D1 suco\n")
  }

  @Test func `pages are numbered, and go only when they are empty`() throws {
    let clinic = try Clinic("board new B --grid 2x1 --pages 2", "board put B 2:B1 suco 1 pao")
    #expect(try clinic.run("board show B") == "page 1/2\nA1 pao | B1\n\npage 2/2\n2:A1 | 2:B1 suco\n")
    let cell = try #require(try clinic.cells(of: "B")["2:B1"])
    #expect(cell["position"] as? Int == 4)
    #expect(cell["page"] as? Int == 2)
    #expect(try clinic.failure("board edit B --pages 1").contains("suco"))
    #expect(try clinic.failure("board put B 3:A1 suco").contains("3:A1"))
    try clinic.run("board clear B 4", "board edit B --pages 1")
    #expect(try clinic.run("board show B") == "A1 pao | B1\n")
  }

  @Test func `filling takes free places, adds pages, and stays on the page that is named`() throws {
    let clinic = try Clinic("board new B --grid 2x2", "board put B 2 suco")
    let filled = try clinic.run("board fill B eu querer mais agua pao")
    #expect(filled == "✓ B: 6 of 8 cells filled\n")
    #expect(
      try clinic.run("board show B")
        == "page 1/2\nA1 eu | B1 suco\nA2 querer | B2 mais\n\npage 2/2\n2:A1 agua | 2:B1 pao\n2:A2 | 2:B2\n")
    #expect(try clinic.failure("board fill B eu --page 1").contains("1"))
    try clinic.run("board new C --grid 3x2", "board fill C --category coisas")
    #expect(try clinic.cells(of: "C").count == 6)
    _ = try clinic.failure("board fill C")
  }

  @Test func `on a sentence board every word goes to the column of its class`() throws {
    let clinic = try Clinic()
    try clinic.run("board new F --layout sentence", "board fill F pcs:want pcs:juice pcs:happy pcs:eat", language: "en")
    let cells = try clinic.cells(of: "F")
    func column(_ label: String) throws -> Int {
      let cell = try #require(cells.values.first { $0["label"] as? String == label })
      return (try #require(cell["position"] as? Int) - 1) % 10
    }
    // The headings of the first row say which columns are for what.
    func columns(_ heading: String) throws -> Range<Int> {
      let cell = try #require(cells.values.first { $0["label"] as? String == heading })
      let first = try column(heading)
      return try first..<first + #require(cell["columns"] as? Int)
    }
    #expect(try columns("verbs").contains(column("want")) && columns("verbs").contains(column("eat")))
    #expect(try columns("nouns").contains(column("juice")))
    #expect(try columns("descriptions").contains(column("happy")))
  }

  @Test func `colours have names in every language, numbers, and are taken away with a dash`() throws {
    let clinic = try Clinic("board new B", "board put B 1 suco")
    try clinic.run("prancha colorir B 1 --interior amarelo --moldura '#f80'", language: "pt")
    let colored = try #require(try clinic.cells(of: "B")["A1"])
    #expect(colored["fill"] as? String == "#ffff00")
    #expect(colored["border"] as? String == "#ff8800")
    try clinic.run("board color B A1 --fill -")
    #expect(try #require(try clinic.cells(of: "B")["A1"])["fill"] is NSNull)
    #expect(try clinic.failure("board color B A1 --fill yelow").contains("yellow"))
    _ = try clinic.failure("board color B A1")
    _ = try clinic.failure("board color B B1 --fill red")
  }

  @Test func `an area lies within the picture`() throws {
    let clinic = try Clinic("board new B --layout scene", "board word B 1 gato")
    try clinic.run("board edit B --picture \(Tagarela.pictures)/suco.svg", "board area B 1 10 20 30 40")
    #expect(try clinic.run("board show B").hasPrefix("A1 gato (10,20 30×40 %)"))
    #expect(try clinic.failure("board area B 1 80 0 30 10").contains("A1"))
    _ = try clinic.failure("board area B 1 0 0 0 10")
  }

  @Test func `what would change nothing is said, and nothing is done`() throws {
    let clinic = try Clinic("board new B", "board put B A1 suco")
    let before = try clinic.jsonText("board show B")
    #expect(try clinic.failure("board move B A1 A1").contains("A1"))
    #expect(try clinic.failure("board move B B1 C1").contains("B1"))
    #expect(try clinic.failure("board put B C1 pao C1 agua").contains("C1"))
    #expect(try clinic.failure("board word B C1 sim 3 não").contains("3"))
    #expect(try clinic.failure("board edit B").contains("--labels"))
    #expect(try clinic.failure("board fill B pao --page 3").contains("page 2"))
    #expect(try clinic.failure("board area B A1 10 20").contains("four"))
    #expect(try clinic.jsonText("board show B") == before)
  }

  @Test func `areas are measured in percent and their fractions, and taken away again`() throws {
    let clinic = try Clinic("board new B", "board put B A1 suco")
    try clinic.run("board area B A1 12,5 0.5 30 40")
    let area = try #require(try clinic.cells(of: "B")["A1"]?["area"] as? [String: Double])
    #expect(area == ["x": 0.125, "y": 0.005, "width": 0.3, "height": 0.4])
    try clinic.run("board area B A1 -")
    #expect(try clinic.cells(of: "B")["A1"]?["area"] is NSNull)
  }

  @Test func `a schedule is filled time after time, a keyboard not at all`() throws {
    let clinic = try Clinic(
      "board new Dia --layout day", "board fill Dia suco pao", "board new Letras --layout keyboard")
    let cells = try clinic.cells(of: "Dia")
    #expect(cells["B1"]?["symbol"] as? String == "suco")
    #expect(cells["B2"]?["symbol"] as? String == "pao")
    #expect(try clinic.failure("board fill Letras suco").contains("Letras"))
  }

  @Test func `a cell called after the board it leads to is called after the next one too`() throws {
    let clinic = try Clinic("board new B", "board new C", "board new D", "board link B 1 C", "board link B 1 D")
    #expect(try clinic.cells(of: "B")["A1"]?["label"] as? String == "D")
    try clinic.run("board label B 1 lanche", "board link B 1 C")
    #expect(try clinic.cells(of: "B")["A1"]?["label"] as? String == "lanche")
  }

  @Test func `where other symbols lie, a comparison says all that differs`() throws {
    let clinic = try Clinic(
      "board new B", "board put B 1 suco", "board copy B C", "board put C 1 pao", "board color C 1 --fill yellow")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(clinic.jsonText("board diff B C").utf8)) as? [[String: Any]])
    let fields = try #require(rows.first?["fields"] as? [String])
    #expect(rows.count == 1)
    #expect(fields.contains("text") && fields.contains("fill"))
  }
}
