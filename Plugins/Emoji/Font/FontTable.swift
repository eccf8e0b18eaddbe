/// A table of an OpenType font: big-endian numbers at offsets that may be wrong.
struct FontTable {
  let bytes: [UInt8]

  /// Glyphs that a font can have.
  static let mostGlyphs = 0x10000

  /// What is thrown where a number should be and isn't.
  struct Damage: Error {}

  func byte(_ offset: Int) throws -> Int {
    guard bytes.indices.contains(offset) else { throw Damage() }
    return Int(bytes[offset])
  }

  func short(_ offset: Int) throws -> Int {
    guard offset >= 0, offset <= bytes.count - 2 else { throw Damage() }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func long(_ offset: Int) throws -> Int {
    try short(offset) << 16 | short(offset + 2)
  }

  /// The numbers that follow one another from `offset`.
  func shorts(_ offset: Int, count: Int) throws -> [Int] {
    try (0..<count).map { try short(offset + 2 * $0) }
  }
}
