import Synchronization
import TagarelaKit
import Testing

struct MessageIndexTests {
  @Test func `a text is found by its key, with the lines that go on with it`() {
    let index = MessageIndex([
      "# people\n\n  a.b = one = 1\n| two\n# c = three\n|   three\nnonsense\n|four\n\tc=five  \r\nd ="
    ])
    #expect(index.text("a.b") == "one = 1\ntwo\n  three\nfour")
    #expect(index.text("c") == "five")
    #expect(index.text("d") == "")
    #expect(index.text("a") == nil && index.text("") == nil && index.text("# c") == nil)
  }

  @Test func `of two texts for a key the later one counts, in one table and in two`() {
    let index = MessageIndex(["a = 1\na = 2\nb = 3", "", "b = 4"])
    #expect(index.text("a") == "2")
    #expect(index.text("b") == "4")
  }

  @Test func `it finds all that a long table has`() {
    let source = (0..<5_000).map { "key.\($0) = água \($0)" }.joined(separator: "\n")
    let index = MessageIndex([source])
    #expect((0..<5_000).allSatisfy { index.text("key.\($0)") == "água \($0)" })
    #expect(index.text("key.5000") == nil)
  }

  @Test func `texts that nobody asks for are not even put together`() throws {
    let made = MadeTexts()
    let registry = Registry([
      Module(id: "test", version: "1") { registrar in
        for language in ["en", "pt", "ca"] {
          try registrar.add(
            Translation(
              module: "test", language: language, words: made.note("\(language) words", "noun.patient = \(language)"),
              messages: made.note("\(language) messages", language == "en" ? "a = one\nb = two" : "a = \(language)")),
            to: .translations)
        }
      }
    ])
    #expect(made.names == [])
    let translations = registry.all(.translations)
    let language = Language(
      id: "pt", name: "português", plural: { _ in .one }, numbers: NumberStyle(decimal: ",", group: "."),
      dates: DateStyle(short: \.description, long: \.description, read: { _ in nil }))
    let wording = Wording(
      language: language, translations: translations.filter { $0.language == "pt" },
      insteadOfMissing: translations.filter { $0.language == "en" })
    #expect(wording.text(Phrase("a")) == "pt")
    #expect(wording.text(Phrase("a")) == "pt")
    #expect(made.names == ["pt messages"])
    #expect(wording.text(Phrase("b")) == "two")
    #expect(made.names == ["pt messages", "en messages"])
  }
}

/// Notes which texts were made.
private final class MadeTexts: Sendable {
  private let noted = Mutex<[String]>([])

  var names: [String] { noted.withLock { $0 } }

  func note(_ name: String, _ text: String) -> String {
    noted.withLock { $0.append(name) }
    return text
  }
}
