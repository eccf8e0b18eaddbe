/// Something to say to a user, not yet in any language: the key of a message and what goes into its places.
public struct Phrase: Sendable, Equatable {
  /// The key in the languages' message tables, like `patient.unknown`.
  public var key: String
  public var arguments: [Argument]

  public init(_ key: String, _ arguments: KeyValuePairs<String, Value> = [:]) {
    self.key = key
    self.arguments = arguments.map { Argument(name: $0.key, value: $0.value) }
  }

  public struct Argument: Sendable, Equatable {
    public var name: String
    public var value: Value

    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}
