import CZip
import Glibc
import HelperProtocols

/// Writes an archive's entries into a folder that is there and empty.
struct Unpacking {
  private let zip: ZipFile
  private let folder: String
  private var contents: EntryContents
  private var made: Set<String> = []

  init(_ zip: ZipFile, into folder: String, _ limits: ArchiveLimits) {
    self.zip = zip
    self.folder = folder
    contents = EntryContents(of: zip, limits)
  }

  /// - Returns: the paths of the files, in the archive's order.
  /// - Throws: ``ArchiveRefusal``; what was written so far stays.
  mutating func run() throws -> [String] {
    var files: [String] = []
    for item in try zip.contents() {
      if item.entry.isFolder {
        try makeFolder(item.entry.path)
      } else if item.isAgain {
        try compare(item)
      } else {
        try makeFolder(item.entry.path.split(separator: "/").dropLast().joined(separator: "/"))
        try write(item)
        files.append(item.entry.path)
      }
    }
    try reachDisk()
    return files
  }

  /// All at once: to wait for each of 40,000 files would take minutes.
  private func reachDisk() throws {
    let handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard handle >= 0 else { throw Self.unwritable("") }
    defer { close(handle) }
    guard czip_sync_disk(handle) == 0 else { throw Self.unwritable("") }
  }

  private mutating func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !made.contains(path) else { return }
    try makeFolder(path.split(separator: "/").dropLast().joined(separator: "/"))
    guard mkdir("\(folder)/\(path)", 0o700) == 0 else { throw Self.unwritable(path) }
    made.insert(path)
  }

  private mutating func write(_ item: ZipFile.Item) throws {
    let path = item.entry.path
    let file = try OutputFile(new: "\(folder)/\(path)", named: path)
    try contents.read(item) { try file.append($0) }
  }

  /// An entry that comes again must be the same to its last byte: which of two is meant, programs don't agree.
  private mutating func compare(_ item: ZipFile.Item) throws {
    let path = item.entry.path
    let file = try OutputFile(written: "\(folder)/\(path)", named: path)
    var done = 0
    try contents.read(item) { piece in
      guard file.holds(piece, at: done) else { throw ArchiveRefusal(.duplicate, entry: path) }
      done += piece.count
    }
  }

  private static func unwritable(_ path: String) -> ArchiveRefusal {
    ArchiveRefusal(.unwritable, entry: path, detail: String(cString: strerror(errno)))
  }
}
