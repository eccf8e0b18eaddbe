import Clinic
import Commands
import Desk
import Foundation
import Prediction
import Synchronization
import TagarelaKit
import Testing

/// The sentences from which written words are predicted are kept for the next process.
final class KeptSentencesTests {
  private let cache = NSTemporaryDirectory() + "sentences-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: cache) }

  private let lexicon = Lexicon(
    concepts: ["i", "want", "water"].map { key in
      Concept(
        key: key, wordClass: .noun, category: "things", rank: 1,
        words: ["en": [ConceptWord(text: key)], "pt": [ConceptWord(text: key + "o")]])
    }, natures: [:], frames: [:])

  /// What comes after "i", and how many sentences had to be said for that: as a process of its own would.
  private func predicted(_ fingerprint: String = "1", in language: String = "en", kept: Bool = true) throws -> (
    words: [String], said: Int
  ) {
    let registry = Registry([
      Module(id: "test", version: "1") { registrar in
        try registrar.add(
          Vocabulary(
            id: "test", fingerprint: { fingerprint }, tables: { [] },
            utterances: { [ConceptUtterance(["i", "want", "water"]), ConceptUtterance(["i", "want"])] }),
          to: .vocabularies)
      }
    ])
    var said = 0
    let predictor = try Predictions(registry, cache: kept ? cache : nil).wordPredictor(lexicon, in: language) {
      request in
      said += 1
      return Sentence(text: request.words.map(\.text).joined(separator: " ") + ".")
    }
    let first = try #require(lexicon.concepts[0].words[language]?.first?.text)
    return (predictor.words(after: [first], beginning: "", count: 2), said)
  }

  @Test func `they are said once, and what is predicted is the same`() throws {
    let fresh = try predicted(kept: false)
    #expect(fresh.words.first == "want" && fresh.said == 2)
    #expect(try predicted() == fresh)
    #expect(try predicted() == (fresh.words, 0))
  }

  @Test func `they are said anew when a vocabulary has changed, and for each language`() throws {
    _ = try predicted()
    #expect(try predicted("2").said == 2)
    #expect(try predicted("2").said == 0)
    let other = try predicted("2", in: "pt")
    #expect(other.words.first == "wanto" && other.said == 2)
    #expect(try predicted("2").said == 0)
  }
}
