import MediaHeaders
import TagarelaKit

/// What Noto Color Emoji has: a PNG for each emoji (tables `CBLC` and `CBDT` of OpenType), and the joining of sequences
/// to one glyph (`GSUB`).
struct EmojiFont {
  private let characters: [UInt32: Int]
  private let ligatures: [[Int]: Int]
  private let images: [Int: ImagePlace]

  /// - Throws: ``Failure`` `emoji.font_unusable`.
  init(path: String) throws {
    do {
      let tables = try Self.tables(of: path)
      func table(_ name: String) throws -> FontTable {
        guard let place = tables[name], place.length <= Self.largest, let bytes = FileBytes.part(of: path, place) else {
          throw FontTable.Damage()
        }
        return FontTable(bytes: bytes)
      }
      guard let pictures = tables["CBDT"] else { throw FontTable.Damage() }
      characters = try table("cmap").characters()
      ligatures = try table("GSUB").ligatures()
      images = try table("CBLC").images(in: pictures.offset)
    } catch is FontTable.Damage {
      throw Self.unusable(path)
    }
  }

  static func unusable(_ path: String) -> Failure {
    Failure("emoji.font_unusable", ["path": .text(path)])
  }

  /// Where the picture of an emoji is; nil when the font has none, or would show it as several.
  func image(of code: EmojiCode) -> ImagePlace? {
    let glyphs = code.scalars.compactMap { characters[$0.value] }
    guard glyphs.count == code.scalars.count, let glyph = glyphs.count == 1 ? glyphs.first : ligatures[glyphs] else {
      return nil
    }
    return images[glyph]
  }

  /// Reads one picture's PNG.
  ///
  /// - Throws: ``Failure`` `emoji.font_unusable`.
  static func png(at place: ImagePlace, of path: String) throws -> [UInt8] {
    guard place.length <= largest, let bytes = FileBytes.part(of: path, place),
      let length = try? FontTable(bytes: bytes).long(0), length <= bytes.count - 4,
      bytes[4..<(4 + length)].starts(with: PictureFormat.png.signature)
    else { throw unusable(path) }
    return [UInt8](bytes[4..<(4 + length)])
  }

  private static func tables(of path: String) throws -> [String: ImagePlace] {
    guard let head = FileBytes.part(of: path, ImagePlace(offset: 0, length: 12)) else { throw FontTable.Damage() }
    let count = try FontTable(bytes: head).short(4)
    guard count > 0, let bytes = FileBytes.part(of: path, ImagePlace(offset: 12, length: 16 * count)) else {
      throw FontTable.Damage()
    }
    let directory = FontTable(bytes: bytes)
    var tables: [String: ImagePlace] = [:]
    for row in stride(from: 0, to: 16 * count, by: 16) {
      let name = String(decoding: bytes[row..<(row + 4)], as: UTF8.self)
      tables[name] = ImagePlace(offset: try directory.long(row + 8), length: try directory.long(row + 12))
    }
    return tables
  }

  /// Bytes of a table that is read whole, or of a picture.
  private static let largest = 16 << 20
}
