import Sentences
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Words that people use every day and no symbol shows.
struct EverydayWordsTests {
  @Test func `a line tells what its words are`() throws {
    let entries = Entry.everyday(
      """
      noun f mass idea: patience
      noun m plural money,thing: savings notes
      adjective state,quality of person,animal: exhausted
      verb isDone: avoid
      """)
    #expect(entries.map(\.text) == ["patience", "savings", "notes", "exhausted", "avoid"])
    #expect(entries[0].gender == .feminine && entries[0].isMass && entries[0].kinds == ["idea"])
    #expect(entries[2].gender == .masculine && entries[2].isPlural && entries[2].marks.isEmpty)
    #expect(entries[2].kinds == ["money", "thing"])
    #expect(entries[3].role == .adjective && entries[3].bearers == ["person", "animal"])
    #expect(entries[4].role == .verb && entries[4].frame?.complements.first?.isRequired == true)
  }

  @Test(arguments: ["", "noun f idea", "plant f idea: tree", "verb nothing: do", "adjective state person: tired"])
  func `what tells nothing gives no words`(line: String) {
    #expect(Entry.everyday(line).isEmpty)
  }

  /// Articles, gender and forms of words that stand in the lists alone.
  @Test(arguments: [
    ("pt", "eu querer coroa", "Eu quero uma coroa."), ("es", "yo querer peluca", "Yo quiero una peluca."),
    ("ca", "jo voler corona", "Jo vull una corona."), ("en", "sun shine --past", "The sun shone."),
  ])
  func `they are said as the language says them`(language: String, words: String, sentence: String) throws {
    let parts = words.split(separator: " ")
    let request = try SentenceRequest(
      words: parts.filter { !$0.hasPrefix("--") }.joined(separator: " "),
      options: parts.filter { $0.hasPrefix("--") }.joined(separator: " "))
    #expect(try SentenceDesk.shared.maker(language)(request).text == sentence)
  }
}
