import CZip
import FoundationEssentials
import Glibc
import HelperProtocols
import Zip

/// An opened zip archive whose directory agrees with its entries.
final class ZipFile {
  let archive: OpaquePointer
  /// Of the whole archive.
  let bytes: Int
  private let directory: ZipDirectory
  private let limits: ArchiveLimits

  /// - Throws: ``ArchiveRefusal``: `unreadable`, `notZip`, `damaged`, `tooManyEntries`.
  init(_ path: String, _ limits: ArchiveLimits) throws {
    let file = try ArchiveFile(path).bytes
    // An archive without entries has only an end, which begins with the same letters.
    guard file.count >= 2, try file.piece(at: 0, count: 2).bytes.elementsEqual("PK".utf8) else {
      throw ArchiveRefusal(.notZip)
    }
    directory = try ZipDirectory(of: file, limits: limits)
    self.limits = limits
    bytes = file.count
    var code: Int32 = 0
    // The library's own checks (ZIP_CHECKCONS) refuse what Grid 3 and the Mac write; ours look at what matters.
    guard let opened = zip_open(path, ZIP_RDONLY, &code) else {
      throw ArchiveRefusal([ZIP_ER_NOENT, ZIP_ER_OPEN].contains(code) ? .unreadable : .damaged)
    }
    archive = opened
    guard zip_get_num_entries(archive, 0) == directory.entries.count else { throw ArchiveRefusal(.damaged) }
  }

  deinit { zip_discard(archive) }

  /// An entry and its place in the archive.
  struct Item {
    let entry: ArchiveEntry
    let index: zip_uint64_t
    /// Whether an entry before is the same file, with as many bytes and the same sum: the Mac packs what lies in a folder
    /// twice when the folder was chosen together with it.
    let isAgain: Bool
  }

  /// All entries, once each of them is known to be safe to unpack.
  ///
  /// - Throws: ``ArchiveRefusal`` for the first entry that is not.
  func contents() throws -> [Item] {
    var taken = TakenPaths()
    var total = 0
    var items: [Item] = []
    var files: [String: Int] = [:]
    // Who packs "." has a folder of this name before all else, and its name before all others.
    let here = directory.entries.first?.name == Array("./".utf8) ? "./" : ""
    for (index, listed) in directory.entries.enumerated() where index > 0 || here.isEmpty {
      let entry = try entry(zip_uint64_t(index), listed, inside: here)
      let before = files[entry.path].map { directory.entries[$0] }
      let isAgain = !entry.isFolder && before?.bytes == listed.bytes && before?.sum == listed.sum
      if !isAgain { try taken.take(entry) }
      if !entry.isFolder { files[entry.path] = index }
      guard entry.bytes <= limits.bytes - total else { throw ArchiveRefusal(.tooLarge) }
      total += entry.bytes
      items.append(Item(entry: entry, index: zip_uint64_t(index), isAgain: isAgain))
    }
    return items
  }

  private func entry(
    _ index: zip_uint64_t, _ listed: ZipDirectory.Listed, inside here: String
  ) throws -> ArchiveEntry {
    var facts = zip_stat_t()
    guard zip_stat_index(archive, index, 0, &facts) == 0, let name = facts.name,
      let bytes = zip_get_name(archive, index, zip_flags_t(ZIP_FL_ENC_RAW)), isSame(facts, bytes, as: listed)
    else { throw ArchiveRefusal(.damaged) }
    // Names from before Unicode have arrows and faces where others have control characters.
    let raw = String(cString: bytes)
    let written = raw.utf8.contains { $0 < 0x20 || $0 == 0x7F } ? raw : String(cString: name)
    var system: zip_uint8_t = 0
    var attributes: zip_uint32_t = 0
    zip_file_get_external_attributes(archive, index, 0, &system, &attributes)
    let inside = written.hasPrefix(here) ? String(written.dropFirst(here.count)) : written
    let path = try EntryPath(inside, onWindows: Self.windows.contains(Int32(system)))
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

  /// Whether the library sees the entry as our own reading of the directory does: what was checked is what is unpacked.
  private func isSame(_ facts: zip_stat_t, _ name: UnsafePointer<CChar>, as listed: ZipDirectory.Listed) -> Bool {
    Int(exactly: facts.size) == listed.bytes && Int(exactly: facts.comp_size) == listed.packed
      && Int(facts.crc) == listed.sum && Int(facts.comp_method) == listed.method
      && listed.name.elementsEqual(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }

  private static let windows = [ZIP_OPSYS_DOS, ZIP_OPSYS_WINDOWS_NTFS, ZIP_OPSYS_VFAT].map { Int32($0) }
}
