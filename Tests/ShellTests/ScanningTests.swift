import Conformance
import Synchronization
import TagarelaKit
import TagarelaTestSupport
import Terminal
import Testing

@testable import Shell

/// One switch and a board whose rows, then cells, light up in turn.
struct ScanningTests {
  /// A clock that tests move by hand.
  private final class Hand: Sendable {
    private let moment = Mutex(Duration.zero)
    var clock: ScreenClock { ScreenClock { self.moment.withLock { $0 } } }
    func move(_ seconds: Double) { move(.seconds(seconds)) }
    func move(_ duration: Duration) { moment.withLock { $0 += duration } }
  }

  /// A scanned board, and what was touched on it.
  private final class Bench {
    let hand = Hand()
    var scanning: Scanning
    var shown: ShownBoard
    var touched: [Int] = []

    init(_ board: ShownBoard, every seconds: Double = 1) {
      scanning = Scanning(every: .seconds(seconds), clock: hand.clock)
      shown = scanning.begun(board)
    }

    func perform(_ gesture: BoardGesture, leadingTo next: ShownBoard? = nil) throws {
      let before = shown
      shown = try scanning.perform(gesture, on: shown) { gesture in
        if case .touch(let position) = gesture { touched.append(position) }
        return next ?? before
      }
    }

    /// Time passes, as a screen tells it.
    func wait(_ seconds: Double) throws {
      hand.move(seconds)
      let now = hand.clock.now()
      if let moment = shown.wakesAt, moment <= now { try perform(.time(now)) }
    }
  }

  private func board(_ columns: Int, _ rows: Int, pages: Int = 1, _ cells: [GridView.Cell]) throws -> ShownBoard {
    let size = try #require(GridSize(columns: columns, rows: rows))
    return ShownBoard(grid: GridView(title: "B", size: size, pages: pages, cells: cells), path: ["B"])
  }

  private func board(_ columns: Int, _ rows: Int, pages: Int = 1, at positions: Int...) throws -> ShownBoard {
    try board(columns, rows, pages: pages, positions.map { GridView.Cell(position: $0, label: "w\($0)") })
  }

  @Test func `rows light up one after the other, and begin again`() throws {
    let bench = Bench(try board(2, 2, at: 1, 2, 3, 4))
    #expect(bench.shown.lit == [1, 2])
    try bench.wait(0.9)
    #expect(bench.shown.lit == [1, 2])
    try bench.wait(0.1)
    #expect(bench.shown.lit == [3, 4])
    try bench.wait(1)
    #expect(bench.shown.lit == [1, 2])
  }

  @Test func `the switch takes the row, then the cell, which is touched, and it begins again`() throws {
    let bench = Bench(try board(3, 2, at: 1, 2, 3, 4, 5, 6))
    try bench.wait(1)
    try bench.perform(.press)
    #expect(bench.shown.lit == [4] && bench.touched.isEmpty)
    try bench.wait(1)
    #expect(bench.shown.lit == [5])
    try bench.perform(.press)
    #expect(bench.touched == [5])
    #expect(bench.shown.lit == [1, 2, 3])
  }

  @Test func `after two rounds without a choice it goes back to the rows`() throws {
    let bench = Bench(try board(2, 2, at: 1, 2, 3, 4))
    try bench.perform(.press)
    for lit in [[2], [1], [2]] {
      try bench.wait(1)
      #expect(bench.shown.lit == Set(lit))
    }
    try bench.wait(1)
    #expect(bench.shown.lit == [1, 2])
    try bench.wait(1)
    #expect(bench.shown.lit == [3, 4])
    #expect(bench.touched.isEmpty)
  }

  @Test func `empty rows, empty cells and those that can't be touched are passed over`() throws {
    let cells =
      [2, 9].map { GridView.Cell(position: $0, label: "w\($0)") } + [
        GridView.Cell(position: 4, label: "kept", isTouchable: false),
        GridView.Cell(position: 7, label: "hidden", isHidden: true),
      ]
    let bench = Bench(try board(3, 3, cells))
    #expect(bench.shown.lit == [2])
    try bench.wait(1)
    #expect(bench.shown.lit == [9])
  }

  @Test func `a board of which nothing can be touched waits for nothing`() throws {
    let bench = Bench(try board(2, 2))
    #expect(bench.shown.lit.isEmpty && bench.shown.wakesAt == nil)
    try bench.perform(.press)
    #expect(bench.touched.isEmpty)
  }

  @Test func `a choice gives the next its whole time`() throws {
    let bench = Bench(try board(2, 1, at: 1, 2))
    try bench.wait(0.8)
    try bench.perform(.press)
    try bench.wait(0.8)
    #expect(bench.shown.lit == [1])
    try bench.wait(0.2)
    #expect(bench.shown.lit == [2])
  }

  @Test func `a board of one row begins with its cells, and stays with them`() throws {
    let bench = Bench(try board(2, 1, at: 1, 2))
    #expect(bench.shown.lit == [1])
    for expected in [2, 1, 2, 1, 2] {
      try bench.wait(1)
      #expect(bench.shown.lit == [expected])
    }
    try bench.perform(.press)
    #expect(bench.touched == [2] && bench.shown.lit == [1])
  }

