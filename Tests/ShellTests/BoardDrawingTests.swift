import TagarelaKit
import Terminal
import Testing

@testable import Shell

struct BoardDrawingTests {
  private func page(_ width: Int?, boxes: Bool = true) -> GridPage {
    GridPage(page: TextPage(wording: Wording("en", in: Bench.registry), style: .plain, width: width, boxes: boxes))
  }

  private func grid(_ columns: Int, _ rows: Int, pages: Int = 1, _ cells: [GridView.Cell]) throws -> GridView {
    GridView(title: "B", size: try #require(GridSize(columns: columns, rows: rows)), pages: pages, cells: cells)
  }

  private func wide(_ columns: Int, _ rows: Int) throws -> Span { try #require(Span(columns: columns, rows: rows)) }

  @Test func `plain text names every place once, with where it leads and what is hidden`() throws {
    let grid = try grid(
      3, 2, pages: 2,
      [
        .init(position: 1, span: wide(2, 1), label: "comida", leadsTo: "Comida"),
        .init(position: 6, label: "medo", isHidden: true), .init(position: 8, label: "eu"),
      ])
    #expect(
      page(nil, boxes: false).text(grid) == """
        page 1/2
        A1 comida → Comida (2 × 1) | C1
        A2 | B2 | C2 medo (hidden)

        page 2/2
        2:A1 | 2:B1 eu | 2:C1
        2:A2 | 2:B2 | 2:C2
        """)
  }

  @Test func `names of columns and rows stand in place of letters and numbers, and the title above`() throws {
    let size = try #require(GridSize(columns: 2, rows: 2))
    let cells = [GridView.Cell(position: 1, label: "9:00 fono"), GridView.Cell(position: 2, label: "escola")]
    let rows = GridView(title: "semana", size: size, cells: cells, rowNames: [.init("seg 23"), .init("ter 24")])
    #expect(
      page(nil, boxes: false).text(rows) == """
        semana
        seg 23 9:00 fono | seg 23 escola
        ter 24
        """)
    let drawn = page(50).text(rows).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(drawn.first == "semana" && drawn[2].hasPrefix("seg 23 │") && drawn.contains { $0.hasPrefix("ter 24 │") })
    let columns = GridView(title: "mês", size: size, cells: cells, columnNames: [.init("seg"), .init("ter")])
    #expect(page(nil, boxes: false).text(columns) == "mês\nseg 9:00 fono | ter escola")
    let lines = page(50).text(columns).split(separator: "\n")
    #expect(lines[1].split(separator: " ") == ["seg", "ter"] && lines[2].hasPrefix("┌"))
  }

  @Test func `areas of a scene are listed with their place in percent`() throws {
    let grid = try grid(
      2, 1, [.init(position: 1, area: CellArea(x: 0.1, y: 0.2, width: 0.3, height: 0.155), label: "cat")])
    #expect(page(nil, boxes: false).text(grid) == "A1 cat (10,20 30×16 %)")
  }

  @Test func `a cell over several places is one frame`() throws {
    let grid = try grid(2, 2, [.init(position: 1, span: wide(2, 1), label: "sim"), .init(position: 3, label: "não")])
    let lines = page(30).text(grid).split(separator: "\n")
    #expect(lines[1] == "  ┌───────────────────┐")
    #expect(lines[2] == "1 │        sim        │")
    #expect(lines[5] == "2 │  não   │ │        │")
  }

