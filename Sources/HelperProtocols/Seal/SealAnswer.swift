public import FoundationEssentials

/// What the seal tool answers, one line of JSON for each request.
public enum SealAnswer: Sendable, Codable {
  case made(secret: SecretKeys, known: PublicKeys)
  case sealed
  /// - Parameter signer: whose signature it bears, which is right; nil for none.
  case opened(ending: String, signer: Data?)
  case refused(SealRefusal)
}

/// Why the seal tool did not do what was asked.
public struct SealRefusal: Error, Sendable, Codable, Equatable {
  public enum Reason: String, Sendable, Codable {
    /// There is no such file, or it can't be read.
    case unreadable
    case notSealed
    /// Of a later version of the format.
    case newer
    /// None of the keys that were given opens it, and it isn't for a passphrase.
    case noKey
    /// It is for a passphrase, and none was given.
    case needsPassphrase
    case wrongPassphrase
    /// Cut short, or changed on the way.
    case damaged
    /// It says that somebody has signed it, and they haven't.
    case falseSignature
    /// Opening it would take more memory or time than anybody's passphrase asks for.
    case costly
    case badKey
    case unwritable
    /// The line is no request.
    case badRequest
  }

  public var reason: Reason
  /// What the operating system said, in English.
  public var detail: String?

  public init(_ reason: Reason, detail: String? = nil) {
    self.reason = reason
    self.detail = detail
  }
}
