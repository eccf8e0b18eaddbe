import HelperProtocols

/// Where an archive's directory lies, as its last record says (APPNOTE 4.3.14 to 4.3.16).
struct ZipEnd {
  /// Where the directory begins, and how many bytes it has.
  let start: Int
  let length: Int

  private static let recordLength = 22
  private static let longestComment = 0xFFFF
  private static let longRecordLength = 56
  private static let longPlaceLength = 20

  /// - Throws: ``ArchiveRefusal`` `damaged` where there is no such record, it doesn't hold, or there are two of which
  ///   some programs would take the one and some the other.
  init(of file: ZipBytes) throws {
    let tailStart = max(0, file.count - Self.recordLength - Self.longestComment)
    let tail = try file.piece(at: tailStart, count: file.count - tailStart)
    let places = tail.places(of: .end, length: Self.recordLength)
    guard let place = places.last else { throw ArchiveRefusal(.damaged) }
    let end = try Record(tail, place, at: tailStart + place)
    guard end.isWhole(in: file) else { throw ArchiveRefusal(.damaged) }
    // One that lies in another's comment, or behind it.
    for other in places.dropLast() {
      guard let other = try? Record(tail, other, at: tailStart + other) else { continue }
      if try other.isBelievable(in: file) { throw ArchiveRefusal(.damaged) }
    }
    guard let long = try Self.long(of: end, in: file) else {
      guard end.isEmpty || end.start + end.length == end.place else { throw ArchiveRefusal(.damaged) }
      (start, length) = (end.start, end.length)
      return
    }
    (start, length) = long
  }

  /// What the record says that large archives have beside; nil when there is none.
  private static func long(of end: Record, in file: ZipBytes) throws -> (start: Int, length: Int)? {
    let before = end.place - longPlaceLength
    guard before >= 0, case let place = try file.piece(at: before, count: longPlaceLength),
      place.begins(with: .longEndPlace)
    else { return nil }
    guard let recordStart = place.number(at: 8, bytes: 8), recordStart >= 0,
      recordStart <= before - longRecordLength,
      case let record = try file.piece(at: recordStart, count: longRecordLength), record.begins(with: .longEnd),
      let rest = record.number(at: 4, bytes: 8), rest == before - recordStart - 12,
      let count = record.number(at: 32, bytes: 8), let length = record.number(at: 40, bytes: 8),
      let start = record.number(at: 48, bytes: 8), start <= recordStart, length == recordStart - start
    else { throw ArchiveRefusal(.damaged) }
    // Some programs read only the one, some only the other.
    let agrees =
      [0xFFFF, count].contains(end.count) && [0xFFFF_FFFF, length].contains(end.length)
      && [0xFFFF_FFFF, start].contains(end.start)
    guard agrees else { throw ArchiveRefusal(.damaged) }
    return (start, length)
  }

  /// The record that every archive ends with.
  private struct Record {
    let place: Int
    let disks: Int
    let countHere: Int
    let count: Int
    let length: Int
    let start: Int
    let comment: Int

    init(_ tail: ZipPiece, _ index: Int, at place: Int) throws {
      guard let disk = tail.number(at: index + 4, bytes: 2), let firstDisk = tail.number(at: index + 6, bytes: 2),
        let countHere = tail.number(at: index + 8, bytes: 2), let count = tail.number(at: index + 10, bytes: 2),
        let length = tail.number(at: index + 12, bytes: 4), let start = tail.number(at: index + 16, bytes: 4),
        let comment = tail.number(at: index + 20, bytes: 2)
      else { throw ArchiveRefusal(.damaged) }
      self.place = place
      disks = max(disk, firstDisk)
      (self.countHere, self.count, self.length, self.start, self.comment) = (countHere, count, length, start, comment)
    }

    var isEmpty: Bool { count == 0 && length == 0 }

    /// Whether the archive is in one part and its comment, if any, was not cut off.
    func isWhole(in file: ZipBytes) -> Bool {
      [0, 0xFFFF].contains(disks) && countHere == count && comment <= file.count - place - ZipEnd.recordLength
    }

    /// Whether a program could take this for the archive's end: its directory is where it says, and either all that
    /// follows is its comment or nothing but another end's.
    func isBelievable(in file: ZipBytes) throws -> Bool {
      guard isWhole(in: file), !isEmpty else {
        return isWhole(in: file) && comment == file.count - place - ZipEnd.recordLength
      }
      guard start < place, length <= place - start else { return false }
      return try file.piece(at: start, count: min(4, place - start)).begins(with: .listed)
    }
  }
}
