import Crypto
import FoundationEssentials
import HelperProtocols

/// The pieces into which what is sealed is cut: each AES-256-GCM with its place in its nonce, and whether it is the last, so
/// that none can be left out, doubled or put elsewhere, and the end can't be cut off (the STREAM construction of Hoang,
/// Reyhanitabar, Rogaway and Vizár, 2015).
struct SealedPieces {
  /// Bytes of each before it is sealed; the last may have fewer.
  static let size = 1 << 16
  /// Bytes that sealing adds to each.
  static let tag = 16

  private let key: SymmetricKey
  private var place: UInt64 = 0

  init(_ key: SymmetricKey) { self.key = key }

  mutating func seal(_ piece: Data, isLast: Bool) throws -> Data {
    let box = try AES.GCM.seal(piece, using: key, nonce: nonce(isLast))
    return box.ciphertext + box.tag
  }

  /// - Throws: ``SealRefusal`` `.damaged`.
  mutating func open(_ piece: Data, isLast: Bool) throws -> Data {
    guard piece.count >= Self.tag,
      let box = try? AES.GCM.SealedBox(
        nonce: nonce(isLast), ciphertext: piece.dropLast(Self.tag), tag: piece.suffix(Self.tag)),
      let opened = try? AES.GCM.open(box, using: key)
    else { throw SealRefusal(.damaged) }
    return opened
  }

  /// Three zero bytes, the place (8 bytes, the highest first), and 1 for the last piece.
  private mutating func nonce(_ isLast: Bool) throws -> AES.GCM.Nonce {
    defer { place += 1 }
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: place >> (56 - 8 * UInt64($0))) }
    return try AES.GCM.Nonce(data: [0, 0, 0] + bytes + [isLast ? 1 : 0])
  }
}
