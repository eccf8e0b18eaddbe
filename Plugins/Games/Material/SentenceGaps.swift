import Catalog
import Clinic
import Foundation
import PlayRoom
import TagarelaKit
import Workspace

/// Sentences in which a word is missing, and who else would fit there.
struct SentenceGaps {
  /// The sentence with a gap for the word at this place, and the places of words that fit as well.
  private(set) var gaps: [Int: (text: String, fitting: Set<Int>)] = [:]

  /// - Parameters:
  ///   - words: of which each may be missing.
  ///   - verbs: with which sentences are made: their words, and the key of their concept.
  init(_ words: [GameWord], in language: String, for patient: PatientRecord, _ clinic: Clinic) throws {
    let verbs = try Self.pointed(language, clinic)
    guard verbs.count > 1 else { return }
    let pointed = verbs + words.map { PointedWord($0.text, concept: $0.concept) }
    let ready = try clinic.readySentences(of: pointed, in: language, for: patient).filter { sentence in
      !sentence.isNegative && !sentence.isQuestion && sentence.words.count == 3 && sentence.words[0] == 0
        && (1..<verbs.count).contains(sentence.words[1]) && sentence.words[2] >= verbs.count
    }
    let byVerb = Dictionary(grouping: ready) { $0.words[1] }
    for (_, sentences) in byVerb.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      let fitting = Set(sentences.map { $0.words[2] - verbs.count })
      for sentence in sentences {
        let place = sentence.words[2] - verbs.count
        guard gaps[place] == nil,
          let range = sentence.text.range(of: words[place].text, options: [.caseInsensitive, .backwards]),
          // Not a part of another form, as *shoe* is of *shoes*.
          sentence.text[range.upperBound...].first?.isLetter != true,
          sentence.text[..<range.lowerBound].last?.isLetter != true
        else { continue }
        gaps[place] = (sentence.text.replacingCharacters(in: range, with: PlayFace.gap), fitting)
      }
    }
  }

  /// The speaker, and what one does with things.
  private static func pointed(_ language: String, _ clinic: Clinic) throws -> [PointedWord] {
    try ["i", "eat", "drink-action", "wear", "read", "play-game", "ride", "listen", "wash", "throw", "buy"]
      .compactMap { key in
        try clinic.catalog.concept(key)?.words[language]?.first.map { PointedWord($0.text, concept: key) }
      }
  }
}
