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

  @Test func `have names`() {
    #expect(keys("\r\n\t\u{7F}\u{8}\u{3}") == [.enter, .enter, .tab, .backspace, .backspace, .interrupt])
    #expect(keys([.resized, .interrupted]) == [.resize, .interrupt])
  }

  @Test func `that mean nothing are skipped`() {
    #expect(keys("\u{1B}[15~\u{1B}[1;5P\u{1}b") == [.character("b")])
  }
}
