import Testing

@testable import Terminal

private func red(_ text: String) -> String { OwnEscape.sequence("[31m") + text + OwnEscape.sequence("[0m") }

@Suite struct `Display width` {
  @Test(arguments: [
    ("", 0), ("suco", 4), ("ação", 4), ("ac\u{327}a\u{303}o", 4), ("🧃", 2), ("👨‍👩‍👧", 2), ("🇧🇷", 2), ("👍🏽", 2),
    ("❤", 1), ("❤️", 2), ("日本", 4), ("l·l", 3), (red("pão"), 3), ("\u{301}", 0), ("a\tb", 2),
    (OwnEscape.sequence("]8;;http://a") + OwnEscape.sequence("\\elo"), 3), (OwnEscape.sequence("]8;;\u{7}elo"), 3),
    ("│█▗", 3), ("\u{200B}", 0),
  ])
  func `counts columns`(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(arguments: [
    ("bolacha", 7, "bolacha"), ("bolacha", 4, "bol…"), ("suco 🧃🧃", 7, "suco …"), ("日本語", 4, "日…"), ("ab", 0, ""),
    (red("prancha"), 3, red("pr…")),
  ])
  func `cuts to a width with an ellipsis`(text: String, width: Int, cut: String) {
    #expect(DisplayWidth.truncate(text, to: width) == cut)
  }

  @Test func `fills up to a width`() {
    #expect(DisplayWidth.pad("pão", to: 6) == "pão   ")
    #expect(DisplayWidth.pad("🧃", to: 5, alignment: .right) == "   🧃")
    #expect(DisplayWidth.pad("eu", to: 5, alignment: .center) == " eu  ")
    #expect(DisplayWidth.fit("日本語", to: 4) == "日… ")
  }

  @Test func `splits a text at its escape sequences`() {
    let bold = OwnEscape.sequence("[1m")
    #expect(textPieces(of: "a\(bold)b") == [.text("a"), .escape(bold[...]), .text("b")])
    for unfinished in ["[", "", "]0;x"] {
      let escape = OwnEscape.sequence(unfinished)
      #expect(textPieces(of: escape) == [.escape(escape[...])])
    }
    #expect(textPieces(of: OwnEscape.sequence("é")) == [.escape(OwnEscape.mark[...]), .text("é")])
    #expect(textPieces(of: "a\u{1B}[1mb") == [.text("a\u{1B}[1mb")], "an escape sequence that isn't ours is text")
  }
}
