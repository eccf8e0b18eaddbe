import Foundation
import StructuredText
import TagarelaKit

/// The parts of a spreadsheet's archive. Their names differ by more than capitals (ECMA-376-2, 6.2.2.3).
final class SpreadsheetParts {
  let file: String
  private let archive: UnpackedArchive
  private let paths: [String: String]
  /// Bytes of XML that are still read: parts may be named again and again.
  private var left = 128 << 20

  private static let largest = 32 << 20
  private static let rules = XMLReader.Rules(mostParts: 5_000_000)

  init(_ file: InputFile, _ aids: ReadingAids) throws {
    self.file = file.path
    archive = try aids.archiver.unpack(file.path)
    paths = Dictionary(archive.files.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  func has(_ path: String) -> Bool { paths[path.lowercased()] != nil }

  /// - Returns: nil when there is none of this path.
  /// - Throws: ``Failure`` `word_list.sheet.large`, `pack.not_text`.
  func reader(_ path: String) throws -> XMLReader? { try text(path).map { XMLReader($0, rules: Self.rules) } }

  /// As ``reader(_:)``, of a part that is looked at whole.
  func root(_ path: String) throws -> XMLElement? { try text(path).map { try XMLElement(rootOf: $0) } }

  /// - Returns: nil of what is missing, too large or no picture.
  func picture(_ path: String) -> Picture? {
    bytes(path, atMost: Picture.largest).flatMap(Picture.init(ofAnyFormat:))
  }

  private func text(_ path: String) throws -> SourceText? {
    guard has(path) else { return nil }
    guard let bytes = bytes(path, atMost: min(Self.largest, left)) else {
      throw Failure("word_list.sheet.large", ["file": .text(file)])
    }
    left -= bytes.count
    return try SourceText(bytes: [UInt8](bytes), named: path)
  }

  private func bytes(_ path: String, atMost limit: Int) -> Data? {
    paths[path.lowercased()].flatMap { archive.bytes(of: $0, atMost: limit) }
  }
}

/// Names of XML without their prefix, which each writer chooses.
enum LocalName {
  static func of(_ name: String) -> Substring {
    name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...]
  }
}

extension [String: String] {
  /// The attribute of this name, under whatever prefix.
  func local(_ name: String) -> String? { self[name] ?? first { LocalName.of($0.key) == name }?.value }

  /// A count that is at least one, whatever is written.
  func count(_ name: String) -> Int { Swift.min(Swift.max(local(name).flatMap { Int($0) } ?? 1, 1), SheetRows.last) }
}

extension XMLElement {
  var local: Substring { LocalName.of(name) }

  func first(_ local: String) -> XMLElement? { children.first { $0.local == local } }

  /// The elements of this name, however deep they lie, but for what stands in place of newer forms (ECMA-376-3, 10.2.1).
  func everywhere(_ local: String) -> [XMLElement] {
    children.filter { $0.local != "Fallback" }.flatMap { ($0.local == local ? [$0] : []) + $0.everywhere(local) }
  }
}
