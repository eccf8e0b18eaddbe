/// Concepts that a module brings.
public struct Vocabulary: Identified {
  public let id: String
  /// Reads the tables; called when concepts are first needed.
  public let tables: @Sendable () throws -> [ConceptTable]

  public init(id: String, tables: @escaping @Sendable () throws -> [ConceptTable]) {
    self.id = id
    self.tables = tables
  }
}

extension ExtensionPoint<Vocabulary> {
  public static var vocabularies: Self { Self("vocabularies") }
}
