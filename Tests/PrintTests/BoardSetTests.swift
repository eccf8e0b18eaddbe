import Foundation
import Print
import TagarelaKit
import Testing

@Suite("Sets of boards")
struct BoardSetTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  /// Three boards; the second has two pages and so many rows that each takes several sheets.
  private func boards() throws -> [Board] {
    var boards = [
      Samples.board(.nine), Samples.board(try #require(GridSize(columns: 2, rows: 30))), Samples.board(.nine),
    ]
    for index in boards.indices {
      boards[index].uid = "board\(index)"
      boards[index].name = "Board \(index)"
    }
    boards[1].pages = 2
    boards[1].cells += (61...120).map { Board.Cell(position: $0, symbol: Samples.symbol("s\($0)")) }
    boards[0].cells[3].link = BoardLink(uid: "board2", name: "")
    boards[2].cells[0].link = BoardLink(uid: "board0", name: "")
    boards[2].cells[1].link = BoardLink(uid: "elsewhere", name: "")
    return boards
  }

  @Test("all cells of all pages are printed in order, and pages are numbered through the whole")
  func order() throws {
    let pages = try pdf.document(of: Parcel(kind: .board, boards: boards())).pages
    let labels = pages.flatMap(\.strings).filter { $0.hasPrefix("s") }
    #expect(labels == (1...9).map { "s\($0)" } + (1...120).map { "s\($0)" } + (1...9).map { "s\($0)" })
    #expect(pages.count > 4)
    for (index, page) in pages.enumerated() { #expect(page.strings.last == "\(index + 1) / \(pages.count)") }
    // A board's page begins a sheet.
    #expect(pages.contains { $0.strings.first { $0.hasPrefix("s") } == "s61" })
  }

  @Test("the outline names each board where it begins, and links lead to boards that are there")
  func navigation() throws {
    let document = try pdf.document(of: Parcel(kind: .board, boards: boards()))
    let last = document.pages.count - 1
    #expect(
      document.outline == [
        .init(title: "Board 0", page: 0), .init(title: "Board 1", page: 1), .init(title: "Board 2", page: last),
      ])
    #expect(document.pages.first?.links.map(\.page) == [last])
    #expect(document.pages.last?.links.map(\.page) == [0])
    let link = try #require(document.pages.first?.links.first)
    #expect(document.pages.first?.boxes.contains { $0.frame == link.frame } == true)
  }

  @Test("a single page has neither number nor outline")
  func single() throws {
    let document = try pdf.document(of: Samples.parcel(Samples.board(.nine)))
    #expect(document.outline.isEmpty)
    #expect(!document.pages.flatMap(\.strings).contains("1 / 1"))
  }

  @Test("without page numbers there are none")
  func unnumbered() throws {
    var setup = PageSetup()
    setup.hasPageNumbers = false
    let document = try pdf.document(of: Parcel(kind: .board, boards: boards()), page: setup)
    #expect(!document.pages.flatMap(\.strings).contains { $0.contains(" / ") })
  }

  @Test("a plan brings the boards to which its own leads")
  func plan() throws {
    var parcel = Samples.parcel(plan: "Almoço", try boards()[0])
    parcel.boards = try [boards()[2]]
    let document = try pdf.document(of: parcel)
    #expect(document.pages.map(\.links.count) == [1, 1])
  }

  @Test("the drawn PDF has the links and the outline")
  func drawn() throws {
    let bytes = try pdf.file(of: Parcel(kind: .board, boards: boards()))
    #expect(bytes.count(of: "/Subtype /Link") == 2)
    for index in 0..<3 { #expect(bytes.count(of: "/Title (Board \(index))") == 1) }
  }

  @Test("a span is never cut, and nothing leaves the page", arguments: [1, 2, 3, 7])
  func spans(rows: Int) throws {
    let size = try #require(GridSize(columns: 3, rows: 40))
    var board = Samples.board(size, filled: 1)
    board.cells = stride(from: 0, to: 40 - rows, by: rows + 1).map { row in
      var cell = Board.Cell(position: row * 3 + 1, symbol: Samples.symbol("s\(row)"))
      cell.span = Span(columns: 2, rows: rows) ?? .single
      return cell
    }
    let document = try pdf.document(of: Samples.parcel(board))
    let margin = 12.0 * 72 / 25.4
    #expect(document.pages.count > 1)
    #expect(document.pages.flatMap(\.pictures).count == board.cells.count)
    for page in document.pages {
      let bottom = page.height - margin + 0.01
      for box in page.boxes { #expect(box.frame.y + box.frame.height <= bottom) }
      let frames = page.boxes.map(\.frame).filter { $0.width > page.width / 2 }
      for (frame, next) in zip(frames, frames.dropFirst()) where next.y > frame.y + 10 {
        #expect(next.y >= frame.y + frame.height)
      }
    }
  }
}

extension Data {
  fileprivate func count(of text: String) -> Int {
    let wanted = Data(text.utf8)
    var count = 0
    var place = startIndex
    while let found = self[place...].firstRange(of: wanted) {
      count += 1
      place = found.upperBound
    }
    return count
  }
}
