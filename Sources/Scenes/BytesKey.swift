public import FoundationEssentials

/// A file's bytes as a key. `Data` itself is hashed by its first eighty bytes, and drawings of one hand begin alike: of thousands each
/// would be compared with each.
public struct BytesKey: Hashable, Sendable {
  private let bytes: Data

  public init(_ bytes: Data) { self.bytes = bytes }

  /// By the length, and what stands at the beginning, in the middle and at the end.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    bytes.withUnsafeBytes { all in
      for start in [0, all.count / 2, max(0, all.count - Self.sample)] {
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: all[start..<min(start + Self.sample, all.count)]))
      }
    }
  }

  private static let sample = 256
}
