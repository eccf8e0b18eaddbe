extension FontTable {
  /// Reads `CBLC`: where the picture of each glyph is, in the largest size that the font has.
  ///
  /// - Parameter start: where the table `CBDT`, with the pictures, begins in the file.
  func images(in start: Int) throws -> [Int: ImagePlace] {
    let size = try largestSize()
    let list = try long(size)
    var places: [Int: ImagePlace] = [:]
    var taken = 0
    for index in 0..<(try long(size + 8)) {
      let record = list + 8 * index
      let (first, last) = (try short(record), try short(record + 2))
      let table = list + (try long(record + 4))
      taken += last - first + 1
      guard first <= last, taken <= Self.mostGlyphs, let metrics = Self.metrics[try short(table + 2)] else {
        throw Damage()
      }
      let data = start + (try long(table + 4))
      let format = try short(table)
      guard format == 1 || format == 3 else { throw Damage() }
      func offset(_ glyph: Int) throws -> Int {
        format == 1 ? try long(table + 8 + 4 * (glyph - first)) : try short(table + 8 + 2 * (glyph - first))
      }
      for glyph in first...last {
        let (from, to) = (try offset(glyph) + metrics, try offset(glyph + 1))
        if from < to { places[glyph] = ImagePlace(offset: data + from, length: to - from) }
      }
    }
    return places
  }

  /// The record of the strike with most pixels an em.
  private func largestSize() throws -> Int {
    var largest: (record: Int, pixels: Int)?
    for index in 0..<(try long(4)) {
      let record = 8 + 48 * index
      let pixels = try byte(record + 45)
      if pixels > largest?.pixels ?? 0 { largest = (record, pixels) }
    }
    guard let largest else { throw Damage() }
    return largest.record
  }

  /// Bytes before the length and the bytes of a PNG, by image format.
  private static let metrics = [17: 5, 18: 8, 19: 0]
}
