import TagarelaKit
import Terminal
import Testing

@testable import Shell

struct TouchBoardTests {
  private static let wording = ShownBoardWording(keys: "KEYS", moreKeys: "MORE") { "\($0) of \($1)" }

  private func open(_ columns: Int, _ rows: Int, pages: Int = 1, _ positions: [Int]) throws -> ShownBoard {
    let cells = positions.map { GridView.Cell(position: $0, label: "w\($0)") }
    let size = try #require(GridSize(columns: columns, rows: rows))
    return ShownBoard(grid: GridView(title: "B", size: size, pages: pages, cells: cells), path: ["B"])
  }

  private func touch(_ board: ShownBoard) -> TouchBoard {
    TouchBoard(board: board, style: .plain, wording: Self.wording)
  }

  @Test func `keys move, touch, go back and home`() throws {
    var screen = touch(try open(3, 3, [1, 5]))
    #expect(screen.gesture(.enter) == .touch(1))
    #expect(screen.gesture(.right) == nil)
    #expect(screen.gesture(.down) == nil)
    #expect(screen.gesture(.character(" ")) == .touch(5))
    #expect(screen.gesture(.character("9")) == .touch(9))
    #expect(screen.gesture(.backspace) == .back)
    #expect(screen.gesture(.character("h")) == .home)
    #expect(screen.gesture(.home) == .home)
  }

  @Test
  func `arrows beyond the edge and page keys turn to what is before and after, and Escape goes back before it leaves`()
    throws
  {
    var board = try open(3, 2, [1, 2, 3, 4, 5, 6])
    board.hasNeighbours = true
    board.escapesBack = true
    board.cursor = 3
    var screen = touch(board)
    #expect(screen.gesture(.up) == .turn(-1, cursor: 3))
    #expect(screen.gesture(.down) == nil)
    #expect(screen.gesture(.down) == .turn(1, cursor: 6))
    #expect(screen.gesture(.right) == .turn(1, cursor: 6))
    #expect(screen.gesture(.pageDown) == .turn(1, cursor: nil))
    #expect(screen.gesture(.pageUp) == .turn(-1, cursor: nil))
    // On the first board Escape is the screen's: it leaves.
    #expect(screen.gesture(.escape) == nil)
    board.path = ["A", "B"]
    screen = touch(board)
    #expect(screen.gesture(.escape) == .back)
  }

