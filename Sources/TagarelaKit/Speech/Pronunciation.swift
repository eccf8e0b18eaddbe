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
  /// Letters that children learn beside those from a to z, small, also such as are written with two signs.
  public let ownLetters: [Letter]

  /// A letter as it is written small, and what it is called.
  public struct Letter: Sendable, Equatable {
    /// As it is written small, with one sign or two: `ñ`, `nh`.
    public let letters: String
    /// As it is said: `eñe`.
    public let name: String

    public init(_ letters: String, _ name: String) {
      self.letters = letters
      self.name = name
    }
  }

  /// - Parameter spoken: as ``spoken(_:clock:)``.
  public init(
    id: String, syllables: @escaping @Sendable (_ word: String) -> [String], clocks: [String] = [],
    spoken: @escaping @Sendable (_ text: String, _ clock: String?) -> String,
    letterName: @escaping @Sendable (_ letter: Character) -> String?, ownLetters: [Letter] = []
  ) {
    self.id = id
    self.syllables = syllables
    self.clocks = clocks
    speak = spoken
    self.letterName = letterName
    self.ownLetters = ownLetters
  }

  /// The letters from a to z that have a name, and its own ones behind those with which they begin.
  public var alphabet: [Letter] {
    let usual = "abcdefghijklmnopqrstuvwxyz".compactMap { letter in
      letterName(letter).map { Letter(String(letter), $0) }
    }
    return (usual + ownLetters).sorted { ($0.letters.folded, $0.letters) < ($1.letters.folded, $1.letters) }
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
