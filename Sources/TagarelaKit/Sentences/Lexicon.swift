/// What grammars and guided sentences go by: the concepts of all vocabularies with what they mean in a sentence.
public struct Lexicon: Sendable {
  /// Each key once, in the order in which the vocabularies first have it.
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

  /// What several vocabularies say together: words that a later one has for a concept come after those of an earlier one,
  /// relations that it has take their place.
  ///
  /// - Throws: what ``Vocabulary/tables`` and ``Vocabulary/relations`` throw.
  public init(_ vocabularies: [Vocabulary]) throws {
    var concepts: [Concept] = []
    var places: [String: Int] = [:]
    var relations = Relations()
    for vocabulary in vocabularies {
      for concept in try vocabulary.tables().flatMap(\.concepts) {
        guard let place = places[concept.key] else {
          places[concept.key] = concepts.count
          concepts.append(concept)
          continue
        }
        concepts[place].words.merge(concept.words) { $0 + $1 }
      }
      let own = try vocabulary.relations()
      relations.natures.merge(own.natures) { $1 }
      relations.frames.merge(own.frames) { $1 }
    }
    self.init(concepts: concepts, natures: relations.natures, frames: relations.frames)
  }
}

/// What concepts are and what goes with verbs, as a vocabulary says it.
public struct Relations: Sendable {
  /// By the concept's key.
  public var natures: [String: ConceptNature]
  /// Of verbs, by the concept's key.
  public var frames: [String: VerbFrame]

  public init(natures: [String: ConceptNature] = [:], frames: [String: VerbFrame] = [:]) {
    self.natures = natures
    self.frames = frames
  }
}
