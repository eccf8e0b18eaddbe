import TagarelaKit
import Terminal
import Testing

@testable import Shell

@Suite struct `Words that are typed` {
  /// Each word that is shown as something, with what it is shown as; the cursor is behind the line unless told.
  private func shown(
    _ line: String, cursor: Int? = nil, isIdle: Bool = true, _ language: String = "en"
  ) -> [String] {
    let highlighter = Highlighter(session: Bench.session(language))
    return highlighter.stretches(of: line, cursor: cursor ?? line.utf8.count, isIdle: isIdle).map { stretch in
      "\(String(decoding: Array(line.utf8)[stretch.range], as: UTF8.self)) \(stretch.role)"
    }
  }

  @Test(arguments: [
    ("patient show Giovanna ", ["patient noun", "show verb", "Giovanna known"]),
    ("patient show Nobody ", ["patient noun", "show verb", "Nobody unknown"]),
    ("patient show \"Ana Lúcia\" ", ["patient noun", "show verb", "\"Ana Lúcia\" known"]),
    (
      "patient new Ana --born 2012-01-01 --colour red",
      ["patient noun", "new verb", "--born option", "--colour unknown"]
    ),
    (
      "patient new Ana --born=2012-01-01 --typ=large --colour=red ",
      ["patient noun", "new verb", "--born option", "--typ option", "--colour unknown"]
    ),
    ("patient new \"Ana", ["patient noun", "new verb", "\"Ana quoted"]),
    ("nonsense ", ["nonsense unknown"]), ("patient nonsense x", ["patient noun", "nonsense unknown"]),
    ("undo # back", ["undo noun", "# back comment"]), ("", []), ("\u{1}", []),
    ("undo; patient list ; undo", ["undo noun", "patient noun", "list verb", "undo noun"]),
    ("patient list --sort name | less -S", ["patient noun", "list verb", "--sort option"]),
  ])
  func `are shown as what they are`(line: String, expected: [String]) {
    #expect(shown(line) == expected)
  }

  @Test(arguments: ["nonsen", "patient lis", "patient show Nobo", "patient new Ana --bor"])
  func `are never wrong while they are being typed`(line: String) {
    #expect(!shown(line).contains { $0.hasSuffix("unknown") })
  }

  @Test func `are being typed where the cursor is`() {
    #expect(shown("nonsens x", cursor: 3).isEmpty)
  }

  @Test func `are looked up where there is time, and remembered`() {
    let line = "patient show Giovanna "
    #expect(shown(line, isIdle: false) == ["patient noun", "show verb"])
    let highlighter = Highlighter(session: Bench.session())
    let found = highlighter.stretches(of: line, cursor: line.utf8.count, isIdle: true)
    #expect(highlighter.stretches(of: line, cursor: line.utf8.count, isIdle: false) == found)
  }

  @Test func `are words of the user's language`() {
    #expect(shown("paciente listar", "pt") == ["paciente noun", "listar verb"])
  }

  @Test(arguments: [
    ("note \"um", true), ("note 'um", true), ("note um \\", true), ("note \"um\ndois\"", false),
    ("note um \\\ndois", false),
    ("note l'aigua", false), ("# don't \"", false), ("", false), ("\u{1}", false),
  ])
  func `go on in the next row where a quote is open or a backslash ends the line`(line: String, isOpen: Bool) {
    #expect(line.isOpenLine == isOpen)
  }

  @Test func `of several rows are one line, with their places as they were`() throws {
    let line = "note \\\n\"um\ndois\""
    let words = try Lexer.words(of: line.onOneLine)
    #expect(words.map(\.text) == ["note", "um\ndois"])
    #expect(words[1].range == 7..<16)
  }
}
