/// One word of a line, as it reads after quotes and backslashes are taken away.
public struct Word: Sendable, Equatable {
  public let text: String
  /// Where it stands in the line, in UTF-8 offsets, quotes included.
  public let range: Range<Int>
  /// True when any part of it was quoted or escaped: then it is never an option.
  public let quoted: Bool

  public init(text: String, range: Range<Int>, quoted: Bool = false) {
    self.text = text
    self.range = range
    self.quoted = quoted
  }
}
