import Print
import TagarelaKit
import Testing

@Suite("Boards as pictures")
struct PictureFileTests {
  @Test("a picture shows all rows of a board on one page", arguments: ["png", "svg"])
  func whole(id: String) throws {
    let format = try Registry.printing.format(id)
    let size = try #require(GridSize(columns: 26, rows: 50))
    let document = try format.document(of: Samples.parcel(Samples.board(size)))
    #expect(document.pages.count == 1)
    let page = try #require(document.pages.first)
    #expect(page.pictures.count == size.count)
    let paper = try #require(page.boxes.first)
    #expect(paper.fill == .white && paper.frame.width == page.width && paper.frame.height == page.height)
    let tallest = page.boxes.dropFirst().map { $0.frame.y + $0.frame.height }.max() ?? 0
    #expect(tallest < page.height)
  }

  @Test("a picture of several plans is refused, since it would lose all but one")
  func several() throws {
    let png = try Registry.printing.format("png")
    var parcel = Samples.parcel(plan: "a", Samples.board(.nine))
    parcel.plans.append(contentsOf: parcel.plans)
    let failure = #expect(throws: Failure.self) { try png.document(of: parcel) }
    #expect(failure?.what.key == "print.several")
    let pdf = try Registry.printing.format("pdf")
    #expect(try pdf.document(of: parcel).pages.count == 2)
  }

  @Test("boards of several pages are a picture a page, each with its own pictures only")
  func pages() throws {
    let png = try Registry.printing.format("png")
    var board = Samples.board(.nine)
    board.pages = 2
    board.cells.append(Board.Cell(position: 10, symbol: Samples.symbol("s10", picture: nil)))
    let documents = try png.documents(of: Parcel(kind: .board, boards: [board, Samples.board(.one)]))
    #expect(documents.map(\.pages.count) == [1, 1, 1])
    #expect(documents.map(\.pictures.count) == [1, 0, 1])
    #expect(documents[1].pages[0].strings.contains("s10"))
    #expect(try Registry.printing.format("pdf").writePages == nil)
  }

  @Test("PDF takes every kind of parcel, pictures only boards and plans")
  func kinds() throws {
    #expect(try Registry.printing.format("pdf").writes == Set(Parcel.Kind.allCases))
    #expect(try Registry.printing.format("png").writes == [.plan, .board, .symbols])
    #expect(try Registry.printing.format("svg").writes == [.plan, .board, .symbols])
  }
}
