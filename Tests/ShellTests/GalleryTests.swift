import TagarelaKit
import Terminal
import Testing

@testable import Shell

struct GalleryTests {
  private func item(_ label: String) -> Gallery.Item {
    Gallery.Item(label: label, note: "pcs:\(label)") { columns, rows in
      Array(repeating: String(repeating: "#", count: columns), count: rows)
    }
  }

  private func drawing(_ labels: [String], columns: Int) -> [String] {
    GalleryDrawing(gallery: Gallery(labels.map(item)), style: .plain, columns: columns).lines
  }

  @Test(arguments: [10, 18, 40, 80, 200])
  func `pictures stand side by side as far as the terminal goes, each with its words`(_ columns: Int) {
    let labels = ["juice", "água", "日本語日本語日本語日本語", "ice-cream"]
    let lines = drawing(labels, columns: columns)
    for line in lines { #expect(displayWidth(line) <= columns, "\(line)") }
    let text = lines.joined(separator: "\n")
    #expect(text.contains("juice") && text.contains("pcs:juice") && text.contains("água"))
    let rows = (labels.count + max(1, (columns + 1) / 19) - 1) / max(1, (columns + 1) / 19)
    #expect(lines.filter { $0.contains("#") }.count == rows * 8)
  }

  @Test(arguments: [(40, 8), (23, 8), (14, 5), (9, 3), (8, 0), (0, 0)])
  func `where the output is to stay in sight pictures are as large as there is room for`(_ rows: Int, _ height: Int) {
    // Two beside each other while they are large, then three.
    let gallery = Gallery((1...4).map { item("number \($0)") }, makesRoom: true)
    let lines = GalleryDrawing(gallery: gallery, style: .plain, columns: 40, rows: rows).lines
    #expect(lines.count <= rows + 1)
    #expect(lines.filter { $0.contains("#") }.count == 2 * height)
    #expect(lines.isEmpty == (height == 0))
  }

  @Test func `the room is what the output leaves of the window`() throws {
    let printer = Printer(.terminal(Style(hasColor: true)))
    let wording = Wording("en", in: Bench.registry)
    var outcome = Outcome(
      .text(Array(repeating: "line", count: 20).joined(separator: "\n"), json: .none), gallery: Gallery([item("water")])
    )
    func lines(_ height: Int?) throws -> Int {
      try #require(try printer.text(outcome, wording: wording, width: 80, height: height)).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
    }
    #expect(try lines(24) == lines(nil))
    outcome.gallery?.makesRoom = true
    #expect(try lines(24) == 20)
    #expect(try lines(28) <= 27 && lines(28) > 20)
    #expect(try lines(60) == lines(nil))
  }

  @Test(arguments: [(24, 2), (30, 3), (34, 4)])
  func `a timetable of low rows has its pictures beside its words`(_ lines: Int, _ height: Int) throws {
    let size = try #require(GridSize(columns: 2, rows: 7))
    let cells = (1...14).map { position in
      GridView.Cell(position: position, label: "09:00 school", picture: item("x").picture)
    }
    let names = (1...7).map { GridView.Name("Mon \($0)") }
    func drawn(_ grid: GridView) -> [String] {
      let frame = BoardFrame.filling(grid, columns: 60, rows: lines - 5, selected: 1)
      return BoardDrawing(grid: grid, page: 1, frame: frame, style: .plain).lines
    }
    let week = drawn(GridView(title: "week", size: size, cells: cells, rowNames: names))
    #expect(week.filter { $0.contains("#") }.count == 7 * height)
    #expect(week.filter { $0.contains("09:00 school") }.count == 7 && week.count <= lines - 5)
    #expect(week.allSatisfy { displayWidth($0) <= 60 })
    // Written, it goes without frames where they would take more lines than there are.
    let grid = GridView(title: "week", size: size, cells: cells, rowNames: names)
    func written(_ rows: Int?) -> Int {
      BoardFrame.written(grid, style: .plain, columns: 60, rows: rows).flatMap {
        BoardDrawing(grid: grid, page: 1, frame: $0, style: .plain).lines
      }.count
    }
    #expect(written(nil) == 21 && written(21) == 21 && written(20) == 7)
    // A board keeps its frames.
    #expect(!drawn(GridView(title: "board", size: size, cells: cells)).joined().contains("#"))
  }

  @Test func `what can't be drawn leaves its place empty`() {
    let gallery = Gallery([Gallery.Item(label: "juice", note: "x:1") { _, _ in nil }, item("water")])
    let lines = GalleryDrawing(gallery: gallery, style: .plain, columns: 80).lines
    #expect(lines.filter { $0.contains("#") }.allSatisfy { $0.hasPrefix(String(repeating: " ", count: 18)) })
    #expect(lines.contains { $0.contains("juice") && $0.contains("water") })
  }

  @Test func `pixels are drawn where the screen has room already`() {
    let picture = OwnEscape.sequence("7") + OwnEscape.picture("\u{1B}Pq\u{1B}\\") + OwnEscape.sequence("8")
    let drawn = ["top", picture + OwnEscape.sequence("[4C"), OwnEscape.sequence("[4C")]
    let lines = PixelGraphics.room(for: drawn)
    #expect(lines.first?.forTerminal == "\n\n\n\u{1B}[3Atop")
    #expect(Array(lines.dropFirst()) == Array(drawn.dropFirst()))
    #expect(PixelGraphics.room(for: ["only", "text"]) == ["only", "text"])
  }

  @Test func `a gallery stands for the table that it says all of, and beside any other output`() throws {
    let table = Table([.init("name")], rows: [["juice"]], empty: Phrase("symbol.none"))
    let printer = Printer(.terminal(Style(hasColor: true)))
    let wording = Wording("en", in: Bench.registry)
    let whole = Outcome(.table(table), gallery: Gallery([item("water")], isWhole: true))
    let shown = try #require(try printer.text(whole, wording: wording, width: 80))
    #expect(shown.contains("water") && !shown.contains("juice"))
    let beside = Outcome(.record(Record(["name": "juice"])), gallery: Gallery([item("water")]))
    let both = try #require(try printer.text(beside, wording: wording, width: 80))
    #expect(both.contains("juice") && both.contains("water"))
    #expect(try Printer(.plain).text(beside, wording: wording, width: 80) == "name  juice")
    #expect(try Printer(.json).text(whole, wording: wording, width: 80) == #"[{"name":"juice"}]"#)
  }

  @Test func `a board's words stand above or below its pictures`() throws {
    let cell = GridView.Cell(position: 1, label: "suco", border: Tint(.red)) { columns, rows in
      Array(repeating: String(repeating: "#", count: columns), count: rows)
    }
    func rows(_ labels: LabelPlace) throws -> (word: Int, picture: Int) {
      let grid = GridView(title: "B", size: .one, labels: labels, cells: [cell])
      let style = Style(hasColor: true)
      let frame = try #require(BoardFrame.written(grid, style: style, columns: 80).first)
      let lines = BoardDrawing(grid: grid, page: 1, frame: frame, style: style).lines
      return (
        try #require(lines.firstIndex { $0.contains("suco") }), try #require(lines.firstIndex { $0.contains("#") })
      )
    }
    let above = try rows(.above)
    #expect(above.word < above.picture)
    let below = try rows(.below)
    #expect(below.word > below.picture)
  }
}
