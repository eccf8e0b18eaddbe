/// Blissymbols as strokes of a round pen, half a unit wide.
public struct BlissDrawing: Sendable, Equatable {
  /// In matrix units; x counts from the middle of the leftmost stroke, y from the top of the matrix.
  public var strokes: [BlissStroke]
  /// From the middle of the leftmost stroke to that of the rightmost one.
  public var width: Double
  /// The whole matrix, from the line of the highest indicators to the lowest descenders.
  public var height: Double { Matrix.height }
  /// The width of the pen.
  public static let pen = Matrix.pen

  public init(strokes: [BlissStroke], width: Double) {
    self.strokes = strokes
    self.width = width
  }

  /// Draws an expression with its spaces, kerning and indicators. The same expression always gives the same drawing.
  public init(_ expression: BlissExpression) {
    self = Setter.set(expression)
  }

  /// One standard character where it stands on the matrix, its box not moved to the left side; nil when there is none of
  /// this number.
  public init?(character number: Int) {
    guard let glyph = Library.standard[number] else { return nil }
    self.init(strokes: glyph.strokes, width: glyph.width)
  }

  /// The numbers of all standard characters that can be drawn, in order.
  public static var characters: [Int] { Library.standard.numbers }
}
