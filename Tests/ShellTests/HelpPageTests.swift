import Shell
import TagarelaKit
import Testing

struct HelpPageTests {
  @Test(arguments: Bench.languages)
  func `every command's help says its usage, its options and its example`(_ language: String) throws {
    let session = Bench.session(language)
    let wording = session.wording
    for signature in Bench.table.all.map(\.signature) {
      var words = [wording.word("noun.\(signature.noun)")]
      if let verb = signature.verb { words.append(wording.verb(verb, of: signature.noun)) }
      let page = try HelpPage(session: session).text(about: words)
      #expect(page.hasPrefix(words.joined(separator: " ")))
      #expect(page.contains(wording.text(Phrase("help.\(signature.id)"))))
      let example = wording.text(Phrase("help.examples")) + "\n  "
      #expect(page.contains(example), "\(signature.id) has no example in \(language)")
      for option in signature.options { #expect(page.contains("--" + wording.word("option.\(option.name)"))) }
      #expect(!page.contains("help.") && !page.contains("field.") && !page.contains("kind."))
    }
  }

  @Test(arguments: Bench.languages)
  func `help lists all nouns, and a noun all its commands`(_ language: String) throws {
    let session = Bench.session(language)
    let overview = try HelpPage(session: session).text(about: [])
    for noun in Bench.table.nouns { #expect(overview.contains(session.wording.text(Phrase("about.\(noun.id)")))) }
    let noun = try HelpPage(session: session).text(about: ["patient"])
    for verb in ["new", "list", "show"] { #expect(noun.contains(session.wording.verb(verb, of: "patient"))) }
  }

  @Test func `help on what there is not says the nearest`() throws {
    let failure = #expect(throws: Failure.self) { try HelpPage(session: Bench.session()).text(about: ["patiant"]) }
    #expect(failure?.candidates == ["patient"])
  }
}
