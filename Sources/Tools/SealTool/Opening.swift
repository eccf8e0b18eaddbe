import Crypto
import FoundationEssentials
import HelperProtocols

/// Opens one sealed file.
struct Opening {
  private let input: InputStream
  private let header: Data
  private let isSigned: Bool
  private var pieces: SealedPieces

  /// - Throws: ``SealRefusal``.
  init(_ input: InputStream, keys: [SecretKeys], passphrase: String?) throws {
    self.input = input
    guard try input.read(SealedHeader.magic.count) == SealedHeader.magic else { throw SealRefusal(.notSealed) }
    let size = try input.read(4).reduce(0) { $0 << 8 | Int($1) }
    guard (1...SealedHeader.largest).contains(size) else { throw SealRefusal(.damaged) }
    header = try input.read(size)
    guard header.count == size, let version = try? JSONDecoder().decode(Version.self, from: header).version else {
      throw SealRefusal(.damaged)
    }
    guard version == 1 else { throw SealRefusal(.newer) }
    guard let told = try? JSONDecoder().decode(SealedHeader.self, from: header) else { throw SealRefusal(.damaged) }
    isSigned = told.signed
    pieces = SealedPieces(SealedHeader.bodyKey(try Self.fileKey(told, keys, passphrase), header))
  }

  private struct Version: Codable { let version: Int }

  private static func fileKey(_ header: SealedHeader, _ keys: [SecretKeys], _ passphrase: String?) throws
    -> SymmetricKey
  {
    for wrapped in header.keys {
      for secret in keys {
        if let key = try wrapped.unwrapped(with: secret) { return key }
      }
    }
    let slow = header.keys.filter { if case .x25519 = $0 { false } else { true } }
    guard !slow.isEmpty else { throw SealRefusal(.noKey) }
    guard let passphrase else { throw SealRefusal(.needsPassphrase) }
    // Each costs a tenth of a second and more: nobody needs several.
    guard let first = slow.first, let key = try first.unwrapped(with: passphrase) else {
      throw SealRefusal(.wrongPassphrase)
    }
    return key
  }

  /// - Returns: the ending of the file's name, and who has signed it.
  /// - Throws: ``SealRefusal`` `.damaged`, `.falseSignature`; what has been written by then is to be thrown away.
  mutating func run(to output: OutputStream) throws -> (ending: String, signer: Data?) {
    let whole = SealedPieces.size + SealedPieces.tag
    var reading = Content(output: output, kept: isSigned ? SignedText.tail : 0)
    var piece = try input.read(whole)
    while true {
      let next = piece.count == whole ? try input.read(whole) : Data()
      try reading.take(pieces.open(piece, isLast: next.isEmpty))
      if next.isEmpty { break }
      piece = next
    }
    let ending = try reading.ending()
    guard isSigned else { return (ending, nil) }
    let tail = Data(reading.waiting)
    let text = SignedText(header: header, content: reading.sum.finalize())
    guard tail.count == SignedText.tail,
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: tail.prefix(32)),
      key.isValidSignature(tail.suffix(64), for: text.bytes)
    else { throw SealRefusal(.falseSignature) }
    return (ending, tail.prefix(32))
  }
}

/// What is taken out of the pieces: the ending first, the signature last, and the file between.
private struct Content {
  let output: OutputStream
  /// Bytes at the end that aren't the file's.
  let kept: Int
  var waiting = Data()
  var sum = SHA256()
  private var beginning: Data? = Data()
  private var name: String?

  init(output: OutputStream, kept: Int) {
    self.output = output
    self.kept = kept
  }

  mutating func take(_ part: Data) throws {
    waiting.append(part)
    let free = waiting.count - kept
    guard free > 0 else { return }
    let content = Data(waiting.prefix(free))
    waiting = Data(waiting.suffix(kept))
    sum.update(data: content)
    guard let begun = beginning else { return try output.write(content) }
    let so = begun + content
    guard let count = so.first.map(Int.init), so.count > count else { return beginning = so }
    guard let text = String(validating: so.dropFirst().prefix(count), as: UTF8.self) else {
      throw SealRefusal(.damaged)
    }
    name = text
    beginning = nil
    try output.write(Data(so.dropFirst(1 + count)))
  }

  func ending() throws -> String {
    guard let name else { throw SealRefusal(.damaged) }
    return name
  }
}
