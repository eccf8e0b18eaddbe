import CNettle
import Foundation
public import Workspace

/// The carer's number: it keeps a patient in a full screen, and out of what is set. Only a slow hash of it is kept, PBKDF2 with
/// HMAC-SHA-256 (RFC 8018), which a page can work out as well; so few digits are no lock against somebody who has the file.
public struct Pin: Sendable, Equatable {
  private let rounds: Int
  private let salt: String
  private let hash: Data

  /// - Returns: nil for what is no number of 4 to 8 digits.
  public init?(digits: String) {
    guard Self.isOne(digits) else { return nil }
    rounds = Self.usualRounds
    salt = newUID()
    hash = Self.hash(digits, salt, rounds)
  }

  /// - Parameter sealed: what was kept, here or by a page.
  /// - Returns: nil for what is none, or would take too long to look at.
  public init?(sealed: String) {
    let parts = sealed.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, parts[0] == Self.method, let rounds = Int(parts[1]), Self.allowedRounds.contains(rounds),
      Self.allowedSalt.contains(parts[2].utf8.count), let hash = Data(base64Encoded: parts[3]),
      hash.count == Self.hashSize
    else { return nil }
    self.rounds = rounds
    salt = parts[2]
    self.hash = hash
  }

  /// What is kept: `pbkdf2-sha256$ROUNDS$SALT$HASH`, the salt as it is hashed (UTF-8), the hash in base64.
  public var sealed: String { "\(Self.method)$\(rounds)$\(salt)$\(hash.base64EncodedString())" }

  /// Whether these are its digits.
  public func opens(to digits: String) -> Bool { Self.isOne(digits) && Self.hash(digits, salt, rounds) == hash }

  /// Whether a text is 4 to 8 digits.
  static func isOne(_ text: String) -> Bool {
    (4...8).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static let method = "pbkdf2-sha256"
  /// As many as an old phone works out in about a second.
  private static let usualRounds = 100_000
  private static let allowedRounds = 1_000...1_000_000
  private static let allowedSalt = 8...64
  private static let hashSize = 32

  private static func hash(_ digits: String, _ salt: String, _ rounds: Int) -> Data {
    let (key, salt) = (Array(digits.utf8), Array(salt.utf8))
    var hash = [UInt8](repeating: 0, count: hashSize)
    nettle_pbkdf2_hmac_sha256(key.count, key, UInt32(rounds), salt.count, salt, hash.count, &hash)
    return Data(hash)
  }
}

extension Clinic {
  /// The number that keeps a patient in a full screen: theirs, else everybody's; nil for none.
  public func pin(for patient: PatientRecord?) throws -> Pin? {
    try kept(Self.pinKey, for: patient).flatMap(Pin.init(sealed:))
  }

  /// - Parameters:
  ///   - pin: nil for none.
  ///   - patient: whose it is; nil for everybody's.
  public func set(_ pin: Pin?, for patient: PatientRecord?) throws {
    if let patient {
      try workspace.set(Self.pinKey, to: pin?.sealed, of: patient)
    } else {
      try workspace.set(Self.pinKey, to: pin?.sealed)
    }
  }

  static let pinKey = "pin"
}