  @Test(arguments: [20, 40, 80, 120], [(3, 3), (12, 20), (26, 50), (1, 1), (6, 2)])
  func `no line is wider than the terminal, and every cell's word can be read`(_ width: Int, _ size: (Int, Int)) throws
  {
    let count = size.0 * size.1
    let cells = (1...count).map {
      GridView.Cell(position: $0, label: "palavra\($0)x", leadsTo: $0 == 1 ? "Outra" : nil)
    }
    let text = page(width).text(try grid(size.0, size.1, cells))
    for line in text.split(separator: "\n") { #expect(displayWidth(String(line)) <= width, "\(line)") }
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    #expect(words.isSuperset(of: (1...count).map { "palavra\($0)x" } + ["Outra"]))
  }

  @Test func `a cell that would cover another is drawn as a single one`() throws {
    let grid = try grid(2, 1, [.init(position: 1, span: wide(2, 1), label: "a"), .init(position: 2, label: "b")])
    #expect(page(nil, boxes: false).text(grid) == "A1 a | B1 b")
  }

  @Test func `on a sheet what is laid later covers, and wide signs keep their columns`() {
    var sheet = CharacterSheet(columns: 6, rows: 2)
    sheet.lay(OwnEscape.sequence("[31m") + "abcdef" + OwnEscape.sequence("[0m"), column: 0, row: 0)
    sheet.lay("日", column: 1, row: 0)
    sheet.lay("too far", column: 4, row: 1)
    sheet.lay("x", column: 0, row: 7)
    #expect(sheet.lines.map(\.forTerminal) == ["\u{1B}[31ma\u{1B}[0m日\u{1B}[31mdef\u{1B}[0m", "    to"])
  }

  // MARK: words

  private func drawn(_ grid: GridView, columns: Int, rows: Int) -> [String] {
    let frame = BoardFrame.filling(grid, columns: columns, rows: rows, selected: 1)
    return BoardDrawing(grid: grid, page: 1, frame: frame, style: .plain).lines
  }

  private func bathroom(_ count: Int, isPictured: Bool) throws -> GridView {
    let picture: TerminalDrawing = { columns, rows in
      Array(repeating: String(repeating: "#", count: columns), count: rows)
    }
    return try grid(
      count, 1,
      (1...count).map {
        .init(position: $0, label: "ir ao banheiro", picture: isPictured ? picture : nil)
      })
  }

  @Test func `cells stand side by side rather than cut a word`() throws {
    // Three of 48 columns have 13 inside with a gap, 14 without.
    let lines = drawn(try bathroom(3, isPictured: true), columns: 48, rows: 5)
    #expect(lines.contains { $0.contains("│ir ao banheiro││ir ao banheiro│") })
  }

  @Test func `a word beside a picture takes two rows before it is cut, where the picture keeps enough`() throws {
    let high = drawn(try bathroom(2, isPictured: true), columns: 24, rows: 8)
    #expect(high.contains { $0.contains("ir ao") } && high.contains { $0.contains("banheiro") })
    #expect(high.count { $0.contains("#") } == 4)
    let low = drawn(try bathroom(2, isPictured: true), columns: 24, rows: 6)
    #expect(low.contains { $0.contains("ir ao ba…") } && low.count { $0.contains("#") } == 3)
  }

  @Test(arguments: [(3, 24, 5, 2), (4, 24, 3, 1), (3, 40, 7, 2), (3, 14, 0, 1)])
  func `a written board with pictures leaves room for the line that was typed and the next`(
    _ side: Int, _ height: Int, _ inside: Int, _ label: Int
  ) throws {
    let picture: TerminalDrawing = { columns, rows in
      Array(repeating: String(repeating: "#", count: columns), count: rows)
    }
    let grid = try grid(side, side, (1...side * side).map { .init(position: $0, label: "suco", picture: picture) })
    let page = TextPage(
      wording: Wording("en", in: Bench.registry), style: Style(hasColor: true, hasTrueColor: true), width: 80,
      boxes: true, height: height)
    let lines = GridPage(page: page).text(grid).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= height - 2)
    #expect(lines.contains { $0.contains("suco") })
    #expect(lines.count { $0.contains("##") } == (inside == 0 ? 0 : side * (inside - 1)))
  }

  @Test(arguments: [
    ("ir ao banheiro", 8, 2, ["ir ao", "banheiro"], false), ("ir ao banheiro", 8, 1, ["ir ao b…"], true),
    ("supermercado", 8, 2, ["superme…"], true), ("ao supermercado", 8, 2, ["ao", "superme…"], true),
    ("a b c d e", 3, 2, ["a b", "c …"], true), ("", 5, 2, [], false),
  ])
  func `words are parted between words and never broken`(
    _ label: String, _ width: Int, _ height: Int, _ lines: [String], _ isCut: Bool
  ) {
    let text = CellText(label, width: width, height: height)
    #expect(text.lines == lines && text.isCut == isCut)
  }
}
