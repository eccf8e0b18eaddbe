import Foundation
import StructuredText
import TagarelaKit

/// A drawing of strokes as the page's whiteboard makes it: an SVG of a picture behind, if there is one, and a path for each stroke.
///
/// What is kept of one is written anew from what is read here, so that nothing else of a file from outside stays in it.
struct StrokeDrawing: Equatable {
  /// Of the view box.
  let width: Double
  let height: Double
  /// What was drawn over.
  let background: Background?
  let strokes: [Stroke]

  struct Background: Equatable {
    /// A `data:` address of a PNG, JPEG or WebP.
    let address: String
    /// x, y, width and height as they are written; nil for those that aren't.
    let frame: [String: String]
  }

  struct Stroke: Equatable {
    /// Path data (SVG 2, section 9.3).
    let path: String
    /// `#rrggbb`
    let color: String
    let width: Double
  }

  /// Bytes of the largest that is kept.
  static let largest = 8_000_000
  static let mostStrokes = 20_000
  private static let sides = 1.0...20_000

  /// - Returns: nil for an SVG of another kind, and for what is none.
  init?(_ svg: Data) {
    guard svg.count <= Self.largest, let root = try? XMLElement(rootOf: SourceText(bytes: Array(svg), named: "")),
      root.name == "svg", Set(root.attributes.keys).isSubset(of: ["xmlns", "viewBox", "width", "height"]),
      let box = root.attributes["viewBox"]?.split(separator: " ").compactMap({ Self.number(String($0)) }),
      box.count == 4,
      box[0] == 0, box[1] == 0, Self.sides.contains(box[2]), Self.sides.contains(box[3]),
      root.text.allSatisfy(\.isWhitespace)
    else { return nil }
    (width, height) = (box[2], box[3])
    var parts = root.children[...]
    if let first = parts.first, first.name == "image" {
      guard let background = Background(first) else { return nil }
      self.background = background
      parts.removeFirst()
    } else {
      background = nil
    }
    let strokes = parts.compactMap(Stroke.init)
    guard !strokes.isEmpty, strokes.count == parts.count, strokes.count <= Self.mostStrokes else { return nil }
    self.strokes = strokes
  }

  /// As it is kept and sent.
  var svg: Data {
    let (width, height) = (Self.text(width), Self.text(height))
    var text =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" width="\#(width)" height="\#(height)">"#
    if let background {
      let frame = background.frame.sorted { $0.key < $1.key }.map { #" \#($0.key)="\#($0.value)""# }.joined()
      text += #"<image href="\#(background.address)"\#(frame)/>"#
    }
    for stroke in strokes {
      text +=
        #"<path d="\#(stroke.path)" fill="none" stroke="\#(stroke.color)" stroke-width="\#(Self.text(stroke.width))" "#
      text += #"stroke-linecap="round" stroke-linejoin="round"/>"#
    }
    return Data((text + "</svg>").utf8)
  }

  fileprivate static func number(_ text: String) -> Double? {
    let isPlain = !text.isEmpty && text.utf8.count <= 24 && text.utf8.allSatisfy { plain.contains($0) }
    return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }

  private static let plain = Set("0123456789.-".utf8)

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}

extension StrokeDrawing.Background {
  private static let types: Set = ["image/png", "image/jpeg", "image/webp"]
  private static let measures: Set = ["x", "y", "width", "height"]

  fileprivate init?(_ image: XMLElement) {
    let frame = image.attributes.filter { $0.key != "href" }
    guard image.children.isEmpty, let address = image.attributes["href"], address.hasPrefix("data:"),
      Self.types.contains(DataAddress.type(of: address)), let bytes = DataAddress(address)?.bytes,
      Set(frame.keys).isSubset(of: Self.measures), frame.values.allSatisfy({ StrokeDrawing.number($0) != nil })
    else { return nil }
    self.address = DataAddress.text(type: DataAddress.type(of: address), bytes: bytes)
    self.frame = frame
  }
}

extension StrokeDrawing.Stroke {
  private static let attributes: Set = ["d", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"]
  private static let ends: Set = ["round", nil]
  private static let letters = Set("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n\t".utf8)

  fileprivate init?(_ element: XMLElement) {
    let attributes = element.attributes
    guard element.name == "path", element.children.isEmpty, Set(attributes.keys).isSubset(of: Self.attributes),
      attributes["fill"] == "none", Self.ends.contains(attributes["stroke-linecap"]),
      Self.ends.contains(attributes["stroke-linejoin"]), let path = attributes["d"], let color = attributes["stroke"],
      path.utf8.first == UInt8(ascii: "M"), path.utf8.allSatisfy({ Self.letters.contains($0) }),
      color.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil,
      let width = attributes["stroke-width"].flatMap(StrokeDrawing.number), (0.1...1000).contains(width)
    else { return nil }
    self.path = path
    self.color = color.lowercased()
    self.width = width
  }
}
