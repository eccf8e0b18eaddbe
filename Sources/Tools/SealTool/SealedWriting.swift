import Crypto
import FoundationEssentials
import HelperProtocols

/// Seals one file.
struct SealedWriting {
  private let input: InputStream
  private let output: OutputStream
  private let header: Data
  private let signer: Curve25519.Signing.PrivateKey?
  private var pieces: SealedPieces
  private var waiting = Data()

  /// - Throws: ``SealRefusal`` `.badKey`.
  init(
    from input: InputStream, to output: OutputStream, for keys: [PublicKeys], passphrase: String?,
    _ stretching: Stretching, signer: SecretKeys?
  ) throws {
    self.input = input
    self.output = output
    let fileKey = SymmetricKey(size: .bits256)
    var wrapped = try keys.map { try WrappedKey.wrap(fileKey, for: $0) }
    if let passphrase { wrapped.append(try .wrap(fileKey, for: passphrase, stretching)) }
    guard !wrapped.isEmpty else { throw SealRefusal(.noKey) }
    do {
      self.signer = try signer.map { try Curve25519.Signing.PrivateKey(rawRepresentation: $0.signing) }
    } catch {
      throw SealRefusal(.badKey)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    header = try encoder.encode(SealedHeader(signed: signer != nil, keys: wrapped))
    guard header.count <= SealedHeader.largest else { throw SealRefusal(.badRequest, detail: "too many keys") }
    pieces = SealedPieces(SealedHeader.bodyKey(fileKey, header))
  }

  /// - Parameter ending: at most 255 bytes.
  mutating func run(ending: String) throws {
    try output.write(SealedHeader.magic + Data(bigEndian: UInt32(header.count)) + header)
    let name = Data(ending.utf8.prefix(255))
    var sum = SHA256()
    var part = Data([UInt8(name.count)]) + name
    while !part.isEmpty {
      sum.update(data: part)
      try add(part)
      part = try input.read(SealedPieces.size)
    }
    if let signer {
      let signature = try signer.signature(for: SignedText(header: header, content: sum.finalize()).bytes)
      try add(signer.publicKey.rawRepresentation + signature)
    }
    try output.write(pieces.seal(waiting, isLast: true))
  }

  /// A piece leaves when it is known not to be the last.
  private mutating func add(_ part: Data) throws {
    waiting.append(part)
    while waiting.count > SealedPieces.size {
      try output.write(pieces.seal(waiting.prefix(SealedPieces.size), isLast: false))
      waiting = Data(waiting.dropFirst(SealedPieces.size))
    }
  }
}

/// What a signature (Ed25519) is about: the header, with all for whom the file was sealed, and the content.
struct SignedText {
  let bytes: Data
  /// Bytes of the signer's key and of the signature, at the end of what is sealed.
  static let tail = 32 + 64

  init(header: Data, content: SHA256.Digest) {
    bytes = SealedHeader.context + Data(" signed".utf8) + Data(SHA256.hash(data: header)) + Data(content)
  }
}

extension Data {
  init(bigEndian number: UInt32) {
    self.init((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) })
  }
}
