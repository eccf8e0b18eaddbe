import Synchronization
import TagarelaKit
import Terminal
import Testing

@testable import Shell

/// What keeps a patient in a full screen.
struct ScreenLockTests {
  /// A clock that goes on whenever nobody presses a key.
  private final class Hand: Sendable {
    private let moment = Mutex(Duration.zero)
    var now: Duration { moment.withLock { $0 } }
    var clock: ScreenClock { ScreenClock { self.now } }
    func move(_ duration: Duration) { moment.withLock { $0 += duration } }
  }

  private final class Stage: ScreenDevice {
    let size = (columns: 60, rows: 20)
    var keys: [Key?]
    var drawn: [[String]] = []
    let hand: Hand

    init(_ keys: [Key?], _ hand: Hand) {
      self.keys = keys
      self.hand = hand
    }

    func draw(_ lines: [String]) { drawn.append(lines) }
    func readKey() -> Key { keys.isEmpty ? .end : keys.removeFirst() ?? .end }

    func readKey(left: () -> Int32) -> Key? {
      guard !keys.isEmpty else { return .end }
      let key = keys.removeFirst()
      if key == nil { hand.move(.milliseconds(Int(left()))) }
      return key
    }
  }

  private let hand = Hand()

  private func lock() -> ScreenLock {
    ScreenLock(Wording("en", in: Bench.registry), clock: hand.clock) { $0 == "2468" }
  }

  private func digits(_ text: String) -> [Key?] { text.map { .character($0) } + [.enter] }

  @Test func `the number lets one out, and is not seen`() {
    let stage = Stage(digits("2468"), hand)
    #expect(lock().letsOut(on: stage))
    #expect(stage.drawn.joined().allSatisfy { !$0.contains("2") })
    #expect(stage.drawn.last?.first?.hasSuffix("••••") == true)
  }

  @Test func `Escape, and nobody for a while, go back to the screen`() {
    #expect(!lock().letsOut(on: Stage([.character("2"), .escape], hand)))
    #expect(!lock().letsOut(on: Stage([.character("2"), nil, nil], hand)))
  }

  @Test func `keys that are no digits, and more of them than a number has, are left out`() {
    let keys: [Key?] = [.character("a"), .click(column: 1, row: 1), .tab, .interrupt] + digits("2468")
    #expect(lock().letsOut(on: Stage(keys, hand)))
    let stage = Stage(digits("24680000000000"), hand)
    #expect(lock().letsOut(on: stage))
    #expect(stage.drawn.allSatisfy { ($0.first ?? "").count(where: { $0 == "•" }) <= 8 })
  }

  @Test func `three wrong numbers wait, longer each time, and the screen's next question waits on`() {
    let lock = lock()
    let wrong = digits("1111") + digits("2222") + digits("3333")
    // Nothing is taken while it waits, also where one has gone back to the screen meanwhile.
    #expect(!lock.letsOut(on: Stage(wrong + digits("2468") + [.escape], hand)))
    #expect(!lock.letsOut(on: Stage(digits("2468") + [.escape], hand)))
    hand.move(.seconds(16))
    #expect(!lock.letsOut(on: Stage(wrong + [.escape], hand)))
    hand.move(.seconds(16))
    #expect(!lock.letsOut(on: Stage(digits("2468") + [.escape], hand)))
    hand.move(.seconds(15))
    #expect(lock.letsOut(on: Stage(digits("2468"), hand)))
  }

  @Test func `a board stays until the number has come`() throws {
    let size = try #require(GridSize(columns: 2, rows: 1))
    let board = ShownBoard(
      grid: GridView(title: "B", size: size, cells: [.init(position: 1, label: "eu")]), path: ["B"])
    let wording = ShownBoardWording(keys: "KEYS", moreKeys: "MORE") { "\($0) of \($1)" }
    for leaving: Key in [.escape, .character("q"), .interrupt] {
      var touched = 0
      var screen = TouchBoard(board: board, style: .plain, wording: wording, lock: lock(), clock: hand.clock)
      let stage = Stage([leaving, .escape, .enter, leaving] + digits("2468") + [.enter, .enter], hand)
      try screen.run(on: stage) { gesture in
        if case .touch = gesture { touched += 1 }
        return board
      }
      // It was touched after the first question, and nothing of what came after the number was.
      #expect(touched == 1, "\(leaving)")
      #expect(stage.keys.count == 2, "\(leaving)")
    }
  }
}
