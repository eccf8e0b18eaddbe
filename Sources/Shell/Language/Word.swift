/// One word of a line, as it reads after quotes and backslashes are taken away.
public struct Word: Sendable, Equatable {
  public let text: String
  /// Where it stands in the line, in UTF-8 offsets, quotes included.
  public let range: Range<Int>
  /// True when any part of it was quoted or escaped: then it is never an option.
  public let quoted: Bool

  /// Without the `;` that it ends in; nil where there is nothing else of it.
  var withoutSeparator: Word? {
    guard text.utf8.count > 1, !quoted else { return nil }
    return Word(text: String(text.dropLast()), range: range.lowerBound..<range.upperBound - 1)
  }

  public init(text: String, range: Range<Int>, quoted: Bool = false) {
    self.text = text
    self.range = range
    self.quoted = quoted
  }
}
