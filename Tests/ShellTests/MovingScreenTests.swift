import Synchronization
import TagarelaKit
import Terminal
import Testing

@testable import Shell

/// What moves on the whole screen, and the keys that a patient presses at it in vain.
struct MovingScreenTests {
  private struct Sun: MovingPicture {
    var isOver = false
    var deeds: [ShownBoard.Deed] { [ShownBoard.Deed(key: "p", name: "pause")] }
    var done: [Character] = []
    var note = "then Park"
    var drawing: TerminalDrawing? = { columns, rows in
      Array(repeating: String(repeating: "#", count: columns), count: rows)
    }
    var still: MovingFrame.Still?

    mutating func frame(at now: Duration) -> MovingFrame {
      MovingFrame(
        title: "Snack", drawing: drawing, shape: 2, share: 0.5, still: still, digits: "00:05:00", note: note,
        wakesAt: now + .milliseconds(80))
    }

    mutating func line() -> String { "Snack 00:05:00" }

    mutating func perform(_ deed: Character) throws { done.append(deed) }
  }

  /// A clock that the stage moves.
  private final class Hand: Sendable {
    private let moment = Mutex(Duration.zero)
    var clock: ScreenClock { ScreenClock { self.moment.withLock { $0 } } }
    func move(_ duration: Duration) { moment.withLock { $0 += duration } }
  }

  /// Time goes on whenever nobody presses a key.
  private final class Stage: ScreenDevice {
    var size: (columns: Int, rows: Int)
    var keys: [Key?]
    var drawn: [[String]] = []
    let hand = Hand()
    let passes: Duration

    init(_ columns: Int, _ rows: Int, _ keys: [Key?], passes: Duration = .milliseconds(80)) {
      size = (columns, rows)
      self.keys = keys
      self.passes = passes
    }

    func draw(_ lines: [String]) { drawn.append(lines) }
    func readKey() -> Key { keys.isEmpty ? .end : keys.removeFirst() ?? .end }

    func readKey(left: () -> Int32) -> Key? {
      guard !keys.isEmpty else { return .end }
      let key = keys.removeFirst()
      if key == nil { hand.move(passes) }
      return key
    }
  }

  private func run(
    _ keys: [Key?], columns: Int = 60, rows: Int = 24, passes: Duration = .milliseconds(80), _ sun: Sun = Sun()
  ) throws -> (sun: Sun, stage: Stage) {
    var sun = sun
    let stage = Stage(columns, rows, keys, passes: passes)
    var screen = MovingScreen(style: .plain, leave: "leave", clock: stage.hand.clock)
    try screen.run(&sun, on: stage)
    return (sun, stage)
  }

  @Test func `it is drawn anew whenever its moment has come`() throws {
    let (_, stage) = try run([nil, nil, nil])
    #expect(stage.drawn.count == 4)
  }

  @Test func `keys and clicks of a patient do nothing`() throws {
    let keys: [Key] = [
      .character("p"), .character("q"), .character("s"), .enter, .character(" "), .click(column: 3, row: 3), .backspace,
      .up, .tab,
    ]
    let (sun, stage) = try run(keys)
    #expect(sun.done.isEmpty)
    #expect(stage.drawn.count == keys.count + 1)
    #expect(stage.drawn.allSatisfy { $0.last == "" })
  }

  @Test func `Escape tells what can be done, and the letter after it does it, once`() throws {
    let (sun, stage) = try run([.escape, .character("P"), .character("p"), .escape, .character("x"), .character("p")])
    #expect(sun.done == ["p"])
    #expect(stage.drawn[1].last == "p pause · q leave")
    #expect(stage.drawn[2].last == "")
  }

  @Test func `Escape is forgotten after a while`() throws {
    let (sun, _) = try run([.escape, nil, .character("p"), .character("q"), nil], passes: MovingScreen.patience)
    #expect(sun.done.isEmpty)
  }

  @Test(arguments: [[Key.escape, .character("q")], [.interrupt], [.end]])
  func `there are ways out`(_ keys: [Key]) throws {
    let (_, stage) = try run(keys + [nil, nil, nil])
    #expect(stage.drawn.count == keys.count)
  }

  @Test(arguments: [(60, 24), (100, 40), (30, 8), (10, 3), (1, 1)])
  func `it fits every window`(_ columns: Int, _ rows: Int) throws {
    var sun = Sun()
    sun.still = .init(number: 0) { columns, rows in
      Array(repeating: String(repeating: "o", count: columns), count: rows)
    }
    let (_, stage) = try run([nil, .resize], columns: columns, rows: rows, sun)
    for lines in stage.drawn {
      #expect(lines.count <= max(2, rows))
      #expect(lines.allSatisfy { displayWidth($0) <= columns })
    }
    if rows >= 8 {
      #expect(stage.drawn[0].contains { $0.contains("Snack") } && stage.drawn[0].contains { $0.contains("#") })
    }
    #expect(stage.drawn[0].contains { $0.contains("o") } == (columns >= 50))
  }

  @Test func `where nothing can be drawn a bar tells what is left`() throws {
    var sun = Sun()
    sun.drawing = nil
    let (_, stage) = try run([nil], sun)
    #expect(
      stage.drawn[0].contains { $0.contains(String(repeating: "█", count: 20) + String(repeating: "░", count: 20)) })
  }

  @Test func `a picture of pixels beside it is sent once, and again for another window`() throws {
    var sun = Sun()
    let sent = Mutex(0)
    let save = OwnEscape.sequence("7")
    sun.still = .init(number: 0) { columns, rows in
      sent.withLock { $0 += 1 }
      let step = OwnEscape.sequence("[\(columns)C")
      return [save + "pixels" + step] + Array(repeating: step, count: rows - 1)
    }
    let (_, stage) = try run([nil, nil, .resize, nil], sun)
    #expect(sent.withLock { $0 } == 2)
    #expect(stage.drawn.map { $0.contains { $0.contains("pixels") } } == [true, false, false, true, false])
  }

  @Test func `large digits are the time that they show`() {
    let lines = LargeDigits.lines("00:05:00")
    #expect(lines.count == LargeDigits.height && Set(lines.map(\.count)) == [31])
    #expect(LargeDigits.lines("1") == ["▄█ ", " █ ", "▀▀▀"])
    #expect(LargeDigits.lines("8") == ["█▀█", "█▀█", "▀▀▀"])
    #expect(LargeDigits.lines(":") == [" ▄ ", " ▄ ", "   "])
  }
}
