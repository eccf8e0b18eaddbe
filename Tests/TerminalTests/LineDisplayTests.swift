import TagarelaTestSupport
import Testing

@testable import Terminal

@Suite struct `A line that is drawn` {
  private static let characters: [Character] = [
    "a", "b", " ", "é", "日", "🧃", "c\u{327}", "👨‍👩‍👧", "👍🏽", "❤️", "🇧🇷", "\n", "x", "y",
  ]

  private func frame(_ text: [Character], cursor: Int, suggestion: String = "", below: [String] = []) -> LineFrame {
    let before = LineCell.cells(of: "p> ", style: "1") + LineCell.cells(of: String(text[..<cursor]), style: "")
    let after = LineCell.cells(of: String(text[cursor...]), style: "") + LineCell.cells(of: suggestion, style: "90")
    return LineFrame(cells: before + after, cursor: before.count, below: below)
  }

  @Test(arguments: [5, 8, 13, 40], 1...8)
  func `is the same whether it is drawn at once or as it was typed`(columns: Int, seed: Int) {
    var random = Seeded(state: UInt64(seed))
    var display = LineDisplay(columns: columns, rows: 60)
    var screen = ShownScreen(columns: columns, rows: 60)
    var text: [Character] = []
    var cursor = 0
    for _ in 0..<80 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        text.insert(Self.characters.randomElement(using: &random) ?? "a", at: cursor)
        cursor += 1
      case 5 where cursor > 0:
        cursor -= 1
        text.remove(at: cursor)
      case 6: cursor = Int.random(in: 0...text.count, using: &random)
      case 7: text = Array(text.prefix(cursor))
      default: break
      }
      let suggestion = cursor == text.count ? ["", "sug", "sugestão longa"].randomElement(using: &random) ?? "" : ""
      let below = Bool.random(using: &random) ? [] : ["um", "dois"]
      let frame = frame(text, cursor: cursor, suggestion: suggestion, below: below)
      screen.take(display.show(frame))
      var fresh = LineDisplay(columns: columns, rows: 60)
      var whole = ShownScreen(columns: columns, rows: 60)
      whole.take(fresh.show(frame))
      #expect(screen.rows == whole.rows, "\(String(text))")
      #expect((screen.row, screen.column) == (whole.row, whole.column), "\(String(text))")
    }
  }

  @Test func `takes one write of one character for a key at its end`() {
    var display = LineDisplay(columns: 80, rows: 24)
    _ = display.show(frame(Array("dize"), cursor: 4))
    #expect(display.show(frame(Array("dizer"), cursor: 5)) == "r")
    #expect(display.show(frame(Array("dizer"), cursor: 5)).isEmpty)
  }

  @Test func `goes on in the next row, with the cursor there`() {
    var display = LineDisplay(columns: 8, rows: 24)
    var screen = ShownScreen(columns: 8, rows: 24)
    screen.take(display.show(frame(Array("abcde"), cursor: 5)))
    #expect(screen.rows == ["p> abcde"])
    #expect((screen.row, screen.column) == (1, 0))
    screen.take(display.show(frame(Array("abcd日"), cursor: 5)))
    #expect(screen.rows == ["p> abcd", "日"])
  }

  @Test func `is seen round its cursor where it is higher than the terminal, and whole once it is over`() {
    var display = LineDisplay(columns: 10, rows: 5)
    var screen = ShownScreen(columns: 10, rows: 5)
    let text = (1...9).flatMap { Array("linha\($0)...") }
    screen.take(display.show(frame(text, cursor: text.count)))
    #expect(screen.rows.last == "9...")
    screen.take(display.show(frame(text, cursor: 0)))
    #expect(screen.rows == ["p> linha1.", "..linha2..", ".linha3...", "linha4...l", "inha5...li"])
    #expect((screen.row, screen.column) == (0, 3))
    screen.take(display.show(frame(text, cursor: text.count)))
    screen.take(display.finish(frame(text, cursor: text.count)))
    #expect((screen.scrolledAway + screen.rows).joined().hasSuffix("p> " + String(text)))
    #expect((screen.row, screen.column) == (4, 0))
  }

  @Test func `is found again when the terminal has another width`() {
    var display = LineDisplay(columns: 10, rows: 24)
    let text = Array("uma linha que tem mais que isso")
    _ = display.show(frame(text, cursor: text.count))
    display.resize(columns: 40, rows: 24)
    // The terminal has joined the rows that it had wrapped.
    var screen = ShownScreen(columns: 40, rows: 24)
    screen.take("antes\r\np> " + String(text))
    screen.take(display.erase())
    #expect(screen.rows == ["antes"])
    screen.take(display.show(frame(text, cursor: 3)))
    #expect(screen.rows == ["antes", "p> " + String(text)])
    #expect((screen.row, screen.column) == (1, 6))
  }

  @Test func `on a terminal that can only go left is written on, and in one row`() {
    var display = LineDisplay(columns: 10, rows: 24, isDumb: true)
    var screen = ShownScreen(columns: 10, rows: 24)
    screen.take(display.show(frame(Array("abc"), cursor: 3)))
    let added = display.show(frame(Array("abcd"), cursor: 4))
    #expect(added == "d")
    screen.take(added)
    for (text, row) in [("abcdefghijkl", "efghijkl"), ("abc", "p> abc"), ("", "p>")] {
      let output = display.show(frame(Array(text), cursor: text.count))
      #expect(!output.contains("\u{1B}"))
      screen.take(output)
      #expect(screen.rows == [row])
    }
  }
}
