import CNettle
import Foundation

/// Texts drawn by chance that open something, and the sums by which they are known again: what is kept opens nothing.
enum Secret {
  /// 256 bits, as 64 hexadecimal digits.
  static func draw() -> String { hex((0..<4).flatMap { _ in bytes(of: UInt64.random(in: .min ... .max)) }) }

  /// More than 128 bits, as 40 decimal digits: of them a picture of squares needs the least room.
  static func drawNumber() -> String { (0..<40).map { _ in String(Int.random(in: 0...9)) }.joined() }

  /// Six decimal digits.
  static func drawDigits() -> String {
    let digits = String(Int.random(in: 0..<1_000_000))
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// SHA-256 (FIPS 180-4), as hexadecimal digits.
  static func sum(_ secret: String) -> String {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    let bytes = Array(secret.utf8)
    nettle_sha256_update(&context, bytes.count, bytes)
    var sum = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, sum.count, &sum)
    return hex(sum)
  }

  private static func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// What a therapist types on a device beside the code. Only a slow hash of it is kept, PBKDF2 with HMAC-SHA-256 (RFC 8018).
public struct Passphrase: Sendable, Equatable {
  /// What is kept: `ROUNDS$SALT$HASH`.
  let sealed: String

  /// Characters that it has at least.
  public static let shortest = 10
  private static let rounds = 200_000
  private static let hashSize = 32

  /// - Returns: nil for one that is too short.
  public init?(_ text: String) {
    guard text.count >= Self.shortest else { return nil }
    let salt = String(Secret.draw().prefix(32))
    sealed = "\(Self.rounds)$\(salt)$\(Self.hash(text, salt, Self.rounds))"
  }

  init(sealed: String) { self.sealed = sealed }

  /// Whether it is this one. It takes a tenth of a second.
  public func opens(to text: String) -> Bool {
    let parts = sealed.split(separator: "$").map(String.init)
    guard parts.count == 3, let rounds = Int(parts[0]), (1...Self.rounds).contains(rounds) else { return false }
    return Self.hash(text, parts[1], rounds) == parts[2]
  }

  private static func hash(_ text: String, _ salt: String, _ rounds: Int) -> String {
    let (key, salt) = (Array(text.utf8), Array(salt.utf8))
    var hash = [UInt8](repeating: 0, count: hashSize)
    nettle_pbkdf2_hmac_sha256(key.count, key, UInt32(rounds), salt.count, salt, hash.count, &hash)
    return Data(hash).base64EncodedString()
  }
}
