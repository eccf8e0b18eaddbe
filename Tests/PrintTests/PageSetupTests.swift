import Print
import TagarelaKit
import Testing

@Suite("Pages as they are set up")
struct PageSetupTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test(
    "every paper upright and lying",
    arguments: [
      (PageSetup.Paper.a3, 297.0, 420.0), (.a4, 210, 297), (.a5, 148, 210), (.letter, 215.9, 279.4),
    ])
  func papers(paper: PageSetup.Paper, width: Double, height: Double) throws {
    for orientation in PageSetup.Orientation.allCases {
      let page = try firstPage {
        $0.paper = paper
        $0.orientation = orientation
      }
      let sides = [page.width, page.height].map { $0 * 25.4 / 72 }
      let expected = orientation == .portrait ? [width, height] : [height, width]
      #expect(zip(sides, expected).allSatisfy { abs($0 - $1) < 0.01 })
    }
  }

  @Test("everything keeps to the margin, and the cells reach it", arguments: [0.0, 5, 25, 40])
  func margin(millimetres: Double) throws {
    let page = try firstPage { $0.margin = millimetres }
    let margin = millimetres * 72 / 25.4
    let left = try #require(page.boxes.map(\.frame.x).min())
    let right = try #require(page.boxes.map { $0.frame.x + $0.frame.width }.max())
    let top = try #require(page.texts.map(\.frame.y).min())
    #expect(abs(left - margin) < 0.01)
    #expect(abs(right + margin - page.width) < 0.01)
    #expect(top >= margin - 0.01)
  }

  @Test("the frame is as wide as it is set, and the labels as large")
  func measures() throws {
    let page = try firstPage {
      $0.frameWidth = 5
      $0.fontSize = 17
    }
    let (outer, inner) = (page.boxes[0].frame, page.boxes[1].frame)
    #expect(abs((inner.x - outer.x) * 25.4 / 72 - 5) < 0.001)
    #expect(Set(page.texts.filter { $0.alignment == .center }.map(\.font.size)) == [17])
  }

  @Test("a frame of no width is no frame")
  func noFrame() throws {
    let page = try firstPage { $0.frameWidth = 0 }
    #expect(page.boxes.count == 9)
    #expect(page.boxes.allSatisfy { $0.stroke == nil && $0.fill == .white })
  }

  @Test("without a title the cells begin at the top")
  func noTitle() throws {
    let page = try firstPage { $0.hasTitle = false }
    #expect(!page.strings.contains("Prancha"))
    let top = try #require(page.boxes.map(\.frame.y).min())
    let margin = 12.0 * 72 / 25.4
    #expect(abs(top - margin) < 0.01)
  }

  @Test("labels stand where the page wants them, whatever the board says", arguments: LabelPlace.allCases)
  func labels(place: LabelPlace) throws {
    let page = try firstPage { $0.labels = place }
    let labels = page.texts.filter { $0.alignment == .center }
    #expect(labels.count == (place == .hidden ? 0 : 9))
    for (label, picture) in zip(labels, page.pictures) {
      #expect((label.frame.y < picture.frame.y) == (place == .above))
    }
  }

  static let impossible: [(String, @Sendable (inout PageSetup) -> Void)] = [
    ("print.margin", { $0.margin = 100 }), ("print.margin", { $0.margin = -1 }),
    ("print.margin", { $0.margin = .nan }), ("print.font", { $0.fontSize = 400 }), ("print.font", { $0.fontSize = 0 }),
    ("print.font", { $0.fontSize = .infinity }), ("print.font", { $0.fontSize = 150 }),
    ("print.frame", { $0.frameWidth = 200 }), ("print.frame", { $0.frameWidth = 19 }),
    ("print.frame", { $0.frameWidth = -.infinity }),
    (
      "print.card_size",
      {
        $0.form = .cards
        $0.cardWidth = 300
      }
    ),
    (
      "print.card_size",
      {
        $0.form = .cards
        $0.cardHeight = 0
      }
    ),
    (
      "print.card_size",
      {
        $0.form = .cards
        $0.cardWidth = .nan
      }
    ),
  ]

  @Test("what can't be is refused with the limit", arguments: impossible.indices)
  func refused(index: Int) throws {
    let (key, change) = Self.impossible[index]
    let failure = #expect(throws: Failure.self) { try firstPage(change) }
    #expect(failure?.what.key == key)
    let names = failure?.what.arguments.map(\.name) ?? []
    #expect(names.contains("limit") || names.contains("width"))
  }

  @Test("observations keep to paper and margin too")
  func notes() throws {
    var setup = PageSetup()
    setup.paper = .letter
    setup.margin = 30
    let document = try pdf.document(of: Samples.observations([900, 40]), page: setup)
    let margin = 30.0 * 72 / 25.4
    for page in document.pages {
      #expect(abs(page.width - 612) < 0.1)
      for text in page.texts {
        let right = text.frame.x + text.frame.width
        #expect(text.frame.x >= margin - 0.01)
        #expect(right <= 612 - margin + 0.1)
      }
    }
  }

  private func firstPage(_ change: (inout PageSetup) -> Void) throws -> Scene {
    var setup = PageSetup()
    change(&setup)
    let document = try pdf.document(of: Samples.parcel(Samples.board(.nine)), page: setup)
    return try #require(document.pages.first)
  }
}
