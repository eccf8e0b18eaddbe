/// What is known of a symbol beside its names, its category, its picture and its voice.
public struct SymbolTraits: Sendable, Equatable {
  /// `SYSTEM:CODE` of the library symbol that it was taken from.
  public var source: String?
  /// The key of the concept that it shows, as far as it is known.
  public var concept: String?

  /// Those of a symbol of which no more is known.
  public init() {}

  /// All that is above.
  public static let fields: [RecordField<SymbolTraits>] = [
    .init("source", \.source, as: .name),
    .init("concept", \.concept, as: .name),
  ]
}
