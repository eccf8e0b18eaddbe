import Synchronization
import TagarelaKit
import Terminal
import Testing

@testable import Shell

/// What modules show above the prompt while somebody types.
struct RowsAboveTests {
  /// A clock and a row that tests move by hand.
  private final class Hand: Sendable {
    private let state = Mutex((now: ContinuousClock.now, note: "00:05:00", share: 1.0, asked: 0))

    var now: ContinuousClock.Instant { state.withLock { $0.now } }
    var asked: Int { state.withLock { $0.asked } }
    func pass(_ milliseconds: Int) { state.withLock { $0.now += .milliseconds(milliseconds) } }
    func say(_ note: String, _ share: Double) { state.withLock { ($0.note, $0.share) = (note, share) } }

    var row: PromptRow {
      PromptRow {
        self.state.withLock { state in
          state.asked += 1
          return .init(label: "Snack", share: state.share, note: state.note)
        }
      }
    }
  }

  private let hand = Hand()

  private func above(
    _ rows: [PromptRow], text: LiveTextRows? = nil, columns: Int = 60, height: Int = 24
  ) -> RowsAbove {
    RowsAbove(text, rows, style: .plain, size: { (columns, height) }, now: { hand.now })
  }

  @Test func `a row has its label, a bar and what there is to say`() {
    #expect(above([hand.row]).lines == ["Snack  ████████████████  00:05:00"])
    hand.say("00:02:30", 0.53)
    #expect(above([hand.row]).lines == ["Snack  ████████▌·······  00:02:30"])
    hand.say("over", 0)
    #expect(above([hand.row]).lines == ["Snack  ················  over"])
    #expect(above([]).isEmpty)
  }

  @Test func `bars stand below each other, and every row fits its window`() {
    let other = PromptRow { .init(label: "A long bath in the sea of the south", share: 1, note: "00:10:00") }
    let lines = above([hand.row, other]).lines
    #expect(Set(lines.map { $0.prefix { $0 != "█" }.count }).count == 1)
    for columns in [10, 30, 60] {
      #expect(above([hand.row, other], columns: columns).lines.allSatisfy { displayWidth($0) < columns })
    }
  }

  @Test func `there are never so many that no room is left for the prompt`() {
    #expect(above(Array(repeating: hand.row, count: 20), height: 24).lines.count == 6)
    #expect(above(Array(repeating: hand.row, count: 20), height: 3).lines.count == 1)
  }

  @Test func `a row is drawn when it says something else, and once a second at most`() {
    let above = above([hand.row])
    hand.say("00:04:59", 0.99)
    #expect(above.next(.meanwhile) == nil)
    hand.pass(900)
    #expect(above.next(.meanwhile) == nil)
    hand.pass(90)
    #expect(above.next(.meanwhile)?.first?.contains("00:04:59") == true)
    hand.pass(2000)
    #expect(above.next(.meanwhile) == nil, "it says the same")
    hand.say("00:04:56", 0.98)
    #expect(above.next(.meanwhile) != nil)
    hand.say("00:04:55", 0.98)
    #expect(above.next(.meanwhile) == nil)
  }

  /// Nobody presses a key for a while, and then leaves.
  private final class Stage: ScreenDevice {
    let size = (columns: 60, rows: 20)
    var looks = 3
    var drawn: [[String]] = []

    func draw(_ lines: [String]) { drawn.append(lines) }
    func readKey() -> Key { .end }

    func readKey(left: () -> Int32) -> Key? {
      looks -= 1
      return looks > 0 && left() > 0 ? nil : .end
    }
  }

  @Test func `on the screen of a board they stand in the first line, which is no time for the board`() throws {
    let size = try #require(GridSize(columns: 1, rows: 1))
    let board = ShownBoard(grid: GridView(title: "B", size: size, cells: []), path: ["B"])
    let wording = ShownBoardWording(keys: "KEYS", moreKeys: "MORE") { "\($0) of \($1)" }
    var screen = TouchBoard(board: board, style: .plain, wording: wording, rows: [hand.row])
    let stage = Stage()
    var gestures: [BoardGesture] = []
    try screen.run(on: stage) { gesture in
      gestures.append(gesture)
      return board
    }
    #expect(stage.drawn.count == 3)
    #expect(stage.drawn.allSatisfy { $0[0].hasPrefix("B ") && $0[0].hasSuffix("Snack 00:05:00") })
    #expect(gestures == [.resize(columns: 60, rows: 20)])
  }

  @Test func `rows of modules go with the line and are drawn anew; a text that was said stays where it was said`()
    throws
  {
    let rows = above([hand.row])
    #expect(rows.next(.last) == [])
    #expect(rows.next(.anew) == rows.lines)
    let mark = Mutex(LiveText.Mark.stretch(0..<4))
    let text = LiveText(text: "good morning") { mark.withLock { $0 } }
    let said = try #require(LiveTextRows(text, style: .plain, columns: 60, most: 3))
    let both = above([hand.row], text: said)
    #expect(both.lines.count == 2)
    #expect(both.next(.meanwhile)?.count == 2)
    #expect(both.next(.meanwhile) == nil)
    #expect(both.next(.anew) == nil)
    mark.withLock { $0 = .over }
    #expect(both.next(.meanwhile)?.count == 2)
    #expect(both.next(.meanwhile) == nil, "the row goes on")
    #expect(both.next(.last) == nil)
    let alone = above([], text: said)
    #expect(alone.next(.meanwhile)?.count == 1)
    #expect(alone.next(.meanwhile) == [], "it won't change any more")
  }
}
