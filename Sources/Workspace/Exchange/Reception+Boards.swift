import GRDB
import TagarelaKit

extension Reception {
  /// Boards that lead to each other: first all of them, then what is on them.
  mutating func add(_ boards: [Board], _ patient: Patient?, _ known: PatientRecord?) throws {
    let boards = try boards.map { try usable($0, patient, known) }
    for board in boards {
      try addSymbols(board.cells.compactMap(\.symbol), patient, known)
      try add(board, patient, known)
    }
    for board in boards { try addLinks(board, patient, known) }
  }

  /// The board as it can be kept: its symbols settled, without pictures that can't be drawn.
  private mutating func usable(_ board: Board, _ patient: Patient?, _ known: PatientRecord?) throws -> Board {
    var board = board
    board.scene = try usable(board.scene, of: board.name)
    for index in board.cells.indices {
      var cell = board.cells[index]
      cell.picture = try usable(cell.picture, of: cell.text)
      if let symbol = cell.symbol { try settle(symbol, in: &cell, known) }
      board.cells[index] = cell
    }
    return board
  }

  private mutating func add(_ board: Board, _ patient: Patient?, _ known: PatientRecord?) throws {
    let pictures = pictures
    guard let record = try workspace.match(board, for: known) else {
      note(.new, "board", board.name) { workspace in
        let owner = try workspace.ground(patient)
        let record = try workspace.add(
          workspace.isTaken(board.uid) ? board.without(\.uid) : board, patient: owner?.id,
          scene: workspace.keep(board.scene, pictures))
        for cell in board.cells { try workspace.put(cell, on: record, owner, pictures) }
      }
      return
    }
    var changed = record
    var fields: [String] = []
    func compare<Field: Equatable>(
      _ name: String, _ mine: WritableKeyPath<BoardRecord, Field>, _ theirs: Field
    ) {
      guard changed[keyPath: mine] != theirs else { return }
      changed[keyPath: mine] = theirs
      fields.append(name)
    }
    compare("size", \.size, board.size)
    compare("pages", \.pages, board.pages)
    compare("layout", \.layout, board.layout)
    compare("labels", \.labels, board.labels)
    compare("letters", \.letters, board.letters)
    compare("background", \.background, board.background)
    if try workspace.picture(record.scene) != board.scene { fields.append("scene") }
    // Another size brings another layout with it, and says nothing more to people.
    if fields.contains("size") { fields.removeAll { $0 == "layout" } }
    changed.foreign = board.foreign
    if fields.isEmpty {
      set.unchanged += 1
    } else {
      note(.changed, "board", record.name, fields: fields) { [changed] workspace in
        var changed = changed
        changed.scene = try workspace.keep(board.scene, pictures)
        try workspace.save(changed)
      }
    }
    try addCells(board, changed, patient, known)
  }

  private mutating func addCells(
    _ board: Board, _ record: BoardRecord, _ patient: Patient?, _ known: PatientRecord?
  ) throws {
    let pictures = pictures
    let here = Dictionary(try workspace.cells(of: record).map { ($0.position, $0) }) { first, _ in first }
    let filled = Set(board.cells.map(\.position))
    // What goes comes first: it may lie where something larger is to be.
    for (position, cell) in here.sorted(by: { $0.key < $1.key }) where !filled.contains(position) {
      note(.removed, "cell", "\(record.name) \(record.size.name(ofPosition: position)) \(cell.text)") { workspace in
        try workspace.clear(position, on: record)
      }
    }
    for cell in board.cells {
      let mine = here[cell.position]
      let fields = try mine.map { try differences(cell, $0, known) } ?? []
      if mine != nil, fields.isEmpty {
        set.unchanged += 1
        continue
      }
      let name = "\(record.name) \(board.size.name(ofPosition: cell.position)) \(cell.text)"
      note(mine == nil ? .new : .changed, "cell", name, fields: fields) { workspace in
        try workspace.put(cell, on: record, workspace.ground(patient), pictures)
      }
    }
  }

  /// The fields in which a received cell is another than the one that is here.
  private func differences(_ cell: Board.Cell, _ mine: CellRecord, _ known: PatientRecord?) throws -> [String] {
    let here = try workspace.complete(mine)
    let symbol = try cell.symbol.flatMap { try workspace.match($0, for: known) }
    var fields: [String] = []
    func compare(_ name: String, _ isSame: Bool) { if !isSame { fields.append(name) } }
    compare("symbol", (cell.symbol == nil) == (mine.symbol == nil) && symbol?.id == mine.symbol?.id)
    compare("picture", cell.picture == here.picture)
    compare("label", cell.label == here.label)
    compare("spoken", cell.spoken == here.spoken)
    compare("voice", cell.voice == here.voice)
    compare("span", cell.span == here.span)
    compare("area", cell.area == here.area)
    compare("colors", cell.fill == here.fill && cell.border == here.border)
    compare("hidden", cell.isHidden == here.isHidden)
    compare("link", (cell.link == nil) == (here.link == nil))
    compare("actions", cell.actions == here.actions)
    return fields
  }

