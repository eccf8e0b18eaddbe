import GRDB
public import TagarelaKit

extension Workspace {
  /// - Parameter patient: nil for everybody's boards.
  /// - Returns: nil when the board isn't here.
  func match(_ board: Board, for patient: PatientRecord?) throws -> BoardRecord? {
    try match(BoardLink(uid: board.uid, name: board.name), for: patient)
  }

  /// A board is the one with its identity, as far as the patient sees it; only where the file gives none, the one of its
  /// name. Programs that count their boards from 1 have the same identity for many: a short one needs the name too.
  func match(_ link: BoardLink, for patient: PatientRecord?) throws -> BoardRecord? {
    try read { db in
      let seen = Scope(condition: "(patient IS NULL OR patient IS ?)", arguments: [patient?.id])
      guard !link.uid.isEmpty else {
        return try db.first(
          BoardRecord.self,
          Scope(condition: "patient IS ? AND folded = ?", arguments: [patient?.id, link.name.folded]))
      }
      if let record = try db.first(BoardRecord.self, seen.and("uid = ?", [link.uid])),
        link.uid.utf8.count >= Self.tellingUID || record.name.folded == link.name.folded
      {
        return record
      }
      return try db.first(BoardRecord.self, seen.and("uid = ?", [Self.longer(link, for: patient)]))
    }
  }

  /// The patients who have boards of a parcel that says nothing of whom it is for, where everybody's boards don't have them.
  ///
  /// - Returns: each with how many of the boards are theirs; a board is known by its identity alone.
  public func owners(ofBoardsIn parcel: Parcel) throws -> [(patient: PatientRecord, boards: Int)] {
    guard parcel.kind == .board, parcel.patient == nil else { return [] }
    var counts: [Int64: Int] = [:]
    for board in parcel.boards where !board.uid.isEmpty {
      guard try match(board, for: nil) == nil else { continue }
      for owner in try owners(of: board) { counts[owner, default: 0] += 1 }
    }
    return try counts.sorted { $0.key < $1.key }.compactMap { id, count in
      try patient(id: id).map { ($0, count) }
    }
  }

  private func owners(of board: Board) throws -> Set<Int64> {
    let longer = Self.longer(BoardLink(uid: board.uid, name: board.name), for: nil) + "/"
    let alike = Scope(
      condition: "patient IS NOT NULL AND (uid = ? OR uid >= ? AND uid < ?)",
      arguments: [board.uid, longer, longer + "\u{10FFFF}"])
    return try read { db in
      Set(
        try db.all(BoardRecord.self, alike).filter {
          $0.uid != board.uid || board.uid.utf8.count >= Self.tellingUID || $0.name.folded == board.name.folded
        }.compactMap(\.patient))
    }
  }

  private static let tellingUID = 16

  /// The identity that a board gets where another board has its own.
  private static func longer(_ link: BoardLink, for patient: PatientRecord?) -> String {
    "\(link.uid)/\(link.name)" + (patient.map { "/\($0.uid)" } ?? "")
  }

  /// The board with an identity and a name that no other board has.
  func made(unique board: Board, for owner: PatientRecord?) throws -> Board {
    var unique = board
    unique.name = try freeBoardName(board.name, for: owner?.id)
    try read { db in
      func isTaken(_ uid: String) throws -> Bool {
        try db.first(BoardRecord.self, Scope(condition: "uid = ?", arguments: [uid])) != nil
      }
      // A short identity tells a board only together with its name.
      let isRenamed = unique.name != board.name && board.uid.utf8.count < Self.tellingUID
      if !board.uid.isEmpty, try isRenamed || isTaken(board.uid) {
        unique.uid = Self.longer(BoardLink(uid: board.uid, name: board.name), for: owner)
        if try isTaken(unique.uid) { unique.uid = "" }
      }
    }
    return unique
  }
}
