import Foundation
import MediaHeaders
import TagarelaKit

/// Entities that a document type declares within the file: drawing programs write their namespaces so.
enum XMLEntities {
  /// Bytes that a text may grow to.
  private static let most = 32 << 20

  /// The text with what its entities stand for, without its document type.
  ///
  /// - Throws: ``Failure`` `xml.entity` for entities that hold elements, other entities or other files, and where it grows too large.
  static func expanded(_ file: Data) throws -> [UInt8] {
    guard let prolog = XMLProlog(file), !prolog.doctype.isEmpty else { return Array(file) }
    let declared = String(decoding: file[prolog.doctype], as: UTF8.self)
    let body = file[..<prolog.doctype.lowerBound] + file[prolog.doctype.upperBound...]
    let count = declared.ranges(of: "<!ENTITY").count
    guard count > 0 else { return Array(body) }
    var text = String(decoding: body, as: UTF8.self)
    let entities = declared.matches(of: /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/)
    guard entities.count == count else { throw Failure("xml.entity") }
    for entity in entities {
      let (name, value) = ("&\(entity.1);", String(entity.2 ?? entity.3 ?? ""))
      let grown = text.utf8.count + text.ranges(of: name).count * value.utf8.count
      guard grown <= most else { throw Failure("xml.large") }
      text = text.replacing(name, with: value)
    }
    return Array(text.utf8)
  }
}
