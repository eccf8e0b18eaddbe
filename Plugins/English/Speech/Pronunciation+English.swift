import TagarelaKit

extension Pronunciation {
  /// American where the two sides of the Atlantic differ, with "and" after hundreds, which both understand.
  static let english = Pronunciation(
    id: "en",
    syllables: { EnglishSyllables.divide($0) },
    spoken: { EnglishSpeech.spoken($0) },
    letterName: { EnglishLetters.name(of: $0) })
}
