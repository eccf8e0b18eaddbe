import StructuredText
import TagarelaKit

/// The styles that cells are based on, by name.
struct GridStyles {
  private var styles: [String: XMLElement] = [:]

  init(_ root: XMLElement?) {
    for style in root?["Styles"]?.all("Style") ?? [] {
      if let key = style.attributes["Key"], styles[key] == nil { styles[key] = style }
    }
  }

  /// The cell's own colour, else that of its style; nil where there is none, or one that covers nothing.
  func color(_ part: String, of style: XMLElement?) -> Tint? {
    let base = style?.text(of: "BasedOnStyle").flatMap { styles[$0] }
    let text = style?.text(of: part) ?? base?.text(of: part)
    return text.flatMap { Tint($0) }.flatMap { $0.alpha > 0 ? $0 : nil }
  }
}
