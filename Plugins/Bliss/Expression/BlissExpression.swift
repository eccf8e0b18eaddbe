/// Words of Blissymbolics to draw: what a composition like `B313;B86/K:-1/B291//B431` says. It is made by reading such a
/// text, so everything in it exists.
public struct BlissExpression: Sendable {
  /// As it was written.
  public let text: String
  let words: [[Item]]

  /// One character of a word with what stands over it.
  struct Item: Sendable {
    var base: Glyph
    var kind: Kind
    var indicators: [Indicator] = []
    /// How far its anchor lies to the right of the middle of its box and below the sky line, where a table says so.
    var anchor: BlissPoint?
    /// The space before it, where the text says how much.
    var space: Double?
  }

  /// What decides how far characters stand apart.
  enum Kind: Sendable, Equatable {
    case digit, letter, punctuation, ordinary
  }

  init(text: String, words: [[Item]]) {
    self.text = text
    self.words = words
  }

  /// Two expressions as one Blissword: the characters of the one before those of the other.
  ///
  /// - Throws: what ``init(_:)`` throws for the text of both.
  public func joined(with next: BlissExpression) throws -> BlissExpression {
    try BlissExpression("\(text)/\(next.text)")
  }
}

extension BlissExpression {
  /// Reads an expression: `/` between the characters of a word, `//` between words, `;` before an indicator or another
  /// part of the same character, `@x,y` after a part that isn't at its usual place. A part is a character (`B313`), a
  /// Latin letter (`Xa`) or a shape (`heart8`). `K:-1` between two characters brings them nearer by as much.
  ///
  /// - Throws: a `Failure` with its place in the text: `bliss.empty`, `bliss.part.missing`, `bliss.part.malformed`,
  ///   `bliss.character.unknown`, `bliss.letter.unknown`, `bliss.shape.unknown`, `bliss.place.malformed`,
  ///   `bliss.kerning.malformed`, `bliss.kerning.alone`, `bliss.long`.
  public init(_ text: String) throws {
    var reader = ExpressionReader(text)
    self = try reader.read()
  }

  /// The names of all shapes, without size and direction.
  public static var shapes: [String] {
    ShapeTable.standard.keys.map(String.init).filter { !$0.hasPrefix("'") }.sorted()
  }
}
