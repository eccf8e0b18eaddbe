/// A word as it was pointed at, with what is known of it: what a symbol says is told, what was only typed is read by its
/// spelling.
public struct PointedWord: Sendable, Equatable {
  /// Without inflection, in the language of the sentence; what one symbol says is one, also when it is several words.
  public var text: String
  /// The key of the concept that it stands for; nil where only its spelling tells. A key that the word hasn't in this language
  /// says nothing.
  public var concept: String?
  /// What it is where no vocabulary knows it, as far as the clinic's own symbols tell.
  public var wordClass: WordClass?
  /// What it was chosen as, beside the verb before it.
  public var role: VerbFrame.Role?

  public init(_ text: String, concept: String? = nil, wordClass: WordClass? = nil, role: VerbFrame.Role? = nil) {
    self.text = text
    self.concept = concept
    self.wordClass = wordClass
    self.role = role
  }

  /// Whether nothing is known of it but how it is spelt: then it may be a part of what one symbol says, or be inflected.
  public var isOnlySpelt: Bool { concept == nil && wordClass == nil && role == nil }
}
