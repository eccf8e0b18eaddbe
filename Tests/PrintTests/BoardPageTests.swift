import Print
import TagarelaKit
import Testing

@Suite("Pages of boards and plans")
struct BoardPageTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test("the page lies as the board does", arguments: [("3x3", false), ("1x1", false), ("6x4", true), ("2x5", false)])
  func orientation(size: String, isWide: Bool) throws {
    let page = try #require(try pdf.document(of: Samples.parcel(Samples.board(grid(size)))).pages.first)
    #expect((page.width > page.height) == isWide)
    #expect((min(page.width, page.height) * 25.4 / 72).rounded() == 210)
    #expect((max(page.width, page.height) * 25.4 / 72).rounded() == 297)
  }

  @Test("nothing is closer to the paper's edge than 12 mm", arguments: ["3x3", "9x9", "26x50", "1x50", "13x12"])
  func margins(size: String) throws {
    let document = try pdf.document(of: Samples.parcel(Samples.board(grid(size))))
    let margin = 12 * 72 / 25.4 - 0.001
    for page in document.pages {
      for frame in page.boxes.map(\.frame) + page.texts.map(\.frame) + page.pictures.map(\.frame) {
        #expect(frame.x >= margin && frame.y >= margin)
        #expect(frame.x + frame.width <= page.width - margin && frame.y + frame.height <= page.height - margin)
        #expect(frame.width > 0 && frame.height > 0)
      }
    }
  }

  @Test(
    "a board stays on one page while its rows allow it, and then goes on by whole rows",
    arguments: [("3x3", 1), ("9x9", 1), ("12x10", 1), ("4x12", 1), ("2x50", 5), ("26x50", 8)])
  func pageCount(size: String, pages: Int) throws {
    let size = try grid(size)
    let document = try pdf.document(of: Samples.parcel(Samples.board(size)))
    #expect(document.pages.count == pages)
    for page in document.pages {
      #expect(page.pictures.count.isMultiple(of: size.columns))
    }
    let labels = document.pages.flatMap(\.strings).filter { $0.hasPrefix("s") }
    #expect(labels == (1...size.count).map { "s\($0)" })
  }

  @Test("above the board stand the plan, the patient, the tutor and the day")
  func heading() throws {
    let page = try #require(try pdf.document(of: Samples.parcel(plan: "Almoço", Samples.board(.nine))).pages.first)
    #expect(page.strings.prefix(3) == ["Almoço", "Patient: Ana Conceição · Tutor: Júlia", "From 5 November 2012"])
    #expect(page.texts.first?.font.bold == true)
  }

  @Test("empty cells are drawn too, without a label")
  func emptyCells() throws {
    let page = try #require(try pdf.document(of: Samples.parcel(Samples.board(.nine, filled: 2))).pages.first)
    #expect(page.boxes.count == 2 * 2 + 7)
    #expect(page.pictures.count == 2)
    #expect(page.boxes.last?.fill == nil)
  }

  @Test("all labels of a board have one size, below their pictures")
  func labels() throws {
    var board = Samples.board(.nine)
    board.cells[4].symbol?.name = "quero brincar lá fora"
    let page = try #require(try pdf.document(of: Samples.parcel(board)).pages.first)
    let labels = page.texts.filter { $0.alignment == .center }
    #expect(labels.count == 9)
    #expect(Set(labels.map(\.font.size)).count == 1)
    for (label, picture) in zip(labels, page.pictures) {
      #expect(label.font.bold && label.fits)
      #expect(label.frame.y >= picture.frame.y + picture.frame.height)
    }
  }

  @Test("a symbol without a picture shows its name large in the middle")
  func withoutPicture() throws {
    var board = Samples.board(.nine)
    board.cells[0].symbol?.picture = nil
    let page = try #require(try pdf.document(of: Samples.parcel(board)).pages.first)
    let labels = page.texts.filter { $0.alignment == .center }
    #expect(page.pictures.count == 8)
    #expect(labels[0].font.size > labels[1].font.size)
    #expect(labels[0].frame.height > labels[1].frame.height * 3)
  }

  @Test("a picture that many cells show is in the file once")
  func picturesOnce() throws {
    let document = try pdf.document(of: Samples.parcel(Samples.board(.nine)))
    #expect(document.pictures.count == 1)
  }

  @Test("a board whose layout nobody knows any more is laid out as a grid; without any layout it says so")
  func unknownLayout() throws {
    let size = try grid("2x2")
    let parcel = Samples.parcel(Samples.board(size, layout: "spiral"))
    #expect(try pdf.document(of: parcel).pages.first?.pictures.count == 4)
    let failure = #expect(throws: Failure.self) { try pdf.document(of: parcel, layouts: []) }
    #expect(failure?.what.key == "print.layout")
  }

  @Test("a parcel without a plan says so")
  func nothing() {
    let failure = #expect(throws: Failure.self) { try pdf.document(of: Parcel(kind: .plan)) }
    #expect(failure?.what.key == "print.nothing")
  }

  private func grid(_ text: String) throws -> GridSize { try #require(GridSize(text)) }
}
