import Crypto
import CryptoExtras
import FoundationEssentials
import HelperProtocols

/// What stands at the beginning of a sealed file, in the open: the file's key, wrapped for each who may have it.
struct SealedHeader: Codable {
  var version = 1
  /// Whether a signature stands at the end of what is sealed.
  var signed: Bool
  var keys: [WrappedKey]

  static let magic = Data("tagarela-sealed\n".utf8)
  /// Bytes of the JSON text at most.
  static let largest = 1 << 16
  /// What distinguishes keys made for this from those made for anything else.
  static let context = Data("tagarela-sealed 1".utf8)

  /// The key of the body's pieces; it depends on every byte of the header.
  static func bodyKey(_ fileKey: SymmetricKey, _ header: Data) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: fileKey, salt: Data(SHA256.hash(data: header)), info: context + Data(" body".utf8),
      outputByteCount: 32)
  }
}

/// The file's key for one who may have it.
enum WrappedKey: Codable {
  /// AES-256-GCM under the scrypt (RFC 7914) of a passphrase.
  case passphrase(n: Int, r: Int, p: Int, salt: Data, wrapped: Data)
  /// AES-256-GCM under PBKDF2 with HMAC-SHA-256 (RFC 8018) of a passphrase: what browsers can open.
  case pbkdf2(rounds: Int, salt: Data, wrapped: Data)
  /// HPKE (RFC 9180), base mode: X25519, HKDF-SHA256, ChaCha20-Poly1305.
  case x25519(enc: Data, wrapped: Data)

  private static let suite = HPKE.Ciphersuite.Curve25519_SHA256_ChachaPoly
  /// 128 MB and some tenths of a second, as OWASP's sheet on storing passwords says.
  private static let usual = (n: 1 << 17, r: 8, p: 1)
  /// As the same sheet says for PBKDF2 with HMAC-SHA-256.
  private static let usualRounds = 600_000
  /// The key that it is used with wraps only once.
  private static let nonce = Data(count: 12)

  static func wrap(_ key: SymmetricKey, for receiver: PublicKeys) throws -> WrappedKey {
    guard let known = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: receiver.receiving),
      var sender = try? HPKE.Sender(recipientKey: known, ciphersuite: suite, info: SealedHeader.context)
    else { throw SealRefusal(.badKey) }
    return .x25519(enc: sender.encapsulatedKey, wrapped: try sender.seal(key.withUnsafeBytes { Data($0) }))
  }

  static func wrap(_ key: SymmetricKey, for passphrase: String, _ stretching: Stretching) throws -> WrappedKey {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    func wrapped(_ outer: SymmetricKey) throws -> Data {
      let box = try AES.GCM.seal(
        key.withUnsafeBytes { Data($0) }, using: outer, nonce: AES.GCM.Nonce(data: nonce),
        authenticating: SealedHeader.context)
      return box.ciphertext + box.tag
    }
    return switch stretching {
    case .scrypt:
      .passphrase(
        n: usual.n, r: usual.r, p: usual.p, salt: salt,
        wrapped: try wrapped(slowKey(passphrase, salt, usual.n, usual.r, usual.p)))
    case .pbkdf2:
      .pbkdf2(rounds: usualRounds, salt: salt, wrapped: try wrapped(slowKey(passphrase, salt, rounds: usualRounds)))
    }
  }

  /// - Returns: nil where the key is another one's.
  func unwrapped(with secret: SecretKeys) throws -> SymmetricKey? {
    guard case .x25519(let enc, let wrapped) = self else { return nil }
    guard let own = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: secret.receiving) else {
      throw SealRefusal(.badKey)
    }
    guard
      var receiver = try? HPKE.Recipient(
        privateKey: own, ciphersuite: Self.suite, info: SealedHeader.context, encapsulatedKey: enc),
      let key = try? receiver.open(wrapped)
    else { return nil }
    return SymmetricKey(data: key)
  }

  /// - Returns: nil where it is another passphrase, or none.
  /// - Throws: ``SealRefusal`` `.costly`.
  func unwrapped(with passphrase: String) throws -> SymmetricKey? {
    let (outer, wrapped): (SymmetricKey, Data)
    switch self {
    case .x25519: return nil
    case .passphrase(let n, let r, let p, let salt, let sealed):
      guard n.nonzeroBitCount == 1, (1 << 10...1 << 18).contains(n), (1...8).contains(r), (1...4).contains(p) else {
        throw SealRefusal(.costly)
      }
      (outer, wrapped) = (try Self.slowKey(passphrase, salt, n, r, p), sealed)
    case .pbkdf2(let rounds, let salt, let sealed):
      (outer, wrapped) = (try Self.slowKey(passphrase, salt, rounds: rounds), sealed)
    }
    guard
      let box = try? AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: Self.nonce), ciphertext: wrapped.dropLast(16), tag: wrapped.suffix(16)),
      let key = try? AES.GCM.open(box, using: outer, authenticating: SealedHeader.context)
    else { return nil }
    return SymmetricKey(data: key)
  }

  /// Letters with accents are typed in more than one way, so they are brought into one (NFC) by who asks for them.
  private static func slowKey(_ passphrase: String, _ salt: Data, _ n: Int, _ r: Int, _ p: Int) throws -> SymmetricKey {
    do {
      return try KDF.Scrypt.deriveKey(
        from: Data(passphrase.utf8), salt: salt, outputByteCount: 32, rounds: n, blockSize: r, parallelism: p)
    } catch {
      throw SealRefusal(.costly)
    }
  }

  /// - Throws: ``SealRefusal`` `.costly` beyond 210,000 to 10 million rounds: fewer protect nothing, more nobody waits for.
  private static func slowKey(_ passphrase: String, _ salt: Data, rounds: Int) throws -> SymmetricKey {
    guard (210_000...10_000_000).contains(rounds) else { throw SealRefusal(.costly) }
    do {
      return try KDF.Insecure.PBKDF2.deriveKey(
        from: Data(passphrase.utf8), salt: salt, using: .sha256, outputByteCount: 32, rounds: rounds)
    } catch {
      throw SealRefusal(.costly)
    }
  }
}