  @Test func `where columns have names no digit touches a cell`() throws {
    let size = try #require(GridSize(columns: 2, rows: 1))
    let cells = [1, 2].map { GridView.Cell(position: $0, label: "\($0 + 22)") }
    let grid = GridView(title: "", size: size, cells: cells, columnNames: [.init("seg"), .init("ter")])
    var screen = touch(ShownBoard(grid: grid, path: ["B"]))
    #expect(screen.gesture(.character("2")) == nil)
    let lines = screen.lines(columns: 40, rows: 12)
    #expect(
      lines.contains { $0.split(separator: " ") == ["seg", "ter"] } && lines.last { $0.contains("23") } == "seg 23")
    let row = try #require(lines.firstIndex { $0.contains("24") })
    #expect(screen.gesture(column: 30, row: row, of: (40, 12)) == .touch(2))
  }

  @Test func `digits count on the page that is shown`() throws {
    var screen = touch(try open(2, 2, pages: 2, [1, 7]))
    #expect(screen.gesture(.pageDown) == nil)
    #expect(screen.gesture(.character("3")) == .touch(7))
    #expect(screen.gesture(.pageDown) == nil)
    #expect(screen.gesture(.pageUp) == nil)
    #expect(screen.gesture(.enter) == .touch(1))
  }

  @Test func `digits count what is seen: a wide cell is one, and shows its digit`() throws {
    let size = try #require(GridSize(columns: 4, rows: 2))
    let wide = GridView.Cell(position: 1, span: try #require(Span(columns: 2, rows: 1)), label: "wide")
    let cells = [wide] + [3, 4, 5].map { GridView.Cell(position: $0, label: "w\($0)") }
    var screen = touch(ShownBoard(grid: GridView(title: "B", size: size, cells: cells), path: ["B"]))
    #expect(screen.lines(columns: 80, rows: 24).contains { $0.contains("┏1━") && $0.contains("┌2─") })
    #expect(screen.gesture(.character("1")) == .touch(1))
    #expect(screen.gesture(.character("2")) == .touch(3))
    #expect(screen.gesture(.character("4")) == .touch(5))
  }

  @Test func `the way out is told first where there is no room for all keys`() throws {
    let keys = "1–9 or arrows and Enter: touch · Backspace: back · Home: first board · < >: page · Esc: leave"
    let wording = ShownBoardWording(keys: keys, moreKeys: keys) { "\($0) of \($1)" }
    let screen = TouchBoard(board: try open(2, 2, [1]), style: .plain, wording: wording)
    #expect(screen.lines(columns: 30, rows: 20).suffix(2).joined().hasPrefix("Esc: leave"))
    #expect(screen.lines(columns: 200, rows: 20).last == keys)
  }

  @Test func `for those who read line by line each cell is a line with its key`() throws {
    let cells = (1...12).map { GridView.Cell(position: $0, label: "w\($0)", leadsTo: $0 == 2 ? "Food" : nil) }
    let size = try #require(GridSize(columns: 3, rows: 4))
    let board = ShownBoard(grid: GridView(title: "B", size: size, cells: cells), path: ["B"])
    var screen = TouchBoard(board: board, style: .lines, wording: Self.wording)
    let lines = screen.lines(columns: 80, rows: 24)
    #expect(lines.contains("> 1 w1") && lines.contains("  2 w2 → Food") && lines.contains("  A4 w10"))
    #expect(!lines.joined().contains { "┌┏│━".contains($0) })
    let row = try #require(lines.firstIndex(of: "  3 w3"))
    #expect(screen.gesture(column: 4, row: row, of: (80, 24)) == .touch(3))
    // What is chosen stays in sight.
    for _ in 1..<12 { _ = screen.gesture(.right) }
    #expect(screen.lines(columns: 80, rows: 12).contains("> C4 w12"))
  }

  @Test func `an empty cell isn't touched, and another board begins at its beginning`() throws {
    var screen = touch(try open(2, 2, [2]))
    var asked: [BoardGesture] = []
    let act = { (gesture: BoardGesture) -> ShownBoard in
      asked.append(gesture)
      var next = try self.open(2, 2, [4])
      next.path = ["B", "Food"]
      next.message = "I want"
      return next
    }
    try screen.perform(.touch(1), act)
    #expect(asked.isEmpty)
    try screen.perform(.touch(2), act)
    #expect(asked == [.touch(2)])
    #expect(screen.gesture(.enter) == .touch(4))
    let lines = screen.lines(columns: 40, rows: 20)
    #expect(lines[0] == "B › Food")
    #expect(lines[1] == " I want ")
    #expect(lines.last == "MORE")
  }

  @Test func `a place that shows nothing now isn't touched, and is not where one begins`() throws {
    let size = try #require(GridSize(columns: 2, rows: 1))
    let cells = [
      GridView.Cell(position: 1, label: "", isTouchable: false), GridView.Cell(position: 2, label: "a"),
    ]
    var screen = touch(ShownBoard(grid: GridView(title: "B", size: size, cells: cells), path: ["B"]))
    #expect(screen.gesture(.enter) == .touch(2))
    try screen.perform(.touch(1)) { _ in
      Issue.record("it was touched")
      return try self.open(2, 1, [1])
    }
  }

  @Test(arguments: [(80, 24), (40, 20), (20, 8), (5, 3), (200, 60)])
  func `a board of any size fits the screen, with the selected cell on it`(_ screen: (Int, Int)) throws {
    for size in [(3, 3), (12, 20), (26, 50)] {
      let count = size.0 * size.1
      var board = touch(try open(size.0, size.1, Array(1...count)))
      for _ in 1..<size.0 { _ = board.gesture(.right) }
      for _ in 1..<size.1 { _ = board.gesture(.down) }
      let lines = board.lines(columns: screen.0, rows: screen.1)
      #expect(lines.count <= max(screen.1, 7))
      if screen.0 >= 20 {
        #expect(lines.allSatisfy { displayWidth($0) <= screen.0 })
        #expect(lines.dropFirst(2).contains { $0.contains("┏") || $0.contains("›") })
      }
    }
  }

  @Test func `Escape ends a search before it leaves`() throws {
    var board = try open(2, 2, [1, 2])
    board.search = ""
    var screen = touch(board)
    #expect(screen.gesture(.escape) == nil)
    board.search = "ju"
    screen = touch(board)
    #expect(screen.gesture(.escape) == .search(""))
  }
}
