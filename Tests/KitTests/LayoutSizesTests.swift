import TagarelaKit
import Testing

struct LayoutSizesTests {
  private func size(_ text: String) throws -> GridSize { try #require(GridSize(text)) }

  @Test(arguments: [
    (0, "3x3"), (1, "3x3"), (9, "3x3"), (10, "4x3"), (12, "4x3"), (13, "4x4"), (17, "5x4"), (20, "5x4"), (25, "5x5"),
    (26, "6x5"), (240, "16x15"), (1300, "26x50"),
  ])
  func `the usual grid grows to one that is nearly square and has few empty places`(_ count: Int, _ expected: String)
    throws
  {
    let sizes = BoardLayout.Sizes(least: .one, most: .largest, usual: .nine)
    let (size, pages) = sizes.holding(count)
    #expect(size.description == expected)
    #expect(pages == 1)
  }

  @Test func `every number of cells fits, in the size's bounds`() throws {
    let bounds = [("1x1", "26x50", "3x3"), ("6x3", "12x20", "10x6"), ("2x1", "4x1", "2x1"), ("3x5", "3x5", "3x5")]
    for (least, most, usual) in bounds {
      let sizes = BoardLayout.Sizes(least: try size(least), most: try size(most), usual: try size(usual))
      for count in 0...3000 {
        let (size, pages) = sizes.holding(count)
        #expect(sizes.contains(size) && size.count * pages >= count)
        #expect(pages == 1 || size.count * (pages - 1) < count, "a page of \(least)–\(most) is empty for \(count)")
      }
    }
  }

  @Test func `what doesn't fit goes on to further pages`() throws {
    let nine = BoardLayout.Sizes.only(.nine)
    #expect([9, 10, 18, 19].map { nine.holding($0).pages } == [1, 2, 2, 3])
    #expect(nine.holding(.max).pages == .max / 9 + 1)
  }

  @Test func `sizes in no order are put into one, which is told`() throws {
    let sizes = BoardLayout.Sizes(least: try size("4x2"), most: try size("2x5"), usual: try size("9x9"))
    #expect(!sizes.isOrdered)
    #expect([sizes.least, sizes.most, sizes.usual].map(\.description) == ["4x2", "4x5", "4x5"])
    #expect(sizes.contains(sizes.usual))
    #expect(!sizes.contains(.nine))
    #expect(sizes.holding(50).pages == 3)
    #expect(BoardLayout.Sizes.only(.nine).isOrdered)
  }

  @Test func `a name is that of the language, of all languages, or the identifier`() {
    func layout(_ names: [String: String]) -> BoardLayout {
      BoardLayout(id: "meal", names: names, sizes: .only(.one), slots: { _ in [] })
    }
    #expect(layout(["pt": "refeição"]).name(in: "pt") == "refeição")
    #expect(layout(["pt": "refeição"]).name(in: "en") == "meal")
    #expect(layout(["": "Arco"]).name(in: "en") == "Arco")
  }
}

struct LayoutPlacesTests {
  private func places(_ spans: [Int: Span]) -> [Int: [Int]] {
    let request = LayoutRequest(size: .nine, area: Scene.Frame(x: 0, y: 0, width: 9, height: 9), spans: spans)
    return Dictionary(uniqueKeysWithValues: request.places.map { ($0.position, $0.covered) })
  }

  private func span(_ columns: Int, _ rows: Int) throws -> Span { try #require(Span(columns: columns, rows: rows)) }

  @Test func `without spans every position has a place`() {
    #expect(places([:]) == Dictionary(uniqueKeysWithValues: (1...9).map { ($0, [$0]) }))
  }

  @Test func `a position that a span covers has none`() throws {
    #expect(try places([2: span(2, 2)]) == [1: [1], 2: [2, 3, 5, 6], 4: [4], 7: [7], 8: [8], 9: [9]])
  }

  @Test func `of spans that meet the earlier counts, and one that leaves the page is single`() throws {
    let found = try places([1: span(2, 1), 2: span(1, 3), 3: span(2, 1), 4: span(3, 1), 6: span(1, 2), 99: span(2, 2)])
    #expect(found == [1: [1, 2], 3: [3], 4: [4, 5, 6], 7: [7], 8: [8], 9: [9]])
  }
}
