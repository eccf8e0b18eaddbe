import CNettle
import Files
public import Foundation
public import HelperProtocols
import TagarelaKit

/// A person's or a clinic's keys as others have them.
public struct KnownKeys: Sendable, Equatable, Codable {
  /// What its owner calls themselves.
  public let name: String
  public let keys: PublicKeys

  /// The beginning of the sum (SHA-256, FIPS 180-4) of both keys, to be compared on the telephone.
  public var fingerprint: String {
    let bytes = Array(keys.signing + keys.receiving)
    var state = sha256_ctx()
    var sum = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_init(&state)
    nettle_sha256_update(&state, bytes.count, bytes)
    nettle_sha256_digest(&state, sum.count, &sum)
    let digits = sum.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return stride(from: 0, to: 16, by: 2).map { digits[$0] + digits[$0 + 1] }.joined(separator: " ")
  }

  init(name: String, keys: PublicKeys) {
    self.name = name
    self.keys = keys
  }
}

/// The user's keys on this computer: their own, and those of others whom they trust. They belong to the user, not to a
/// workspace: files that nobody else may read, in the user's data folder.
public struct Keyring: Sendable {
  private let folder: String

  public init(folder: String) { self.folder = folder }

  private struct Own: Codable {
    let name: String
    let known: PublicKeys
    let secret: SecretKeys
  }

  /// The largest file of keys, in bytes.
  private static let largest = 1 << 14

  /// Where the user's own keys lie, if there are any.
  public var ownPath: String { folder + "/own.key" }

  /// Nil where none have been made.
  ///
  /// - Throws: ``Failure`` `key.exposed` for a file that others may read, `key.unreadable`.
  public func own() throws -> (known: KnownKeys, secret: SecretKeys)? {
    FileManager.default.fileExists(atPath: ownPath) ? try secret(in: ownPath) : nil
  }

  /// Keys in a file of somebody's own, kept elsewhere.
  ///
  /// - Throws: ``Failure`` `key.exposed`, `key.unreadable`, and those of ``UserFiles/read(_:limit:)``.
  public func secret(in path: String) throws -> (known: KnownKeys, secret: SecretKeys) {
    let bytes = try UserFiles.read(path, limit: Self.largest)
    let facts = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let rights = facts?[.posixPermissions] as? Int, rights & 0o077 == 0 else {
      throw Failure(
        "key.exposed", ["path": .text(path)], hint: Phrase("key.exposed.hint", ["path": .text(path)]))
    }
    guard let own = try? JSONDecoder().decode(Own.self, from: bytes) else { throw Self.unreadable(path) }
    return (KnownKeys(name: own.name, keys: own.known), own.secret)
  }

  /// Keeps new keys as the user's own.
  ///
  /// - Throws: ``Failure`` `file.exists` unless they may replace those that are there, `file.unwritable`.
  public func keep(
    _ secret: SecretKeys, _ known: PublicKeys, of name: String, replacing: Bool
  ) throws -> KnownKeys {
    try UserFiles.makeFolder(folder)
    let bytes = try Self.encoder.encode(Own(name: name, known: known, secret: secret))
    try UserFiles.write([(path: ownPath, data: bytes)], replacing: replacing)
    return KnownKeys(name: name, keys: known)
  }

  /// Whether the user has keys of their own.
  public var hasOwn: Bool { FileManager.default.fileExists(atPath: ownPath) }

  /// What others are given.
  public func file(of keys: KnownKeys) throws -> Data { try Self.encoder.encode(keys) }

  /// - Throws: ``Failure`` `key.unreadable`, and those of ``UserFiles/read(_:limit:)``.
  public func keys(in path: String) throws -> KnownKeys {
    let bytes = try UserFiles.read(path, limit: Self.largest)
    guard let keys = try? JSONDecoder().decode(KnownKeys.self, from: bytes), keys.keys.signing.count == 32,
      keys.keys.receiving.count == 32, !keys.name.isEmpty, keys.name.utf8.count <= 200
    else { throw Self.unreadable(path) }
    return keys
  }

  /// Takes keys among those that are trusted; those of the same name are replaced.
  ///
  /// - Throws: ``Failure`` `file.unwritable`.
  public func trust(_ keys: KnownKeys) throws {
    try UserFiles.makeFolder(trustedFolder)
    let name = UserFiles.slug(keys.name)
    let path = "\(trustedFolder)/\(name.isEmpty ? keys.fingerprint.filter { $0 != " " } : name).key"
    try UserFiles.write([(path: path, data: try file(of: keys))], replacing: true)
  }

  /// Those that are trusted, in the order of their names; a file that holds none is passed over.
  public func trusted() -> [KnownKeys] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: trustedFolder)) ?? []
    return files.sorted().compactMap { try? keys(in: "\(trustedFolder)/\($0)") }
  }

  /// - Throws: ``Failure`` `key.unknown`.
  public func trusted(named name: String) throws -> KnownKeys {
    let all = trusted()
    let exact = all.filter { $0.name.folded == name.folded }
    let found = exact.isEmpty ? all.filter { $0.name.folded.hasPrefix(name.folded) } : exact
    guard found.count == 1, let one = found.first else {
      throw Failure(
        "key.unknown", ["name": .text(name)], hint: Phrase("key.unknown.hint"), candidates: all.map(\.name))
    }
    return one
  }

  /// What the signer of something is called; nil where it is nobody who is trusted.
  public func name(ofSigner key: Data) -> String? { trusted().first { $0.keys.signing == key }?.name }

  private var trustedFolder: String { folder + "/trusted" }

  private static func unreadable(_ path: String) -> Failure { Failure("key.unreadable", ["path": .text(path)]) }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return encoder
  }
}

extension Clinic {
  /// The user's keys on this computer.
  public var keyring: Keyring { Keyring(folder: userFolder + "/keys") }
}
