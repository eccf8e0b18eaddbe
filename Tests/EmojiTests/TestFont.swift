import Foundation

/// A small colour font: a glyph and a picture for each of the sequences that it is given.
struct TestFont {
  /// By sequence, what its picture has after the signature of PNG.
  var pictures: [(sequence: String, text: String)]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func png(_ text: String) -> Data { Data(signature + text.utf8) }

  /// Glyphs: 1… for single characters, then one for each joined sequence.
  func bytes() -> Data {
    let sequences = pictures.map { Array($0.sequence.unicodeScalars.map(\.value)) }
    let characters = Set(sequences.joined()).sorted()
    let glyph = Dictionary(uniqueKeysWithValues: zip(characters, 1...))
    let joined = sequences.filter { $0.count > 1 }
    let glyphs = sequences.map { sequence in
      sequence.count == 1
        ? glyph[sequence[0], default: 0] : characters.count + 1 + (joined.firstIndex(of: sequence) ?? 0)
    }
    let ligatures = joined.enumerated().map { index, sequence in
      (glyphs: sequence.map { glyph[$0, default: 0] }, result: characters.count + 1 + index)
    }
    var images: [UInt8] = []
    var offsets = [Int](repeating: 0, count: characters.count + joined.count + 2)
    for place in 1..<(offsets.count - 1) {
      offsets[place] = images.count
      if let picture = glyphs.firstIndex(of: place) {
        let png = Self.png(pictures[picture].text)
        images += [0, 0, 0, 0, 0] + long(png.count) + png
      }
    }
    offsets[offsets.count - 1] = images.count
    return file([
      ("CBDT", images), ("CBLC", places(Array(offsets.dropFirst()))), ("GSUB", substitutions(ligatures)),
      ("cmap", map(characters)),
    ])
  }

  private func map(_ characters: [UInt32]) -> [UInt8] {
    let groups = characters.enumerated().flatMap { long(Int($1)) + long(Int($1)) + long($0 + 1) }
    let table = short(12) + short(0) + long(16 + groups.count) + long(0) + long(characters.count) + groups
    return short(0) + short(1) + short(3) + short(10) + long(12) + table
  }

  /// One lookup of type 4 with a set for each first glyph.
  private func substitutions(_ ligatures: [(glyphs: [Int], result: Int)]) -> [UInt8] {
    let firsts = Set(ligatures.compactMap(\.glyphs.first)).sorted()
    let coverage = short(1) + short(firsts.count) + firsts.flatMap(short)
    var sets: [UInt8] = []
    var setOffsets: [Int] = []
    let start = 6 + 2 * firsts.count
    for first in firsts {
      let mine = ligatures.filter { $0.glyphs.first == first }
      let rows = mine.map { short($0.result) + short($0.glyphs.count) + $0.glyphs.dropFirst().flatMap(short) }
      setOffsets.append(start + coverage.count + sets.count)
      var offset = 2 + 2 * rows.count
      sets += short(rows.count)
      for row in rows {
        sets += short(offset)
        offset += row.count
      }
      sets += rows.joined()
    }
    let subtable = short(1) + short(start) + short(firsts.count) + setOffsets.flatMap(short) + coverage + sets
    let lookups = short(1) + short(4) + short(4) + short(0) + short(1) + short(8) + subtable
    return short(1) + short(0) + short(0) + short(0) + short(10) + lookups
  }

  /// One size of 109 pixels with one subtable of format 1.
  private func places(_ offsets: [Int]) -> [UInt8] {
    let size = long(56) + long(0) + long(1) + long(0) + [UInt8](repeating: 0, count: 28) + [109, 109, 32, 1]
    let subtable = short(1) + short(17) + long(0) + offsets.flatMap(long)
    return short(3) + short(0) + long(1) + size + short(1) + short(offsets.count - 1) + long(8) + subtable
  }

  private func file(_ tables: [(name: String, bytes: [UInt8])]) -> Data {
    var head: [UInt8] = long(0x10000) + short(tables.count) + [0, 0, 0, 0, 0, 0]
    var offset = 12 + 16 * tables.count
    for table in tables {
      head += Array(table.name.utf8) + long(0) + long(offset) + long(table.bytes.count)
      offset += table.bytes.count
    }
    return Data(head + tables.flatMap(\.bytes))
  }

  private func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
  private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number & 0xFFFF) }
}
