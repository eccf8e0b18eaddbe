extension FontTable {
  /// Reads `cmap`: the glyph of each character, from its subtable for all of Unicode (format 12).
  func characters() throws -> [UInt32: Int] {
    for record in 0..<(try short(2)) {
      let table = try long(4 + 8 * record + 4)
      guard try short(table) == 12 else { continue }
      var glyphs: [UInt32: Int] = [:]
      var taken = 0
      for group in 0..<(try long(table + 12)) {
        let row = table + 16 + 12 * group
        let (first, last, glyph) = (try long(row), try long(row + 4), try long(row + 8))
        taken += last - first + 1
        guard first <= last, last <= 0x10FFFF, taken <= Self.mostGlyphs else { throw Damage() }
        for character in first...last { glyphs[UInt32(character)] = glyph + character - first }
      }
      return glyphs
    }
    throw Damage()
  }
}
