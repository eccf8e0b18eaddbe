import Foundation
import StructuredText
import TagarelaKit

/// The parts of a file: the grids and what was set for all of them.
struct GridFile {
  /// Of the set, else the file's only ones.
  let grids: [JSONValue]
  /// In which they stand.
  let source: SourceText
  /// Where one begins, colours, letters; nil in a file of grids alone.
  let metadata: JSONValue?
  /// How many dictionaries of words to be proposed are in it.
  let dictionaries: Int

  static let formatID = "asterics-grid"
  /// Bytes: sets with all their pictures have some tens of millions.
  static let largest = 48 << 20

  /// - Throws: ``Failure`` `asterics.too_large`, `asterics.damaged`, `asterics.no_grids`.
  init(_ file: InputFile) throws {
    guard file.bytes.count <= Self.largest else {
      throw Failure(
        "asterics.too_large", ["file": .text(file.path), "limit": .integer(Self.largest >> 20)],
        hint: Phrase("asterics.too_large.hint"))
    }
    let (source, root) = try Self.value(of: file)
    self.source = source
    let found = root["grids"]?.list ?? root.list ?? (Self.isGrid(root) ? [root] : [])
    guard found.contains(where: Self.isGrid) else {
      throw Failure(
        "asterics.no_grids", ["file": .text(file.path)], hint: Phrase("asterics.no_grids.hint"))
    }
    grids = found
    metadata = root["metadata"].flatMap { $0.list?.first ?? $0 }
    dictionaries = root["dictionaries"]?.list?.count ?? 0
  }

  static func isGrid(_ value: JSONValue) -> Bool {
    value["gridElements"]?.list != nil || value["modelName"]?.string == "GridData"
  }

  private static func value(of file: InputFile) throws -> (SourceText, JSONValue) {
    do {
      let source = try SourceText(bytes: file.contents(), named: file.path)
      return (source, try JSONReader.value(of: source, rules: .byProgram))
    } catch let failure as Failure {
      throw Failure(
        "asterics.damaged", ["file": .text(file.path), "reason": .phrase(failure.what)],
        hint: failure.hint ?? Phrase("asterics.damaged.hint"), place: failure.place)
    }
  }

  /// Whether a file that begins so holds grids: JSON with the keys or the model names of this program, and no board of
  /// the Open Board Format.
  static func isLikely(_ beginning: Data) -> Bool {
    let text = beginning.starts(with: [0xEF, 0xBB, 0xBF]) ? beginning.dropFirst(3) : beginning
    guard let first = text.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return false
    }
    let bare = String(decoding: text.filter { $0 > 0x20 }, as: UTF8.self)
    guard !bare.contains("open-board-") else { return false }
    return ["\"gridElements\":[", "\"modelName\":\"Grid", "\"modelName\":\"MetaData\""].contains { bare.contains($0) }
  }
}
