import Foundation
import TagarelaKit
import Testing

@testable import Shell

struct CompleterTests {
  private func offered(_ line: String, _ language: String = "en") -> [String] {
    Completer(session: Bench.session(language)).suggestions(for: line, cursor: line.utf8.count).items.map(\.text)
  }

  @Test(arguments: [
    ("", ["patient", "plan", "note", "undo"]), ("p", ["patient", "plan"]), ("PA", ["patient"]), ("x", []),
    ("patient ", ["new", "list", "show"]), ("patient s", ["show"]), ("patient x", []),
    ("patient show ", ["\"Ana Lúcia\"", "Giovanna", "\"Água \\\"forte\\\"\"", "l'aigua", "d'ànec"]),
    ("patient show agu", ["\"Água \\\"forte\\\"\""]), ("patient show gio", ["Giovanna"]),
    ("patient show \"ana l", ["\"Ana Lúcia\""]),
    ("patient new Ana --bo", ["--born"]), ("patient new Ana --type ", ["board", "large"]),
    ("patient new Ana --type l", ["large"]),
    ("patient new Ana --born 2012-01-01 --bo", []), ("undo ", []), ("nonsense ", []),
  ])
  func `what fits at the cursor is offered as it has to be typed`(_ line: String, _ expected: [String]) {
    #expect(offered(line) == expected)
  }

  @Test(arguments: [
    ("patient new Ana --type=", 23..<23, ["board", "large"]), ("patient new Ana --type=l", 23..<24, ["large"]),
    ("patient new Ana --typ=l", 22..<23, ["large"]), ("patient new Ana --type=\"bo", 23..<26, ["board"]),
    ("patient new Ana --nonsense=l", 27..<28, []), ("patient new Ana --yes=l", 22..<23, []),
    ("patient new Ana --type=large --typ", 29..<34, []),
  ])
  func `behind an option's sign its values are offered`(_ line: String, _ range: Range<Int>, _ expected: [String]) {
    let suggestions = Completer(session: Bench.session()).suggestions(for: line, cursor: line.utf8.count)
    #expect(suggestions.range == range)
    #expect(suggestions.items.map(\.text) == expected)
  }

  @Test(arguments: [
    ("patient show \"Ana L", "úcia\" --yes", 13..<25), ("patient show 'Ana L", "x' --yes", 13..<21),
    ("patient show \"Ana L", " --yes", 13..<19),
  ])
  func `a word in quotes is replaced as far as its quotes go`(_ before: String, _ behind: String, _ range: Range<Int>) {
    let suggestions = Completer(session: Bench.session()).suggestions(
      for: before + behind, cursor: before.utf8.count)
    #expect(suggestions.range == range)
    #expect(suggestions.items.map(\.text) == ["\"Ana Lúcia\""])
  }

  @Test(arguments: [
    ("patient show 'l'ai", ["l'aigua"]), ("patient show l'ai", ["l'aigua"]), ("patient show \"l'ai", ["l'aigua"]),
    ("patient show 'd'àn", ["d'ànec"]), ("patient show 'x'y", []), ("patient show 'gio'", ["Giovanna"]),
  ])
  func `an apostrophe in a word ends no quote`(_ line: String, _ expected: [String]) {
    let suggestions = Completer(session: Bench.session()).suggestions(for: line, cursor: line.utf8.count)
    #expect(suggestions.items.map(\.text) == expected)
    #expect(suggestions.items.isEmpty || suggestions.range == 13..<line.utf8.count)
  }

  @Test(arguments: [
    ("patient new Ana --grid 3", ["3x2", "3x3"]), ("patient new Ana --only changed,r", ["changed,removed"]),
    ("plan edit tom", ["tomorrow"]), ("plan edit --at tod", []), ("patient new Ana --born ", []),
  ])
  func `what is usual of a kind is offered though anything may be typed`(_ line: String, _ expected: [String]) {
    let found = offered(line)
    #expect(line.contains("--at") ? found.allSatisfy { $0.hasPrefix("\"today ") } : found == expected)
  }

  @Test func `what is usual says what it is`() {
    let completer = Completer(session: Bench.session("pt"))
    let sizes = completer.suggestions(for: "patient new Ana --grid 4x", cursor: 25).items
    #expect(sizes.map(\.note) == ["12 lugares", "16 lugares"])
    let days = completer.suggestions(for: "plan edit ho", cursor: 12).items
    #expect(days.map(\.note) == [Wording("pt", in: Bench.registry).text(.day(Moment.now.day))])
  }

  @Test func `a name is proposed for a file that is to be written, the next where it is taken`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let line = "plan edit today \(folder)/"
    #expect(offered(line) == ["\(folder)/today.pdf", "\(folder)/in/"])
    try Data().write(to: URL(fileURLWithPath: folder + "/today.pdf"))
    #expect(offered(line) == ["\(folder)/today-2.pdf", "\(folder)/in/"])
    #expect(offered(line + "to") == ["\(folder)/today-2.pdf"])
  }

  @Test func `a sign at the end begins a number, except in a comment`() {
    #expect(Completer.words(of: "patient show #")?.map(\.text) == ["patient", "show", "#"])
    #expect(Completer.words(of: "patient show \"#1 #")?.map(\.text) == ["patient", "show", "#1 #"])
    #expect(Completer.words(of: "# patient #")?.isEmpty == true)
    #expect(Completer.words(of: "patient # show #")?.map(\.text) == ["patient"])
  }

  @Test func `words of commands are offered for what speaks of them`() {
    let completer = Completer(session: Bench.session("pt"))
    let wording = Wording("pt", in: Bench.registry)
    let nouns = completer.commandWords(after: [], beginning: wording.word("noun.patient"))
    #expect(nouns == [.init(wording.word("noun.patient"), note: wording.text(Phrase("about.patient")))])
    let verbs = completer.commandWords(after: [wording.word("noun.patient")], beginning: "")
    #expect(verbs.map(\.text) == ["new", "list", "show"].map { wording.verb($0, of: "patient") })
    #expect(completer.commandWords(after: ["patient", "show"], beginning: "").isEmpty)
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
