import Foundation

/// The pictures and sounds of a bundle, each once, however often the file shows it.
final class SentMedia {
  private var known: [String: Data] = [:]

  /// What stands for a content that the file has had already: FNV-1a, 64 bits, and the number of bytes. It comes from the
  /// content alone, so that an object that is damaged or taken out shifts no other's picture.
  static func name(of bytes: Data) -> String {
    let hash = bytes.withUnsafeBytes {
      $0.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    return "\(String(hash, radix: 16))-\(bytes.count)"
  }

  subscript(name: String) -> Data? { known[name] }

  /// The content, shared with the ones like it that came before.
  func shared(_ bytes: Data) -> Data {
    let name = Self.name(of: bytes)
    guard let earlier = known[name] else {
      known[name] = bytes
      return bytes
    }
    return earlier == bytes ? earlier : bytes
  }

  /// For a writer: the name that stands for a content; nil for one that hasn't been in the file yet, or that is another
  /// one of the same name.
  func reference(to bytes: Data) -> String? {
    let name = Self.name(of: bytes)
    guard let earlier = known[name] else {
      known[name] = bytes
      return nil
    }
    return earlier == bytes ? name : nil
  }
}
