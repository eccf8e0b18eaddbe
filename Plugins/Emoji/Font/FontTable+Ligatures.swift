extension FontTable {
  /// Reads `GSUB`: the glyph that stands for several, from its ligature substitutions (type 4, also within type 7).
  func ligatures() throws -> [[Int]: Int] {
    var ligatures: [[Int]: Int] = [:]
    let lookups = try short(8)
    for lookup in try shorts(lookups + 2, count: short(lookups)) {
      let lookup = lookups + lookup
      let type = try short(lookup)
      for subtable in try shorts(lookup + 6, count: short(lookup + 4)) {
        let subtable = lookup + subtable
        if type == 4 {
          try addLigatures(of: subtable, to: &ligatures)
        } else if type == 7, try short(subtable + 2) == 4 {
          try addLigatures(of: subtable + long(subtable + 4), to: &ligatures)
        }
      }
    }
    return ligatures
  }

  private func addLigatures(of subtable: Int, to ligatures: inout [[Int]: Int]) throws {
    let firsts = try coverage(subtable + short(subtable + 2))
    let sets = try shorts(subtable + 6, count: short(subtable + 4))
    for (first, set) in zip(firsts, sets) {
      let set = subtable + set
      for ligature in try shorts(set + 2, count: short(set)) {
        let ligature = set + ligature
        let count = try short(ligature + 2)
        guard (2...Self.longest).contains(count) else { continue }
        let glyphs = [first] + (try shorts(ligature + 4, count: count - 1))
        // The rule that comes first is the one that is applied.
        if ligatures[glyphs] == nil { ligatures[glyphs] = try short(ligature) }
      }
    }
  }

  /// Glyphs in the order of a coverage table.
  private func coverage(_ offset: Int) throws -> [Int] {
    let count = try short(offset + 2)
    if try short(offset) == 1 { return try shorts(offset + 4, count: count) }
    var glyphs: [Int] = []
    for row in 0..<count {
      let (first, last) = (try short(offset + 4 + 6 * row), try short(offset + 6 + 6 * row))
      guard first <= last, glyphs.count + last - first < Self.mostGlyphs else { throw Damage() }
      glyphs += first...last
    }
    return glyphs
  }

  /// Glyphs that one may join.
  private static let longest = 16
}
