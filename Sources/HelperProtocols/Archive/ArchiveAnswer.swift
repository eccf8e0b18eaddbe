/// What the archive tool answers, one line of JSON for each request.
public enum ArchiveAnswer: Sendable, Codable {
  case listed(entries: [ArchiveEntry])
  case unpacked(files: [String])
  /// In the order in which their contents lie, with the bytes of each.
  case gathered(files: [String], bytes: [Int])
  case packed
  case refused(ArchiveRefusal)
}

/// A file or folder in an archive.
public struct ArchiveEntry: Sendable, Codable, Equatable {
  /// Path inside the archive, with `/` between the names and none at its end.
  public var path: String
  public var isFolder: Bool
  /// Bytes that it has, as the archive says; a lie comes out when it is read.
  public var bytes: Int

  public init(path: String, isFolder: Bool, bytes: Int) {
    self.path = path
    self.isFolder = isFolder
    self.bytes = bytes
  }
}

/// Why the archive tool did not do what was asked.
public struct ArchiveRefusal: Error, Sendable, Codable, Equatable {
  public enum Reason: String, Sendable, Codable {
    /// There is no such file, or it can't be read.
    case unreadable
    /// The file is no zip archive.
    case notZip
    /// Cut short, inconsistent, or an entry is not what its checksum says.
    case damaged
    /// An entry would lead out of the folder, is a link or a device, or has a name that no file should have.
    case unsafe
    /// Two entries are for the same file, where upper and lower case are the same too.
    case duplicate
    case encrypted
    /// An entry is compressed in a way that is not known.
    case unsupported
    case tooManyEntries
    case entryTooLarge
    /// All together.
    case tooLarge
    /// A file could not be written.
    case unwritable
    /// The line is no request.
    case badRequest
  }

  public var reason: Reason
  /// The entry that it is about, with nothing in it that could harm a terminal.
  public var entry: String?
  /// What the operating system said, in English.
  public var detail: String?

  public init(_ reason: Reason, entry: String? = nil, detail: String? = nil) {
    self.reason = reason
    self.entry = entry
    self.detail = detail
  }
}
