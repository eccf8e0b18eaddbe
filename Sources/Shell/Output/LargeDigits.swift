/// A time in digits of three lines.
enum LargeDigits {
  static let height = 3

  /// Five rows of dots each, a row in three bits.
  private static let shapes: [Character: [UInt8]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7], "4": [5, 5, 7, 1, 1],
    "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 1, 1], "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7],
    ":": [0, 2, 0, 2, 0],
  ]

  /// Two rows of dots make a line, in half blocks; what is no digit and no colon is left out.
  static func lines(_ time: String) -> [String] {
    let shapes = time.compactMap { Self.shapes[$0] }
    return (0..<height).map { line in
      shapes.map { shape in
        row(upper: shape[2 * line], lower: 2 * line + 1 < shape.count ? shape[2 * line + 1] : 0)
      }.joined(separator: " ")
    }
  }

  private static func row(upper: UInt8, lower: UInt8) -> String {
    String([4, 2, 1].map { dot(upper: upper & $0 != 0, lower: lower & $0 != 0) })
  }

  private static func dot(upper: Bool, lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
