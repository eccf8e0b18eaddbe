import Terminal
import Testing

@testable import Shell

/// A list on the whole screen.
struct ListScreenTests {
  private struct Fruits: ShownList {
    var names: [String]
    var taken: Set<Int> = []
    var gestures: [ListGesture] = []
    var isOver = false
    var title: String { "Fruits" }
    var standing: String { "\(taken.count) taken" }
    var feedback = ""
    var count: Int { names.count }

    func row(_ index: Int) -> ListRow {
      ListRow(names[index], depth: 1, mark: index == 0 ? nil : taken.contains(index) ? .taken : .left)
    }

    func detail(_ index: Int) -> ListDetail {
      ListDetail(
        "all about \(names[index])",
        pictures: [("here", { Array(repeating: String(repeating: "#", count: $0), count: $1) })])
    }

    mutating func perform(_ gesture: ListGesture, at index: Int) throws -> Int {
      gestures.append(gesture)
      if gesture == .turn { taken.formSymmetricDifference([index]) }
      if gesture == .confirm { isOver = true }
      return gesture == .letter("e") ? count - 1 : index
    }
  }

  private final class Stage: ScreenDevice {
    var size: (columns: Int, rows: Int)
    var keys: [Key]
    var drawn: [[String]] = []

    init(_ columns: Int, _ rows: Int, _ keys: [Key]) {
      size = (columns, rows)
      self.keys = keys
    }

    func draw(_ lines: [String]) { drawn.append(lines) }
    func readKey() -> Key { keys.isEmpty ? .end : keys.removeFirst() }
    func readKey(left: () -> Int32) -> Key? { readKey() }
  }

  private func run(
    _ names: [String], _ keys: [Key], columns: Int = 40, rows: Int = 24, style: Style = .plain
  ) throws -> (list: Fruits, stage: Stage) {
    var list = Fruits(names: names)
    let stage = Stage(columns, rows, keys)
    var screen = ListScreen(style: style, keys: "↑↓ move · space take or leave · Enter do it · q leave")
    try screen.run(&list, on: stage)
    return (list, stage)
  }

  @Test func `space takes and leaves, Enter is done`() throws {
    let (list, stage) = try run(
      ["all", "fig", "kiwi"], [.down, .character(" "), .down, .character(" "), .up, .character(" "), .enter])
    #expect(list.taken == [2] && list.isOver)
    #expect(stage.drawn.last?.contains { $0.contains("> ") && $0.contains("[ ] fig") } == true)
    #expect(stage.drawn.last?.contains { $0.contains("[x] kiwi") } == true)
  }

  @Test(arguments: [Key.character("q"), .escape, .interrupt, .end])
  func `there are ways out with nothing done`(_ key: Key) throws {
    let (list, _) = try run(["all", "fig"], [key, .enter])
    #expect(list.gestures.isEmpty && !list.isOver)
  }

  @Test func `other letters and the sides are the list's, which may lead elsewhere`() throws {
    let (list, stage) = try run(
      ["all", "fig", "kiwi"], [.down, .left, .right, .character("e"), .character(" "), .enter])
    #expect(list.gestures == [.left, .right, .letter("e"), .turn, .confirm])
    #expect(list.taken == [2])
    #expect(stage.drawn.last?.contains { $0.contains("all about kiwi") } == true)
  }

  @Test func `of ten thousand rows those round the chosen one are shown, whatever size the window gets`() throws {
    let names = (0..<10_000).map { "row \($0)" }
    let (_, stage) = try run(names, Array(repeating: .pageDown, count: 700) + [.resize, .home])
    #expect(stage.drawn.allSatisfy { $0.count <= 24 })
    #expect(stage.drawn.dropLast(2).last?.contains { $0.contains("> ") && $0.contains("row 9999") } == true)
    #expect(stage.drawn.last?.contains { $0.contains("> ") && $0.contains("row 0") } == true)
  }

  @Test(arguments: [(40, 24), (40, 10), (20, 5), (100, 40)])
  func `the way out and the chosen row are always there`(_ columns: Int, _ rows: Int) throws {
    for style in [Style.plain, .lines, Style(hasColor: true)] {
      let (_, stage) = try run(
        (0..<50).map { "row \($0)" }, [.down, .down], columns: columns, rows: rows, style: style)
      let last = try #require(stage.drawn.last)
      #expect(last.count <= max(rows, 6))
      #expect(last.contains { $0.contains("row 2") })
      #expect(last.contains { $0.contains("q leave") })
      #expect(last.contains { $0.contains("##") } == (style.hasColor && rows >= 20))
    }
  }

  @Test func `a click turns a row`() throws {
    let (list, _) = try run(["all", "fig", "kiwi"], [.click(column: 3, row: 3), .click(column: 0, row: 23)])
    #expect(list.taken == [1] && list.gestures == [.turn])
  }

  @Test func `names can't steer the terminal`() throws {
    let (_, stage) = try run(["all", "fi\u{1B}[2Jg\nx"], [])
    #expect(stage.drawn.joined().allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\n") })
  }
}
