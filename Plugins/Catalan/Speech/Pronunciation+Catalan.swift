import TagarelaKit

extension Pronunciation {
  /// Central Catalan.
  static let catalan = Pronunciation(
    id: "ca", syllables: CatalanSyllables.divide, clocks: [CatalanClock.part, .bells].map(\.rawValue),
    spoken: { text, clock in CatalanSpoken.spoken(text, clock.flatMap(CatalanClock.init) ?? .usual) },
    letterName: { CatalanLetters.name(of: String($0)) },
    ownLetters: [Letter("ç", "ce trencada"), Letter("l·l", "ela geminada"), Letter("ny", "ena i grega")])
}
