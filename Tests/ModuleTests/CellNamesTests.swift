import TagarelaKit
import Testing

@testable import Commands
import Desk

struct CellNamesTests {
  private func names(_ text: String, _ size: GridSize, _ pages: Int) -> [String] {
    BoardParameter.cellNames(beginning: text, on: size, pages: pages)
  }

  @Test func `cells of all pages are offered, as far as they begin so`() throws {
    let size = try #require(GridSize(columns: 2, rows: 1))
    #expect(names("", size, 2) == ["A1", "B1", "2:A1", "2:B1"])
    #expect(names("b", size, 2) == ["B1"])
    #expect(names("2", size, 12) == ["2:A1", "2:B1"])
    #expect(names("1", size, 12) == ["10:A1", "10:B1", "11:A1", "11:B1", "12:A1", "12:B1"])
    #expect(names("12:b", size, 12) == ["12:B1"])
    #expect(names("3:", size, 2).isEmpty)
  }

  @Test func `of the largest board there are enough`() {
    #expect(names("", .largest, Board.mostPages).count == 200)
    #expect(names("nothing", .largest, Board.mostPages).isEmpty)
  }
}
