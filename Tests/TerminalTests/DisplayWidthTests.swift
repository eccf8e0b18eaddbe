import Testing

@testable import Terminal

@Suite struct `Display width` {
  @Test(arguments: [
    ("", 0), ("suco", 4), ("ação", 4), ("ac\u{327}a\u{303}o", 4), ("🧃", 2), ("👨‍👩‍👧", 2), ("🇧🇷", 2), ("👍🏽", 2),
    ("❤", 1), ("❤️", 2), ("日本", 4), ("l·l", 3), ("\u{1B}[1;31mpão\u{1B}[0m", 3), ("\u{301}", 0), ("a\tb", 2),
    ("\u{1B}]8;;http://a\u{1B}\\elo\u{1B}]8;;\u{7}", 3), ("│█▗", 3), ("\u{200B}", 0),
  ])
  func `counts columns`(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(arguments: [
    ("bolacha", 7, "bolacha"), ("bolacha", 4, "bol…"), ("suco 🧃🧃", 7, "suco …"), ("日本語", 4, "日…"), ("ab", 0, ""),
    ("\u{1B}[1mprancha\u{1B}[0m", 3, "\u{1B}[1mpr…\u{1B}[0m"),
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
    #expect(textPieces(of: "a\u{1B}[1mb") == [.text("a"), .escape("\u{1B}[1m"), .text("b")])
    #expect(textPieces(of: "\u{1B}[") == [.escape("\u{1B}[")])
    #expect(textPieces(of: "\u{1B}é") == [.escape("\u{1B}"), .text("é")])
  }

  @Test(arguments: [
    ("a> ", "a> "), ("\u{1B}[1ma\u{1B}[0m> ", "\u{1}\u{1B}[1m\u{1}a\u{1}\u{1B}[0m\u{1}> "),
    ("a> \u{1B}[0m", "a>\u{1}\u{1B}[0m\u{1} "), ("a>\u{1B}[0m", "a>\u{1}\u{1B}[0m\u{1} "), ("", ""),
  ])
  func `marks escape sequences of a prompt, none of them last`(prompt: String, marked: String) {
    #expect(markedPrompt(prompt) == marked)
  }
}
