/// A text on its way from written to said: what has been said so far, and what is still to come.
public struct Speech: Sendable {
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
}
