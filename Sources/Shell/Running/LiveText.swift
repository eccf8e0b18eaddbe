/// A text of which one stretch is marked at a time, as a word that is just being said.
public struct LiveText: Sendable {
  public enum Mark: Sendable, Equatable {
    case nothing
    /// UTF-8 offsets in the text.
    case stretch(Range<Int>)
    /// Nothing, from now on.
    case over
  }

  public let text: String
  /// What is marked now.
  public let mark: @Sendable () -> Mark

  public init(text: String, mark: @escaping @Sendable () -> Mark) {
    self.text = text
    self.mark = mark
  }
}
