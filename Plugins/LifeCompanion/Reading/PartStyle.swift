import StructuredText
import TagarelaKit

/// How keys and grids look; what a part doesn't say is as in the part that it lies in.
struct PartStyle {
  private(set) var fill: Tint?
  private(set) var border: Tint?
  private(set) var background: Tint?
  private(set) var isUpperCase = false
  private var borderWidth = 1.0

  /// The style of a part that lies in one of this style.
  func inside(_ part: XMLElement) -> PartStyle {
    var style = self
    let key = part["KeyCompStyle"]?.attributes ?? [:]
    if let color = key["backgroundColor"] { style.fill = Self.tint(color) }
    if let width = key["strokeSize"].flatMap({ Double($0) }) { style.borderWidth = width }
    if let color = key["strokeColor"] { style.border = Self.tint(color) }
    if let letters = part["KeyTextStyle"]?.attributes["upperCase"] { style.isUpperCase = letters == "true" }
    let color = part["GridShapeStyle"]?.attributes["backgroundColor"] ?? part.attributes["backgroundColor"]
    if let tint = color.flatMap({ Self.tint($0) }) { style.background = tint }
    return style
  }

  /// Nil for a frame that isn't seen.
  var frame: Tint? { borderWidth > 0 ? border : nil }

  /// Nil for what covers nothing.
  private static func tint(_ text: String) -> Tint? { Tint(text).flatMap { $0.alpha > 0 ? $0 : nil } }
}
