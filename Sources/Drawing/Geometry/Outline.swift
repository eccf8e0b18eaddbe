import Foundation

/// A line made of straight pieces and cubic curves; it may have several parts.
public struct Outline: Sendable, Equatable {
  public enum Step: Sendable, Equatable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  public var steps: [Step] = []

  public var isClosed: Bool { steps.last == .close }

  func mapped(_ transform: Transform) -> Self {
    Self(
      steps: steps.map { step in
        switch step {
        case .move(let end): .move(transform(end))
        case .line(let end): .line(transform(end))
        case .curve(let one, let two, let end): .curve(transform(one), transform(two), transform(end))
        case .close: .close
        }
      })
  }

  /// Points along it, close enough to tell what lies inside.
  public var flattened: [Point] {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .move(let end), .line(let end): points.append(end)
      case .curve(let one, let two, let end):
        guard let start = points.last else { continue }
        for piece in 1...8 {
          let t = Double(piece) / 8
          let s = 1 - t
          points.append(
            start * (s * s * s) + one * (3 * s * s * t) + two * (3 * s * t * t) + end * (t * t * t))
        }
      case .close: break
      }
    }
    return points
  }
}

extension Outline {
  static func polyline(_ points: [Point], closed: Bool = false) -> Self {
    guard let first = points.first else { return Self() }
    return Self(steps: [.move(first)] + points.dropFirst().map { .line($0) } + (closed ? [.close] : []))
  }

  /// Smooth through all the points (Catmull and Rom's spline with the tension of a drawn line).
  static func smooth(_ points: [Point], closed: Bool = false) -> Self {
    guard points.count > 2 else { return polyline(points, closed: closed) }
    let count = points.count
    func at(_ index: Int) -> Point {
      closed ? points[(index + count) % count] : points[min(count - 1, max(0, index))]
    }
    var made = Self(steps: [.move(points[0])])
    for index in 0..<(closed ? count : count - 1) {
      let (before, start, end, after) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      made.steps.append(.curve(start + (end - before) * (1 / 6), end - (after - start) * (1 / 6), end))
    }
    if closed { made.steps.append(.close) }
    return made
  }

  static func oval(_ centre: Point, _ radii: Point) -> Self {
    let k = 0.5523
    let (x, y) = (radii.x, radii.y)
    func p(_ across: Double, _ down: Double) -> Point { centre + Point(across, down) }
    return Self(steps: [
      .move(p(x, 0)), .curve(p(x, k * y), p(k * x, y), p(0, y)), .curve(p(-k * x, y), p(-x, k * y), p(-x, 0)),
      .curve(p(-x, -k * y), p(-k * x, -y), p(0, -y)), .curve(p(k * x, -y), p(x, -k * y), p(x, 0)), .close,
    ])
  }

  static func box(_ corner: Point, _ size: Point, radius: Double) -> Self {
    let r = max(0, min(radius, min(size.x, size.y) / 2))
    let far = corner + size
    guard r > 0 else {
      return polyline([corner, Point(far.x, corner.y), far, Point(corner.x, far.y)], closed: true)
    }
    let k = r * (1 - 0.5523)
    return Self(steps: [
      .move(Point(corner.x + r, corner.y)), .line(Point(far.x - r, corner.y)),
      .curve(Point(far.x - k, corner.y), Point(far.x, corner.y + k), Point(far.x, corner.y + r)),
      .line(Point(far.x, far.y - r)),
      .curve(Point(far.x, far.y - k), Point(far.x - k, far.y), Point(far.x - r, far.y)),
      .line(Point(corner.x + r, far.y)),
      .curve(Point(corner.x + k, far.y), Point(corner.x, far.y - k), Point(corner.x, far.y - r)),
      .line(Point(corner.x, corner.y + r)),
      .curve(Point(corner.x, corner.y + k), Point(corner.x + k, corner.y), Point(corner.x + r, corner.y)), .close,
    ])
  }

  /// The longer side of its frame.
  public var extent: Double {
    let points = flattened
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return 0 }
    return max(right - left, bottom - top)
  }

  /// - Parameters:
  ///   - from: degrees, 0 to the right, clockwise on the page.
  ///   - to: where it ends; smaller than `from` goes counter-clockwise.
  static func arc(_ centre: Point, _ radii: Point, from: Double, to: Double) -> Self {
    let pieces = max(1, Int((abs(to - from) / 60).rounded(.up)))
    let step = (to - from) / Double(pieces)
    let handle = 4.0 / 3 * tan(step * .pi / 720)
    func place(_ degrees: Double) -> Point {
      let on = Point.direction(degrees)
      return centre + Point(on.x * radii.x, on.y * radii.y)
    }
    func tangent(_ degrees: Double) -> Point {
      let on = Point.direction(degrees)
      return Point(-on.y * radii.x, on.x * radii.y)
    }
    var made = Self(steps: [.move(place(from))])
    for piece in 0..<pieces {
      let start = from + step * Double(piece)
      let end = start + step
      made.steps.append(
        .curve(place(start) + tangent(start) * handle, place(end) - tangent(end) * handle, place(end)))
    }
    return made
  }
}
