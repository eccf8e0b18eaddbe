import TagarelaKit

/// An element of an XML text with all that is in it.
public struct XMLElement: Sendable {
  /// With its namespace's prefix, as it is written.
  public let name: String
  /// By name; of one that is there twice the first.
  public let attributes: [String: String]
  /// The elements directly in it, in order.
  public private(set) var children: [XMLElement] = []
  /// What stands directly in it, between its children.
  public private(set) var text = ""

  /// An element with nothing in it.
  public init(name: String, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  /// The outermost element of a text.
  ///
  /// - Throws: ``Failure`` `xml.…` with its place.
  public init(rootOf source: SourceText, rules: XMLReader.Rules = .plain) throws {
    var reader = XMLReader(source, rules: rules)
    // The outermost is that of a text without a name: it holds the root as its only child.
    var open = [XMLElement(name: "")]
    while let event = try reader.next() {
      switch event {
      case .start(let name, let attributes): open.append(XMLElement(name: name, attributes: attributes))
      case .text(let text): open[open.count - 1].text += text
      case .end:
        let element = open.removeLast()
        open[open.count - 1].children.append(element)
      }
    }
    self = open[0].children[0]
  }

  /// The first child of this name.
  public subscript(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// All children of this name, in order.
  public func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// What stands in the first child of this name, without blanks round it; nil when there is nothing.
  public func text(of name: String) -> String? {
    let text = self[name]?.text.trimmingBlanks ?? ""
    return text.isEmpty ? nil : text
  }
}
