import TagarelaKit
import Testing

@testable import WordList

struct PlacesTests {
  @Test(arguments: [
    (1, "1x1", 1), (2, "2x1", 1), (4, "2x2", 1), (5, "3x2", 1), (9, "3x3", 1), (10, "4x3", 1), (100, "10x10", 1),
    (144, "12x12", 1), (145, "12x13", 1), (240, "12x20", 1), (241, "12x20", 2), (1000, "12x20", 5),
  ]) func `so many words take this grid and these pages`(_ count: Int, _ size: String, _ pages: Int) {
    let places = WordPlaces(Array(repeating: nil, count: count))
    #expect(places.size.description == size)
    #expect(places.pages == pages)
    #expect(places.positions == Array(1...count))
  }

  @Test func `words lie where the list says, the others in what is free`() throws {
    let reading = try read("word,cell\na,B2\nb,\nc,A1\nd,C1\ne,\n")
    let board = try #require(reading.parcel.boards.first)
    #expect(board.size == GridSize(columns: 3, rows: 2))
    #expect(board.layoutOfWords == ["A1": "c", "B1": "b", "C1": "d", "A2": "e", "B2": "a"])
    #expect(reading.complaints.isEmpty)
  }

  @Test func `cells are named on further pages too`() throws {
    let board = try #require(try read("word,cell\na,A1\nb,3:B2\n").parcel.boards.first)
    #expect(board.pages == 3)
    #expect(board.layoutOfWords == ["A1": "a", "3:B2": "b"])
  }

  @Test func `cells that are none or taken are said with their row`() throws {
    let reading = try read("word,cell\na,B1\nb,b1\nc,AA1\nd,7\ne,201:A1\n")
    #expect(
      reading.troubles == [
        "word_list.cell 4", "word_list.cell 5", "word_list.cell 6", "word_list.cell_taken 3",
      ])
    #expect(reading.parcel.boards.first?.cells.count == 5)
  }

  @Test func `few named cells don't crowd many words out`() {
    let places = WordPlaces([CellPlace("200:A1")] + Array(repeating: nil, count: 47_999))
    #expect(places.pages == Board.mostPages)
    #expect(Set(places.positions).count == 48_000)
    #expect((places.positions.max() ?? 0) <= places.size.count * places.pages)
  }

  @Test func `a hundred thousand words go to as many boards as they need`() throws {
    let reading = try read("word\n" + (0..<100_000).map { "w\($0)\n" }.joined())
    #expect(reading.parcel.boards.map(\.cells.count) == [48_000, 48_000, 4_000])
    #expect(reading.parcel.boards.map(\.name) == ["animais 1", "animais 2", "animais 3"])
    #expect(reading.words.last == "w99999")
  }
}
