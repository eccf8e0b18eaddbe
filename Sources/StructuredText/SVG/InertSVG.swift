public import Foundation
import MediaHeaders
import TagarelaKit

/// An SVG that runs nothing and asks for nothing, whatever program opens it: drawings from outside are kept so, for they leave again as
/// files that browsers open by themselves.
///
/// What is taken out is what SVG 2 calls scripts and event attributes, what other vocabularies bring along (foreignObject and the
/// elements of HTML), animations of addresses, and all that refers to anything but the drawing's own parts and pictures within it.
public struct InertSVG {
  private var text = ""
  private var isChanged: Bool
  /// How many elements deep one lies in what is taken out.
  private var skipped = 0
  private var isInStyle = false
  /// The last tag is still open, for it may have no content.
  private var isOpen = false

  /// - Parameter svg: whole.
  /// - Returns: the same bytes where nothing has to be taken out.
  /// - Throws: ``Failure`` `xml.…`, `pack.not_text` for what can't be read to its end, or declares entities that hold more than text.
  public static func content(of svg: Data) throws -> Data {
    let expanded = try XMLEntities.expanded(svg)
    var inert = InertSVG(isChanged: svg.firstRange(of: Data("<?xml-stylesheet".utf8)) != nil)
    var reader = XMLReader(try SourceText(bytes: expanded, named: "SVG"), rules: rules)
    while let event = try reader.next() { inert.take(event) }
    return inert.isChanged ? Data(inert.text.utf8) : svg
  }

  private init(isChanged: Bool) { self.isChanged = isChanged }

  private static let rules = XMLReader.Rules(
    deepest: 256, mostAttributes: 200, mostParts: 5_000_000, passesDocumentTypes: true)

  private mutating func take(_ event: XMLReader.Event) {
    switch event {
    case .start(let name, let attributes): begin(name, attributes)
    case .text(let content):
      guard skipped == 0 else { return }
      guard !isInStyle || SVGReference.isWithin(content) else { return isChanged = true }
      closeTag()
      text += content.escapedForXML
    case .end(let name): end(name)
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    let local = name.localName
    guard skipped == 0, !Self.refused.contains(local), !Self.animates(local, attributes) else {
      (skipped, isChanged) = (skipped + 1, true)
      return
    }
    closeTag()
    text += "<\(name)"
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      if SVGReference.isHarmless(key, value, of: local) {
        text += " \(key)=\"\(value.escapedForXML)\""
      } else {
        isChanged = true
      }
    }
    (isOpen, isInStyle) = (true, local == "style")
  }

  private mutating func end(_ name: String) {
    isInStyle = false
    guard skipped == 0 else { return skipped -= 1 }
    text += isOpen ? "/>" : "</\(name)>"
    isOpen = false
  }

  private mutating func closeTag() {
    if isOpen { text += ">" }
    isOpen = false
  }

  private static let refused: Set = [
    "applet", "audio", "base", "body", "canvas", "embed", "foreignobject", "form", "frame", "frameset", "handler",
    "iframe",
    "input", "link", "listener", "meta", "object", "script", "template", "video",
  ]

  /// Whether it gives an attribute another value that decides what runs or what is fetched.
  private static func animates(_ name: String, _ attributes: [String: String]) -> Bool {
    guard name == "set" || name.hasPrefix("animate") else { return false }
    return attributes.contains { key, value in
      key.localName == "attributename"
        && (value.localName == "href" || value.localName.hasPrefix("on") || value.localName == "style")
    }
  }
}

/// What attributes and style sheets of an SVG refer to.
enum SVGReference {
  static func isHarmless(_ key: String, _ value: String, of element: String) -> Bool {
    // What a prefix stands for is fetched by nobody.
    if key == "xmlns" || key.hasPrefix("xmlns:") { return true }
    let local = key.localName
    if local.hasPrefix("on") || refused.contains(local) { return false }
    guard addresses.contains(local) else { return isWithin(value) }
    let address = value.lowercased().filter { !$0.isWhitespace }
    return address.hasPrefix("#") || pictures.contains(element) && rasters.contains(where: address.hasPrefix)
  }

  /// Whether all that a style refers to is in the file.
  static func isWithin(_ style: String) -> Bool {
    let style = style.lowercased()
    // What is written with escapes can be anything.
    guard style.contains("url") || style.contains("import") || style.contains("image") || style.contains("\\") else {
      return true
    }
    let isPlain =
      !style.contains("@import") && !style.contains("image-set") && !(style.contains("\\") && style.contains("("))
    return isPlain
      && style.ranges(of: "url(").allSatisfy { found in
        let address = style[found.upperBound...].drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }
        return address.hasPrefix("#") || rasters.contains(where: address.hasPrefix)
      }
  }

  private static let addresses: Set = [
    "action", "background", "data", "formaction", "href", "poster", "src", "srcdoc", "srcset",
  ]
  /// From where other addresses go, and who is told.
  private static let refused: Set = ["base", "ping", "manifest"]
  /// Elements that show a picture.
  private static let pictures: Set = ["image", "feimage"]
  private static let rasters = [
    "data:image/png", "data:image/jpeg", "data:image/jpg", "data:image/gif", "data:image/webp",
  ]
}

extension String {
  /// Without the prefix of its namespace, in small letters.
  fileprivate var localName: String { split(separator: ":").last.map { $0.lowercased() } ?? "" }

  fileprivate var escapedForXML: String {
    guard utf8.contains(where: { "&<>\"\n\t\r".utf8.contains($0) }) else { return self }
    return replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
