import Shell
import TagarelaKit
import Testing

struct CompleterTests {
  private func offered(_ line: String, _ language: String = "en") -> [String] {
    Completer(session: Bench.session(language)).suggestions(for: line, cursor: line.utf8.count).items.map(\.text)
  }

  @Test(arguments: [
    ("", ["patient", "plan", "note", "undo"]), ("p", ["patient", "plan"]), ("PA", ["patient"]), ("x", []),
    ("patient ", ["new", "list", "show"]), ("patient s", ["show"]), ("patient x", []),
    ("patient show ", ["\"Ana Lúcia\"", "Giovanna", "\"Água \\\"forte\\\"\""]),
    ("patient show agu", ["\"Água \\\"forte\\\"\""]), ("patient show gio", ["Giovanna"]),
    ("patient show \"ana l", ["\"Ana Lúcia\""]),
    ("patient new Ana --bo", ["--born"]), ("patient new Ana --type ", ["board", "large"]),
    ("patient new Ana --type l", ["large"]),
    ("patient new Ana --born 2012-01-01 --bo", []), ("undo ", []), ("nonsense ", []),
  ])
  func `what fits at the cursor is offered as it has to be typed`(_ line: String, _ expected: [String]) {
    #expect(offered(line) == expected)
  }

  @Test(arguments: Bench.languages)
  func `nouns and verbs are offered in the language that is spoken`(_ language: String) {
    let wording = Wording(language, in: Bench.registry)
    #expect(offered("", language).contains(wording.word("noun.patient")))
    #expect(offered("\(wording.word("noun.patient")) ", language).contains(wording.verb("new", of: "patient")))
  }

  @Test func `an English word is completed in every language`() {
    #expect(offered("pati", "pt") == ["patient"])
    #expect(offered("patient sho", "ca") == ["show"])
  }

  @Test func `what is replaced is the word at the cursor, also after accents and before more words`() {
    let completer = Completer(session: Bench.session())
    let line = "patient show ág --yes"
    let suggestions = completer.suggestions(for: line, cursor: "patient show ág".utf8.count)
    #expect(suggestions.range == 13..<16)
    #expect(suggestions.items.map(\.label) == ["Água \"forte\""])
  }

  @Test(arguments: [
    "'", "\"", "\\", "a \\", "patient show '", "patient show \"\\", "# x", "--", "-", "🙂 e\u{301}", "\u{1}",
  ])
  func `half a word breaks nothing`(_ line: String) {
    for length in 0...line.count {
      let cursor = line.prefix(length).utf8.count
      let range = Completer(session: Bench.session()).suggestions(for: line, cursor: cursor).range
      #expect(range.lowerBound >= 0 && range.upperBound <= line.utf8.count)
    }
  }
}
