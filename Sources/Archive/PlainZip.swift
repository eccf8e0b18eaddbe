import CZlib
import Files
import Foundation
import HelperProtocols
import Zip

/// A small archive about which nothing is out of the ordinary, read here and now: to ask the archive tool takes several times
/// as long. Whatever is larger, locked, packed in other ways, named beyond ASCII, ambiguous or damaged is the tool's, which
/// says what is wrong with it.
///
/// What a hostile one meets here is our own reading of its directory, with each place checked, and zlib's inflating
/// (RFC 1951) into memory whose size was set before.
struct PlainZip {
  /// Paths inside the archive, in its order.
  let files: [String]
  /// How many each of them has.
  let bytes: [Int]
  /// Of all of them, one behind the other.
  let contents: Data

  /// Bytes that such an archive has at most.
  private static let mostPacked = 2 << 20
  /// Files and folders.
  private static let mostEntries = 2_000

  /// Nil where it is one for the tool.
  init?(_ path: String, _ limits: ArchiveLimits) {
    guard let packed = try? FileContents.read(path, limit: Self.mostPacked, mappingFrom: .max) else { return nil }
    let limits = ArchiveLimits(
      entries: min(limits.entries, Self.mostEntries), bytes: min(limits.bytes, ArchiveLimits.harmless),
      entryBytes: limits.entryBytes, ratio: limits.ratio)
    let archive = Array(packed)
    guard archive.starts(with: "PK".utf8), let entries = Self.files(of: archive, limits) else { return nil }
    var contents = Data(count: entries.reduce(0) { $0 + $1.listed.bytes })
    let isWhole = contents.withUnsafeMutableBytes { all in
      archive.withUnsafeBytes { archive in Self.unpack(entries.map(\.listed), of: archive, into: all) }
    }
    guard isWhole else { return nil }
    files = entries.map(\.path)
    bytes = entries.map(\.listed.bytes)
    self.contents = contents
  }

  private typealias Entry = (path: String, listed: ZipDirectory.Listed)

  /// What is to be unpacked; nil where an entry is out of the ordinary.
  private static func files(of archive: [UInt8], _ limits: ArchiveLimits) -> [Entry]? {
    guard let directory = try? ZipDirectory(of: ZipBytes(archive), limits: limits) else { return nil }
    var taken = TakenPaths()
    var files: [Entry] = []
    var left = limits.bytes
    for listed in directory.entries {
      guard let path = path(of: listed), listed.bytes <= min(left, limits.entryBytes),
        (try? taken.take(ArchiveEntry(path: path.text, isFolder: path.isFolder, bytes: listed.bytes))) != nil
      else { return nil }
      left -= listed.bytes
      if !path.isFolder { files.append((path.text, listed)) } else if listed.bytes > 0 { return nil }
    }
    return files
  }

  private static let stored = 0
  private static let deflated = 8
  /// How much was tried, sizes behind the content, names in UTF-8: what says nothing of the content (APPNOTE 4.4.4).
  private static let harmlessFlags = 0b1000_0000_1110

  private static func path(of listed: ZipDirectory.Listed) -> EntryPath? {
    // The upper half is the mode of Unix; other systems leave it empty.
    let kind = mode_t(truncatingIfNeeded: listed.attributes >> 16) & S_IFMT
    guard listed.flags & ~harmlessFlags == 0, [0, S_IFREG, S_IFDIR].contains(kind),
      listed.method == deflated || listed.method == stored && listed.packed == listed.bytes,
      listed.name.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return nil }
    return try? EntryPath(String(decoding: listed.name, as: UTF8.self))
  }

  /// - Returns: whether each entry has as many bytes as its directory says, and their sum.
  private static func unpack(
    _ entries: [ZipDirectory.Listed], of archive: UnsafeRawBufferPointer, into all: UnsafeMutableRawBufferPointer
  ) -> Bool {
    var stream = z_stream()
    guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return false
    }
    defer { inflateEnd(&stream) }
    var end = 0
    for entry in entries {
      let packed = UnsafeRawBufferPointer(rebasing: archive[entry.content..<entry.content + entry.packed])
      let content = UnsafeMutableRawBufferPointer(rebasing: all[end..<end + entry.bytes])
      if entry.method == stored {
        content.copyMemory(from: packed)
      } else {
        guard inflate(packed, into: content, &stream) else { return false }
      }
      let bytes = content.bindMemory(to: UInt8.self)
      guard crc32_z(0, bytes.baseAddress, bytes.count) == UInt(entry.sum) else { return false }
      end += entry.bytes
    }
    return true
  }

  /// - Returns: whether all of it was used, and nothing is missing.
  private static func inflate(
    _ packed: UnsafeRawBufferPointer, into content: UnsafeMutableRawBufferPointer, _ stream: inout z_stream
  ) -> Bool {
    // A byte where nothing is to come, so that the library sees the end.
    var spare: UInt8 = 0
    return withUnsafeMutablePointer(to: &spare) { spare in
      inflateReset(&stream)
      stream.next_in = UnsafeMutablePointer(mutating: packed.bindMemory(to: UInt8.self).baseAddress)
      stream.avail_in = UInt32(packed.count)
      stream.next_out = content.isEmpty ? spare : content.bindMemory(to: UInt8.self).baseAddress
      stream.avail_out = UInt32(content.isEmpty ? 1 : content.count)
      return CZlib.inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
        && Int(stream.total_out) == content.count
    }
  }
}
