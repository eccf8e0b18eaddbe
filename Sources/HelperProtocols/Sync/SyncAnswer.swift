/// What the tool that speaks to a clinic's database answers, one line of JSON for each request.
public enum SyncAnswer: Sendable, Codable {
  case done
  /// With the highest numbers that were given before, and then.
  case pushed(before: Int64, last: Int64)
  /// - Parameters:
  ///   - clinic: what tells it from all others.
  ///   - last: the highest number that was given.
  case greeted(clinic: String, last: Int64)
  /// - Parameters:
  ///   - upTo: the number up to which all is there.
  ///   - isLast: whether nothing is left.
  case rows(String, upTo: Int64, isLast: Bool)
  case hashes([String])
  /// Nil where it isn't there.
  case medium(SyncMedium?)
  case workspaces([SyncWorkspace])
  case refused(SyncRefusal)
}

/// Why the tool did not do what was asked; then nothing has changed in the database.
public struct SyncRefusal: Error, Sendable, Codable, Equatable {
  public enum Reason: String, Sendable, Codable, CaseIterable {
    /// Nobody answers there, or the line broke.
    case unreachable
    /// The server can't prove who it is, or offers no encrypted line.
    case certificate
    /// The server doesn't take this user and password.
    case login
    /// This user belongs to no clinic there, or may not write what was to be written.
    case rights
    /// The tables are of a later version.
    case newer
    /// A file can't be read or written.
    case file
    /// The server says what nobody expects.
    case misunderstood
    /// The line is no request.
    case badRequest
  }

  public var reason: Reason
  /// What the server or the operating system said.
  public var reply: String

  public init(_ reason: Reason, _ reply: String = "") {
    self.reason = reason
    self.reply = reply
  }
}
