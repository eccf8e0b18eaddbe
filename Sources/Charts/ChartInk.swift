import TagarelaKit

/// What charts are drawn with.
enum ChartInk {
  static let text = Scene.Font(size: 10)
  static let small = Scene.Font(size: 8.5)
  static let bold = Scene.Font(size: 10, bold: true)

  /// Of now: dark enough to be seen as black where there is no colour.
  static let now = Scene.Color(red: 0.09, green: 0.30, blue: 0.50)
  /// Of what was before: its ground, and its strokes.
  static let beforeGround = Scene.Color(red: 0.95, green: 0.95, blue: 0.95)
  static let beforeStroke = Scene.Color(red: 0.38, green: 0.38, blue: 0.38)
  static let axis = Scene.Color(red: 0.55, green: 0.55, blue: 0.55)
  /// Of words that stand back, still read on white (WCAG 2.1, 4.5:1).
  static let quiet = Scene.Color(red: 0.35, green: 0.35, blue: 0.35)

  /// A bar: now is filled, before is hatched.
  static func bar(_ frame: Scene.Frame, isBefore: Bool) -> [Scene.Element] {
    guard isBefore else { return [.box(.init(frame: frame, fill: now))] }
    return [.box(.init(frame: frame, fill: beforeGround))] + hatching(frame, color: beforeStroke)
      + [.box(.init(frame: frame, stroke: beforeStroke, strokeWidth: 0.7))]
  }

  /// Strokes from the lower left to the upper right, inside a frame.
  static func hatching(_ frame: Scene.Frame, color: Scene.Color, every step: Double = 4) -> [Scene.Element] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    return stride(from: step, to: frame.width + frame.height, by: step).map { distance in
      // Along the sum of x and y, cut at the frame's sides.
      let left = max(0, distance - frame.height)
      let right = min(distance, frame.width)
      return .line(
        .init(
          x1: frame.x + left, y1: frame.y + distance - left, x2: frame.x + right, y2: frame.y + distance - right,
          color: color, width: 0.6))
    }
  }

  static func text(
    _ string: String, _ font: Scene.Font, x: Double, y: Double, width: Double, height: Double = 14,
    _ alignment: Scene.Alignment = .leading, color: Scene.Color = .black
  ) -> Scene.Element {
    .text(
      .init(
        frame: .init(x: x, y: y, width: max(1, width), height: height), string: string, font: font, color: color,
        alignment: alignment, fits: true))
  }

  static func rule(x1: Double, y1: Double, x2: Double, y2: Double, width: Double = 0.6) -> Scene.Element {
    .line(.init(x1: x1, y1: y1, x2: x2, y2: y2, color: axis, width: width))
  }

  /// Room for a text in one line; one that needs more shrinks.
  static func room(for text: String, _ font: Scene.Font) -> Double { Double(text.count) * font.size * 0.62 + 4 }
}
