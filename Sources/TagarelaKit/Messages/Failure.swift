/// Why something could not be done: what, where, and the way out. It is made where it happens and put into words in one
/// place, in the user's language.
public struct Failure: Error, Sendable, Equatable {
  /// What went wrong. Its key tells one kind of failure from another.
  public var what: Phrase
  /// Where the fault lies in what the user wrote; filled in by whoever knows the text.
  public var place: Place?
  /// What to do instead.
  public var hint: Phrase?
  /// The nearest things that would have been right.
  public var candidates: [String]

  /// - Parameter what: a phrase that was chosen elsewhere, by what it is about.
  public init(_ what: Phrase) {
    self.what = what
    candidates = []
  }

  /// - Parameters:
  ///   - key: of the message that says what went wrong, like `patient.unknown`.
  ///   - arguments: what goes into its places.
  public init(
    _ key: String, _ arguments: KeyValuePairs<String, Value> = [:], hint: Phrase? = nil, candidates: [String] = [],
    place: Place? = nil
  ) {
    what = Phrase(key, arguments)
    self.hint = hint
    self.candidates = candidates
    self.place = place
  }
}

/// A stretch of one line of source text.
public struct Place: Sendable, Equatable {
  /// The script or data file, nil at the prompt.
  public var file: String?
  /// Counted from 1.
  public var line: Int
  /// The whole line, or of a very long one the part around the place.
  public var text: String
  /// Characters of the line that stand before `text`.
  public var before: Int
  /// UTF-8 offsets in `text`.
  public var range: Range<Int>

  public init(file: String? = nil, line: Int = 1, text: String, before: Int = 0, range: Range<Int>) {
    self.file = file
    self.line = line
    self.text = text
    self.before = before
    self.range = range
  }

  /// Column of the first character, counted from 1 in user-perceived characters.
  public var column: Int {
    before + String(decoding: text.utf8.prefix(range.lowerBound), as: UTF8.self).count + 1
  }
}
