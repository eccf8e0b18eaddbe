import TagarelaKit

extension Pronunciation {
  /// As people in Brazil speak, who tell the part of the day anyway.
  static let portuguese = Pronunciation(
    id: "pt", syllables: PortugueseSyllables.of, clocks: ["part"],
    spoken: { text, _ in PortugueseSpeech.spoken(text) },
    letterName: PortugueseLetters.name,
    ownLetters: [
      Letter("ç", "cê-cedilha"), Letter("ch", "cê-agá"), Letter("lh", "ele-agá"), Letter("nh", "ene-agá"),
    ])
}
