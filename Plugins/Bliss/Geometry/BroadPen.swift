import Foundation

/// Strokes of a broad pen, as letters have them: as wide as they are told, with flat ends.
enum BroadPen {
  /// A point on the middle of a stroke, and how wide the stroke is there.
  struct Knot: Sendable, Equatable {
    var point: BlissPoint
    var width: Double
  }

  /// A stem or a slanting limb, cut level at both ends; the width is measured along the cut.
  static func bar(_ from: BlissPoint, _ to: BlissPoint, width: Double) -> BlissStroke {
    stroke([from, to], sideways: [BlissPoint(width / 2, 0), BlissPoint(width / 2, 0)])
  }

  /// A level limb, cut upright at both ends; the width is measured along the cut.
  static func beam(_ from: BlissPoint, _ to: BlissPoint, width: Double) -> BlissStroke {
    stroke([from, to], sideways: [BlissPoint(0, width / 2), BlissPoint(0, width / 2)])
  }

  /// A bowl or a part of one, a little squarer than an ellipse; degrees as those of an arc.
  ///
  /// - Parameter widths: of the stroke at the sides, and at top and bottom.
  static func band(_ center: BlissPoint, radii: BlissPoint, widths: BlissPoint, from: Double, to: Double)
    -> BlissStroke
  {
    let steps = max(8, Int(abs(to - from) / 9))
    let rays = (0...steps).map { ray(from + (to - from) * Double($0) / Double(steps)) }
    return stroke(
      rays.map { BlissPoint(center.x + radii.x * $0.x, center.y + radii.y * $0.y) },
      sideways: rays.map { BlissPoint(widths.x / 2 * $0.x, widths.y / 2 * $0.y) })
  }

  /// Parabolas from knot to knot, each drawn out towards its control point, cut across at both ends.
  static func sweep(_ start: Knot, _ parts: [(control: BlissPoint, end: Knot)]) -> BlissStroke {
    var knots = [start]
    var last = start
    for part in parts {
      for step in 1...8 {
        let t = Double(step) / 8
        let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        knots.append(
          Knot(
            point: BlissPoint(
              a * last.point.x + b * part.control.x + c * part.end.point.x,
              a * last.point.y + b * part.control.y + c * part.end.point.y),
            width: last.width + (part.end.width - last.width) * t))
      }
      last = part.end
    }
    return stroke(knots.map(\.point), sideways: across(knots))
  }

  /// Half the width of each knot, at right angles to the way there.
  private static func across(_ knots: [Knot]) -> [BlissPoint] {
    knots.indices.map { place in
      let before = knots[max(place - 1, 0)].point
      let after = knots[min(place + 1, knots.count - 1)].point
      let (x, y) = (after.x - before.x, after.y - before.y)
      let length = max((x * x + y * y).squareRoot(), 1e-9)
      let half = knots[place].width / 2
      return BlissPoint(-y / length * half, x / length * half)
    }
  }

  private static func stroke(_ middle: [BlissPoint], sideways: [BlissPoint]) -> BlissStroke {
    let one = zip(middle, sideways).map { $0 + $1 }
    let other = zip(middle, sideways).map { BlissPoint($0.x - $1.x, $0.y - $1.y) }
    return .broad(middle: middle, edge: one + other.reversed())
  }

  /// The point of a superellipse with radius 1.
  private static func ray(_ degrees: Double) -> BlissPoint {
    let point = onCircle(BlissPoint(0, 0), 1, degrees)
    func squarer(_ value: Double) -> Double { value == 0 ? 0 : copysign(pow(abs(value), 2 / squareness), value) }
    return BlissPoint(squarer(point.x), squarer(point.y))
  }

  /// 2 is an ellipse; more is nearer to a rectangle.
  private static let squareness = 2.35
}
