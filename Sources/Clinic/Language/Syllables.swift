import Foundation
public import TagarelaKit

/// A word in its syllables, as it is clapped.
public struct DividedWord: Sendable {
  public let word: String
  public let syllables: [String]
}

extension Clinic {
  /// How a language is said.
  ///
  /// - Throws: ``Failure`` `sentence.language` with the languages that there are.
  public func pronunciation(of language: String) throws -> Pronunciation {
    guard let pronunciation = registry.first(.pronunciations, id: language) else {
      let known = registry.all(.pronunciations).map(\.id)
      throw Failure("sentence.language", ["language": .text(language)], candidates: known)
    }
    return pronunciation
  }
}

extension Pronunciation {
  /// Words in their syllables.
  ///
  /// - Parameter text: with blanks between words.
  public func divided(_ text: String) -> [DividedWord] {
    text.split(whereSeparator: \.isWhitespace).map(String.init).map { word in
      // The dot of l·l and hyphens stay with what is written, not with what is clapped.
      let signs = CharacterSet(charactersIn: "·- ")
      return DividedWord(word: word, syllables: syllables(word).map { $0.trimmingCharacters(in: signs) })
    }
  }
}

extension [DividedWord] {
  /// To be said: each syllable is a sentence of its own, so that there is a pause after it.
  public var spoken: String {
    map { "\($0.syllables.joined(separator: ". ")). \($0.word)." }.joined(separator: " ")
  }
}
