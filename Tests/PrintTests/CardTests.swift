import Print
import TagarelaKit
import Testing

@Suite("Cards and contact sheets")
struct CardTests {
  let pdf: FileFormat

  init() throws {
    pdf = try Registry.printing.format("pdf")
  }

  @Test(
    "cards are as large as they are wanted, side by side, each symbol once",
    arguments: [(50.0, 60.0), (186, 240), (15, 15)])
  func size(width: Double, height: Double) throws {
    let pages = try pages(parcel(25)) {
      $0.cardWidth = width
      $0.cardHeight = height
    }
    #expect(pages.flatMap(labels) == (1...25).map { "s\($0)" })
    for page in pages {
      let cards = outer(page)
      for card in cards {
        let (cardWidth, cardHeight) = (card.width * 25.4 / 72, card.height * 25.4 / 72)
        #expect(abs(cardWidth - width) < 0.01)
        #expect(abs(cardHeight - height) < 0.01)
        #expect(card.x >= 33 && card.x + card.width <= page.width - 33)
        #expect(card.y >= 33 && card.y + card.height <= page.height - 33)
      }
      for (index, card) in cards.enumerated() {
        for other in cards.dropFirst(index + 1) { #expect(!overlap(card, other)) }
      }
    }
  }

  @Test(
    "cards of no certain size fill the sheet from edge to edge, twelve on a page of A4",
    arguments: [false, true], [PageSetup.Paper.a4, .a5, .letter])
  func fill(hasMarks: Bool, paper: PageSetup.Paper) throws {
    let page = try #require(
      try pages(parcel(40)) {
        $0.paper = paper
        $0.hasCropMarks = hasMarks
      }.first)
    let cards = outer(page)
    if paper == .a4 { #expect(cards.count == 12) }
    let millimetre = 72 / 25.4
    let reach = hasMarks ? 2.5 * millimetre : 0
    let left = try #require(cards.map(\.x).min())
    let right = try #require(cards.map { $0.x + $0.width }.max())
    #expect(abs(left - 12 * millimetre - reach) < 0.01)
    #expect(abs(page.width - right - 12 * millimetre - reach) < 0.01)
    let foot = try #require(page.texts.last { $0.alignment != .center }).frame
    let bottom = try #require(cards.map { $0.y + $0.height }.max())
    #expect(bottom + reach <= foot.y && foot.y - bottom - reach < 6 * millimetre)
    for card in cards {
      #expect((45...75).contains(card.width / millimetre) && (45...75).contains(card.height / millimetre))
      #expect((0.8...1.25).contains(card.width / card.height))
    }
  }

  @Test("crop marks are eight a card, at its corners and outside of every card")
  func cropMarks() throws {
    let pages = try pages(parcel(7)) { $0.hasCropMarks = true }
    for page in pages {
      let cards = outer(page)
      #expect(page.lines.count == cards.count * 8)
      for line in page.lines {
        let isVertical = line.x1 == line.x2
        #expect(isVertical || line.y1 == line.y2)
        let edges = cards.flatMap { isVertical ? [$0.x, $0.x + $0.width] : [$0.y, $0.y + $0.height] }
        let place = isVertical ? line.x1 : line.y1
        #expect(edges.contains { abs($0 - place) < 0.01 })
        let mark = Scene.Frame(
          x: min(line.x1, line.x2), y: min(line.y1, line.y2), width: abs(line.x1 - line.x2),
          height: abs(line.y1 - line.y2))
        #expect(!cards.contains { overlap($0, mark) })
      }
    }
  }

  @Test("two boards with the same symbol give one card of it; hidden ones are left out unless they are wanted")
  func once() throws {
    var first = Samples.board(.nine)
    first.cells[8].isHidden = true
    first.cells[0].link = BoardLink(uid: "x", name: "x")
    let parcel = Parcel(kind: .board, boards: [first, Samples.board(.nine, filled: 3)])
    #expect(try pages(parcel) { _ in }.flatMap(labels) == (1...8).map { "s\($0)" })
    let all = try pages(parcel) { $0.showsHidden = true }
    #expect(all.flatMap(labels) == (1...9).map { "s\($0)" })
    #expect(all.flatMap(\.lines).isEmpty && all.flatMap(\.boxes).allSatisfy { ($0.fill?.alpha ?? 1) == 1 })
  }

  @Test("headings of a board aren't cards, and words of its places are")
  func headings() throws {
    var board = Samples.board(try #require(GridSize("10x6")), layout: "sentence", filled: 1)
    board.cells[0].position = 11
    for (position, word) in [(1, "people"), (12, "more")] {
      board.cells.append(Board.Cell(position: position))
      board.cells[board.cells.count - 1].label = word
    }
    #expect(try pages(Parcel(kind: .board, boards: [board])) { _ in }.flatMap(labels) == ["s1", "more"])
  }

  @Test("a contact sheet has fifteen a page, three by five, under the category's name", arguments: [1, 15, 16, 40])
  func contacts(count: Int) throws {
    let pages = try pages(parcel(count)) { $0.form = .contacts }
    #expect(pages.count == (count + 14) / 15)
    #expect(pages.flatMap(labels) == (1...count).map { "s\($0)" })
    for page in pages {
      #expect(page.strings.first == "food" && page.pictures.count <= 15)
      #expect(Set(outer(page).map { $0.x.rounded() }).count <= 3)
      #expect(Set(outer(page).map { $0.y.rounded() }).count <= 5)
    }
  }

  @Test("a category's symbols are a contact sheet unless cards are wanted; none at all is refused")
  func category() throws {
    var setup = PageSetup()
    setup.form = .boards
    #expect(try pdf.document(of: parcel(16), page: setup).pages.count == 2)
    let failure = #expect(throws: Failure.self) { try pdf.document(of: Parcel(kind: .symbols)) }
    #expect(failure?.what.key == "print.nothing")
  }

  private func parcel(_ count: Int) -> Parcel {
    Parcel(kind: .symbols, symbols: (1...count).map { Samples.symbol("s\($0)") }, title: "food")
  }

  private func pages(_ parcel: Parcel, _ change: (inout PageSetup) -> Void) throws -> [Scene] {
    var setup = PageSetup()
    setup.form = .cards
    change(&setup)
    return try pdf.document(of: parcel, page: setup).pages
  }

  private func labels(_ page: Scene) -> [String] {
    page.texts.filter { $0.alignment == .center }.map(\.string)
  }

  /// The cards' own frames; each is followed by what lies inside it.
  private func outer(_ page: Scene) -> [Scene.Frame] {
    stride(from: 0, to: page.boxes.count, by: 2).map { page.boxes[$0].frame }
  }

  private func overlap(_ first: Scene.Frame, _ second: Scene.Frame) -> Bool {
    first.x < second.x + second.width - 0.01 && second.x < first.x + first.width - 0.01
      && first.y < second.y + second.height - 0.01 && second.y < first.y + first.height - 0.01
  }
}
