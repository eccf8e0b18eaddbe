public import TagarelaKit

/// Where a finished sentence can be kept: a diary, for one.
public struct SentenceKeeper: Identified {
  /// English, lower case; what it is called is at `keeper.ID`.
  public let id: String
  /// Keeps the sentence for the patient in use, inside the step of the command that made it.
  ///
  /// - Returns: what was done, for people.
  public let keep: @Sendable (_ clinic: Clinic, _ sentence: ComposedSentence) throws -> Phrase

  public init(
    id: String, keep: @escaping @Sendable (_ clinic: Clinic, _ sentence: ComposedSentence) throws -> Phrase
  ) {
    self.id = id
    self.keep = keep
  }
}

/// A sentence that was made step by step.
public struct ComposedSentence: Sendable {
  public let text: String
  /// ISO 639-1.
  public let language: String
  /// Whose it is; nil where nobody was in use.
  public let patient: Int64?
  public let parts: [Part]
  public let isNegative: Bool
  public let isQuestion: Bool

  /// What was pointed at.
  public struct Part: Sendable {
    public let word: String
    /// The key of a concept; nil for a symbol of the workspace's own.
    public let concept: String?
    /// Of the workspace, where it has one for it.
    public let symbol: Int64?
  }
}

extension ExtensionPoint<SentenceKeeper> {
  public static var sentenceKeepers: Self { Self("sentenceKeepers") }
}

extension Clinic {
  /// The keeper of this identifier, or that the language of ``wording`` calls so.
  ///
  /// - Throws: ``Failure`` `compose.keeper_unknown` with those that there are.
  public func keeper(named word: String) throws -> SentenceKeeper {
    try only(meantBy: word, among: registry.all(.sentenceKeepers), unknown: "compose.keeper_unknown") { keeper in
      [keeper.id, wording.text(Phrase("keeper.\(keeper.id)"))]
    }
  }

  /// Notes a finished sentence in the history of use, where the patient has made it, and has it kept where that is wanted; inside a
  /// step.
  ///
  /// - Returns: what was done to keep it, for people.
  /// - Throws: what the keeper throws.
  public func finish(
    _ composition: Composition, asPatient isPatient: Bool, keptBy keeper: SentenceKeeper?
  ) throws -> Phrase? {
    if isPatient { try note(composition) }
    guard let keeper, let sentence = try composition.text() else { return nil }
    return try keeper.keep(self, composition.composed(sentence.text))
  }
}
