import FoundationEssentials
import HelperProtocols

extension SVGProlog {
  /// Refuses a file whose entities could make it large: librsvg sees through entities in entities, but not through one
  /// long entity named many times. Drawing programs write a few short ones for their namespaces.
  ///
  /// - Throws: ``CanvasFault`` `damaged`.
  func checkEntities() throws {
    guard doctype.firstRange(of: Data("<!ENTITY".utf8)) != nil else { return }
    let nested = doctype.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "%") }
    let references = body.reduce(0) { $0 + ($1 == UInt8(ascii: "&") ? 1 : 0) }
    guard !nested, doctype.count * references <= Self.mostExpanded else {
      throw CanvasFault(.damaged, "SVG with too many entities")
    }
  }

  /// Bytes.
  private static let mostExpanded = 16 << 20
}
