import TagarelaKit
import Terminal
import Testing

@testable import Shell

/// What stands round a board on the screen: pictures of what was chosen, what can be done beside touching, a search.
struct TouchBoardDeedTests {
  private static let wording = ShownBoardWording(keys: "KEYS", moreKeys: "MORE") { "\($0) of \($1)" }
  private static let deeds = [
    ShownBoard.Deed(key: "n", name: "not"), ShownBoard.Deed(key: "?", name: "question", isOn: true),
    ShownBoard.Deed(key: "t", name: "present"), ShownBoard.Deed(key: "e", name: "done"),
  ]

  private func open(_ columns: Int = 3, _ rows: Int = 2, pages: Int = 1, strip: [String] = []) throws -> ShownBoard {
    let size = try #require(GridSize(columns: columns, rows: rows))
    let cells = (1...columns * rows * pages).map { GridView.Cell(position: $0, label: "w\($0)") }
    var board = ShownBoard(grid: GridView(title: "B", size: size, pages: pages, cells: cells), path: ["Path"])
    board.strip = strip.enumerated().map { GridView.Cell(position: $0 + 1, label: $1) }
    board.deeds = Self.deeds
    board.search = ""
    return board
  }

  private func touch(_ board: ShownBoard) -> TouchBoard {
    TouchBoard(board: board, style: .plain, wording: Self.wording)
  }

