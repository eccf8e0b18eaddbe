import Foundation

/// What the pen does once on the matrix, described by the middle of its line.
public enum BlissStroke: Sendable, Equatable {
  /// Straight lines through the points, in turn.
  case line([BlissPoint])
  /// Part of a circle; degrees run clockwise from the right, as y points down, and `to` is the larger.
  case arc(center: BlissPoint, radius: Double, from: Double, to: Double)
  /// A parabola, drawn out towards its control point.
  case curve(from: BlissPoint, control: BlissPoint, to: BlissPoint)
  /// A filled dot; the radius is that of its ink.
  case dot(center: BlissPoint, radius: Double)
  /// A stroke of another width than the pen's, by the middle of its line and the edge around its ink.
  case broad(middle: [BlissPoint], edge: [BlissPoint])
}

extension BlissStroke {
  func moved(by offset: BlissPoint) -> BlissStroke {
    switch self {
    case .line(let points): .line(points.map { $0 + offset })
    case .arc(let center, let radius, let from, let to):
      .arc(center: center + offset, radius: radius, from: from, to: to)
    case .curve(let from, let control, let to):
      .curve(from: from + offset, control: control + offset, to: to + offset)
    case .dot(let center, let radius): .dot(center: center + offset, radius: radius)
    case .broad(let middle, let edge): .broad(middle: middle.map { $0 + offset }, edge: edge.map { $0 + offset })
    }
  }

  /// Calls the body with points along the stroke, never farther apart than an eighth of a unit.
  func walk(_ body: (BlissPoint) -> Void) {
    switch self {
    case .line(let points):
      for (a, b) in zip(points, points.dropFirst()) {
        let steps = max(1, (8 * max(abs(b.x - a.x), abs(b.y - a.y))).rounded(.up))
        for step in stride(from: 0, through: steps, by: 1) {
          body(BlissPoint(a.x + (b.x - a.x) * step / steps, a.y + (b.y - a.y) * step / steps))
        }
      }
    case .arc(let center, let radius, let from, let to):
      // Whole parts of a quarter, so that the farthest points of circles are met exactly.
      let parts = (18 * radius).rounded(.up)
      let step = 90 / max(4, parts)
      for angle in stride(from: from, to: to, by: step) { body(onCircle(center, radius, angle)) }
      body(onCircle(center, radius, to))
    case .curve(let from, let control, let to):
      let length = abs(control.x - from.x) + abs(control.y - from.y) + abs(to.x - control.x) + abs(to.y - control.y)
      let steps = max(4, (8 * length).rounded(.up))
      for step in stride(from: 0, through: steps, by: 1) {
        let t = step / steps
        let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        body(BlissPoint(a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y))
      }
    case .dot(let center, _): body(center)
    case .broad(let middle, _): BlissStroke.line(middle).walk(body)
    }
  }
}

/// The point of a circle at so many degrees clockwise from the right; exact at the quarters.
func onCircle(_ center: BlissPoint, _ radius: Double, _ degrees: Double) -> BlissPoint {
  switch degrees {
  case 0, 360, -360: return BlissPoint(center.x + radius, center.y)
  case 90, 450, -270: return BlissPoint(center.x, center.y + radius)
  case 180, 540, -180: return BlissPoint(center.x - radius, center.y)
  case 270, 630, -90: return BlissPoint(center.x, center.y - radius)
  default:
    let radians = degrees * .pi / 180
    return BlissPoint(center.x + radius * cos(radians), center.y + radius * sin(radians))
  }
}
