import TagarelaKit

/// A4 (ISO 216), in points.
struct Paper {
  var width: Double
  var height: Double

  static let portrait = Paper(width: .millimetres(210), height: .millimetres(297))
  static let landscape = Paper(width: .millimetres(297), height: .millimetres(210))

  func content(margin: Double) -> Scene.Frame {
    Scene.Frame(x: 0, y: 0, width: width, height: height).inset(by: margin)
  }
}

extension Double {
  /// Points.
  static func millimetres(_ length: Double) -> Double { length * 72 / 25.4 }
}

extension Scene.Frame {
  var bottom: Double { y + height }

  func droppingTop(_ height: Double) -> Scene.Frame {
    Scene.Frame(x: x, y: y + height, width: width, height: max(0, self.height - height))
  }

  func droppingBottom(_ height: Double) -> Scene.Frame {
    Scene.Frame(x: x, y: y, width: width, height: max(0, self.height - height))
  }

  /// The part that begins `offset` points from the left.
  func column(at offset: Double, width: Double) -> Scene.Frame {
    Scene.Frame(x: x + offset, y: y, width: width, height: height)
  }
}
