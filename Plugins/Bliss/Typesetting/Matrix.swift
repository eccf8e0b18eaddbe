/// Lines and spaces of the matrix, in eighths of the square, after "The fundamental rules of Blissymbolics" (BCI, 2004),
/// clauses 4 and 7: distances are between the middles of strokes.
enum Matrix {
  static let height = 20.0
  static let pen = 0.5
  static let skyLine = 8.0
  static let earthLine = 16.0
  static let middle = 12.0
  /// Indicators hang from this line, or from one above it, up to 0, where a tall character needs the room.
  static let indicatorLine = 4.0

  /// A quarter of the square: between two characters of a word, and between an indicator and what it stands over.
  static let characterSpace = 2.0
  /// Between two digits, two letters and two indicators.
  static let narrowSpace = 1.0
  static let wordSpace = 8.0
  /// Before a punctuation mark.
  static let punctuationSpace = 4.0
}
