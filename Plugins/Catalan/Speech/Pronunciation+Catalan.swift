import TagarelaKit

extension Pronunciation {
  /// Central Catalan.
  static let catalan = Pronunciation(
    id: "ca", syllables: CatalanSyllables.divide, spoken: CatalanSpoken.spoken, letterName: CatalanLetters.name)
}
