import TagarelaKit

extension Pronunciation {
  static let portuguese = Pronunciation(
    id: "pt", syllables: PortugueseSyllables.of, spoken: PortugueseSpeech.spoken, letterName: PortugueseLetters.name)
}
