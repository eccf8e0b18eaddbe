/// Sets the characters of an expression one after the other on the matrix.
struct Setter {
  private var strokes: [BlissStroke] = []
  /// The right side of the box of the last character.
  private var edge = 0.0
  private var last: Piece?
  private var minX = Double.infinity
  private var maxX = -Double.infinity

  /// A character with its indicators.
  private struct Piece {
    var item: BlissExpression.Item
    var over: [BlissStroke] = []
    /// With the indicators.
    var outline: Outline

    init(_ item: BlissExpression.Item) {
      self.item = item
      if item.indicators.isEmpty {
        outline = item.base.outline
      } else {
        over = Indicators.placed(item.indicators, over: item.base, anchor: item.anchor)
        outline = Outline(item.base.strokes + over)
      }
    }

    /// How far indicators reach beyond the box.
    var leftOverhang: Double { item.base.outline.minX - outline.minX }
    var rightOverhang: Double { outline.maxX - item.base.outline.maxX }
  }

  static func set(_ expression: BlissExpression) -> BlissDrawing {
    var setter = Setter()
    for word in expression.words {
      for (position, item) in word.enumerated() { setter.set(Piece(item), startsWord: position == 0) }
    }
    return setter.finish()
  }

  private mutating func set(_ piece: Piece, startsWord: Bool) {
    let box = piece.item.base.outline
    let start = last.map { edge + space($0, piece, startsWord: startsWord) } ?? 0
    let offset = BlissPoint(start - box.minX, 0)
    for stroke in piece.item.base.strokes { strokes.append(stroke.moved(by: offset)) }
    for stroke in piece.over { strokes.append(stroke.moved(by: offset)) }
    edge = start + box.maxX - box.minX
    minX = min(minX, offset.x + piece.outline.minX)
    maxX = max(maxX, offset.x + piece.outline.maxX)
    last = piece
  }

  private func space(_ left: Piece, _ right: Piece, startsWord: Bool) -> Double {
    if let space = right.item.space { return space }
    let space = Self.usualSpace(left.item, right.item, startsWord: startsWord)
    guard !left.over.isEmpty || !right.over.isEmpty else {
      return space
    }
    let clear = Kerning.clearance(left.outline, right.outline) + left.rightOverhang + right.leftOverhang
    return max(space, clear)
  }

  private static func usualSpace(
    _ left: BlissExpression.Item, _ right: BlissExpression.Item, startsWord: Bool
  ) -> Double {
    if startsWord { return right.kind == .punctuation ? Matrix.punctuationSpace : Matrix.wordSpace }
    switch (left.kind, right.kind) {
    case (.digit, .digit), (.letter, .letter): return Matrix.narrowSpace
    case (.ordinary, .ordinary): return Kerning.gap(left.base.outline, right.base.outline)
    default: return Matrix.characterSpace
    }
  }

  private mutating func finish() -> BlissDrawing {
    guard minX.isFinite else { return BlissDrawing(strokes: [], width: 0) }
    if minX != 0 { strokes = strokes.map { $0.moved(by: BlissPoint(-minX, 0)) } }
    return BlissDrawing(strokes: strokes, width: maxX - minX)
  }
}
