internal import TagarelaKit

extension Pronunciation {
  /// Spanish as it is spoken in Spain.
  static let spanish = Pronunciation(
    id: "es", syllables: { SpanishSyllables.of($0) }, clocks: ["part"],
    spoken: { text, clock in SpanishSpeech.spoken(text, namesParts: clock == "part") },
    letterName: { SpanishLetters.name(of: String($0)) },
    ownLetters: [Letter("ñ", "eñe")])
}
