internal import TagarelaKit

extension Pronunciation {
  /// Spanish as it is spoken in Spain.
  static let spanish = Pronunciation(
    id: "es", syllables: { SpanishSyllables.of($0) }, spoken: { SpanishSpeech.spoken($0) },
    letterName: { SpanishLetters.name(of: String($0)) })
}
