/// An element that is to be written as XML 1.0.
struct XMLNode: Sendable {
  let name: String
  var attributes: [(key: String, value: String)]
  /// Stands before the children.
  var text: String
  var children: [XMLNode]

  init(_ name: String, _ attributes: [(String, String)] = [], text: String = "", _ children: [XMLNode] = []) {
    self.name = name
    self.attributes = attributes.map { (key: $0.0, value: $0.1) }
    self.text = text
    self.children = children
  }

  /// The whole text, this element being the outermost.
  var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    append(to: &text)
    return text
  }

  private func append(to written: inout String) {
    written += "<\(name)"
    for (key, value) in attributes { written += " \(key)=\"\(Self.escaped(value))\"" }
    guard !text.isEmpty || !children.isEmpty else {
      written += " />"
      return
    }
    written += ">"
    // Blanks alone would be taken for the file's form.
    written += text.allSatisfy(\.isWhitespace) && !text.isEmpty ? "<![CDATA[\(text)]]>" : Self.escaped(text)
    for child in children { child.append(to: &written) }
    written += "</\(name)>"
  }

  /// Without what XML can't hold.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default: if scalar.value >= 0x20, scalar.value & 0xFFFE != 0xFFFE { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