  /// Ties the cells to boards that are there by now; a link to a board that isn't leads nowhere and is told.
  private mutating func addLinks(_ board: Board, _ patient: Patient?, _ known: PatientRecord?) throws {
    let siblings = parcel.boards + parcel.plans.map(\.board)
    for cell in board.cells {
      guard let link = cell.link else { continue }
      let target = siblings.first { $0.uid == link.uid && !link.uid.isEmpty } ?? siblings.first { $0.name == link.name }
      let there = try target ?? workspace.match(link, for: known).map { Board($0) }
      guard let there else {
        set.complaints.append(
          Phrase(
            "receive.link_nowhere",
            [
              "board": .text(board.name), "cell": .text(board.size.name(ofPosition: cell.position)),
              "target": .text(link.name),
            ]))
        continue
      }
      set.ties.append { workspace in
        let owner = try workspace.ground(patient)
        guard let record = try workspace.match(board, for: owner), let goal = try workspace.match(there, for: owner),
          var mine = try workspace.cell(at: cell.position, of: record), mine.link != goal.id
        else { return }
        mine.link = goal.id
        try workspace.save(mine, on: record)
      }
    }
  }
}

extension Workspace {
  /// - Parameter patient: nil for everybody's boards.
  /// - Returns: nil when the board isn't here.
  func match(_ board: Board, for patient: PatientRecord?) throws -> BoardRecord? {
    try match(BoardLink(uid: board.uid, name: board.name), for: patient)
  }

  /// Programs that count their boards from 1 have the same `uid` for many; only a long one tells a board from all others.
  func match(_ link: BoardLink, for patient: PatientRecord?) throws -> BoardRecord? {
    try read { db in
      if !link.uid.isEmpty {
        let same = Scope(condition: "uid = ?", arguments: [link.uid])
        if let record = try db.first(BoardRecord.self, same),
          link.uid.utf8.count >= Self.tellingUID || record.name.folded == link.name.folded
        {
          return record
        }
      }
      return try db.first(
        BoardRecord.self,
        Scope(condition: "patient IS ? AND folded = ?", arguments: [patient?.id, link.name.folded]))
    }
  }

  private static let tellingUID = 16

  func isTaken(_ uid: String) throws -> Bool {
    guard !uid.isEmpty else { return false }
    return try read { try $0.first(BoardRecord.self, Scope(condition: "uid = ?", arguments: [uid])) } != nil
  }

  /// A received cell on a board that is here; its link is tied later.
  func put(_ cell: Board.Cell, on board: BoardRecord, _ owner: PatientRecord?, _ pictures: any Renderer) throws {
    var record = CellRecord(position: cell.position, label: cell.label)
    if let wanted = cell.symbol {
      guard let symbol = try match(wanted, for: owner) else { throw MissingGround() }
      record.symbol = symbol
    }
    record.restyled = try keep(cell.picture, pictures)
    record.span = cell.span
    record.area = cell.area
    record.spoken = cell.spoken
    record.ownVoice = try cell.voice.map { try keep($0, seconds: nil) }
    record.fill = cell.fill
    record.border = cell.border
    record.isHidden = cell.isHidden
    record.link = try self.cell(at: cell.position, of: board)?.link
    record.actions = cell.actions
    record.foreign = cell.foreign
    if cell.link == nil { record.link = nil }
    try save(record, on: board)
  }
}

extension Board {
  /// For finding a board that is here again.
  fileprivate init(_ record: BoardRecord) {
    self.init(uid: record.uid, name: record.name, size: record.size, layout: record.layout)
  }

  fileprivate func without(_ field: WritableKeyPath<Board, String>) -> Board {
    var board = self
    board[keyPath: field] = ""
    return board
  }
}

extension [Board] {
  /// Names are unique in a workspace: of two boards called the same, the second gets a number.
  func uniquelyNamed() -> [Board] {
    var taken: Set<String> = []
    return map { board in
      var board = board
      var number = 2
      let name = board.name
      while !taken.insert(board.name.folded).inserted {
        board.name = "\(name) \(number)"
        number += 1
      }
      return board
    }
  }
}
