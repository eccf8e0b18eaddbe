/// What grammars and guided sentences go by: the concepts of all vocabularies with what they mean in a sentence.
public struct Lexicon: Sendable {
  public let concepts: [Concept]
  /// By concept.
  public let natures: [String: ConceptNature]
  /// Of verbs, by concept.
  public let frames: [String: VerbFrame]

  public init(concepts: [Concept], natures: [String: ConceptNature], frames: [String: VerbFrame]) {
    self.concepts = concepts
    self.natures = natures
    self.frames = frames
  }
}
