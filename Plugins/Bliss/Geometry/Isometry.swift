import Foundation

/// A quarter turn, a mirroring or a shift, or several in turn.
struct Isometry: Sendable {
  private var a = 1.0
  private var b = 0.0
  private var c = 0.0
  private var d = 1.0
  private var shift = BlissPoint(0, 0)

  static let none = Isometry()

  /// A quarter turn clockwise of a box of this height, back to the origin.
  static func quarterTurn(height: Double) -> Isometry {
    Isometry(a: 0, b: -1, c: 1, d: 0, shift: BlissPoint(height, 0))
  }

  static func mirroredSideways(width: Double) -> Isometry {
    Isometry(a: -1, b: 0, c: 0, d: 1, shift: BlissPoint(width, 0))
  }

  static func mirroredUpsideDown(height: Double) -> Isometry {
    Isometry(a: 1, b: 0, c: 0, d: -1, shift: BlissPoint(0, height))
  }

  /// Rows and columns change places.
  static let transposed = Isometry(a: 0, b: 1, c: 1, d: 0)

  func then(_ next: Isometry) -> Isometry {
    Isometry(
      a: next.a * a + next.b * c, b: next.a * b + next.b * d, c: next.c * a + next.d * c,
      d: next.c * b + next.d * d, shift: next.apply(shift))
  }

  func apply(_ point: BlissPoint) -> BlissPoint {
    BlissPoint(a * point.x + b * point.y + shift.x, c * point.x + d * point.y + shift.y)
  }

  func apply(_ stroke: BlissStroke) -> BlissStroke {
    switch stroke {
    case .line(let points): return .line(points.map(apply))
    case .curve(let from, let control, let to):
      return .curve(from: apply(from), control: apply(control), to: apply(to))
    case .dot(let center, let radius): return .dot(center: apply(center), radius: radius)
    case .broad(let middle, let edge): return .broad(middle: middle.map(apply), edge: edge.map(apply))
    case .arc(let center, let radius, let from, let to):
      let start = a * d - b * c > 0 ? turned(from) : turned(to)
      return .arc(center: apply(center), radius: radius, from: start, to: start + (to - from))
    }
  }

  /// Where a direction points afterwards, in degrees from 0 up to 360.
  private func turned(_ degrees: Double) -> Double {
    let start = a * d - b * c > 0 ? degrees : -degrees
    // The image of "to the right" tells by how much everything turned.
    let quarter: Double = a > 0 ? 0 : c > 0 ? 90 : a < 0 ? 180 : 270
    let result = (start + quarter).truncatingRemainder(dividingBy: 360)
    return result < 0 ? result + 360 : result
  }
}
