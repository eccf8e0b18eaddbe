/// A text on its way from written to said: what has been said so far, and what is still to come.
public struct Verbalisation: Sendable {
  /// The words said so far; a language appends to them, and may take back what fits no more, such as an article.
  public var said: String
  /// What was found, as it is written: it tells `03:30` from `3:30`.
  public var written: Substring
  /// What stands behind the number; a language may skip some of it.
  public var rest: Substring

  public init(said: String = "", written: Substring = "", rest: Substring = "") {
    self.said = said
    self.written = written
    self.rest = rest
  }

  /// The word that follows after one space, as it is written; nil where something else follows. It tells a number's gender.
  public var nextWord: Substring? {
    guard let space = rest.first, space == " " || space == "\u{A0}" else { return nil }
    let word = rest.dropFirst().prefix { $0.isLetter }
    return word.isEmpty ? nil : word
  }

  /// The word that was said last, if nothing but a space follows it.
  public var lastWord: Substring? {
    guard let space = said.last, space == " " || space == "\u{A0}" else { return nil }
    // Not `dropLast()`, which counts the whole text.
    let before = said[..<said.index(before: said.endIndex)]
    let start = before.lastIndex { !$0.isLetter }.map { before.index(after: $0) } ?? before.startIndex
    return start == before.endIndex ? nil : before[start...]
  }

  /// Takes back ``lastWord`` and the space after it.
  public mutating func dropLastWord() {
    guard let word = lastWord else { return }
    said.removeSubrange(word.startIndex...)
  }

  /// Leaves out what is written behind a time and isn't said: the `h` of `9:30 h`, the `min` of `10h30min`.
  ///
  /// - Parameter units: in small letters; a word that goes on is none of them.
  public mutating func skipUnit(_ units: Set<String>) {
    let isApart = rest.first == " " || rest.first == "\u{A0}"
    let behind = isApart ? rest.dropFirst() : rest
    let word = behind.prefix { $0.isLetter }.lowercased()
    guard units.contains(word) || !isApart && word == "m" else { return }
    rest = behind.dropFirst(word.count)
  }

  /// Takes the month, and perhaps the year, that a slash joins to a day in ordinals: `1º/5`, `1º/5/2012`.
  public mutating func takeMonth() -> (month: Int, year: Int?)? {
    func number(after text: Substring, _ counts: ClosedRange<Int>) -> (Int, Substring)? {
      guard text.first == "/" else { return nil }
      let digits = text.dropFirst().prefix(5).prefix { $0.isASCII && $0.isNumber }
      guard counts ~= digits.count, let number = Int(digits) else { return nil }
      return (number, text[digits.endIndex...])
    }
    guard let (month, behind) = number(after: rest, 1...2), 1...12 ~= month else { return nil }
    rest = behind
    guard let (year, end) = number(after: behind, 4...4) else { return (month, nil) }
    rest = end
    return (month, year)
  }
}
