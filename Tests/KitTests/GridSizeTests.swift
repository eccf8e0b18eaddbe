import TagarelaKit
import Testing

struct GridSizeTests {
  @Test(arguments: [("4x3", 4, 3), ("1x1", 1, 1), ("26x50", 26, 50), ("4×3", 4, 3), ("4X3", 4, 3), ("04x3", 4, 3)])
  func `a grid is columns and rows`(_ text: String, _ columns: Int, _ rows: Int) throws {
    let size = try #require(GridSize(text))
    #expect((size.columns, size.rows, size.count) == (columns, rows, columns * rows))
    #expect(size.description == "\(columns)x\(rows)")
  }

  @Test(arguments: [
    "", "4", "x", "4x", "x3", "4x3x2", "0x3", "4x0", "27x1", "1x51", "-4x3", "4 x 3", "4.0x3", "999999999999x1", "axb",
    "４x3",
  ])
  func `what is no grid, or too large a one, is refused`(_ text: String) {
    #expect(GridSize(text) == nil)
  }

  @Test(arguments: [("1", 1), ("12", 12), ("A1", 1), ("a1", 1), ("D1", 4), ("A2", 5), ("d3", 12), ("A01", 1)])
  func `a cell is its number, or its column's letter and row`(_ cell: String, _ position: Int) throws {
    #expect(try #require(GridSize("4x3")).position(cell) == position)
  }

  @Test(arguments: [
    "0", "13", "-1", "E1", "A4", "A0", "", "A", "1A", "AA1", "Á1", "@1", "[1", "{1", "99999999999", "#1", "B 2",
  ])
  func `a cell that the board has not got is none`(_ cell: String) throws {
    #expect(try #require(GridSize("4x3")).position(cell) == nil)
  }

  @Test(arguments: ["1x1", "3x3", "26x50", "1x50", "26x1"])
  func `every cell's name is read as its position`(_ text: String) throws {
    let size = try #require(GridSize(text))
    for position in 1...size.count { #expect(size.position(size.name(ofPosition: position)) == position) }
  }
}
