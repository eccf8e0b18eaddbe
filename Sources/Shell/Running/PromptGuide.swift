/// Somebody who goes along at the prompt: says before each line what may be done next, and proposes the line for it.
public protocol PromptGuide: AnyObject {
  /// Asked before each line.
  ///
  /// - Returns: nil where it has no more to say and the conversation is over.
  func advice(_ context: Context) throws -> PromptAdvice?

  /// Told after each line whether it failed, which the user has been told.
  func note(failed: Bool)
}

/// What is said before a line.
public struct PromptAdvice: Sendable {
  /// Where the user is, in a word or two before the prompt.
  public var place: String
  /// What the next lines are about; nil where that is known.
  public var title: String?
  public var lines: [String]
  /// The line that may be typed, which Enter takes; nil for none.
  public var proposal: String?

  public init(place: String, title: String? = nil, lines: [String] = [], proposal: String? = nil) {
    self.place = place
    self.title = title
    self.lines = lines
    self.proposal = proposal
  }
}

extension Context {
  /// Whether another session can be gone on with at this prompt: ``converse(in:guidedBy:history:)``.
  public var canConverse: Bool { session.converse != nil }

  /// Goes on at this prompt with another session, until the user leaves it. This one waits and stays as it is.
  ///
  /// - Parameter history: a file for the lines that are typed meanwhile.
  /// - Throws: what the guide throws.
  public func converse(in other: Session, guidedBy guide: some PromptGuide, history: String) throws {
    try session.converse?(other, guide, history)
  }
}
