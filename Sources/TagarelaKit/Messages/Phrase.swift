/// Something to say to a user, not yet in any language: the key of a message and what goes into its places.
public struct Phrase: Sendable, Equatable {
  /// The key in the languages' message tables, like `patient.unknown`.
  public var key: String
  /// What goes into the places of the message, in any order; what it has no place for isn't said.
  public var arguments: [Argument]

  /// - Parameters:
  ///   - key: of a message, like `patient.unknown`.
  ///   - arguments: by the names of the message's places.
  public init(_ key: String, _ arguments: KeyValuePairs<String, Value> = [:]) {
    self.key = key
    self.arguments = arguments.map { Argument(name: $0.key, value: $0.value) }
  }

  /// What goes into one place of a message.
  public struct Argument: Sendable, Equatable {
    /// As the place has it between braces.
    public var name: String
    /// Put into words together with the message.
    public var value: Value

    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}
