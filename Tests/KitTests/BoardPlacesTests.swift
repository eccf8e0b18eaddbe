import TagarelaKit
import Testing

struct BoardPlacesTests {
  private let size = GridSize(columns: 3, rows: 2) ?? .one

  @Test func `a cell takes what it covers, as far as that is free and on the page`() {
    var places = BoardPlaces(size: size)
    let wanted = [(1, 0, 5), (0, 0, 2), (0, 0, 1), (3, 0, 1), (-1, 0, 1), (0, Int.max / 2, 1)]
    let spans = wanted.map { places.take(column: $0.0, row: $0.1, columns: $0.2, rows: 1)?.span }
    #expect(spans == [Span(columns: 2, rows: 1), .single, nil, nil, nil, nil])
  }

  @Test func `rows go on over further pages`() {
    var places = BoardPlaces(size: size)
    let position = places.take(column: 2, row: 5, columns: 1, rows: 1)?.position
    #expect(position == 18)
    #expect(places.pages == 3)
  }

  @Test func `free places are taken in order, and end with the last page`() {
    var places = BoardPlaces(size: .one)
    _ = places.takeFree()
    let free = (0..<Board.mostPages).map { _ in places.takeFree() }
    #expect(free == (2...Board.mostPages).map { $0 } + [nil])
  }

  @Test(arguments: [(1, "3x2"), (6, "3x2"), (7, "3x3"), (100, "10x10"), (5000, "26x50")])
  func `a board of which nothing else is said has a place for each cell`(_ cells: Int, _ expected: String) {
    #expect(size.holding(cells) == GridSize(expected))
  }
}
