/// A sentence that was made before anybody points at its words, for where no grammar is at hand.
public struct ReadySentence: Sendable, Equatable {
  /// Which words are pointed at, in order: their places in a list.
  public let words: [Int]
  /// Said not to be so.
  public let isNegative: Bool
  /// Asked of somebody.
  public let isQuestion: Bool
  /// With its capital and its full stop.
  public let text: String

  public init(words: [Int], isNegative: Bool, isQuestion: Bool, text: String) {
    self.words = words
    self.isNegative = isNegative
    self.isQuestion = isQuestion
    self.text = text
  }
}
