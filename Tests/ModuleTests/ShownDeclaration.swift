/// A declaration that other rooms see: one that is `public`, `package` or `open`, or a member of a protocol or an extension
/// that is. Cases of an enum are none: their names are the field's words, and the type says what they are.
///
/// Found by lines and their indentation, as `swift format` leaves them.
struct ShownDeclaration {
  /// From 1.
  let line: Int
  /// The line without its indentation.
  let text: String
  /// Whether a line with `///` stands directly above it, or above its attributes.
  let hasComment: Bool
  /// Whether a comment could only repeat what is said elsewhere: of an operator, an override, a witness of one of the
  /// standard library's protocols, and an initializer that gives each property the argument of its name.
  let needsNone: Bool

  static func all(in source: String) -> [ShownDeclaration] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [ShownDeclaration] = []
    // The indentation of the protocol or extension whose members others see.
    var around: Substring?
    for (index, line) in lines.enumerated() {
      if let indentation = around, line == indentation + "}" { around = nil }
      guard around != nil || DeclarationHead.wordsForOthers.contains(where: line.contains) else { continue }
      guard let head = DeclarationHead(line) else { continue }
      guard head.isForOthers || head.indentation == around.map({ $0 + "  " }) && !head.isHidden else { continue }
      if ["extension", "protocol"].contains(head.kind), !line.hasSuffix("}") { around = head.indentation }
      guard head.kind != "extension" else { continue }
      let before = lines[..<index].last { !$0.isAttribute } ?? ""
      found.append(
        ShownDeclaration(
          line: index + 1, text: String(line.drop { $0 == " " }),
          hasComment: before.drop { $0 == " " }.hasPrefix("///"),
          needsNone: head.isOperator || head.isOverride || head.isWitness
            || head.kind == "init" && lines[index...].onlyFillProperties(head.indentation)))
    }
    return found
  }
}

/// The first line of a declaration.
private struct DeclarationHead {
  let indentation: Substring
  let kind: Substring
  private let modifiers: [Substring]
  /// What follows the kind.
  private let rest: Substring

  /// - Returns: nil for another line.
  init?(_ line: Substring) {
    let form =
      #/
      (?<indentation>\x20*) (?:@\w+(?:\([^)]*\))?\x20)*
      (?<modifiers>(?:[a-z]+(?:\([a-z]+\))?\x20)*)
      (?<kind>actor|associatedtype|class|enum|extension|func|init|let|macro|protocol|struct|subscript|typealias|var)\b
      (?<rest>.*)
      /#
    guard let parts = line.wholeMatch(of: form) else { return nil }
    (indentation, kind, rest) = (parts.indentation, parts.kind, parts.rest)
    modifiers = parts.modifiers.split(separator: " ")
  }

  static let wordsForOthers = ["public", "package", "open"]

  var isForOthers: Bool { modifiers.contains { Self.wordsForOthers.contains(String($0)) } }
  var isHidden: Bool { modifiers.contains { ["private", "fileprivate", "internal"].contains($0) } }
  var isOverride: Bool { modifiers.contains("override") }
  var isOperator: Bool { kind == "func" && rest.contains(#/^ [^\w`]/#) }

  var isWitness: Bool {
    switch kind {
    case "func": rest.contains(#/^ (?:encode\(to|hash\(into) /#)
    case "init": rest.contains(#/^\??\((?:from decoder|rawValue|\w+Literal)\b/#)
    case "var": rest.contains(#/^ (?:rawValue:|(?:description|debugDescription): String \{)/#)
    default: false
    }
  }
}

extension ArraySlice<Substring> {
  /// Whether the initializer with whose first line these begin does nothing but `self.name = name`.
  ///
  /// - Parameter indentation: of its first and last line.
  fileprivate func onlyFillProperties(_ indentation: Substring) -> Bool {
    guard let first, !first.hasSuffix("}") else {
      return first?.dropLast().drop { $0 != "{" }.dropFirst().fillsProperty ?? false
    }
    guard let head = firstIndex(where: { $0.hasSuffix("{") }) else { return false }
    return self[(head + 1)...].prefix { $0 != indentation + "}" }.allSatisfy(\.fillsProperty)
  }
}

extension Substring {
  /// A line with nothing but an attribute of what follows: `@inlinable`.
  fileprivate var isAttribute: Bool { wholeMatch(of: #/ *@\w+(?:\(.*\))?/#) != nil }

  /// `self.name = name`, or nothing.
  fileprivate var fillsProperty: Bool { wholeMatch(of: #/ *(?:self\.(\w+) = \1)? */#) != nil }
}
