import Testing

@testable import Terminal

@Suite struct Keys {
  private func keys(_ events: [KeyReader.Event]) -> [Key] {
    var rest = events[...]
    let reader = KeyReader { milliseconds in
      if milliseconds >= 0, case .silence? = rest.first { return rest.removeFirst() }
      while case .silence? = rest.first { rest.removeFirst() }
      return rest.popFirst() ?? .closed
    }
    var result: [Key] = []
    while result.last != .end { result.append(reader.readKey()) }
    return result.dropLast()
  }

  private func keys(_ text: String) -> [Key] { keys(text.utf8.map { .byte($0) }) }

  @Test func `are characters in UTF-8`() {
    #expect(keys("aç🧃") == [.character("a"), .character("ç"), .character("🧃")])
    #expect(keys([.byte(0xC3), .silence, .byte(0x61), .byte(0xFF)]) == [.character("a")])
  }

  @Test func `are arrows in both of their writings`() {
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}OD") == [.up, .down, .right, .left])
  }

  @Test func `are Escape when nothing follows it`() {
    #expect(keys([.byte(0x1B), .silence, .byte(0x61)]) == [.escape, .character("a")])
  }

  @Test func `are left clicks, counted from 0`() {
    #expect(keys("\u{1B}[<0;10;3M\u{1B}[<0;10;3m\u{1B}[<2;1;1M\u{1B}[<0;0;0M") == [.click(column: 9, row: 2)])
  }

  @Test func `that have come are had before the end of the time, and none of them is lost to it`() {
    var events: [KeyReader.Event] = [.byte(0x61), .byte(0x1B), .byte(0x5B), .byte(0x41), .silence, .byte(0x62)]
    var asked: [Int32] = []
    let reader = KeyReader { milliseconds in
      asked.append(milliseconds)
      return events.isEmpty ? .closed : events.removeFirst()
    }
    // No time is left at all, and yet what waits comes first, sequences whole.
    #expect(reader.readKey { 0 } == .character("a"))
    #expect(reader.readKey { 0 } == .up)
    #expect(reader.readKey { 0 } == nil)
    #expect(reader.readKey { 0 } == .character("b"))
    #expect(asked.first == 0)
  }

  @Test func `are waited for as long as time is left, whatever else interrupts the waiting`() {
    var events: [KeyReader.Event] = [.silence, .byte(0x00), .silence]
    var left: [Int32] = [500, 300, 300, 100, 0]
    let reader = KeyReader { _ in events.isEmpty ? .closed : events.removeFirst() }
    #expect(reader.readKey { left.removeFirst() } == nil)
    #expect(events.isEmpty && left.isEmpty)
  }

  @Test func `have names`() {
    #expect(keys("\r\n\t\u{7F}\u{8}\u{3}") == [.enter, .enter, .tab, .backspace, .backspace, .interrupt])
    #expect(keys([.resized, .interrupted]) == [.resize, .interrupt])
  }

  @Test func `that mean nothing are skipped`() {
    #expect(keys("\u{1B}[15~\u{1B}[1;5P\u{1}b") == [.character("b")])
  }
}
