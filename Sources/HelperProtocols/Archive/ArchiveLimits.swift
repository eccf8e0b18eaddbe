/// How much an archive may hold. Sizes are counted while the contents are read: what the archive says of them may lie.
public struct ArchiveLimits: Sendable, Codable, Equatable {
  /// Files and folders.
  public var entries: Int
  /// Bytes of all files together.
  public var bytes: Int
  /// Bytes of one file.
  public var entryBytes: Int
  /// How many times larger than the archive its files may be together, once they have more than ``harmless`` bytes.
  /// Text shrinks to a tenth, pictures hardly; bombs to a thousandth.
  public var ratio: Int

  /// A picture set of 40,000 symbols has about 2 GB.
  public init(entries: Int = 200_000, bytes: Int = 8 << 30, entryBytes: Int = 256 << 20, ratio: Int = 200) {
    self.entries = entries
    self.bytes = bytes
    self.entryBytes = entryBytes
    self.ratio = ratio
  }

  /// Bytes that may come out of an archive of any size.
  public static let harmless = 16 << 20
}
