import Drawing

/// A stretch of the picture that has been painted.
struct Painted {
  private let points: [Point]
  private let isClosed: Bool
  private let margin: Double
  let isWhite: Bool
  private let low: Point
  private let high: Point

  init(points: [Point], isClosed: Bool, margin: Double, isWhite: Bool) {
    self.points = points
    self.isClosed = isClosed
    self.margin = margin
    self.isWhite = isWhite
    low = Point((points.map(\.x).min() ?? 0) - margin, (points.map(\.y).min() ?? 0) - margin)
    high = Point((points.map(\.x).max() ?? 0) + margin, (points.map(\.y).max() ?? 0) + margin)
  }

  func covers(_ point: Point) -> Bool {
    guard point.x >= low.x, point.x <= high.x, point.y >= low.y, point.y <= high.y else { return false }
    var isInside = false
    var last = isClosed ? points.last : nil
    for next in points {
      if let last {
        if isClosed, (next.y > point.y) != (last.y > point.y),
          point.x < (last.x - next.x) * (point.y - next.y) / (last.y - next.y) + next.x
        {
          isInside.toggle()
        }
        if margin > 0, point.distance(toLineFrom: last, to: next) <= margin { return true }
      }
      last = next
    }
    return isInside
  }
}
