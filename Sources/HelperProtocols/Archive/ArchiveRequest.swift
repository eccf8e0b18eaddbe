/// One question to the archive tool; it travels as one line of JSON.
public enum ArchiveRequest: Sendable, Codable {
  case list(zip: String, limits: ArchiveLimits)
  /// Into a folder that is there, empty and nobody else's; the files have reached the disk when the answer comes.
  case unpack(zip: String, folder: String, limits: ArchiveLimits)
  /// The contents of all files into one, which isn't there yet, one behind the other.
  case gather(zip: String, into: String, limits: ArchiveLimits)
  /// Makes an archive of a folder's files, in the order given; the same files give the same bytes.
  ///
  /// - Parameter files: paths inside the archive. In the folder the files are called by their place in this list: `0`, `1`.
  case pack(folder: String, files: [String], zip: String)
}
