import TagarelaKit

/// The arrow from what comes first to what comes then.
struct SequenceArrow {
  private let start: (x: Double, y: Double)
  private let end: Double

  /// Nil where there is no such pair side by side with room between.
  init?(_ places: [CellPlace]) {
    guard let first = places.first(where: { $0.role == .first })?.frame,
      let then = places.first(where: { $0.role == .then })?.frame, then.x - first.right > 6
    else { return nil }
    let room = then.x - first.right
    start = (first.right + room * 0.15, first.y + first.height / 2)
    end = then.x - room * 0.15
  }

  var elements: [Scene.Element] {
    let length = end - start.x
    let arm = length * 0.4
    let width = max(length * 0.12, 1.5)
    return [
      .line(.init(x1: start.x, y1: start.y, x2: end, y2: start.y, color: .black, width: width)),
      .line(.init(x1: end - arm, y1: start.y - arm, x2: end, y2: start.y, color: .black, width: width)),
      .line(.init(x1: end, y1: start.y, x2: end - arm, y2: start.y + arm, color: .black, width: width)),
    ]
  }
}
