/// One question to the tool that speaks to a clinic's database; it travels as one line of JSON.
///
/// Rows travel as PostgreSQL's `COPY` writes them (its manual, "COPY", "Text Format"): a line a field, of `tab`, `uid`, `owner`,
/// `name`, `value`, `time` and `origin`.
public enum SyncRequest: Sendable, Codable {
  /// Connects, and makes the tables where there are none and this user may make them.
  case greet(SyncServer)
  /// Writes fields; of each the later writing stands.
  case push(SyncServer, rows: String)
  /// Fields that were written after a number, in the order of their numbers.
  case pull(SyncServer, after: Int64, limit: Int)
  /// Which of these media the clinic hasn't.
  case lacking(SyncServer, hashes: [String])
  /// Gives a medium, whose bytes lie in a file.
  case give(SyncServer, medium: SyncMedium, file: String)
  /// Writes a medium's bytes into a new file.
  case fetch(SyncServer, hash: String, file: String)
  /// Notes how far a workspace has received, and when.
  case note(SyncServer, workspace: SyncWorkspace)
  /// All workspaces that were ever noted.
  case workspaces(SyncServer)

  public var server: SyncServer {
    switch self {
    case .greet(let server), .push(let server, _), .pull(let server, _, _), .lacking(let server, _),
      .give(let server, _, _), .fetch(let server, _, _), .note(let server, _), .workspaces(let server):
      server
    }
  }
}

/// A clinic's database, and who is there.
public struct SyncServer: Sendable, Codable, Hashable {
  public var host: String
  public var port: Int
  public var database: String
  /// Nil for the one who is at the computer.
  public var user: String?
  /// Whether nothing is said before the line is encrypted and the server has proved who it is.
  public var isEncrypted: Bool

  public init(host: String, port: Int, database: String, user: String?, isEncrypted: Bool) {
    self.host = host
    self.port = port
    self.database = database
    self.user = user
    self.isEncrypted = isEncrypted
  }
}

/// What is known of a medium beside its bytes.
public struct SyncMedium: Sendable, Codable, Equatable {
  /// The SHA-256 of its bytes in hexadecimal digits.
  public var hash: String
  /// The patient whose it is; nil where it is all patients'.
  public var owner: String?
  public var kind: String
  public var width: Double?
  public var height: Double?
  public var seconds: Double?

  public init(hash: String, owner: String?, kind: String, width: Double?, height: Double?, seconds: Double?) {
    self.hash = hash
    self.owner = owner
    self.kind = kind
    self.width = width
    self.height = height
    self.seconds = seconds
  }
}

/// A workspace of the clinic, as the others see it.
public struct SyncWorkspace: Sendable, Codable, Equatable {
  public var name: String
  /// The computer that it lies on.
  public var place: String
  /// The number up to which it has received.
  public var position: Int64
  /// How many fields it hasn't received yet.
  public var missing: Int
  /// Seconds since 1970, by the server's clock; what is sent doesn't matter.
  public var seen: Int

  public init(name: String, place: String, position: Int64, missing: Int = 0, seen: Int = 0) {
    self.name = name
    self.place = place
    self.position = position
    self.missing = missing
    self.seen = seen
  }
}
