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

  /// The board as it can be kept: its symbols settled, without pictures that can't be drawn, and every cell in a place of
  /// its own.
  private mutating func usable(_ board: Board, _ patient: Patient?, _ known: PatientRecord?) throws -> Board {
    var board = board
    board.scene = try usable(board.scene, of: board.name)
    var taken: Set<Int> = []
    board.cells = try board.cells.compactMap { cell in
      var cell = cell
      var places = board.size.positions(covered: cell.span, at: cell.position) ?? []
      if places.isEmpty || !taken.isDisjoint(with: places) {
        cell.span = .single
        places = [cell.position]
      }
      guard (1...board.size.count * board.pages).contains(cell.position), taken.isDisjoint(with: places) else {
        complaints.add("receive.cell_out_of_place", board: board.name, cell: cell.text)
        return nil
      }
      taken.formUnion(places)
      shorten(&cell)
      cell.picture = try usable(cell.picture, of: cell.text)
      if let symbol = cell.symbol { try settle(symbol, in: &cell, known) }
      return cell
    }
    return board
  }

  /// A word that is too long to be a name is still spoken as it was.
  private mutating func shorten(_ cell: inout Board.Cell) {
    let whole = cell.text
    if let label = cell.label { cell.label = complaints.shortened(label) }
    if let name = cell.symbol?.name { cell.symbol?.name = complaints.shortened(name) }
    if cell.text != whole { cell.spoken = cell.spoken ?? whole }
  }

  private mutating func add(_ board: Board, _ patient: Patient?, _ known: PatientRecord?) throws {
    let pictures = pictures
    guard let record = try workspace.match(board, for: known) else {
      note(.new, "board", board.name) { workspace in
        let owner = try workspace.ground(patient)
        let record = try workspace.add(
          workspace.made(unique: board, for: owner), patient: owner?.id, scene: workspace.keep(board.scene, pictures))
        for cell in board.cells { try workspace.put(cell, on: record, owner, pictures) }
      }
      return
    }
    // A list of words says nothing of what else is on a board.
    if isWordList { return try addCells(try placed(board, on: record), record, record, patient, known) }
    var changed = record
    var fields: [String] = []
    if changed.size != board.size { fields.append("size") }
    changed.size = board.size
    fields += BoardTraits.fields.differing(changed.traits, board.traits)
    changed.traits = board.traits
    let renewed = record.foreign.merging(board.foreign) { $1 }
    if !ForeignFields.areSame(renewed, record.foreign) {
      changed.foreign = renewed
      fields.append("foreign")
    }
    if try workspace.picture(record.scene) != board.scene { fields.append("scene") }
    // Another size brings another layout with it, and says nothing more to people.
    if fields.contains("size") { fields.removeAll { $0 == "layout" } }
    try addRemovals(board, record, as: changed)
    if fields.isEmpty {
      set.unchanged += 1
    } else {
      note(.changed, "board", record.name, fields: fields) { [changed] workspace in
        var saved = changed
        if changed.size != record.size || changed.pages != record.pages {
          try workspace.leavingOutWhatDoesNotFit {
            try workspace.resize(record, to: changed.size, pages: changed.pages)
          }
        }
        saved.scene = try workspace.keep(board.scene, pictures)
        try workspace.save(saved)
      }
    }
    try addCells(board, record, changed, patient, known)
  }

  /// The words of a list in the same places of a board that has another size; others in what is free there.
  private mutating func placed(_ list: Board, on record: BoardRecord) throws -> Board {
    var board = list
    board.size = record.size
    board.pages = record.pages
    let positions = list.cells.map { list.size.position($0.position, in: record.size, pages: record.pages) }
    var taken = Set(positions.compactMap(\.self))
    for cell in try workspace.cells(of: record) {
      taken.formUnion(record.size.positions(covered: cell.span, at: cell.position) ?? [])
    }
    var free = (1...record.size.count * record.pages).lazy.filter { !taken.contains($0) }.makeIterator()
    board.cells = zip(list.cells, positions).compactMap { cell, position in
      guard let position = position ?? free.next() else {
        complaints.add("receive.cell_out_of_place", board: record.name, cell: cell.text)
        return nil
      }
      var cell = cell
      cell.position = position
      return cell
    }
    board.cells.sort { $0.position < $1.position }
    return board
  }

  /// What is on the board and not in the file; it goes before anything else, which may need its place.
  private mutating func addRemovals(_ board: Board, _ record: BoardRecord, as changed: BoardRecord) throws {
    let filled = Set(board.cells.map(\.position))
    for cell in try workspace.cells(of: record) {
      if let place = record.position(cell.position, in: changed), filled.contains(place) { continue }
      note(.removed, "cell", "\(record.name) \(record.size.name(ofPosition: cell.position)) \(cell.text)") {
        workspace in
        try workspace.clear(cell.position, on: record)
      }
    }
  }

  /// - Parameter changed: the board as it will be when its own changes are done.
  private mutating func addCells(
    _ board: Board, _ record: BoardRecord, _ changed: BoardRecord, _ patient: Patient?, _ known: PatientRecord?
  ) throws {
    let pictures = pictures
    var here: [Int: CellRecord] = [:]
    for cell in try workspace.cells(of: record) {
      if let place = record.position(cell.position, in: changed) { here[place] = cell }
    }
    var reshaped = try board.cells.map(\.position).filter { position in
      guard let mine = here[position], mine.span != .single else { return false }
      return try !differences(board.cells.first { $0.position == position } ?? .init(position: position), mine, known)
        .isEmpty
    }
    for cell in board.cells {
      let mine = here[cell.position]
      let fields = try mine.map { isWordList ? [] : try differences(cell, $0, known) } ?? []
      if mine != nil, fields.isEmpty {
        set.unchanged += 1
        continue
      }
      let name = "\(record.name) \(board.size.name(ofPosition: cell.position)) \(cell.text)"
      let first = reshaped
      reshaped = []
      note(mine == nil ? .new : .changed, "cell", name, fields: fields) { workspace in
        guard let now = try workspace.board(id: record.id) else { throw MissingGround() }
        // Cells that will be smaller give their places free before others take them.
        for position in first {
          guard var wide = try workspace.cell(at: position, of: now) else { continue }
          wide.span = .single
          try workspace.save(wide, on: now)
        }
        try workspace.leavingOutWhatDoesNotFit {
          try workspace.put(cell, on: now, workspace.ground(patient), pictures)
        }
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
    compare("voice", cell.voice == here.voice)
    compare("link", try target(of: cell.link, known)?.id == mine.link)
    fields += CellTraits.fields.differing(cell.traits, here.traits)
    compare("foreign", ForeignFields.areSame(mine.foreign.merging(cell.foreign) { $1 }, mine.foreign))
    return fields
  }

  /// The board here to which a received link leads; nil where there is none yet.
  private func target(of link: BoardLink?, _ known: PatientRecord?) throws -> BoardRecord? {
    guard let link else { return nil }
    return try workspace.match(sibling(link).map { BoardLink(uid: $0.uid, name: $0.name) } ?? link, for: known)
  }

  /// The board of the same parcel to which a link leads.
  private func sibling(_ link: BoardLink) -> Board? {
    siblings.byUID[link.uid] ?? siblings.byName[link.name]
  }

  /// Ties the cells to boards that are there by now; a link to a board that isn't leads nowhere and is told.
  private mutating func addLinks(_ board: Board, _ patient: Patient?, _ known: PatientRecord?) throws {
    let record = try workspace.match(board, for: known)
    let filled = Set(try record.map { try workspace.cells(of: $0).map(\.position) } ?? [])
    for cell in board.cells {
      guard let link = cell.link else { continue }
      guard
        let goal = try sibling(link).map({ BoardLink(uid: $0.uid, name: $0.name) })
          ?? workspace.match(link, for: known).map({ BoardLink(uid: $0.uid, name: $0.name) })
      else {
        complaints.add(
          "receive.link_nowhere", board: board.name, detail: link.name,
          cell: board.size.name(ofPosition: cell.position))
        continue
      }
      if isWordList { continue }
      tie(filled.contains(cell.position) ? .changed : .new) { workspace in
        let owner = try workspace.ground(patient)
        guard let record = try workspace.match(board, for: owner), let goal = try workspace.match(goal, for: owner),
          var mine = try workspace.cell(at: cell.position, of: record), mine.link != goal.id
        else { return }
        mine.link = goal.id
        try workspace.save(mine, on: record)
      }
    }
  }

  private mutating func tie(_ action: ChangeSet.Action, _ apply: @escaping @Sendable (Workspace) throws -> Void) {
    set.ties.append(.init(action: action, apply: apply))
  }
}

extension BoardRecord {
  /// Where a cell of this board lies when the board has another's size; nil outside of it.
  fileprivate func position(_ position: Int, in other: BoardRecord) -> Int? {
    size.position(position, in: other.size, pages: other.pages)
  }
}

extension GridSize {
  /// Where the same column and row of the same page lie in another grid; nil outside of it.
  func position(_ position: Int, in other: GridSize, pages: Int) -> Int? {
    let place = place(ofPosition: position)
    guard place.column < other.columns, place.row < other.rows, place.page <= pages else { return nil }
    return (place.page - 1) * other.count + place.row * other.columns + place.column + 1
  }
}

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

  private static let tellingUID = 16

  /// The identity that a board gets where another board has its own.
  private static func longer(_ link: BoardLink, for patient: PatientRecord?) -> String {
    "\(link.uid)/\(link.name)" + (patient.map { "/\($0.uid)" } ?? "")
  }

  /// The board with an identity and a name that no other board has.
  func made(unique board: Board, for owner: PatientRecord?) throws -> Board {
    var unique = board
    try read { db in
      func isTaken(_ uid: String) throws -> Bool {
        try db.first(BoardRecord.self, Scope(condition: "uid = ?", arguments: [uid])) != nil
      }
      var number = 2
      while try db.first(
        BoardRecord.self, Scope(condition: "folded = ? AND patient IS ?", arguments: [unique.name.folded, owner?.id]))
        != nil
      {
        unique.name = "\(board.name) \(number)"
        number += 1
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

  /// What doesn't fit, since something else was not wanted, is left out like what rests on it.
  func leavingOutWhatDoesNotFit(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as Failure
      where ["cell.covered", "cell.leaves_page", "board.too_small"].contains(failure.what.key)
    {
      throw MissingGround()
    }
  }

  /// A received cell on a board that is here; its link is tied later.
  func put(_ cell: Board.Cell, on board: BoardRecord, _ owner: PatientRecord?, _ pictures: any Renderer) throws {
    var record = CellRecord(position: cell.position)
    record.traits = cell.traits
    record.uid = cell.uid.asName
    if let wanted = cell.symbol {
      guard let symbol = try match(wanted, for: owner) else { throw MissingGround() }
      record.symbol = symbol
    }
    record.restyled = try keep(cell.picture, pictures)
    record.ownVoice = try cell.voice.map { try keep($0, seconds: nil) }
    let before = try self.cell(at: cell.position, of: board)
    record.link = before?.link
    record.foreign = cell.foreign
    // A file of one format says nothing of what another one knows of the same word.
    if let before, before.text == record.text { record.foreign.merge(before.foreign) { new, _ in new } }
    if cell.link == nil { record.link = nil }
    try save(record, on: board)
  }
}

extension BoardComplaints {
  mutating func shortened(_ name: String) -> String {
    let fitting = name.fittingName
    guard fitting.utf8.count < name.utf8.count else { return name }
    add("receive.name_long", detail: "\(NameRules.longest)", cell: name.prefix(ofScalars: 40) + "…")
    return fitting
  }
}

extension [Board] {
  /// Names are unique in a workspace: of two boards called the same, the second gets a number that no other name has.
  func uniquelyNamed() -> [Board] {
    let written = Set(map(\.name.folded))
    var seen: Set<String> = []
    var next: [String: Int] = [:]
    return map { board in
      guard !seen.insert(board.name.folded).inserted else { return board }
      var board = board
      let name = board.name
      var number = next[name.folded] ?? 2
      while written.contains("\(name) \(number)".folded) { number += 1 }
      next[name.folded] = number + 1
      board.name = "\(name) \(number)"
      return board
    }
  }
}
