/// A place on the matrix: units of an eighth of the square, x to the right, y down, the sky line at 8, the earth line
/// at 16.
public struct BlissPoint: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (a: BlissPoint, b: BlissPoint) -> BlissPoint { BlissPoint(a.x + b.x, a.y + b.y) }
}
