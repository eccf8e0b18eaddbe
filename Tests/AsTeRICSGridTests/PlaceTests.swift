import TagarelaKit
import Testing

@testable import AsTeRICSGrid

struct PlaceTests {
  private func frame(_ x: Int, _ y: Int, _ width: Int = 1, _ height: Int = 1) -> ElementFrame {
    ElementFrame(x: x, y: y, width: width, height: height)
  }

  @Test func `elements lie where the grid says, over as many cells`() {
    let places = GridPlaces([frame(0, 0), frame(1, 0, 2, 2), frame(3, 2)], least: (1, 1))
    #expect(places.size == GridSize(columns: 4, rows: 3))
    #expect(places.places.map { $0?.position } == [1, 2, 12])
    #expect(places.places[1]?.span == Span(columns: 2, rows: 2))
    #expect(places.moved.isEmpty && places.pages == 1)
  }

  @Test func `a grid has at least the columns and rows that it says`() {
    #expect(GridPlaces([frame(0, 0)], least: (5, 4)).size == GridSize(columns: 5, rows: 4))
  }

  @Test func `what overlaps or has no place goes to the first free one`() {
    let places = GridPlaces([nil, frame(0, 0, 2, 1), frame(1, 0, 1, 2), frame(2, 0)], least: (3, 2))
    #expect(places.places.map { $0?.position } == [5, 1, 4, 3])
    #expect(places.moved == [2, 0])
    #expect(places.places[2]?.span == .single)
  }

  @Test func `more elements than a page has go to further pages`() {
    let places = GridPlaces(Array(repeating: frame(0, 0), count: 5), least: (2, 1))
    #expect(places.pages == 3)
    #expect(places.places.map { $0?.position } == [1, 2, 3, 4, 5])
  }

  @Test func `columns that part nothing are joined in a grid with more than a board has`() {
    let places = GridPlaces([frame(0, 0, 20, 30), frame(20, 0, 20, 30), frame(900_000, 30, 10, 30)], least: (1, 1))
    #expect(places.isNarrowed)
    // Edges 0, 20, 40, 900,000 and 900,010; 0, 30 and 60.
    #expect(places.size == GridSize(columns: 4, rows: 2))
    #expect(places.places.map { $0?.position } == [1, 2, 8])
    #expect(places.moved.isEmpty)
  }

  @Test func `columns beyond the last go to further pages in reading order`() {
    let places = GridPlaces((0..<30).map { frame($0, 0) }, least: (1, 1))
    #expect(places.size == GridSize(columns: 26, rows: 1))
    #expect(places.places.map { $0?.position } == (1...30).map { $0 })
    #expect(places.moved == [26, 27, 28, 29])
  }

  @Test func `a board has an end`() {
    let most = 26 * 50 * Board.mostPages
    let places = GridPlaces(Array(repeating: frame(0, 0, 26, 50), count: most), least: (26, 50))
    #expect(places.pages == Board.mostPages)
    #expect(places.places.count { $0 != nil } == most - 26 * 50 + 1)
  }

  @Test(arguments: [
    #""x":-1,"y":0"#, #""x":0"#, #""x":1e99,"y":0"#, #""x":"a","y":0"#, #""x":null,"y":null"#, #""x":0,"y":2000000"#,
  ]) func `an impossible place is no place`(_ place: String) throws {
    let reading = try read(grid([#"{\#(place),"label":"lost"}"#]))
    #expect(reading.parcel.boards.first?.cells.map(\.position) == [1])
    #expect(reading.troubles == ["asterics.moved: lost"])
  }

  @Test func `sides that can't be are one`() throws {
    let reading = try read(grid([#"{"x":1.0,"y":0,"width":-3,"height":0,"label":"a"}"#]))
    #expect(reading.parcel.boards.first?.cells.first?.span == .single)
    #expect(reading.parcel.boards.first?.cells.first?.position == 2)
  }
}
