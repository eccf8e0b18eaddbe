import Foundation
import StructuredText
import TagarelaKit

/// Whether an SVG from outside shows nothing but itself: no scripts, no addresses, no declarations that grow.
///
/// What draws it would follow none of these; but a drawing for a child has no use for them, and who sends one means no good.
enum SafeSVG {
  /// - Parameter name: of its file, for the place of what is wrong in it.
  /// - Throws: ``Failure`` `draw.not_svg`, `draw.unsafe`, and `xml.…` with its place.
  static func check(_ file: Data, called name: String) throws {
    guard Picture(ofAnyFormat: file)?.format == .svg else {
      throw Failure("draw.not_svg", ["path": .text(name)], hint: Phrase("draw.not_svg.hint"))
    }
    var reader = XMLReader(try SourceText(bytes: Array(file), named: name))
    while let event = try reader.next() {
      let isHarmless: Bool
      switch event {
      case .start(let name, let attributes):
        isHarmless = !refused.contains(local(name)) && attributes.allSatisfy(isHarmlessAttribute)
      case .text(let text): isHarmless = !text.lowercased().contains("@import") && isWithin(text)
      case .end: isHarmless = true
      }
      guard isHarmless else { throw Failure("draw.unsafe", ["path": .text(name)]) }
    }
  }

  private static let refused: Set = ["script", "foreignobject", "iframe", "object", "embed", "handler", "listener"]

  private static func isHarmlessAttribute(_ attribute: (key: String, value: String)) -> Bool {
    let key = local(attribute.key)
    if key.hasPrefix("on") { return false }
    guard key == "href" || key == "src" else { return isWithin(attribute.value) }
    let address = attribute.value.lowercased().drop(while: \.isWhitespace)
    return address.hasPrefix("#") || address.hasPrefix("data:image/")
  }

  /// Whether all that a style refers to is in the file.
  private static func isWithin(_ style: String) -> Bool {
    style.lowercased().ranges(of: "url(").allSatisfy { found in
      let address = style.lowercased()[found.upperBound...].drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }
      return address.hasPrefix("#") || address.hasPrefix("data:image/")
    }
  }

  private static func local(_ name: String) -> String { name.split(separator: ":").last.map { $0.lowercased() } ?? "" }
}
