import CZip
import HelperProtocols

/// Gives the contents of an archive's entries, and counts while they come what the archive may have lied about.
struct EntryContents {
  private let zip: ZipFile
  /// Bytes that may still come out of the whole archive.
  private var left: Int
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  init(of zip: ZipFile, _ limits: ArchiveLimits) {
    self.zip = zip
    let product = zip.bytes.multipliedReportingOverflow(by: max(limits.ratio, 0))
    left = min(limits.bytes, max(ArchiveLimits.harmless, product.overflow ? .max : product.partialValue))
  }

  /// - Parameter take: is given them piece by piece.
  /// - Throws: ``ArchiveRefusal`` `damaged` and `tooLarge`, and what taking them throws.
  mutating func read(_ item: ZipFile.Item, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
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
}
