import Foundation
public import TagarelaKit

extension FileFormat {
  /// A vocabulary of TouchChat: a zip with an SQLite database, and one of pictures.
  public static let touchChat = FileFormat(
    id: "touchchat", names: ["": "TouchChat"], endings: ["ce"], reads: [.board],
    carries: [.pictures, .voices, .sets, .links, .colors, .spans, .hidden, .spoken, .backgrounds],
    recognises: { isVocabulary($0) }, read: { try VocabularyReader.read($0, $1).onPlainLayout($1) })

  /// Looks for the endings of a vocabulary's files in the headers that stand before a zip's contents (APPNOTE 4.3.7).
  private static func isVocabulary(_ beginning: Data) -> Bool {
    let bytes = [UInt8](beginning)
    let mark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    guard bytes.starts(with: mark) else { return false }
    return bytes.indices.dropLast(30).contains { start in
      guard bytes[start...].starts(with: mark) else { return false }
      let length = Int(bytes[start + 26]) | Int(bytes[start + 27]) << 8
      let name = String(decoding: bytes[(start + 30)...].prefix(length), as: UTF8.self).lowercased()
      return [".c4v", ".c4s", ".c4i"].contains { name.hasSuffix($0) }
    }
  }
}
