/// How close two neighbours stand, by the outlines of both, as a typesetter would: no stroke of the one nearer to a
/// stroke of the other, in any direction, than two upright neighbours stand apart.
enum Kerning {
  /// The space between the boxes of the left and the right character: ``Matrix/characterSpace`` at most, less where the
  /// outlines leave room, never below zero; in quarters of a unit.
  static func gap(_ left: Outline, _ right: Outline) -> Double {
    let needed = gap(left, right, keeping: room)
    return min(max((needed * 4 - 1e-6).rounded(.up) / 4, 0), Matrix.characterSpace)
  }

  /// The space at which what hangs over one character, or under it, still clears its neighbour.
  static func clearance(_ left: Outline, _ right: Outline) -> Double { gap(left, right, keeping: narrowRoom) }

  private static let room = reach(Matrix.characterSpace)
  private static let narrowRoom = reach(Matrix.narrowSpace)

  /// For rows so many quarters of a unit apart, how far apart points must be sideways to keep a distance.
  private static func reach(_ distance: Double) -> [Double] {
    stride(from: 0, to: distance, by: 0.25).map { (distance * distance - $0 * $0).squareRoot() }
  }

  private static func gap(_ left: Outline, _ right: Outline, keeping room: [Double]) -> Double {
    var result = -Double.infinity
    for row in left.inked {
      let indent = left.maxX - left.right[row]
      guard indent.isFinite else { continue }
      let first = max(right.inked.lowerBound, row - room.count + 1)
      let last = min(right.inked.upperBound - 1, row + room.count - 1)
      for other in stride(from: first, through: last, by: 1) {
        let start = right.left[other] - right.minX
        guard start.isFinite else { continue }
        result = max(result, room[abs(row - other)] - indent - start)
      }
    }
    return result
  }
}
