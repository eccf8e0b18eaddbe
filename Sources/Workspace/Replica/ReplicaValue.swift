import Foundation
import GRDB

/// What a field holds, as text that means the same in every workspace: a letter for the kind, then the value.
///
/// `i` an integer, `r` a real number, `t` a text, `e` a text with a zero in it (base64 of its UTF-8), `b` bytes (base64),
/// `u` the row of this identity, `m` the medium of this SHA-256.
enum ReplicaValue {
  static func plain(_ value: DatabaseValue) -> String? {
    switch value.storage {
    case .null: nil
    case .int64(let integer): "i\(integer)"
    case .double(let real): "r\(real)"
    case .string(let text): text.utf8.contains(0) ? "e\(Data(text.utf8).base64EncodedString())" : "t\(text)"
    case .blob(let bytes): "b\(bytes.base64EncodedString())"
    }
  }

  static func reference(_ uid: String) -> String { "u\(uid)" }

  static func medium(hash: String) -> String { "m\(hash)" }

  /// - Returns: nil for what is no plain value, NULL for nothing.
  static func read(_ written: String?) -> DatabaseValue? {
    guard let written, let kind = written.first else { return .null }
    let rest = String(written.dropFirst())
    return switch kind {
    case "i": Int64(rest)?.databaseValue
    case "r": Double(rest).flatMap { $0.isNaN ? nil : $0.databaseValue }
    case "t": rest.databaseValue
    case "e": Data(base64Encoded: rest).flatMap { String(validating: $0, as: UTF8.self) }?.databaseValue
    case "b": Data(base64Encoded: rest)?.databaseValue
    default: nil
    }
  }

  /// The text that somebody wrote; nil for what is none.
  static func text(_ written: String?) -> String? {
    guard let written, written.first == "t" else { return nil }
    return String(written.dropFirst())
  }

  static func uid(_ written: String?) -> String? {
    guard let written, written.first == "u" else { return nil }
    return String(written.dropFirst())
  }

  static func medium(_ written: String?) -> String? {
    guard let written, written.first == "m" else { return nil }
    let hash = written.dropFirst()
    return hash.utf8.count == 64 && hash.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) } ? String(hash) : nil
  }
}
