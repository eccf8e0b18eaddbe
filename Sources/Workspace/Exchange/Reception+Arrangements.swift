import TagarelaKit

extension Reception {
  /// Where the patient has put the cells of boards that are here. Of each board the latest counts, and once: received again,
  /// or after a later one, it changes nothing.
  mutating func addArrangements(_ patient: PatientRecord?) throws {
    for arrangement in parcel.arrangements {
      let link = BoardLink(uid: arrangement.board, name: "")
      guard !arrangement.board.isEmpty, let board = try workspace.match(link, for: patient) else {
        complaints.add("receive.moves_elsewhere")
        continue
      }
      let key = ExchangedVersions.arrangementKey(board.uid)
      let before = try workspace.exchanged(key)
      if let known = before?[Self.moment], known >= arrangement.at.iso {
        set.unchanged += 1
        continue
      }
      let cells = try workspace.cells(of: board).filter { $0.area == nil }
      // Of a cell that the patient has put back it is known where it had been placed.
      let places = cells.map { cell in
        arrangement.positions[cell.uid] ?? before?[cell.uid].flatMap { Int($0) } ?? cell.position
      }
      guard Self.fits(cells, at: places, on: board) else {
        complaints.add("receive.moves_left", board: board.name)
        continue
      }
      var kept = [Self.moment: arrangement.at.iso]
      for cell in cells where arrangement.positions[cell.uid] != nil {
        kept[cell.uid] = before?[cell.uid] ?? "\(cell.position)"
      }
      let moved = zip(cells, places).filter { $0.position != $1 }
      guard !moved.isEmpty else {
        set.unchanged += 1
        continue
      }
      func text(_ place: (CellRecord, Int) -> Int) -> FieldVersion {
        .text(moved.map { "\($0.text) \(board.size.name(ofPosition: place($0, $1)))" }.joined(separator: ", "))
      }
      let difference = FieldDifference("places", here: text { cell, _ in cell.position }, there: text { $1 })
      let moves = moved.map { (from: $0.position, to: $1) }
      note(.changed, "board", board.name, [difference]) { [kept] workspace, _ in
        try workspace.move(moves, on: board)
        try workspace.note(exchanged: key, as: kept)
      }
    }
  }

  /// Beside the cells' own, the moment of the last move.
  private static let moment = "at"

  /// Whether all cells lie on the board's pages, and no two on each other.
  private static func fits(_ cells: [CellRecord], at places: [Int], on board: BoardRecord) -> Bool {
    var taken: Set<Int> = []
    return zip(cells, places).allSatisfy { cell, place in
      guard (1...board.count).contains(place), let covered = board.size.positions(covered: cell.span, at: place) else {
        return false
      }
      return covered.allSatisfy { taken.insert($0).inserted }
    }
  }
}
