/// How a language divides and says what is written.
public struct Pronunciation: Identified {
  /// The language's: ISO 639-1.
  public let id: String
  /// The syllables of a word as its letters, which joined give the word again; a word without vowels is one.
  public let syllables: @Sendable (_ word: String) -> [String]
  /// A text as it is said: its numbers, dates, times and amounts in words, the rest as it is.
  public let spoken: @Sendable (_ text: String) -> String
  /// What a letter is called; nil for what is none.
  public let letterName: @Sendable (_ letter: Character) -> String?

  public init(
    id: String, syllables: @escaping @Sendable (_ word: String) -> [String],
    spoken: @escaping @Sendable (_ text: String) -> String,
    letterName: @escaping @Sendable (_ letter: Character) -> String?
  ) {
    self.id = id
    self.syllables = syllables
    self.spoken = spoken
    self.letterName = letterName
  }
}

extension ExtensionPoint<Pronunciation> {
  public static var pronunciations: Self { Self("pronunciations") }
}
