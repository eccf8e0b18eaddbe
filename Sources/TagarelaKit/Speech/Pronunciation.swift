/// How a language divides and says what is written.
public struct Pronunciation: Identified {
  /// The language's: ISO 639-1.
  public let id: String
  /// The syllables of a word as its letters, which joined give the word again; a word without vowels is one.
  public let syllables: @Sendable (_ word: String) -> [String]
  /// Ways of telling the time beside the usual one, by key: `part` with the part of the day, `bells` …
  public let clocks: [String]
  private let speak: @Sendable (_ text: String, _ clock: String?) -> String
  /// What a letter is called; nil for what is none.
  public let letterName: @Sendable (_ letter: Character) -> String?

  /// - Parameter spoken: as ``spoken(_:clock:)``.
  public init(
    id: String, syllables: @escaping @Sendable (_ word: String) -> [String], clocks: [String] = [],
    spoken: @escaping @Sendable (_ text: String, _ clock: String?) -> String,
    letterName: @escaping @Sendable (_ letter: Character) -> String?
  ) {
    self.id = id
    self.syllables = syllables
    self.clocks = clocks
    speak = spoken
    self.letterName = letterName
  }

  /// A text as it is said: its numbers, dates, times and amounts in words, the rest as it is.
  ///
  /// - Parameter clock: one of ``clocks``; nil, or another, for the usual one.
  public func spoken(_ text: String, clock: String? = nil) -> String { speak(text, clock) }
}

extension ExtensionPoint<Pronunciation> {
  /// How languages are spoken, a pronunciation each.
  public static var pronunciations: Self { Self("pronunciations") }
}
