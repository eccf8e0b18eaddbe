import ArchiveProtocol
import CZip
import Foundation

/// An opened zip archive whose directory agrees with its entries.
final class ZipFile {
  let archive: OpaquePointer
  /// Of the whole archive.
  let bytes: Int

  /// - Throws: ``ArchiveRefusal``: `unreadable`, `notZip`, `damaged`.
  init(_ path: String) throws {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw ArchiveRefusal(.unreadable) }
    guard let file = fopen(path, "rb") else { throw ArchiveRefusal(.unreadable) }
    var beginning: [UInt8] = [0, 0]
    let count = fread(&beginning, 1, 2, file)
    fclose(file)
    // An archive without entries has only an end, which begins with the same letters.
    guard count == 2, beginning == Array("PK".utf8) else { throw ArchiveRefusal(.notZip) }
    var code: Int32 = 0
    // With two entries of one name the library gives up; without its checks ours can say which it is.
    let consistent = zip_open(path, ZIP_RDONLY | ZIP_CHECKCONS, &code)
    guard let opened = consistent ?? (code == ZIP_ER_EXISTS ? zip_open(path, ZIP_RDONLY, &code) : nil) else {
      throw ArchiveRefusal([ZIP_ER_NOENT, ZIP_ER_OPEN].contains(code) ? .unreadable : .damaged)
    }
    archive = opened
    bytes = Int(facts.st_size)
  }

  deinit { zip_discard(archive) }

  /// An entry and its place in the archive.
  struct Item {
    let entry: ArchiveEntry
    let index: zip_uint64_t
  }

  /// All entries, once each of them is known to be safe to unpack.
  ///
  /// - Throws: ``ArchiveRefusal`` for the first entry that is not.
  func contents(_ limits: ArchiveLimits) throws -> [Item] {
    let count = zip_get_num_entries(archive, 0)
    guard count <= limits.entries else { throw ArchiveRefusal(.tooManyEntries) }
    var taken = TakenPaths()
    var total = 0
    return try (0..<zip_uint64_t(max(count, 0))).map { index in
      let entry = try entry(index, limits)
      try taken.take(entry)
      guard entry.bytes <= limits.bytes - total else { throw ArchiveRefusal(.tooLarge) }
      total += entry.bytes
      return Item(entry: entry, index: index)
    }
  }

  private func entry(_ index: zip_uint64_t, _ limits: ArchiveLimits) throws -> ArchiveEntry {
    var facts = zip_stat_t()
    guard zip_stat_index(archive, index, 0, &facts) == 0, let name = facts.name,
      let bytes = zip_get_name(archive, index, zip_flags_t(ZIP_FL_ENC_RAW))
    else { throw ArchiveRefusal(.damaged) }
    // Names from before Unicode have arrows and faces where others have control characters.
    let raw = String(cString: bytes)
    let path = try EntryPath(raw.utf8.contains { $0 < 0x20 || $0 == 0x7F } ? raw : String(cString: name))
    var system: zip_uint8_t = 0
    var attributes: zip_uint32_t = 0
    zip_file_get_external_attributes(archive, index, 0, &system, &attributes)
    // The upper half is the mode of Unix; other systems leave it empty.
    let kind = mode_t(attributes >> 16) & S_IFMT
    guard [0, S_IFREG, S_IFDIR].contains(kind) else { throw ArchiveRefusal(.unsafe, entry: path.shown) }
    guard facts.encryption_method == ZIP_EM_NONE else { throw ArchiveRefusal(.encrypted, entry: path.shown) }
    guard facts.size <= limits.entryBytes else { throw ArchiveRefusal(.entryTooLarge, entry: path.shown) }
    guard zip_compression_method_supported(zip_int32_t(facts.comp_method), 0) == 1 else {
      throw ArchiveRefusal(.unsupported, entry: path.shown)
    }
    return ArchiveEntry(path: path.text, isFolder: path.isFolder, bytes: Int(facts.size))
  }
}
