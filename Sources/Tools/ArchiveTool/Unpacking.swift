import CZip
import FoundationEssentials
import Glibc
import HelperProtocols

/// Writes an archive's entries into a folder that is there and empty.
struct Unpacking {
  private let zip: ZipFile
  private let folder: String
  private let limits: ArchiveLimits
  /// Bytes that may still come out of the whole archive.
  private var left: Int
  private var made: Set<String> = []
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  init(_ zip: ZipFile, into folder: String, _ limits: ArchiveLimits) {
    self.zip = zip
    self.folder = folder
    self.limits = limits
    let product = zip.bytes.multipliedReportingOverflow(by: max(limits.ratio, 0))
    left = min(limits.bytes, max(ArchiveLimits.harmless, product.overflow ? .max : product.partialValue))
  }

  /// - Returns: the paths of the files, in the archive's order.
  /// - Throws: ``ArchiveRefusal``; what was written so far stays.
  mutating func run(lasts: Bool) throws -> [String] {
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
    if lasts { try reachDisk() }
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
    let file = open("\(folder)/\(path)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Self.unwritable(path) }
    defer { close(file) }
    try read(item) { try Self.append($0, to: file, path) }
  }

  /// An entry that comes again must be the same to its last byte: which of two is meant, programs don't agree.
  private mutating func compare(_ item: ZipFile.Item) throws {
    let path = item.entry.path
    let file = open("\(folder)/\(path)", O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw Self.unwritable(path) }
    defer { close(file) }
    var known = [UInt8](repeating: 0, count: piece.count)
    try read(item) { piece in
      var done = 0
      while done < piece.count {
        let count = known.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, piece.count - done) }
        if count < 0, errno == EINTR { continue }
        guard count > 0, let here = piece.baseAddress, memcmp(known, here + done, count) == 0 else {
          throw ArchiveRefusal(.duplicate, entry: path)
        }
        done += count
      }
    }
  }

  /// Gives an entry's content piece by piece, and counts while it comes what the archive may have lied about.
  private mutating func read(_ item: ZipFile.Item, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard let content = zip_fopen_index(zip.archive, item.index, 0) else { throw ArchiveRefusal(.damaged) }
    defer { zip_fclose(content) }
    var size = 0
    while true {
      let count = Int(zip_fread(content, &piece, zip_uint64_t(piece.count)))
      guard count >= 0 else { throw ArchiveRefusal(.damaged) }
      if count == 0 { break }
      size += count
      left -= count
      guard left >= 0 else { throw ArchiveRefusal(.tooLarge) }
      guard size <= item.entry.bytes else { throw ArchiveRefusal(.damaged) }
      try piece.withUnsafeBytes { try take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    guard size == item.entry.bytes else { throw ArchiveRefusal(.damaged) }
  }

  private static func append(_ piece: UnsafeRawBufferPointer, to file: Int32, _ path: String) throws {
    var done = 0
    while done < piece.count {
      let written = Glibc.write(
        file, UnsafeRawBufferPointer(rebasing: piece[done...]).baseAddress, piece.count - done)
      if written > 0 {
        done += written
      } else if errno != EINTR {
        throw Self.unwritable(path)
      }
    }
  }

  private static func unwritable(_ path: String) -> ArchiveRefusal {
    ArchiveRefusal(.unwritable, entry: path, detail: String(cString: strerror(errno)))
  }
}
