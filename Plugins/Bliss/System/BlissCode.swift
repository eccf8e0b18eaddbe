/// What a code after `bliss:` can be besides the key of a concept.
enum BlissCode {
  /// The number of a word in the BCI authorised vocabulary.
  case number(String)
  case composition
  /// A word of no meaning here.
  case other

  init(_ code: String) {
    if !code.isEmpty, code.allSatisfy(\.isASCIIDigit) {
      self = .number(code)
    } else if code.contains(where: { "/;@".contains($0) }) || Self.isPart(code) {
      self = .composition
    } else {
      self = .other
    }
  }

  /// `B313`, `Xa`, `heart8`: nothing that one writes for a word of a language.
  private static func isPart(_ code: String) -> Bool {
    guard let first = code.first, let second = code.dropFirst().first else { return false }
    if "Bb".contains(first), second.isASCIIDigit { return true }
    if first == "X", code.count == 2 { return true }
    let family = code.prefix { $0.isLetter }
    return code.count > family.count && BlissExpression.shapes.contains(String(family))
  }
}
