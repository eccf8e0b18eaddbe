import TagarelaKit

/// What the name of a picture's file says: `back_garden`, `blow_kiss_,_to`, `hearing_aid_2`, `guarda-chuva`.
struct PictureName: Equatable {
  /// The words, without what tells variants apart.
  let text: String
  /// `2`, `1a`: one of several pictures of the same.
  let variant: String?
  /// As written, when hyphens may have been part of the word.
  let hyphenated: String?
  /// True for an English verb's ending `, to`.
  let isVerb: Bool

  /// - Parameter base: a file's name without folder and ending.
  init(_ base: String) {
    let hasBlanks = base.contains { $0 == "_" || $0 == " " }
    let isHyphenated = !hasBlanks && base.contains("-")
    var words = base.split { $0 == "_" || $0 == " " || (isHyphenated && $0 == "-") }.map(String.init)
    isVerb = words.count > 2 && words.suffix(2) == [",", "to"]
    if isVerb { words.removeLast(2) }
    if words.count > 1, let last = words.last, let found = Self.variant(last) {
      variant = found
      words.removeLast()
    } else {
      variant = nil
    }
    let text = words.joined(separator: " ")
    self.text = text
    hyphenated = isHyphenated && variant == nil && !text.isEmpty ? base : nil
  }

  /// What the symbol is called, its name first.
  var words: [String] {
    guard !text.isEmpty else { return [] }
    return [text] + (variant.map { ["\(text) \($0)"] } ?? []) + (hyphenated.map { [$0] } ?? [])
  }

  /// `2`, `12`, `1a`, `(2)`: one or two digits and at most a letter.
  private static func variant(_ word: String) -> String? {
    let inner = word.hasPrefix("(") && word.hasSuffix(")") ? String(word.dropFirst().dropLast()) : word
    let digits = inner.utf8.prefix { (0x30...0x39).contains($0) }.count
    let rest = inner.utf8.dropFirst(digits)
    guard (1...2).contains(digits), rest.count <= 1, rest.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else {
      return nil
    }
    return inner
  }
}
