import ForeignTables
import Foundation
import TagarelaKit

/// A page set as far as it can be carried over.
enum PageSetReader {
  /// - Throws: ``Failure`` `snap.damaged`, `snap.no_pages`, `snap.too_large`, `snap.unreadable`.
  static func read(_ file: InputFile) throws -> Reading {
    let database = try ForeignDatabase(file.path, refusals: .snap)
    var complaints = BoardComplaints()
    if isCut(file.bytes) { complaints.add("snap.cut") }
    let set = try PageSet(database, &complaints)
    let isPartial = !complaints.isEmpty
    guard !set.pages.isEmpty else { throw Failure("snap.no_pages") }
    let media = PageSetMedia(database)
    var parcel = Parcel(kind: .board)
    var room = ParcelRoom()
    var layouts = 0
    for page in set.pages {
      if set.bars.contains(page.uid.lowercased()) {
        complaints.add("snap.bar", cell: page.title)
        continue
      }
      guard !room.isFull else {
        room.leaveOut()
        continue
      }
      var reader = PageReader(page, of: set, media: media, complaints: complaints)
      let board = reader.read()
      complaints = reader.complaints
      layouts += reader.layoutsLeft
      if let board = room.admit(board) { parcel.boards.append(board) }
    }
    guard !parcel.boards.isEmpty else { throw Failure("snap.no_pages") }
    if layouts > 0 { complaints.add("snap.layouts", count: layouts) }
    parcel.boards.identify(in: file.name)
    parcel.boards.tie(&complaints)
    if let home = set.home.flatMap({ home in
      parcel.boards.firstIndex { $0.uid.lowercased() == home.lowercased() }
    }) {
      parcel.boards.insert(parcel.boards.remove(at: home), at: 0)
    }
    return Reading(
      parcel: parcel,
      complaints: room.complaints + complaints.phrases { Phrase("snap.more", ["count": .integer($0)]) },
      isPartial: isPartial || room.hasLeftOut)
  }
}

extension PageSetReader {
  /// True when the file has fewer pages than its header says, of the size that it says (bytes 28 and 16 of the SQLite file
  /// format).
  private static func isCut(_ bytes: Data) -> Bool {
    let header = [UInt8](bytes.prefix(100))
    guard header.count == 100 else { return true }
    func number(_ range: Range<Int>) -> Int { header[range].reduce(0) { $0 << 8 | Int($1) } }
    // Very old programs don't keep the number of pages; then these differ.
    guard number(24..<28) == number(92..<96) else { return false }
    let size = number(16..<18) == 1 ? 65_536 : number(16..<18)
    return bytes.count < number(28..<32) * size
  }
}

extension [Board] {
  /// Gives each board an identity that no other one of the set has.
  fileprivate mutating func identify(in set: String) {
    var known: Set<String> = [""]
    for index in indices where !known.insert(self[index].uid.lowercased()).inserted {
      self[index].uid = "snap:\(set)/\(self[index].name)/\(index + 1)"
    }
  }

  /// Gives links their boards' names; a link to a page that isn't in the set is told and taken away.
  fileprivate mutating func tie(_ complaints: inout BoardComplaints) {
    let boards = Dictionary(map { ($0.uid.lowercased(), ($0.uid, $0.name)) }) { first, _ in first }
    for index in indices {
      for place in self[index].cells.indices {
        guard let link = self[index].cells[place].link else { continue }
        let target = boards[link.uid.lowercased()]
        self[index].cells[place].link = target.map { BoardLink(uid: $0.0, name: $0.1) }
        if target == nil {
          complaints.add("snap.link_broken", board: self[index].name, cell: self[index].cells[place].text)
        }
      }
    }
  }
}
