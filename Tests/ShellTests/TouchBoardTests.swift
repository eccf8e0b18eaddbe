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
    #expect(screen.gesture(.character("1")) == .touch(1))
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

  @Test func `numbers count what can be touched on the page that is shown, and no free places`() throws {
    var screen = touch(try open(2, 2, pages: 2, [1, 3, 7, 8]))
    #expect(screen.gesture(.character("2")) == .touch(3))
    #expect(screen.gesture(.character("3")) == nil)
    #expect(screen.gesture(.pageDown) == nil)
    #expect(screen.gesture(.character("1")) == .touch(7))
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
    // From a wide cell one step leads to the next.
    #expect(screen.gesture(.character("1")) == .touch(1))
    #expect(screen.gesture(.right) == nil)
    #expect(screen.gesture(.enter) == .touch(3))
    #expect(screen.gesture(.left) == nil)
    #expect(screen.gesture(.left) == nil)
    #expect(screen.gesture(.enter) == .touch(1))
  }

  @Test func `words that say what others are for are no targets and have no numbers, a place that is kept has one`()
    throws
  {
    let size = try #require(GridSize(columns: 3, rows: 2))
    let heading = GridView.Cell(position: 1, label: "verbs", isTouchable: false)
    let kept = GridView.Cell(position: 4, label: "", isTouchable: false)
    let cells = [heading, kept] + [5, 6].map { GridView.Cell(position: $0, label: "w\($0)") }
    var screen = touch(ShownBoard(grid: GridView(title: "B", size: size, cells: cells), path: ["B"]))
    #expect(screen.gesture(.enter) == .touch(5))
    #expect(screen.gesture(.character("1")) == .touch(4))
    #expect(screen.gesture(.character("2")) == .touch(5))
    let lines = screen.lines(columns: 60, rows: 24)
    #expect(lines.contains { $0.contains("2━") && $0.contains("┌3─") } && !lines.contains { $0.contains("┌1─") })
  }

  @Test func `numbers stand on cells without frames, but never over their words`() throws {
    let screen = touch(try open(10, 10, Array(1...100)))
    let lines = screen.lines(columns: 80, rows: 20)
    #expect(lines.contains { $0.hasPrefix("›1 w1") && $0.contains(" 2 ") && $0.contains("10 ") })
    let narrow = touch(try open(10, 10, Array(1...100))).lines(columns: 60, rows: 20)
    #expect((1...100).allSatisfy { number in narrow.contains { $0.contains("w\(number)") } })
  }

  // MARK: two digits

  private func twelve() throws -> ShownBoard { try open(4, 3, Array(1...12)) }

  @Test func `a second digit within a moment makes a number of two, and both are shown`() throws {
    var screen = touch(try twelve())
    let lines = screen.lines(columns: 80, rows: 30)
    #expect(lines.contains { $0.contains("┌10─") && $0.contains("┌11─") && $0.contains("┌12─") })
    #expect(screen.gesture(.character("1")) == nil)
    #expect(screen.lines(columns: 80, rows: 30).contains("1…"))
    #expect(screen.gesture(.character("2")) == .touch(12))
    // Nothing can follow a 2.
    #expect(screen.gesture(.character("2")) == .touch(2))
    #expect(screen.gesture(.character("0")) == nil)
  }

  @Test func `Enter takes the digit that may have a second, other keys drop it`() throws {
    var screen = touch(try twelve())
    #expect(screen.gesture(.character("1")) == nil)
    #expect(screen.gesture(.enter) == .touch(1))
    #expect(screen.gesture(.character("1")) == nil)
    #expect(screen.gesture(.right) == nil)
    #expect(screen.gesture(.character("2")) == .touch(2))
  }

  private final class Stage: ScreenDevice {
    let size = (columns: 60, rows: 24)
    private var now = 0.0
    private var keys: [(at: Double, key: Key)]

    init(_ keys: [(Double, Key)]) { self.keys = keys.map { (at: $0.0, key: $0.1) } }

    func clock() -> ScreenClock {
      nonisolated(unsafe) let stage = self
      return ScreenClock { .seconds(stage.now) }
    }

    func draw(_ lines: [String]) {}

    func readKey() -> Key {
      guard !keys.isEmpty else { return .end }
      now = max(now, keys[0].at)
      return keys.removeFirst().key
    }

    func readKey(left: () -> Int32) -> Key? {
      let end = now + Double(left()) / 1000
      if let next = keys.first, next.at > end {
        now = end
        return nil
      }
      return readKey()
    }
  }

  @Test(
    arguments: [
      ([(0, .character("1")), (5, .escape)], [1]),
      ([(0, .character("1")), (0.5, .character("1")), (5, .escape)], [11]),
      ([(0, .character("1")), (5, .character("1")), (9, .escape)], [1, 1]),
      // Two digits that make no number are two numbers.
      ([(0, .character("1")), (0.1, .character("5")), (5, .escape)], [1, 5]),
      // Escape takes the digit back, and leaves only then.
      ([(0, .character("1")), (0.1, .escape), (0.2, .character("3")), (0.3, .escape), (0.4, .character("4"))], [3]),
      ([(0, .character("1")), (0.1, .click(column: 59, row: 23)), (5, .escape)], []),
    ] as [([(Double, Key)], [Int])])
  func `a digit that nothing follows is a number after a moment`(_ keys: [(Double, Key)], _ touched: [Int]) throws {
    let stage = Stage(keys)
    let board = try twelve()
    var positions: [Int] = []
    var screen = TouchBoard(board: board, style: .plain, wording: Self.wording, clock: stage.clock())
    try screen.run(on: stage) { gesture in
      if case .touch(let position) = gesture { positions.append(position) }
      return board
    }
    #expect(positions == touched)
  }

  // MARK: writing

  private func keyboard() throws -> ShownBoard {
    let signs = Array("abhq1 ")
    let size = try #require(GridSize(columns: 5, rows: 2))
    let cells =
      signs.enumerated().map {
        GridView.Cell(position: $0 + 2, label: String($1).uppercased(), key: .character($1))
      } + [
        GridView.Cell(position: 1, label: "water", key: .tab),
        GridView.Cell(position: 9, label: "speak", key: .enter),
        GridView.Cell(position: 10, label: "delete", key: .backspace),
      ]
    return ShownBoard(grid: GridView(title: "B", size: size, cells: cells), path: ["A", "B"])
  }

  @Test func `where one writes the keyboard's keys touch their cells, Enter speaks and Escape goes back`() throws {
    var screen = touch(try keyboard())
    // Letters that leave, go back and home elsewhere are letters here, small or capital.
    for (key, position) in [("a", 2), ("B", 3), ("h", 4), ("q", 5), ("1", 6), (" ", 7)] as [(Character, Int)] {
      #expect(screen.gesture(.character(key)) == .touch(position))
    }
    #expect(screen.gesture(.enter) == .touch(9))
    #expect(screen.gesture(.backspace) == .touch(10))
    #expect(screen.gesture(.tab) == .touch(1))
    #expect(screen.gesture(.character("z")) == nil)
    #expect(screen.gesture(.escape) == .back)
    // Arrows still go to cells.
    #expect(screen.gesture(.left) == nil)
    #expect(screen.gesture(.enter) == .touch(8))
  }

  @Test func `a board without letters keeps its keys, whatever else its cells do`() throws {
    let size = try #require(GridSize(columns: 2, rows: 1))
    let cells = [
      GridView.Cell(position: 1, label: "delete", key: .backspace), GridView.Cell(position: 2, label: "I"),
    ]
    var screen = touch(ShownBoard(grid: GridView(title: "B", size: size, cells: cells), path: ["B"]))
    #expect(screen.gesture(.backspace) == .back)
    #expect(screen.gesture(.character("2")) == .touch(2))
  }

  @Test func `the way out is told first where there is no room for all keys`() throws {
    let keys = "number or arrows and Enter: touch · Backspace: back · Home: first board · < >: page · Esc: leave"
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
    #expect(lines.contains("> 1 w1") && lines.contains("  2 w2 → Food") && lines.contains("  10 w10"))
    #expect(!lines.joined().contains { "┌┏│━".contains($0) })
    let row = try #require(lines.firstIndex(of: "  3 w3"))
    #expect(screen.gesture(column: 4, row: row, of: (80, 24)) == .touch(3))
    // What is chosen stays in sight.
    for _ in 1..<12 { _ = screen.gesture(.right) }
    #expect(screen.lines(columns: 80, rows: 12).contains("> 12 w12"))
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
