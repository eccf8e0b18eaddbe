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
  ///   - signer: who signs it; nil for nobody.
  case seal(file: String, sealed: String, ending: String, keys: [PublicKeys], passphrase: String?, signer: SecretKeys?)
  /// Opens a sealed file into another one, which is made.
  case open(sealed: String, file: String, keys: [SecretKeys], passphrase: String?)
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
