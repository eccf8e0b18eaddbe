import StructuredText
import TagarelaKit

/// The texts that cells refer to by number (ECMA-376-1, 18.4).
enum SharedStrings {
  static func read(_ path: String?, _ parts: SpreadsheetParts) throws -> [String] {
    guard let path, var xml = try parts.reader(path) else { return [] }
    var strings: [String] = []
    var text = StringItem()
    while let event = try xml.next() {
      text.take(event)
      if case .end(let name) = event, LocalName.of(name) == "si" {
        strings.append(text.text)
        text = StringItem()
      }
    }
    return strings
  }
}

/// A text with its runs, which may each look different; how it is pronounced (`rPh`) is left out.
struct StringItem {
  private var written = ""
  private var isInText = false
  private var isPhonetic = false

  mutating func take(_ event: XMLReader.Event) {
    switch event {
    case .start(let name, _):
      if LocalName.of(name) == "rPh" { isPhonetic = true }
      if LocalName.of(name) == "t" { isInText = true }
    case .text(let part): if isInText, !isPhonetic { written += part }
    case .end(let name):
      if LocalName.of(name) == "rPh" { isPhonetic = false }
      if LocalName.of(name) == "t" { isInText = false }
    }
  }

  var text: String { EscapedText.opened(written) }
}

/// Characters that XML can't hold are written `_x000D_` (ECMA-376-1, 22.9.2.19).
enum EscapedText {
  static func opened(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(/_x([0-9A-Fa-f]{4})_/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }
}
