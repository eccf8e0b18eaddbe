import Layouts
import Print
import TagarelaKit
import Testing

@Suite("Cells on paper")
struct CellPageTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test("what the patient doesn't see is left out, or drawn faintly when it is wanted")
  func hidden() throws {
    let page = try page { $0.cells[4].isHidden = true }
    #expect(page.pictures.count == 8 && !page.strings.contains("s5"))
    var setup = PageSetup()
    setup.showsHidden = true
    let whole = try self.page(setup) { $0.cells[4].isHidden = true }
    #expect(whole.pictures.count == 9 && whole.strings.contains("s5"))
    let veils = whole.boxes.filter { ($0.fill?.alpha ?? 1) < 1 }
    #expect(veils.map(\.frame) == [whole.boxes[8].frame])
  }

  @Test(
    "words are in the board's letters", arguments: [(LetterCase.upper, "PÃO"), (.lower, "pão"), (.asWritten, "Pão")])
  func letters(letters: LetterCase, expected: String) throws {
    let page = try page {
      $0.letters = letters
      $0.cells[0].label = "Pão"
      $0.cells[1] = Board.Cell(position: 2, label: "Pão")
    }
    #expect(page.strings.filter { $0 == expected }.count == 2)
  }

  @Test("a cell with a word only shows it larger than the labels, in no category's frame")
  func words() throws {
    let page = try page { $0.cells[0] = Board.Cell(position: 1, label: "sim") }
    let labels = page.texts.filter { $0.alignment == .center }
    #expect(labels[0].string == "sim" && labels[0].font.size > labels[1].font.size)
    #expect(page.boxes.count == 1 + 8 * 2)
  }

  @Test("a cell's own colours come before its category's, and its word is read on them")
  func colors() throws {
    let page = try page {
      $0.cells[0].fill = Tint("#101010")
      $0.cells[0].border = Tint("#ffff00")
    }
    #expect(page.boxes[0].fill == Scene.Color(red: 1, green: 1, blue: 0))
    #expect(page.boxes[1].fill == Tint("#101010")?.onPaper)
    let labels = page.texts.filter { $0.alignment == .center }
    #expect(labels[0].color == .white && labels[1].color == .black)
  }

  @Test("a board's background lies behind all cells")
  func background() throws {
    let page = try page { $0.background = Tint("#204060") }
    let ground = try #require(page.boxes.first)
    #expect(ground.fill == Tint("#204060")?.onPaper)
    for box in page.boxes.dropFirst() {
      #expect(box.frame.x > ground.frame.x && box.frame.y > ground.frame.y)
      #expect(box.frame.x + box.frame.width < ground.frame.x + ground.frame.width)
    }
  }

  @Test("a way to another board has a mark in a corner, away from the word", arguments: [LabelPlace.above, .below])
  func linkMark(place: LabelPlace) throws {
    let page = try page {
      $0.labels = place
      $0.cells[0].link = BoardLink(uid: "x", name: "x")
    }
    let mark = try #require(page.boxes.dropFirst(2).first).frame
    let cell = page.boxes[0].frame
    let label = try #require(page.texts.first { $0.string == "s1" }).frame
    #expect(page.lines.count == 2)
    let (right, end) = (mark.x + mark.width, cell.x + cell.width)
    #expect(abs(right - end) < 0.01)
    #expect(mark.y + mark.height <= label.y || label.y + label.height <= mark.y)
  }

  @Test("a cell that spans takes the place of all that it covers")
  func spans() throws {
    let page = try page {
      $0.layout = "grid"
      $0.cells = [Board.Cell(position: 1, span: Span(columns: 2, rows: 2) ?? .single, symbol: Samples.symbol("wide"))]
    }
    let (cell, single) = (page.boxes[0].frame, try #require(page.boxes.last).frame)
    #expect(cell.width > 2 * single.width && cell.height > 2 * single.height)
    #expect(page.boxes.count == 2 + 5)
  }

  @Test("an empty place is pale in the colour of what it is for")
  func roles() throws {
    let size = try #require(GridSize(columns: 2, rows: 1))
    let layout = BoardLayout(id: "roles", sizes: .only(size)) { request in
      let half = request.area.width / 2
      return [SlotRole.verbs, .choice].enumerated().map { index, role in
        let frame = Scene.Frame(
          x: request.area.x + Double(index) * half, y: request.area.y, width: half - 1, height: request.area.height)
        return LayoutSlot(position: index + 1, frame: frame, role: role)
      }
    }
    let board = Board(name: "b", size: size, layout: "roles")
    let page = try #require(try pdf.document(of: Samples.parcel(board), layouts: [layout]).pages.first)
    let tint = try #require(SlotRole.verbs.tint?.onPaper)
    let fill = try #require(page.boxes[0].fill)
    #expect(fill.green > tint.green && fill.green > fill.red && fill.green > fill.blue)
    #expect(page.boxes[1].fill == nil)
  }

  @Test("cells that offer words are left out, and rows of nothing else leave their room to the others")
  func suggestions() throws {
    let suggestion = { Board.Cell(position: $0, label: "offered", actions: [.suggestion]) }
    let one = try page { $0.cells[3] = suggestion(4) }
    #expect(one.pictures.count == 8 && !one.strings.contains("offered"))
    let first = try page { $0.cells.replaceSubrange(0..<3, with: [suggestion(1), suggestion(3)]) }
    #expect(first.strings.filter { $0.hasPrefix("s") } == (4...9).map { "s\($0)" })
    let two = try page {
      $0.size = GridSize(columns: 3, rows: 2) ?? $0.size
      $0.cells.removeLast(3)
    }
    #expect(first.boxes.map(\.frame) == two.boxes.map(\.frame))
    let mixed = try page { $0.cells[0] = suggestion(1) }
    #expect(mixed.strings.filter { $0.hasPrefix("s") } == (2...9).map { "s\($0)" })
    #expect(mixed.boxes.count == 1 + 8 * 2)
  }

  @Test("a keyboard has the room of its keys on paper, and is never divided")
  func keyboard() throws {
    let keyboard = try #require(Registry([.layouts]).first(.layouts, id: "keyboard"))
    func page(_ rows: Int) throws -> Scene {
      let size = try #require(GridSize(columns: 11, rows: rows))
      let board = Board(name: "K", size: size, layout: "keyboard", cells: keyboard.beginning(size, "pt"))
      var setup = PageSetup()
      setup.paper = .a5
      setup.margin = 40
      let pages = try pdf.document(of: Samples.parcel(board), page: setup).pages
      #expect(pages.count == 1)
      return try #require(pages.first)
    }
    let (with, without) = (try page(7), try page(6))
    #expect(with.boxes.map(\.frame) == without.boxes.map(\.frame))
    #expect(with.strings == without.strings)
  }

  @Test("areas of a scene lie on their share of its picture, which is seen through them")
  func scene() throws {
    let area = try #require(CellArea(x: 0.25, y: 0.5, width: 0.5, height: 0.25))
    let page = try page {
      $0.layout = "scene"
      $0.scene = Samples.square
      $0.cells = [Board.Cell(position: 1, area: area, symbol: Samples.symbol("window"))]
    }
    #expect(page.pictures.count == 1)
    // The test's pictures are square, so the picture is as wide as the page allows, in the middle of what is free.
    let place = try #require(page.pictures.first).frame
    #expect(abs(place.width - place.height) < 0.01)
    let frame = try #require(page.boxes.first).frame
    let expected = Scene.Frame(
      x: place.x + place.width * 0.25, y: place.y + place.height * 0.5, width: place.width * 0.5,
      height: place.height * 0.25)
    #expect(frame.isNear(expected))
    #expect((page.boxes.first?.fill?.alpha ?? 1) < 0.5)
    #expect(page.strings.contains("window"))
  }

  @Test("cells with areas and no scene lie where they say")
  func areas() throws {
    let area = try #require(CellArea(x: 0, y: 0.5, width: 0.5, height: 0.5))
    let page = try page { $0.cells = [Board.Cell(position: 1, area: area, symbol: Samples.symbol("corner"))] }
    #expect(page.boxes.count == 2 && page.pictures.count == 1)
    let frame = page.boxes[0].frame
    let bottom = page.height - 12.0 * 72 / 25.4
    #expect(abs(frame.y + frame.height - bottom) < 0.01)
  }

  private func page(_ setup: PageSetup = PageSetup(), _ change: (inout Board) -> Void) throws -> Scene {
    var board = Samples.board(.nine)
    change(&board)
    return try #require(try pdf.document(of: Samples.parcel(board), page: setup).pages.first)
  }
}

extension Scene.Frame {
  fileprivate func isNear(_ other: Scene.Frame) -> Bool {
    let differences = [x - other.x, y - other.y, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 0.01 }
  }
}
