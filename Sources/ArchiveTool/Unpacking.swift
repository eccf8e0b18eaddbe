import ArchiveProtocol
import CZip
import Foundation

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
    for item in try zip.contents(limits) {
      if item.entry.isFolder {
        try makeFolder(item.entry.path)
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
    guard handle >= 0 else { throw unwritable("") }
    defer { close(handle) }
    guard czip_sync_disk(handle) == 0 else { throw unwritable("") }
  }

  private mutating func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !made.contains(path) else { return }
    try makeFolder(path.split(separator: "/").dropLast().joined(separator: "/"))
    guard mkdir("\(folder)/\(path)", 0o700) == 0 else { throw unwritable(path) }
    made.insert(path)
  }

  private mutating func write(_ item: ZipFile.Item) throws {
    let path = item.entry.path
    guard let content = zip_fopen_index(zip.archive, item.index, 0) else { throw ArchiveRefusal(.damaged) }
    defer { zip_fclose(content) }
    let file = open("\(folder)/\(path)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw unwritable(path) }
    defer { close(file) }
    var size = 0
    while true {
      let count = Int(zip_fread(content, &piece, zip_uint64_t(piece.count)))
      guard count >= 0 else { throw ArchiveRefusal(.damaged) }
      if count == 0 { break }
      size += count
      left -= count
      guard left >= 0 else { throw ArchiveRefusal(.tooLarge) }
      guard size <= item.entry.bytes else { throw ArchiveRefusal(.damaged) }
      try append(count, to: file, path)
    }
    guard size == item.entry.bytes else { throw ArchiveRefusal(.damaged) }
  }

  private func append(_ count: Int, to file: Int32, _ path: String) throws {
    var done = 0
    while done < count {
      let written = piece.withUnsafeBytes {
        Foundation.write(file, UnsafeRawBufferPointer(rebasing: $0[done..<count]).baseAddress, count - done)
      }
      if written > 0 {
        done += written
      } else if errno != EINTR {
        throw unwritable(path)
      }
    }
  }

  private func unwritable(_ path: String) -> ArchiveRefusal {
    ArchiveRefusal(.unwritable, entry: path, detail: String(cString: strerror(errno)))
  }
}
