import TagarelaKit

/// An arrow in a corner of a cell: touching it opens another board.
struct LinkMark {
  let color: Scene.Color
  /// In the lower corner, where the label is above.
  let isBelow: Bool

  /// Points from the corner.
  static func side(in slot: Scene.Frame) -> Double {
    min(max(min(slot.width, slot.height) * 0.17, 5), .millimetres(11))
  }

  func elements(in slot: Scene.Frame) -> [Scene.Element] {
    let side = Self.side(in: slot)
    let tab = Scene.Frame(x: slot.right - side, y: isBelow ? slot.bottom - side : slot.y, width: side, height: side)
    let line = color.ink
    let (left, right, middle) = (tab.x + side * 0.38, tab.x + side * 0.66, tab.y + side / 2)
    let arm = side * 0.24
    return [
      .box(
        .init(
          frame: tab, fill: color, stroke: color.isLost(on: .white) ? .outline : nil, strokeWidth: 0.6,
          cornerRadius: side * 0.3)),
      .line(.init(x1: left, y1: middle - arm, x2: right, y2: middle, color: line, width: side * 0.11)),
      .line(.init(x1: right, y1: middle, x2: left, y2: middle + arm, color: line, width: side * 0.11)),
    ]
  }
}
