import Foundation
import StructuredText
import TagarelaKit

/// The files of a configuration.
final class ConfigurationFiles {
  private let archive: UnpackedArchive
  /// Paths of pictures, by their names without ending.
  private let pictures: [String: String]

  /// Bytes of the largest picture or sound that is taken.
  private static let largestMedia = 16 << 20

  init(_ archive: UnpackedArchive) {
    self.archive = archive
    let named = archive.files.filter { $0.hasPrefix("images/") }.map { path in
      (String(path.dropFirst("images/".count).prefix { $0 != "." }), path)
    }
    pictures = Dictionary(named) { first, _ in first }
  }

  /// The bytes of an XML text; nil when there is none of this path.
  ///
  /// - Throws: ``Failure`` `xml.large` for one that is too large.
  func text(_ path: String) throws -> [UInt8]? {
    guard archive.has(path) else { return nil }
    guard let data = archive.bytes(of: path, atMost: SourceText.largest) else {
      throw Failure("xml.large", place: Place(file: path, text: "", range: 0..<0))
    }
    return [UInt8](data)
  }

  func picture(_ id: String) -> Data? { pictures[id].flatMap(media) }
  func sound(_ id: String) -> Data? { media("resources/\(id)") }

  private func media(_ path: String) -> Data? { archive.bytes(of: path, atMost: Self.largestMedia) }
}
