import TagarelaKit

/// Reads a composition from left to right.
struct ExpressionReader {
  private let text: String
  private var words: [[BlissExpression.Item]] = [[]]
  /// What the last `K:` asked for, and where it stands.
  private var pending: (space: Double, word: Substring)?
  private var count = 0

  /// Nobody writes a longer sentence in one expression.
  private static let longest = 500

  init(_ text: String) { self.text = text }

  mutating func read() throws -> BlissExpression {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw Failure("bliss.empty", place: place(text[...]))
    }
    for word in parts(of: text[...], by: "/") {
      try read(word)
    }
    // Published compositions end in such a space here and there; there is nothing it could move.
    pending = nil
    try endWord()
    return BlissExpression(text: text, words: words)
  }

  /// What stands between two slashes; nothing there means a new word.
  private mutating func read(_ word: Substring) throws {
    if word.isEmpty {
      let isInside = word.startIndex > text.startIndex && word.endIndex < text.endIndex
      guard isInside, words.last?.isEmpty == false else { throw missing(at: word) }
      try endWord()
      words.append([])
    } else if word.hasPrefix("K:") || word.hasPrefix("RK:") || word.hasPrefix("AK:") {
      try readKerning(word)
    } else {
      try readCharacter(word)
    }
  }

  private func endWord() throws {
    if let pending { throw Failure("bliss.kerning.alone", place: place(pending.word)) }
    if words.last?.isEmpty ?? true { throw missing(at: text[text.endIndex...]) }
  }

  private mutating func readKerning(_ word: Substring) throws {
    guard let colon = word.firstIndex(of: ":"), let amount = Double(word[word.index(after: colon)...]),
      abs(amount) <= 32
    else { throw Failure("bliss.kerning.malformed", ["text": .text(String(word))], place: place(word)) }
    guard pending == nil, words.last?.isEmpty == false else {
      throw Failure("bliss.kerning.alone", place: place(word))
    }
    pending = (word.hasPrefix("A") ? amount : Matrix.characterSpace + amount, word)
  }

  private mutating func readCharacter(_ word: Substring) throws {
    var base: [BlissStroke] = []
    var only: Glyph?
    var kind = BlissExpression.Kind.ordinary
    // What the character is, if it is no more than one part: composed ones have no anchor of their own.
    var alone: PlacedPart?
    var indicators: [(glyph: Glyph, number: Int)] = []
    for (position, piece) in parts(of: word, by: ";").enumerated() {
      guard !piece.isEmpty else { throw missing(at: piece) }
      count += 1
      guard count <= Self.longest else {
        throw Failure("bliss.long", ["limit": .integer(Self.longest)], place: place(piece))
      }
      guard let part = PlacedPart(piece) else {
        throw Failure("bliss.place.malformed", ["text": .text(String(piece))], place: place(piece))
      }
      let glyph = try glyph(part)
      if position > 0, part.place == nil, let number = part.number, CharacterGroups.indicators.contains(number) {
        indicators.append((glyph, number))
        continue
      }
      let offset = part.place ?? BlissPoint(0, 0)
      only = base.isEmpty && part.place == nil ? glyph : nil
      base += glyph.strokes.map { $0.moved(by: offset) }
      alone = position == 0 ? part : nil
      if position == 0 { kind = Self.kind(part) }
    }
    var item = BlissExpression.Item(base: only ?? Glyph(base), kind: kind, space: pending?.space)
    if !indicators.isEmpty {
      let anchors = try AnchorTable.standard.get()
      item.indicators = indicators.map { Indicator($0.glyph, anchor: anchors[$0.number]) }
      item.anchor = alone.flatMap { Self.anchor($0, anchors) }
    }
    words[words.count - 1].append(item)
    pending = nil
  }

  /// Moves with its character; sideways it counts from the box, which moves as well.
  private static func anchor(_ part: PlacedPart, _ anchors: AnchorTable) -> BlissPoint? {
    guard let anchor = part.number.flatMap({ anchors[$0] }) else { return nil }
    return anchor + BlissPoint(0, part.place?.y ?? 0)
  }

  private func glyph(_ part: PlacedPart) throws -> Glyph {
    let name = part.name
    if let number = part.number {
      guard let glyph = Library.standard[number] else {
        throw Failure("bliss.character.unknown", ["character": .text(String(name))], place: place(name))
      }
      return glyph
    }
    if name.first == "X" {
      guard name.count == 2, let letter = name.last, let strokes = Letter.strokes(letter) else {
        throw Failure("bliss.letter.unknown", ["letter": .text(String(name.dropFirst()))], place: place(name))
      }
      return Glyph(strokes)
    }
    guard let shape = ShapeName(name), let first = name.first, first.isLowercase else {
      throw Failure("bliss.part.malformed", ["text": .text(String(name))], place: place(name))
    }
    guard let strokes = shape.strokes else {
      throw Failure(
        "bliss.shape.unknown", ["shape": .text(String(name))],
        candidates: nearest(to: String(shape.family), among: BlissExpression.shapes), place: place(name))
    }
    return Glyph(strokes)
  }

  private static func kind(_ part: PlacedPart) -> BlissExpression.Kind {
    guard let number = part.number else { return part.name.first == "X" ? .letter : .ordinary }
    if CharacterGroups.digits.contains(number) { return .digit }
    if CharacterGroups.letters.contains(number) { return .letter }
    return CharacterGroups.punctuation.contains(number) ? .punctuation : .ordinary
  }

  private func missing(at piece: Substring) -> Failure { Failure("bliss.part.missing", place: place(piece)) }

  private func parts(of text: Substring, by separator: Character) -> [Substring] {
    text.split(separator: separator, omittingEmptySubsequences: false)
  }

  /// Where a piece stands in the text; an empty piece is where something is missing.
  private func place(_ piece: Substring) -> Place {
    let start = text.utf8.distance(from: text.startIndex, to: piece.startIndex)
    return Place(text: text, range: start..<start + piece.utf8.count)
  }
}
