/// One question to the archive tool; it travels as one line of JSON.
public enum ArchiveRequest: Sendable, Codable {
  case list(zip: String, limits: ArchiveLimits)
  /// The folder is there, empty and nobody else's.
  case unpack(zip: String, folder: String, limits: ArchiveLimits)
}
