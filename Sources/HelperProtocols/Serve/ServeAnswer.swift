/// What the server's program answers, one line of JSON for each request.
public enum ServeAnswer: Sendable, Codable {
  /// It can be reached.
  case started
  /// Rows of a picture of squares, dark where true.
  case code(rows: [[Bool]])
  case refused(ServeRefusal)
}

/// Why the server's program did not do what was asked.
public struct ServeRefusal: Error, Sendable, Codable, Equatable {
  /// Of a message.
  public var key: String
  /// What stands at the message's places.
  public var values: [String: String]

  public init(_ key: String, _ values: [String: String] = [:]) {
    self.key = key
    self.values = values
  }
}
