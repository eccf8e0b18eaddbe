import TagarelaKit
import Terminal
import Testing

@testable import Shell

struct PageTests {
  private func page(width: Int?, boxes: Bool = true) -> TextPage {
    TextPage(wording: Wording("en", in: Bench.registry), style: .plain, width: width, boxes: boxes)
  }

  private let notes = Table(
    [.init("id", .number), .init("name"), .init("text", .wrapped)],
    rows: [
      [1, "João Ñandú", "Asked for juice by herself, twice, and was very proud of it afterwards."],
      [12, "日本語日本語日本語", "🙂 curto"], [3, "", "umapalavramuitocompridaquenãocabeemlinhanenhuma"],
    ], empty: Phrase("patient.none"))

  @Test(arguments: [20, 24, 30, 40, 60, 80, 200])
  func `a table fits into the terminal`(_ width: Int) throws {
    for line in try page(width: width).table(notes).split(separator: "\n") {
      #expect(displayWidth(String(line)) <= max(width, 22), "\(line)")
    }
  }

  @Test(arguments: [24, 30, 40, 80])
  func `wrapped text loses no word`(_ width: Int) throws {
    let shown = try page(width: width).table(notes).filter { !$0.isWhitespace }
    for word in ["juice", "herself", "afterwards", "curto"] where width >= 40 { #expect(shown.contains(word)) }
    #expect(
      try page(width: nil).table(notes).contains(
        "Asked for juice by herself, twice, and was very proud of it afterwards."))
  }

  @Test(arguments: [1, 2, 3, 10])
  func `even where nothing fits nothing breaks`(_ width: Int) throws {
    #expect(try !page(width: width).table(notes).isEmpty)
    #expect(!page(width: width).record(Record(["name": "João"])).isEmpty)
  }

  @Test func `a table whose columns would be cut to nothing becomes a record a row`() throws {
    let table = Table(
      [.init("name"), .init("place"), .init("email"), .init("text")],
      rows: [
        [.text("Ana Lúcia de Souza"), .text("the school"), .text("ana.lucia@escola.exemplo.org"), .text("2024-03-01")],
        [.text("Rui"), .none, .text("rui@exemplo.org"), .none],
      ], empty: Phrase("patient.none"))
    let wide = try page(width: 80).table(table).split(separator: "\n")
    #expect(wide.count == 3 && wide[0].hasPrefix("name"))
    // 18 + 10 + 28 + 10 and the gaps are 72; less than 12 columns of any can't be read.
    #expect(
      try page(width: 40).table(table) == """
        name    Ana Lúcia de Souza
        place   the school
        e-mail  ana.lucia@escola.exemplo.org
        text    2024-03-01

        name    Rui
        e-mail  rui@exemplo.org
        """)
  }

  @Test func `a text that goes on below itself gives way before others are cut`() throws {
    let table = Table(
      [.init("name"), .init("text", .wrapped)],
      rows: [[.text("a name of twenty-five col"), .text("a text that is longer than all that is left of the line")]],
      empty: Phrase("patient.none"))
    #expect(try page(width: 50).table(table).contains("a name of twenty-five col  a text that is"))
  }

  @Test func `a long text goes on below between words, and a path stays whole`() throws {
    let wording = Wording("en", in: Bench.registry)
    let printer = Printer(.terminal(.plain))
    let path = "/home/ana/" + String(repeating: "x", count: 50)
    let text = "  --photo FILE  the photo that is shown beside the name of whom it is\n" + path
    let shown = try #require(try printer.text(Outcome(.text(text, json: .none)), wording: wording, width: 40))
    #expect(
      shown == """
          --photo FILE  the photo that is shown
            beside the name of whom it is
        \(path)
        """)
    let remark = printer.remarks(
      Outcome(remarks: [Phrase("no.such.key", ["text": .text("one two three four five six seven eight")])]),
      wording: wording, width: 30)
    #expect(remark == ["! no.such.key · one two three\n  four five six seven eight"])
    #expect(page(width: 30).record(Record(["name": "one two three four five six seven"])).contains("five\n      six"))
  }

  @Test func `numbers stand to the right, and no line ends in blanks`() throws {
    let lines = try page(width: nil).table(notes).split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix(" 1  ") == true)
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test func `an empty table says so, and an empty field is left out`() throws {
    #expect(
      try page(width: 80).table(Table([.init("id")], rows: [], empty: Phrase("patient.none_in_use")))
        == "for which patient?")
    #expect(page(width: 80).record(Record(["name": "Ana", "email": .none, "tutors": .list([])])) == "name  Ana")
  }

  @Test func `a board is shown as rows of cells, filled or not`() {
    let cells = [
      GridView.Cell(position: 1, label: "suco", border: Tint(.yellow)),
      GridView.Cell(position: 4, label: "água", border: Tint(.blue)),
    ]
    let grid = GridView(title: "Lanche", size: GridSize(columns: 2, rows: 2) ?? .nine, cells: cells)
    #expect(GridPage(page: page(width: nil, boxes: false)).text(grid) == "A1 suco | B1\nA2 | B2 água")
    for width in [1, 10, 24, 80, 200] {
      #expect(!GridPage(page: page(width: width)).text(grid).isEmpty)
    }
  }
}
