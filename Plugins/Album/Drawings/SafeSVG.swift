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
    // Other pictures may have a document type; what a drawing program writes for us has none.
    var reader = XMLReader(try SourceText(bytes: Array(file), named: name))
    while try reader.next() != nil {}
    guard try InertSVG.content(of: file) == file else { throw Failure("draw.unsafe", ["path": .text(name)]) }
  }
}
