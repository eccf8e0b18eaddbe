import TagarelaKit

/// Short lines outside the corners of a card, along which it is cut.
struct CropMarks {
  let frame: Scene.Frame

  /// Points from the card to the outer end of a mark.
  static let reach = Double.millimetres(2.5)
  private static let distance = Double.millimetres(0.6)

  var elements: [Scene.Element] {
    let outward: [(Double, Double)] = [(frame.x, -1), (frame.right, 1)]
    let vertical: [(Double, Double)] = [(frame.y, -1), (frame.bottom, 1)]
    return outward.flatMap { x, side in
      vertical.flatMap { y, end in
        [
          Self.line(x + side * Self.distance, y, x + side * Self.reach, y),
          Self.line(x, y + end * Self.distance, x, y + end * Self.reach),
        ]
      }
    }
  }

  private static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Scene.Element {
    .line(.init(x1: x1, y1: y1, x2: x2, y2: y2, width: 0.4))
  }
}
