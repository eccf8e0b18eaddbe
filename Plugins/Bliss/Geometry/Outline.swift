/// How far strokes reach on each quarter of a unit of height: what a typesetter looks at between two neighbours.
struct Outline: Sendable, Equatable {
  /// Rows of a quarter of a unit, from four units above the matrix to four below it.
  static let rows = 113
  private static let above = 16

  private(set) var left = [Double](repeating: .infinity, count: rows)
  private(set) var right = [Double](repeating: -.infinity, count: rows)
  private(set) var top = Double.infinity
  private(set) var bottom = -Double.infinity
  private(set) var minX = Double.infinity
  private(set) var maxX = -Double.infinity
  /// The first row with ink and the row after the last one.
  private(set) var inked = 0..<0

  init(_ strokes: [BlissStroke]) {
    var first = Self.rows
    var last = -1
    for stroke in strokes {
      stroke.walk { point in
        let row = min(max(Int((point.y * 4).rounded()) + Self.above, 0), Self.rows - 1)
        left[row] = min(left[row], point.x)
        right[row] = max(right[row], point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
        minX = min(minX, point.x)
        maxX = max(maxX, point.x)
        first = min(first, row)
        last = max(last, row)
      }
    }
    if last >= first { inked = first..<last + 1 } else { (minX, maxX, top, bottom) = (0, 0, 16, 16) }
  }
}
