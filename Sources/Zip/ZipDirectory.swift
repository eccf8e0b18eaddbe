public import HelperProtocols

/// What an archive's directory says of its entries, once it is known that all programs would read the same from it.
///
/// Times, and the sizes and sums that stand before a content, may be absent or say something else: many programs write
/// zeros there (Grid 3, .NET) or put them behind the content (the Mac, whatever writes to a pipe), and none reads them. What
/// is checked is what could hide something: contents that overlap, lie before the first entry or reach into the directory,
/// headers that disagree in name, method or lock, and several directories.
public struct ZipDirectory {
  /// An entry, as the directory has it.
  public struct Listed {
    /// As it is written, in whichever encoding.
    public let name: [UInt8]
    /// Bits of its locks and manners (APPNOTE 4.4.4).
    public let flags: Int
    /// How it is packed (4.4.5).
    public let method: Int
    /// CRC-32 of its content.
    public let sum: Int
    /// Bytes in the archive.
    public let packed: Int
    /// Bytes once unpacked.
    public let bytes: Int
    /// What the system it was made on says of it: in the upper half the mode of Unix.
    public let attributes: Int
    /// Where its own header begins.
    let start: Int
    /// Where its content begins; known once its own header was looked at.
    public fileprivate(set) var content = 0
  }

  /// In the archive's order.
  public private(set) var entries: [Listed]

  private static let headLength = 46
  private static let ownHeadLength = 30
  /// The bit of those that are locked.
  private static let encrypted = 1

  /// - Throws: ``ArchiveRefusal`` `damaged`, `tooManyEntries`.
  public init(of file: ZipBytes, limits: ArchiveLimits) throws {
    let end = try ZipEnd(of: file)
    entries = try Self.list(file, end, limits)
    try checkPlaces(in: file, before: end.start)
  }

  private static func list(_ file: ZipBytes, _ end: ZipEnd, _ limits: ArchiveLimits) throws -> [Listed] {
    var entries: [Listed] = []
    var names = 0
    var place = end.start
    let stop = end.start + end.length
    while place < stop {
      let head = try file.piece(at: place, count: min(headLength, stop - place))
      guard head.begins(with: .listed), let nameLength = head.number(at: 28, bytes: 2),
        let moreLength = head.number(at: 30, bytes: 2), let noteLength = head.number(at: 32, bytes: 2),
        case let length = headLength + nameLength + moreLength + noteLength, length <= stop - place
      else { throw ArchiveRefusal(.damaged) }
      guard entries.count < limits.entries else { throw ArchiveRefusal(.tooManyEntries) }
      names += nameLength
      guard names <= TakenPaths.mostBytes else { throw ArchiveRefusal(.tooManyEntries) }
      let rest = try file.piece(at: place + headLength, count: nameLength + moreLength).bytes
      entries.append(
        try listed(head, name: Array(rest.prefix(nameLength)), ZipPiece(rest.dropFirst(nameLength))))
      place += length
    }
    return entries
  }

  private static func listed(_ head: ZipPiece, name: [UInt8], _ more: ZipPiece) throws -> Listed {
    guard let flags = head.number(at: 8, bytes: 2), let method = head.number(at: 10, bytes: 2),
      let sum = head.number(at: 16, bytes: 4), var packed = head.number(at: 20, bytes: 4),
      var bytes = head.number(at: 24, bytes: 4), let disk = head.number(at: 34, bytes: 2),
      let attributes = head.number(at: 38, bytes: 4), var start = head.number(at: 42, bytes: 4),
      [0, 0xFFFF].contains(disk)
    else { throw ArchiveRefusal(.damaged) }
    // Numbers that don't fit stand in a field of their own, in this order, each only when it is wanted (4.5.3).
    if [packed, bytes, start].contains(0xFFFF_FFFF) {
      var long = LongNumbers(more)
      bytes = try long.next(unless: bytes)
      packed = try long.next(unless: packed)
      start = try long.next(unless: start)
    }
    return Listed(
      name: name, flags: flags, method: method, sum: sum, packed: packed, bytes: bytes, attributes: attributes,
      start: start)
  }

  /// Each entry's own header says what the directory says, and no content reaches into anything else.
  private mutating func checkPlaces(in file: ZipBytes, before directory: Int) throws {
    let order = entries.indices.sorted { entries[$0].start < entries[$1].start }
    guard let first = order.first else { return }
    // Archives that were to be split and weren't have a mark before.
    let isMarked = try file.piece(at: 0, count: 4).begins(with: .onlyPart)
    var free = isMarked ? 4 : 0
    guard entries[first].start == free else { throw ArchiveRefusal(.damaged) }
    for index in order {
      let entry = entries[index]
      guard entry.start >= free else { throw ArchiveRefusal(.damaged) }
      let head = try file.piece(at: entry.start, count: Self.ownHeadLength)
      guard head.begins(with: .entry), let flags = head.number(at: 6, bytes: 2),
        let method = head.number(at: 8, bytes: 2),
        let nameLength = head.number(at: 26, bytes: 2), let moreLength = head.number(at: 28, bytes: 2),
        flags & Self.encrypted == entry.flags & Self.encrypted, method == entry.method, nameLength == entry.name.count,
        try file.piece(at: entry.start + Self.ownHeadLength, count: nameLength).bytes.elementsEqual(entry.name)
      else { throw ArchiveRefusal(.damaged) }
      let content = entry.start + Self.ownHeadLength + nameLength + moreLength
      guard content <= directory, entry.packed <= directory - content else { throw ArchiveRefusal(.damaged) }
      entries[index].content = content
      free = content + entry.packed
    }
  }

  /// The numbers of an entry that don't fit into four bytes.
  private struct LongNumbers {
    private var field: ZipPiece
    private var place = 0

    init(_ more: ZipPiece) {
      var start = 0
      while let kind = more.number(at: start, bytes: 2), let length = more.number(at: start + 2, bytes: 2) {
        if kind == 1 {
          field = ZipPiece(more.bytes.dropFirst(start + 4).prefix(length))
          return
        }
        start += 4 + length
      }
      field = ZipPiece([])
    }

    mutating func next(unless short: Int) throws -> Int {
      guard short == 0xFFFF_FFFF else { return short }
      guard let number = field.number(at: place, bytes: 8) else { throw ArchiveRefusal(.damaged) }
      place += 8
      return number
    }
  }
}
