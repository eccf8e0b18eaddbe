import FoundationEssentials
import HelperProtocols
import MediaHeaders

extension XMLProlog {
  /// Refuses a file whose entities could make it large: librsvg sees through entities in entities, but not through one
  /// long entity named many times. Drawing programs write a few short ones for their namespaces.
  ///
  /// - Parameter file: the one that this comes before.
  /// - Throws: ``CanvasFault`` `damaged`.
  func checkEntities(of file: Data) throws {
    let declarations = file[doctype]
    guard declarations.firstRange(of: Data("<!ENTITY".utf8)) != nil else { return }
    let nested = declarations.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "%") }
    let references = file[body...].reduce(0) { $0 + ($1 == UInt8(ascii: "&") ? 1 : 0) }
    guard !nested, declarations.count * references <= Self.mostExpanded else {
      throw CanvasFault(.damaged, "SVG with too many entities")
    }
  }

  /// Bytes.
  private static let mostExpanded = 16 << 20
}
