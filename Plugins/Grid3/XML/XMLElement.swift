/// An element of an XML text with all that is in it.
struct XMLElement {
  let name: String
  let attributes: [String: String]
  var children: [XMLElement] = []
  /// What stands directly in it, between its children.
  var text = ""

  /// The first child of this name.
  subscript(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// What stands in the first child of this name, without blanks round it; nil when there is nothing.
  func text(of name: String) -> String? {
    let text = self[name]?.text.trimmingBlanks ?? ""
    return text.isEmpty ? nil : text
  }
}

extension String {
  /// Without blanks and line ends at either end.
  var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
