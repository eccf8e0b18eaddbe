import CoreVocabulary
import TagarelaKit
import Testing

/// The utterances from which prediction learns.
struct UtteranceTests {
  private let utterances: [ConceptUtterance]
  private let keys: Set<String>

  init() throws {
    let vocabulary = try #require(Registry([.coreVocabulary]).first(.vocabularies, id: "core"))
    utterances = try vocabulary.utterances()
    keys = Set(try vocabulary.tables().flatMap(\.concepts).map(\.key))
  }

  @Test func `they are thousands, of one word to many`() {
    #expect(utterances.count > 5_000)
    #expect(utterances.allSatisfy { !$0.concepts.isEmpty })
  }

  @Test func `they are of concepts that there are`() {
    let unknown = Set(utterances.flatMap(\.concepts)).subtracting(keys)
    #expect(unknown.isEmpty)
  }

  @Test func `questions, orders, what was, what will be and what is going on are among them`() {
    #expect(utterances.contains { $0.isQuestion })
    #expect(utterances.contains { $0.isImperative })
    #expect(utterances.contains { $0.isProgressive })
    for tense in SentenceRequest.Tense.allCases { #expect(utterances.contains { $0.tense == tense }) }
  }

  @Test func `none is a question and an order at once`() {
    for utterance in utterances where utterance.isQuestion && utterance.isImperative {
      Issue.record("\(utterance.concepts.joined(separator: " "))")
    }
  }
}
