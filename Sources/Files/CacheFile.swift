public import Foundation

/// What took long to work out, kept in a file of the user's cache, so that the next process finds it there.
///
/// Nothing is lost with the file: what is damaged, what was made of something else and what couldn't be written is worked out
/// again. Several processes may use it at once, for it is replaced as a whole.
public struct CacheFile: Sendable {
  private let folder: String
  private let name: String

  /// Bytes of the largest that is read.
  private static let largest = 64 << 20

  /// - Parameter folder: made when something is first kept.
  public init(in folder: String, named name: String) {
    self.folder = folder
    self.name = name
  }

  /// What was kept, or what `make` gives now, which is kept.
  ///
  /// - Parameter fingerprint: tells what it is made of: another one, and it is made anew.
  public func contents(for fingerprint: String, make: () throws -> Data) rethrows -> Data {
    if let kept = kept(for: fingerprint) { return kept }
    let made = try make()
    keep(made, for: fingerprint)
    return made
  }

  private var path: String { folder + "/" + name }

  private func kept(for fingerprint: String) -> Data? {
    guard let bytes = try? FileContents.read(path, limit: Self.largest) else { return nil }
    let contents = bytes.dropFirst(Self.markLength)
    return bytes.prefix(Self.markLength) == Self.mark(fingerprint, contents) ? contents : nil
  }

  private func keep(_ contents: Data, for fingerprint: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      let file = try NewFile(at: path, replacing: true)
      try file.write(Self.mark(fingerprint, contents))
      try file.write(contents)
      try file.finish()
    } catch {
      // It will be worked out again.
    }
  }

  private static let markLength = 8

  /// Of the fingerprint and the contents together, so that it tells both another state and damage: FNV-1a of 64 bits.
  private static func mark(_ fingerprint: String, _ contents: Data) -> Data {
    var mark: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in fingerprint.utf8 { mark = (mark ^ UInt64(byte)) &* 0x100_0000_01B3 }
    contents.withUnsafeBytes { bytes in
      for byte in bytes { mark = (mark ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return withUnsafeBytes(of: mark.littleEndian) { Data($0) }
  }
}
