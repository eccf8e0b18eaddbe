/// One question to the archive tool; it travels as one line of JSON.
public enum ArchiveRequest: Sendable, Codable {
  case list(zip: String, limits: ArchiveLimits)
  /// The folder is there, empty and nobody else's.
  ///
  /// - Parameter lasts: whether the files are to stay, so that they must have reached the disk.
  case unpack(zip: String, folder: String, limits: ArchiveLimits, lasts: Bool)
  /// Makes an archive of a folder's files, in the order given; the same files give the same bytes.
  ///
  /// - Parameter files: paths inside the archive. In the folder the files are called by their place in this list: `0`, `1`.
  case pack(folder: String, files: [String], zip: String)
}
