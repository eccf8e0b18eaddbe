import Foundation

/// A place on the grid of 100 by 100; y goes down.
public struct Point: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }
  public static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }
  public static func * (a: Self, factor: Double) -> Self { Self(a.x * factor, a.y * factor) }

  public var length: Double { hypot(x, y) }
  /// Of length 1; a zero vector points right.
  public var unit: Self { length < 1e-9 ? Self(1, 0) : self * (1 / length) }
  /// Turned a quarter to the left as seen on the page.
  public var normal: Self { Self(y, -x) }
  /// Degrees, clockwise on the page.
  public var angle: Double { atan2(y, x) * 180 / .pi }

  /// - Parameter degrees: clockwise on the page.
  public static func direction(_ degrees: Double) -> Self {
    Self(cos(degrees * .pi / 180), sin(degrees * .pi / 180))
  }

  public func mixed(_ other: Self, _ share: Double) -> Self { self + (other - self) * share }

  /// The distance to a stretch of line.
  public func distance(toLineFrom a: Self, to b: Self) -> Double {
    let along = b - a
    let square = along.x * along.x + along.y * along.y
    guard square > 1e-12 else { return (self - a).length }
    let share = ((x - a.x) * along.x + (y - a.y) * along.y) / square
    return (self - (a + along * min(1, max(0, share)))).length
  }
}

/// Moves, turns, mirrors and scales.
struct Transform: Sendable, Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  static let identity = Self()

  /// A grid of its own: scaled and turned about its centre 50,50, which then lies at a place.
  init(centre: Point, scale: Point, turn: Double, isFlipped: Bool) {
    let direction = Point.direction(turn)
    let across = isFlipped ? -scale.x : scale.x
    a = direction.x * across
    b = direction.y * across
    c = -direction.y * scale.y
    d = direction.x * scale.y
    x = centre.x - 50 * a - 50 * c
    y = centre.y - 50 * b - 50 * d
  }

  init() {}

  func callAsFunction(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + x, b * point.x + d * point.y + y)
  }

  /// First the inner, then this.
  func after(_ inner: Self) -> Self {
    var both = Self()
    both.a = a * inner.a + c * inner.b
    both.b = b * inner.a + d * inner.b
    both.c = a * inner.c + c * inner.d
    both.d = b * inner.c + d * inner.d
    let origin = self(Point(inner.x, inner.y))
    both.x = origin.x
    both.y = origin.y
    return both
  }

  /// How much longer a line gets on the whole.
  var scale: Double { abs(a * d - b * c).squareRoot() }
}
