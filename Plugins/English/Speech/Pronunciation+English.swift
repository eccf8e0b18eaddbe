import TagarelaKit

extension Pronunciation {
  /// American where the two sides of the Atlantic differ, with "and" after hundreds, which both understand.
  static let english = Pronunciation(
    id: "en",
    syllables: { EnglishSyllables.divide($0) },
    clocks: ["part"],
    spoken: { text, clock in EnglishSpeech.spoken(text, namesParts: clock == "part") },
    letterName: { EnglishLetters.name(of: $0) })
}
