/// Concepts that a module brings.
public struct Vocabulary: Identified {
  /// Those of a pack begin with the pack's identifier.
  public let id: String
  /// Stays the same as long as all that it gives would be the same; asked for often, so sizes and times of files go into it
  /// (``FileFingerprint``), their contents not.
  ///
  /// Throws `Failure`s, here and in what follows, where the files that it would look at aren't there or can't be read.
  public let fingerprint: @Sendable () throws -> String
  /// Reads the tables; called when concepts are first needed, and again when the fingerprint has changed.
  public let tables: @Sendable () throws -> [ConceptTable]

  /// What the concepts are in sentences; read when the first sentence is made or composed.
  public let relations: @Sendable () throws -> Relations
  /// What people might point at; read when the first prediction is asked for.
  public let utterances: @Sendable () throws -> [ConceptUtterance]
  /// Where people are, with what they say there; read when a communicator is made.
  public let places: @Sendable () throws -> [VocabularyPlace]

  public init(
    id: String, fingerprint: @escaping @Sendable () throws -> String,
    tables: @escaping @Sendable () throws -> [ConceptTable],
    relations: @escaping @Sendable () throws -> Relations = { Relations() },
    utterances: @escaping @Sendable () throws -> [ConceptUtterance] = { [] },
    places: @escaping @Sendable () throws -> [VocabularyPlace] = { [] }
  ) {
    self.id = id
    self.fingerprint = fingerprint
    self.tables = tables
    self.relations = relations
    self.utterances = utterances
    self.places = places
  }
}

extension ExtensionPoint<Vocabulary> {
  /// The words and relations of concepts.
  public static var vocabularies: Self { Self("vocabularies") }
}
