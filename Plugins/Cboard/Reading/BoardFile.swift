import Foundation
import StructuredText
import TagarelaKit

/// The boards of a file, wherever in it they stand.
struct BoardFile {
  let boards: [JSONValue]

  /// Bytes: boards with photos have some tens of millions.
  static let largest = 48 << 20

  /// - Throws: ``Failure`` `cboard.too_large`, `cboard.damaged`, `cboard.no_boards`.
  init(_ file: InputFile) throws {
    guard file.bytes.count <= Self.largest else {
      throw Failure(
        "cboard.too_large", ["file": .text(file.path), "limit": .integer(Self.largest >> 20)],
        hint: Phrase("cboard.too_large.hint"))
    }
    boards = Self.boards(in: try Self.value(of: file))
    guard !boards.isEmpty else {
      throw Failure("cboard.no_boards", ["file": .text(file.path)], hint: Phrase("cboard.no_boards.hint"))
    }
  }

  /// One board, a list of them, or the program's own: lists by the level of their users.
  private static func boards(in root: JSONValue) -> [JSONValue] {
    if isBoard(root) { return [root] }
    let lists = root.list.map { [$0] } ?? root.members?.compactMap(\.value.list) ?? []
    return lists.flatMap { $0 }.filter(isBoard)
  }

  private static func isBoard(_ value: JSONValue) -> Bool { value["tiles"]?.list != nil }

  private static func value(of file: InputFile) throws -> JSONValue {
    do {
      return try JSONReader.value(of: SourceText(bytes: file.contents(), named: file.path), rules: .byProgram)
    } catch let failure as Failure {
      throw Failure(
        "cboard.damaged", ["file": .text(file.path), "reason": .phrase(failure.what)],
        hint: failure.hint ?? Phrase("cboard.damaged.hint"), place: failure.place)
    }
  }

  /// Whether a file that begins so holds boards: JSON with the keys of this program, and none of other programs'.
  static func isLikely(_ beginning: Data) -> Bool {
    let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
    guard let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return false
    }
    let bare = String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self)
    return bare.contains("\"tiles\":[") && !bare.contains("open-board-") && !bare.contains("\"gridElements\":")
  }
}
