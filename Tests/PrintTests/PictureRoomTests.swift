import Layouts
import Print
import TagarelaKit
import Testing

@Suite("How much of a cell its picture gets")
struct PictureRoomTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test(
    "a picture gets at least 65 % of its cell",
    arguments: ["1x1", "3x3", "3x5", "2x2", "3x1", "4x1", "6x4", "8x5"], [PageSetup.Paper.a4, .a5, .letter])
  func room(size: String, paper: PageSetup.Paper) throws {
    var setup = PageSetup()
    setup.paper = paper
    let board = Samples.board(try #require(GridSize(size)))
    let page = try #require(try pdf.document(of: Samples.parcel(board), page: setup).pages.first)
    #expect(page.pictures.count == board.cells.count)
    for share in shares(page) { #expect(share >= 0.65) }
  }

  @Test("a label of two lines takes room in its own cell alone", arguments: [LabelPlace.below, .above])
  func twoLines(place: LabelPlace) throws {
    let plain = Samples.board(try #require(GridSize("8x5")))
    var board = plain
    board.labels = place
    board.cells[12].symbol?.name = "brincar lá fora"
    let page = try #require(try pdf.document(of: Samples.parcel(board)).pages.first)
    let shares = shares(page)
    let labels = page.texts.filter { $0.alignment == .center }
    #expect(labels[12].frame.height > labels[11].frame.height * 1.8)
    for (index, share) in shares.enumerated() {
      #expect(index == 12 ? share >= 0.5 && share < shares[11] : share >= 0.65)
    }
    // The outermost lines of a row stand on one line.
    for other in [8, 11, 15] {
      let (own, one) = (labels[12].frame, labels[other].frame)
      #expect(place == .below ? abs(own.y + own.height - one.y - one.height) < 0.01 : abs(own.y - one.y) < 0.01)
    }
  }

  @Test("of what comes first and then the pictures are larger than the words")
  func firstThen() throws {
    let layout = try #require(Registry([.layouts]).first(.layouts, id: "first-then"))
    var board = Board(name: "b", size: .of2x2, layout: "first-then", cells: layout.beginning(.of2x2, "pt"))
    board.cells += [3, 4].map { Board.Cell(position: $0, symbol: Samples.symbol("comer")) }
    for orientation in PageSetup.Orientation.allCases {
      var setup = PageSetup()
      setup.orientation = orientation
      let page = try #require(try pdf.document(of: Samples.parcel(board), page: setup).pages.first)
      let words = page.texts.filter { $0.alignment == .center }
      #expect(words.map(\.string) == ["primeiro", "depois", "comer", "comer"])
      let side = try #require(page.pictures.map { min($0.frame.width, $0.frame.height) }.min())
      for word in words {
        #expect(word.font.size * 5 < side)
        #expect(word.font.size * 0.6 * Double(word.string.count) < side)
      }
      for share in shares(page, from: 2) { #expect(share >= 0.65) }
    }
  }

  /// Of each framed cell's own rectangle, that of its picture.
  ///
  /// - Parameter first: the boxes before are of other cells.
  private func shares(_ page: Scene, from first: Int = 0) -> [Double] {
    page.pictures.enumerated().map { index, picture in
      let cell = page.boxes[first + index * 2].frame
      return picture.frame.width * picture.frame.height / (cell.width * cell.height)
    }
  }
}

extension GridSize {
  fileprivate static var of2x2: GridSize { GridSize("2x2") ?? .nine }
}
