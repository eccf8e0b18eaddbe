/// A shape as it is written: `heart8`, `box4x8`, `angle4ne`, `'a`.
struct ShapeName: Sendable, Equatable {
  var family: Substring
  var size: ShapeSize
  var direction: Direction?

  /// Nil when the text can't be the name of a shape.
  init?(_ text: Substring) {
    if text.hasPrefix("'") {
      family = text
      size = ShapeSize(width: 0, height: 0)
      return
    }
    family = text.prefix { $0.isLetter }
    var rest = text.dropFirst(family.count)
    guard !family.isEmpty else { return nil }
    let width = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(width.count)
    if width.isEmpty {
      guard rest.isEmpty else { return nil }
      size = ShapeSize(width: 0, height: 0)
      return
    }
    guard let across = Double(width) else { return nil }
    size = ShapeSize(width: across, height: across)
    if rest.first == "x" {
      let height = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(height.count + 1)
      guard let down = Double(height) else { return nil }
      size.height = down
    }
    guard max(size.width, size.height) <= Self.largest else { return nil }
    if rest.isEmpty { return }
    guard let direction = Direction(rawValue: String(rest)) else { return nil }
    self.direction = direction
  }

  /// No shape is larger, in units.
  private static let largest = 32.0

  /// The strokes of the shape, its box at the origin; nil when there is no such shape.
  var strokes: [BlissStroke]? {
    guard let rows = ShapeTable.standard[family] else { return nil }
    let needsSize = rows.contains { $0.isSized }
    guard needsSize == (size.width > 0 && size.height > 0) else { return nil }
    guard let row = rows.first(where: { $0.canPoint(direction) }) else { return nil }
    return row.drawn(size, direction)
  }
}
