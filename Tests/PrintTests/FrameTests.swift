import Print
import TagarelaKit
import Testing

@Suite("Frames of cells")
struct FrameTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test(
    "a frame has the soft colour in which columns of its kind of word are printed",
    arguments: [
      (CategoryColor.yellow, SlotRole.people), (.green, .verbs), (.blue, .descriptors), (.red, .nouns),
      (.fuchsia, .social), (.gray, .little),
    ])
  func soft(color: CategoryColor, role: SlotRole) throws {
    let page = try page(.nine, color)
    #expect(page.boxes[0].fill == role.tint?.onPaper)
    #expect(page.boxes[1].fill == .white)
  }

  @Test("no frame is as strong as its category's colour, and no two are alike")
  func told() {
    let soft = CategoryColor.allCases.map(\.soft)
    #expect(Set(soft).count == soft.count)
    for color in CategoryColor.allCases where color != .white {
      func darkness(_ tint: Tint) -> Int { 765 - Int(tint.red) - Int(tint.green) - Int(tint.blue) }
      #expect(darkness(color.soft) < darkness(Tint(color)), "\(color)")
    }
  }

  @Test("a frame that somebody chose is as it was chosen")
  func chosen() throws {
    var board = Samples.board(.one, layout: "large")
    board.cells[0].border = Tint(CategoryColor.green)
    let page = try #require(try pdf.document(of: Samples.parcel(board)).pages.first)
    #expect(page.boxes[0].fill == Tint(CategoryColor.green).onPaper)
  }

  @Test("frames are thinner beside a large cell than beside a small one, and never thicker than 2 mm")
  func width() throws {
    func share(_ size: GridSize) throws -> Double {
      let page = try page(size, .green)
      let (outer, inner) = (page.boxes[0].frame, page.boxes[1].frame)
      let width = inner.x - outer.x
      #expect(width >= 1.2 && width * 25.4 / 72 <= 2.001)
      return width / min(outer.width, outer.height)
    }
    let shares = try [GridSize.one, .nine, #require(GridSize("8x5"))].map(share)
    #expect(shares[0] < shares[1] && shares[1] <= shares[2] + 0.0001 && shares[2] < 0.03)
  }

  @Test("a pale frame has a hairline in a darker shade of itself, others have none", arguments: CategoryColor.allCases)
  func hairline(color: CategoryColor) throws {
    let page = try page(.one, color)
    let isPale = [.white, .yellow, .lime, .aqua, .silver, .gray].contains(color)
    for box in page.boxes {
      #expect((box.stroke != nil) == isPale)
      #expect(box.stroke == nil || box.strokeWidth <= 0.5)
    }
    if let line = page.boxes[0].stroke, let fill = page.boxes[0].fill { #expect(line.green < fill.green - 0.2) }
  }

  private func page(_ size: GridSize, _ color: CategoryColor) throws -> Scene {
    var board = Samples.board(size)
    for index in board.cells.indices { board.cells[index].symbol?.category.color = color }
    return try #require(try pdf.document(of: Samples.parcel(board)).pages.first)
  }
}
