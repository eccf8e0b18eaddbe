import Foundation
import StructuredText
import TagarelaKit

/// The files of a grid set. Grid 3 runs on Windows: names differ by more than capitals, and the file map writes
/// backslashes.
final class GridSetFiles {
  private let archive: UnpackedArchive
  private let paths: [String: String]
  /// Each grid's name with the path of its folder, in the archive's order.
  let grids: [(name: String, folder: String)]

  /// Bytes of the largest picture or sound that is taken.
  private static let largestMedia = 16 << 20

  init(_ archive: UnpackedArchive) {
    self.archive = archive
    paths = Dictionary(archive.files.map { (Self.key($0), $0) }) { first, _ in first }
    grids = archive.files.compactMap { path in
      let names = path.split(separator: "/")
      guard names.count == 3, names[0].lowercased() == "grids", names[2].lowercased() == "grid.xml" else { return nil }
      return (String(names[1]), "Grids/\(names[1])")
    }
  }

  private static func key(_ path: String) -> String {
    let slashed = path.utf8.contains(UInt8(ascii: "\\")) ? path.replacing("\\", with: "/") : path
    let isPlain = slashed.utf8.allSatisfy { $0 < 0x80 }
    return (isPlain ? slashed : slashed.precomposedStringWithCanonicalMapping).lowercased()
  }

  func has(_ path: String) -> Bool { paths[Self.key(path)] != nil }

  /// The bytes of a picture or sound; nil when there is none of this path, or a monstrous one.
  func media(_ path: String) -> Data? { contents(path, atMost: Self.largestMedia) }

  /// The bytes of an XML text; nil when there is none of this path.
  ///
  /// - Throws: ``Failure`` `xml.large` for one that is too large.
  func text(_ path: String) throws -> [UInt8]? {
    guard has(path) else { return nil }
    guard let data = contents(path, atMost: SourceText.largest) else { throw Self.tooLarge(path) }
    return [UInt8](data)
  }

  static func tooLarge(_ path: String) -> Failure {
    Failure("xml.large", place: Place(file: path, text: "", range: 0..<0))
  }

  private func contents(_ path: String, atMost limit: Int) -> Data? {
    paths[Self.key(path)].flatMap { archive.bytes(of: $0, atMost: limit) }
  }
}