  @Test func `a machine that has slept goes on with the next, once`() throws {
    let bench = Bench(try board(1, 3, at: 1, 2, 3))
    try bench.wait(3_600)
    #expect(bench.shown.lit == [2])
    try bench.wait(0.9)
    #expect(bench.shown.lit == [2])
    try bench.wait(0.1)
    #expect(bench.shown.lit == [3])
  }

  @Test func `another size of the window changes nothing of where it is`() throws {
    let bench = Bench(try board(2, 2, at: 1, 2, 3, 4))
    try bench.wait(1)
    try bench.wait(0.5)
    try bench.perform(.resize(columns: 40, rows: 10))
    #expect(bench.shown.lit == [3, 4] && bench.shown.wakesAt == .seconds(2))
  }

  @Test func `a board to which a touch leads begins at its first row, and rows go on over pages`() throws {
    let bench = Bench(try board(1, 1, at: 1))
    try bench.perform(.press, leadingTo: try board(2, 1, pages: 2, at: 2, 3))
    #expect(bench.touched == [1] && bench.shown.lit == [2])
    try bench.wait(1)
    #expect(bench.shown.lit == [3])
  }

  @Test func `it keeps what is promised of screens`() throws {
    let hand = Hand()
    let board = try board(2, 2, at: 1, 2, 3)
    var scanning = Scanning(every: .seconds(1), clock: hand.clock)
    var shown = scanning.begun(board)
    expectNone(
      checkConformance(ofScreen: shown, move: { hand.move($0) }, now: hand.clock.now) { gesture in
        shown = try scanning.perform(gesture, on: shown) { _ in board }
        return shown
      })
  }

  /// Keys that come at their moments, and what was drawn.
  private final class Stage: ScreenDevice {
    let size = (columns: 60, rows: 20)
    let hand: Hand
    var keys: [(at: Double, key: Key)]
    var drawn: [[String]] = []
    private let start: Duration

    init(_ hand: Hand, _ keys: [(Double, Key)]) {
      self.hand = hand
      self.keys = keys.map { (at: $0.0, key: $0.1) }
      start = hand.clock.now()
    }

    func draw(_ lines: [String]) { drawn.append(lines) }

    func readKey() -> Key { keys.isEmpty ? .end : keys.removeFirst().key }

    func readKey(left: () -> Int32) -> Key? {
      guard let next = keys.first else { return .end }
      let now = hand.clock.now() / .seconds(1)
      let end = now + Double(left()) / 1000
      guard next.at <= end else {
        hand.move(end - now)
        return nil
      }
      hand.move(max(0, next.at - now))
      return keys.removeFirst().key
    }
  }

  private func touched(
    _ keys: [(Double, Key)], style: Style = .plain
  ) throws -> (positions: [Int], drawn: [[String]]) {
    let hand = Hand()
    let stage = Stage(hand, keys)
    let bench = try board(2, 2, at: 1, 2, 3, 4)
    var scanning = Scanning(every: .seconds(1), clock: hand.clock)
    var shown = scanning.begun(bench)
    var positions: [Int] = []
    var screen = TouchBoard(
      board: shown, style: style, wording: ShownBoardWording(keys: "KEYS", moreKeys: "KEYS") { "\($0)/\($1)" },
      clock: hand.clock)
    try screen.run(on: stage) { gesture in
      shown = try scanning.perform(gesture, on: shown) { gesture in
        if case .touch(let position) = gesture { positions.append(position) }
        return bench
      }
      return shown
    }
    return (positions, stage.drawn)
  }

  @Test func `Space, Enter and a click anywhere are the switch; other keys are nothing, and Escape leaves`() throws {
    let keys: [(Double, Key)] = [
      (0.1, .character(" ")), (0.2, .enter), (0.3, .click(column: 59, row: 19)), (0.4, .right), (0.5, .character("2")),
      (1.4, .character(" ")), (1.5, .escape), (1.6, .character(" ")),
    ]
    #expect(try touched(keys).positions == [1, 2])
  }

  @Test func `time doesn't reorder keys: those that came together act on what was lit`() throws {
    #expect(
      try touched([(1.5, .enter), (1.5, .enter), (1.5, .enter), (1.5, .enter), (1.6, .escape)]).positions == [3, 1])
  }

  @Test func `what is lit is seen without colours, and line by line`() throws {
    let framed = try #require(try touched([(0.5, .escape)]).drawn.last)
    #expect(framed.contains { $0.hasPrefix("┏") && $0.filter { $0 == "┏" }.count == 2 })
    #expect(framed.contains { $0.filter { $0 == "┌" }.count == 2 })
    let listed = try #require(try touched([(1.5, .escape)], style: .lines).drawn.last)
    #expect(listed.filter { $0.hasPrefix("> ") }.map { $0.suffix(2) } == ["w3", "w4"])
    #expect(listed.filter { $0.hasSuffix("w1") || $0.hasSuffix("w2") }.allSatisfy { $0.hasPrefix("  ") })
  }
}