  /// Where a text stands on the screen.
  private func place(of text: String, in lines: [String]) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) { return (displayWidth(String(line[..<range.lowerBound])), row) }
    }
    return nil
  }

  private static let sizes = [(80, 24), (40, 20), (100, 30), (200, 60), (33, 26), (60, 16), (60, 15)]

  // MARK: what is shown

  @Test(arguments: sizes) func `strip, board, deeds and keys fit the screen together`(_ screen: (Int, Int)) throws {
    for strip in [[], ["mother"], ["mother", "want", "eat", "apple", "mother's friend", "?"]] {
      var board = try open(strip: strip)
      board.message = "Mother wants to eat."
      let lines = touch(board).lines(columns: screen.0, rows: screen.1)
      #expect(lines.count <= screen.1)
      #expect(lines.allSatisfy { displayWidth($0) <= screen.0 })
      #expect(lines.contains { $0.contains("w1") } && lines.contains { $0.contains("w6") })
      #expect(Self.deeds.allSatisfy { deed in lines.contains { $0.contains(" \(deed.key)  \(deed.name) ") } })
      #expect(lines.last == "KEYS")
      #expect(lines.contains { $0.contains("Mother wants to eat.") })
    }
  }

  @Test(arguments: sizes) func `the strip stands between path and message where there is room`(_ screen: (Int, Int))
    throws
  {
    var board = try open(strip: ["dog", "go"])
    board.message = "MESSAGE"
    let lines = touch(board).lines(columns: screen.0, rows: screen.1)
    let message = try #require(place(of: "MESSAGE", in: lines)).row
    let dog = place(of: "dog", in: lines)?.row
    if screen.1 < 16 {
      #expect(dog == nil && message == 1)
    } else {
      let row = try #require(dog)
      #expect((1..<message).contains(row))
      #expect(try #require(place(of: "go", in: lines)).row == row)
    }
  }

  @Test(arguments: [(20, 8), (5, 3), (1, 1), (300, 2), (2, 100), (10, 16), (8, 30)])
  func `no screen is too small`(_ screen: (Int, Int)) throws {
    let strip = (1...40).map { "chosen \($0)" }
    var board = touch(try open(26, 50, pages: 3, strip: Array(strip.prefix(GridSize.mostColumns))))
    _ = board.lines(columns: screen.0, rows: screen.1)
    for row in 0..<screen.1 {
      for column in 0..<screen.0 { _ = board.gesture(column: column, row: row, of: screen) }
    }
  }

  @Test func `pages may have names in place of numbers`() throws {
    let size = try #require(GridSize(columns: 1, rows: 1))
    let cells = (1...2).map { GridView.Cell(position: $0, label: "w\($0)") }
    let grid = GridView(title: "", size: size, pages: 2, pageNames: ["likely", "food"], cells: cells)
    var screen = touch(ShownBoard(grid: grid, path: ["Path"]))
    #expect(screen.lines(columns: 80, rows: 24)[0] == "Path  likely")
    _ = screen.gesture(.pageDown)
    #expect(screen.lines(columns: 80, rows: 24)[0] == "Path  food")
  }

  @Test func `what comes from elsewhere does no harm to the terminal`() throws {
    var board = try open(strip: ["a\u{1B}[2Jb"])
    board.deeds = [ShownBoard.Deed(key: "x", name: "no\u{1B}[2Jno")]
    board.search = "s\u{1B}[2J"
    board.message = "m\u{1B}[2J\u{7}"
    board.feedback = "f\u{1B}[2J"
    board.path = ["p\u{1B}]0;x\u{7}"]
    let lines = touch(board).lines(columns: 80, rows: 30)
    #expect(lines.allSatisfy { line in line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } })
  }

  @Test func `a switch says whether it is on, also without colours`() throws {
    var board = try open()
    board.deeds = [
      ShownBoard.Deed(key: "n", name: "not", isSwitch: true),
      ShownBoard.Deed(key: "?", name: "question", isOn: true, isSwitch: true),
    ]
    var screen = touch(board)
    let lines = screen.lines(columns: 80, rows: 24)
    let shown = try #require(place(of: " n  [ ] not   ?  [x] question ", in: lines))
    #expect(screen.gesture(column: shown.column + 28, row: shown.row, of: (80, 24)) == .deed("?"))
  }

  @Test func `a deed that is switched on looks otherwise`() throws {
    let colorful = Style(hasColor: true)
    var board = try open()
    board.deeds = [ShownBoard.Deed(key: "n", name: "not", isOn: true)]
    let on = TouchBoard(board: board, style: colorful, wording: Self.wording).lines(columns: 80, rows: 24)
    board.deeds = [ShownBoard.Deed(key: "n", name: "not")]
    let off = TouchBoard(board: board, style: colorful, wording: Self.wording).lines(columns: 80, rows: 24)
    #expect(on != off)
  }

  // MARK: deeds

  @Test func `a deed's key does it, small or capital`() throws {
    var screen = touch(try open())
    for deed in Self.deeds { #expect(screen.gesture(.character(deed.key)) == .deed(deed.key)) }
    #expect(screen.gesture(.character("N")) == .deed("n"))
    #expect(screen.gesture(.character("z")) == nil)
  }

  @Test func `a capital that is a deed of its own isn't taken for the small one`() throws {
    var board = try open()
    board.deeds = [ShownBoard.Deed(key: "n", name: "not"), ShownBoard.Deed(key: "N", name: "NEVER")]
    var screen = touch(board)
    #expect(screen.gesture(.character("N")) == .deed("N"))
    #expect(screen.gesture(.character("n")) == .deed("n"))
  }

  @Test func `a deed comes before what a key does otherwise`() throws {
    var board = try open()
    board.deeds = [ShownBoard.Deed(key: "1", name: "diary"), ShownBoard.Deed(key: "b", name: "big")]
    var screen = touch(board)
    #expect(screen.gesture(.character("1")) == .deed("1"))
    #expect(screen.gesture(.character("2")) == .touch(2))
    #expect(screen.gesture(.character("b")) == .deed("b"))
    #expect(screen.gesture(.backspace) == .back)
  }

  @Test(arguments: sizes) func `a click on a deed does it, on a cell touches it, elsewhere nothing`(
    _ screen: (Int, Int)
  ) throws {
    for strip in [[], ["mother", "want"]] {
      var board = touch(try open(strip: strip))
      let lines = board.lines(columns: screen.0, rows: screen.1)
      for deed in Self.deeds {
        let label = " \(deed.key)  \(deed.name) "
        let start = try #require(place(of: label, in: lines), "\(deed.name)")
        for column in [start.column, start.column + displayWidth(label) - 1] {
          #expect(board.gesture(column: column, row: start.row, of: screen) == .deed(deed.key))
        }
        // Between two deeds and behind the last one.
        let behind = board.gesture(column: start.column + displayWidth(label), row: start.row, of: screen)
        #expect(behind == nil)
      }
      for position in 1...6 {
        let cell = try #require(place(of: "w\(position)", in: lines))
        #expect(board.gesture(column: cell.column, row: cell.row, of: screen) == .touch(position))
      }
      for row in [0, lines.count - 1, screen.1 + 5] {
        #expect(board.gesture(column: 1, row: row, of: screen) == nil)
      }
      if let chosen = place(of: "mother", in: lines) {
        #expect(board.gesture(column: chosen.column, row: chosen.row, of: screen) == nil)
      }
    }
  }

  // MARK: search

  @Test func `letters that are typed after a slash narrow, also those that are keys otherwise`() throws {
    var board = try open()
    var screen = touch(board)
    #expect(screen.gesture(.character("/")) == nil)
    var typed = ""
    for character in "n?q1b/é" {
      typed.append(character)
      #expect(screen.searching(.character(character)) == .search(typed))
      try screen.perform(.search(typed)) { _ in
        board.search = typed
        return board
      }
    }
    #expect(screen.lines(columns: 80, rows: 24).contains { $0.contains("/n?q1b/é") })
    #expect(screen.searching(.backspace) == .search("n?q1b/"))
    #expect(screen.searching(.escape) == .search(""))
  }

  @Test func `Enter touches what was found first, and ends the typing`() throws {
    var board = try open()
    var screen = touch(board)
    _ = screen.gesture(.right)
    #expect(screen.gesture(.enter) == .touch(2))
    #expect(screen.gesture(.character("/")) == nil)
    try screen.perform(.search("w")) { _ in
      board.search = "w"
      return board
    }
    // What is shown is another list: its first is meant, not the place where one was.
    #expect(screen.searching(.enter) == .touch(1))
    // Keys are keys again.
    #expect(screen.gesture(.character("n")) == .deed("n"))
    #expect(screen.gesture(.escape) == .search(""))
  }

  @Test func `a search of nothing touches nothing`() throws {
    for key in [Key.enter, .escape, .backspace] {
      var screen = touch(try open())
      #expect(screen.gesture(.character("/")) == nil)
      #expect(screen.searching(key) == nil)
    }
  }

  @Test func `where nothing is found nothing is touched`() throws {
    var board = try open()
    var screen = touch(board)
    try screen.perform(.search("zzz")) { _ in
      board.search = "zzz"
      board.grid = GridView(title: "B", size: board.grid.size, cells: [])
      return board
    }
    let entered = screen.searching(.enter)
    try screen.perform(try #require(entered)) { gesture in
      Issue.record("\(gesture) was done")
      return board
    }
    _ = screen.lines(columns: 80, rows: 24)
  }

  @Test func `where there is nothing to search a slash does nothing`() throws {
    var board = try open()
    board.search = nil
    var screen = touch(board)
    #expect(screen.gesture(.character("/")) == nil)
    #expect(screen.gesture(.character("n")) == .deed("n"))
  }

  // MARK: as one goes on

  @Test func `what is chosen begins the next step at its beginning, a deed leaves one where one was`() throws {
    var screen = touch(try open(2, 1, pages: 3))
    _ = screen.gesture(.pageDown)
    try screen.perform(.deed("t")) { _ in try self.open(2, 1, pages: 3) }
    #expect(screen.gesture(.enter) == .touch(3))
    try screen.perform(.touch(3)) { _ in try self.open(2, 1, pages: 2, strip: ["mother"]) }
    #expect(screen.gesture(.enter) == .touch(1))
  }

  @Test func `a board that has become smaller under the cursor isn't touched where it was`() throws {
    var screen = touch(try open(3, 3, pages: 4))
    for _ in 0..<3 { _ = screen.gesture(.pageDown) }
    try screen.perform(.deed("e")) { _ in try self.open(1, 1) }
    _ = screen.lines(columns: 80, rows: 24)
    for key in [Key.enter, .left, .right, .up, .down, .pageUp, .pageDown, .enter] {
      guard let gesture = screen.gesture(key) else { continue }
      try screen.perform(gesture) { gesture in
        #expect(gesture == .touch(1))
        return try self.open(1, 1)
      }
      _ = screen.lines(columns: 80, rows: 24)
    }
  }
}
