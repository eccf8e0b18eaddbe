public import FoundationEssentials

/// One question to the seal tool; it travels as one line of JSON.
public enum SealRequest: Sendable, Codable {
  /// Draws a pair of keys for each purpose.
  case makeKeys
  /// Seals a file into another one, which is made.
  ///
  /// - Parameters:
  ///   - ending: of the file's name, which is told to whoever opens it.
  ///   - keys: of those who may open it.
  ///   - passphrase: that opens it as well; nil for none.
  ///   - stretching: how the passphrase becomes a key.
  ///   - signer: who signs it; nil for nobody.
  case seal(
    file: String, sealed: String, ending: String, keys: [PublicKeys], passphrase: String?, stretching: Stretching,
    signer: SecretKeys?)
  /// Opens a sealed file into another one, which is made.
  case open(sealed: String, file: String, keys: [SecretKeys], passphrase: String?)
}

/// How a passphrase becomes a key, so that each try costs.
public enum Stretching: String, Sendable, Codable {
  /// Takes memory too, which makes graphics cards slow (RFC 7914).
  case scrypt
  /// With HMAC-SHA-256 (RFC 8018): what browsers have.
  case pbkdf2
}

/// What others have of somebody's keys: 32 bytes each.
public struct PublicKeys: Sendable, Codable, Equatable {
  /// Ed25519 (RFC 8032): what its owner has signed is looked at with it.
  public var signing: Data
  /// X25519 (RFC 7748): what its owner alone can open is sealed with it.
  public var receiving: Data

  public init(signing: Data, receiving: Data) {
    self.signing = signing
    self.receiving = receiving
  }
}

/// What only their owner has, as ``PublicKeys`` says of each.
public struct SecretKeys: Sendable, Codable, Equatable {
  public var signing: Data
  public var receiving: Data

  public init(signing: Data, receiving: Data) {
    self.signing = signing
    self.receiving = receiving
  }
}
