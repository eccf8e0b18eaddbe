// Scenes travel to the drawing tool with every page, and most of a scene is frames and colours: lists of numbers are a
// third of what names for each would be, in bytes and in time.

extension Scene.Frame: Codable {
  /// Reads x, y, width and height, a list of four numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    try self.init(
      x: list.decode(Double.self), y: list.decode(Double.self), width: list.decode(Double.self),
      height: list.decode(Double.self))
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try list.encode(number) }
  }
}

extension Scene.Color: Codable {
  /// Reads red, green and blue, a list of three numbers, with a fourth for what doesn't cover all.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    try self.init(red: list.decode(Double.self), green: list.decode(Double.self), blue: list.decode(Double.self))
    if !list.isAtEnd { alpha = try list.decode(Double.self) }
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in alpha == 1 ? [red, green, blue] : [red, green, blue, alpha] { try list.encode(number) }
  }
}
