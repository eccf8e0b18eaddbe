import StructuredText

/// Where an element lies: columns and rows from 0.
struct ElementFrame: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Beyond this nobody has placed an element.
  private static let farthest = 1_000_000.0

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// - Returns: nil when the element says no place, or one that can't be.
  init?(_ element: JSONValue) {
    guard let x = Self.number(element["x"], from: 0), let y = Self.number(element["y"], from: 0) else { return nil }
    self.x = x
    self.y = y
    width = Self.number(element["width"], from: 1) ?? 1
    height = Self.number(element["height"], from: 1) ?? 1
  }

  static func number(_ value: JSONValue?, from least: Int) -> Int? {
    guard let real = value?.real, real >= Double(least), real <= farthest else { return nil }
    return Int(real)
  }
}
