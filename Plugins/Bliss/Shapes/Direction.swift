/// Where a shape points, or where its opening is: a letter or two at the end of its name.
enum Direction: String, Sendable, CaseIterable {
  case e, s, w, n, ne, se, sw, nw

  /// Clockwise within its own four, the straight or the slanting ones.
  private var position: Int {
    switch self {
    case .e, .ne: 0
    case .s, .se: 1
    case .w, .sw: 2
    case .n, .nw: 3
    }
  }

  var isSlanting: Bool { rawValue.count == 2 }

  /// Quarter turns clockwise from another direction of the same four.
  func quarters(from other: Direction) -> Int { (position - other.position + 4) % 4 }

  /// Those that one shape can have.
  static func all(like base: Direction) -> [Direction] { allCases.filter { $0.isSlanting == base.isSlanting } }
}
