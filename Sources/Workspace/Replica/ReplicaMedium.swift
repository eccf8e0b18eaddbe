public import Foundation
import GRDB
import TagarelaKit

/// A picture, voice or film on its way between two workspaces.
public struct ReplicaMedium: Sendable, Equatable {
  /// The SHA-256 of its bytes in hexadecimal digits.
  public let hash: String
  public let kind: String
  public let width: Double?
  public let height: Double?
  public let seconds: Double?
  public let bytes: Data

  public init(hash: String, kind: String, width: Double?, height: Double?, seconds: Double?, bytes: Data) {
    self.hash = hash
    self.kind = kind
    self.width = width
    self.height = height
    self.seconds = seconds
    self.bytes = bytes
  }
}

extension Workspace {
  /// The medium of these bytes; nil where it isn't here.
  public func replicaMedium(_ hash: String) throws -> ReplicaMedium? {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT kind, width, height, seconds, bytes FROM replica_medium JOIN media ON media.id = replica_medium.media
          WHERE hash = ?
          """)
      return try Row.fetchOne(statement, arguments: [hash]).map {
        ReplicaMedium(hash: hash, kind: $0[0], width: $0[1], height: $0[2], seconds: $0[3], bytes: $0[4])
      }
    }
  }

  /// Those of which the changes speak, and that aren't here, each once.
  public func missingMedia(of changes: [ReplicaChange]) throws -> [String] {
    try read { db in
      let store = ReplicaStore(db)
      return try Set(changes.compactMap(\.medium)).sorted().filter { try store.medium(ofHash: $0) == nil }
    }
  }

  /// Keeps what came from another workspace.
  ///
  /// - Returns: false where the bytes are other ones than they ought to be; then nothing is kept.
  public func keep(_ medium: ReplicaMedium) throws -> Bool {
    guard SHA256.hexadecimal(of: Array(medium.bytes)) == medium.hash else { return false }
    try together {
      try read { db in
        let number = try keep(
          medium.bytes, kind: medium.kind, width: medium.width, height: medium.height, seconds: medium.seconds)
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO replica_medium(media, hash) VALUES (?, ?)").execute(
          arguments: [number, medium.hash])
      }
    }
    return true
  }
}
