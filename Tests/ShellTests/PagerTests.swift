import TagarelaKit
import Terminal
import Testing

@testable import Shell

/// Lines that are more than the screen has.
struct PagerTests {
  private final class Stage: ScreenDevice {
    var size: (columns: Int, rows: Int)
    /// What is done next; a size is that which the window gets.
    private var steps: [Step]
    var drawn: [[String]] = []

    enum Step {
      case key(Key)
      case window(columns: Int, rows: Int)
    }

    init(_ columns: Int, _ rows: Int, _ steps: [Step]) {
      size = (columns, rows)
      self.steps = steps
    }

    func draw(_ lines: [String]) { drawn.append(lines) }
    func readKey() -> Key {
      switch steps.isEmpty ? .key(.end) : steps.removeFirst() {
      case .key(let key): return key
      case .window(let columns, let rows):
        size = (columns, rows)
        return .resize
      }
    }
    func readKey(left: () -> Int32) -> Key? { nil }
    /// What stood between the head and the last row when a key was waited for last.
    var body: [String] { Array((drawn.last ?? []).dropFirst().dropLast().filter { !$0.isEmpty }) }
  }

  private final class Count { var read = 0 }

  private let words = ["água", "pão", "suco", "maçã"]

  private func line(_ number: Int) -> String { "\(number) \(words[number % words.count])" }

  /// Shows a head and so many lines in a window of ten rows, in which there is room for eight of them.
  private func run(
    _ steps: [Stage.Step], lines count: Int = 100, isLong: Bool = true, columns: Int = 60
  ) throws -> (seen: [String], stage: Stage, read: Int) {
    let stage = Stage(columns, 10, steps)
    let counted = Count()
    var pager = Pager(style: .plain, wording: Wording("en", in: Bench.registry), isLong: isLong)
    let seen = try pager.run(
      { _, take in
        counted.read = 0
        try take(PageLine(text: "HEAD", isHead: true))
        for number in 1...count {
          counted.read = number
          try take(PageLine(text: line(number)))
        }
      }, on: stage)
    return (seen, stage, counted.read)
  }

  private func run(_ keys: Key..., lines: Int = 100, isLong: Bool = true) throws -> (
    seen: [String], stage: Stage, read: Int
  ) {
    try run(keys.map(Stage.Step.key), lines: lines, isLong: isLong)
  }

  private func body(_ first: Int) -> [String] { (first..<first + 8).map(line) }

  @Test(arguments: [
    ([Key.character(" ")], 9), ([.pageDown, .pageDown], 17), ([.down], 2), ([.enter, .character("j")], 3),
    ([.character(" "), .character("b")], 1), ([.pageDown, .pageUp], 1), ([.down, .down, .up], 2),
    ([.down, .character("k"), .character("k")], 1), ([.character("G")], 93), ([.endKey], 93),
    ([.endKey, .home], 1), ([.character("G"), .character("g")], 1), ([.endKey, .pageDown, .down], 93),
  ]) func `keys move through them, and not beyond`(_ keys: [Key], _ first: Int) throws {
    let (seen, stage, _) = try run(keys.map(Stage.Step.key))
    #expect(stage.body == body(first))
    #expect(seen == ["HEAD"] + body(first))
  }

  @Test(arguments: [Key.character("q"), .escape, .interrupt, .end])
  func `there are ways out, and what was seen last is left`(_ key: Key) throws {
    let (seen, stage, _) = try run(.down, key, .down)
    #expect(seen == ["HEAD"] + body(2) && stage.drawn.count == 2)
  }

  @Test func `the head stays at the top`() throws {
    let (_, stage, _) = try run(.pageDown, .endKey, .up)
    #expect(stage.drawn.allSatisfy { $0.first == "HEAD" && $0.count == 10 })
  }

  @Test func `of a long list no more is read than was asked for`() throws {
    #expect(try run([], lines: 1_000_000).read < 20)
    #expect(try run(.pageDown, lines: 1_000_000).read < 30)
  }

  @Test func `the last row says where one is, and of how many where that is known`() throws {
    func last(_ stage: Stage) -> String { stage.drawn.last?.last ?? "" }
    #expect(last(try run(isLong: false).stage).hasPrefix("lines 1–8 of 100 · q leaves"))
    #expect(last(try run(.pageDown).stage).hasPrefix("lines 9–16 … · q leaves"))
    #expect(last(try run(.endKey).stage).hasPrefix("lines 93–100 of 100 · "))
    #expect(displayWidth(last(try run([], columns: 30).stage)) <= 30)
  }

  @Test func `a search finds words below without their accents, and the next ones`() throws {
    let slash: [Key] = [.character("/")] + "PAO".map(Key.character) + [.enter]
    let once = try run(slash.map(Stage.Step.key))
    #expect(once.stage.body == body(1), "the first one is on the first line that has it: line 1")
    let twice = try run((slash + [.character("n")]).map(Stage.Step.key))
    #expect(twice.stage.body == body(5))
    let back = try run((slash + [.character("n"), .character("N")]).map(Stage.Step.key))
    #expect(back.stage.body == body(1))
    let nowhere: [Key] = [.character("/")] + "uva".map(Key.character) + [.enter]
    let (_, stage, _) = try run(nowhere.map(Stage.Step.key))
    #expect(stage.body == body(1) && stage.drawn.last?.last?.contains("“uva” is nowhere below") == true)
    let left: [Key] = [.character("/"), .character("p"), .escape, .down]
    #expect(try run(left.map(Stage.Step.key)).stage.body == body(2))
  }

  @Test func `a window of another size has them laid out anew`() throws {
    let (seen, stage, _) = try run([.key(.down), .window(columns: 4, rows: 8), .key(.down)], isLong: false)
    // “4 água” takes two rows of four columns.
    #expect(stage.drawn.last?.allSatisfy { displayWidth($0) <= 4 || $0.hasPrefix("lines") } == true)
    #expect(seen.contains("4 ág") && seen.contains("ua"))
    let higher = try run([.window(columns: 60, rows: 13)]).stage
    #expect(higher.body == (1...11).map(line))
  }

  @Test func `a failure of what is read ends it`() throws {
    var pager = Pager(style: .plain, wording: Wording("en", in: Bench.registry), isLong: true)
    #expect(throws: Failure("interrupted")) {
      try pager.run(
        { _, take in
          try take(PageLine(text: "one"))
          throw Failure("interrupted")
        }, on: Stage(40, 10, []))
    }
  }
}
