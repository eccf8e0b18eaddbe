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
      let needs = [Ground.patient] + board.cells.compactMap(\.symbol).map(Ground.symbol).removingRepeats
      let item = note(.new, "board", board.name, picture: board.scene, as: Ground.board(board), needs: needs) {
        workspace, _ in
        let owner = try workspace.ground(patient)
        let record = try workspace.add(
          workspace.made(unique: board, for: owner), patient: owner?.id, scene: workspace.keep(board.scene, pictures))
        for cell in board.cells {
          // The place of a symbol that was not wanted stays empty.
          do { try workspace.put(cell, on: record, owner, pictures) } catch is MissingGround { continue }
        }
      }
      cellItems[Ground.board(board)] = Dictionary(board.cells.map { ($0.position, item) }) { first, _ in first }
      return
    }
    // A list of words says nothing of what else is on a board.
    if isWordList { return try addCells(try placed(board, on: record), record, record, patient, known) }
    var changed = record
    changed.size = board.size
    changed.traits = board.traits
    changed.foreign = record.foreign.merging(board.foreign) { $1 }
    let differences = try differences(board, record)
    try addRemovals(board, record, as: changed)
    if differences.isEmpty {
      set.unchanged += 1
    } else {
      let key = ExchangedVersions.key("board", record.uid)
      let fields = Set(differences.map(\.field))
      note(.changed, "board", record.name, try workspace.judged(differences, key), key: key) {
        [changed] workspace, keeping in
        let wanted = fields.subtracting(keeping)
        var saved = record
        if wanted.contains("size") { (saved.size, saved.traits.layout) = (changed.size, changed.layout) }
        for field in BoardTraits.fields where wanted.contains(field.name) {
          field.give(field.content(of: changed.traits), to: &saved.traits)
        }
        if wanted.contains("foreign") { saved.foreign = changed.foreign }
        if saved.size != record.size || saved.pages != record.pages {
          try workspace.leavingOutWhatDoesNotFit {
            try workspace.resize(record, to: saved.size, pages: saved.pages)
          }
        }
        if wanted.contains("scene") { saved.scene = try workspace.keep(board.scene, pictures) }
        try workspace.save(saved)
      }
    }
    try addCells(board, record, changed, patient, known)
  }

  /// The fields in which a received board by itself is another than the one that is here.
  private func differences(_ board: Board, _ record: BoardRecord) throws -> [FieldDifference] {
    var differences: [FieldDifference] = []
    if record.size != board.size {
      differences.append(.init("size", here: .text(record.size.description), there: .text(board.size.description)))
    }
    // Another size brings another layout with it, and says nothing more to people.
    let others = BoardTraits.fields.filter { $0.name != "layout" || record.size == board.size }
    differences += others.differences(record.traits, board.traits)
    let renewed = record.foreign.merging(board.foreign) { $1 }
    if !ForeignFields.areSame(renewed, record.foreign) {
      differences.append(.init("foreign", here: .foreign(record.foreign), there: .foreign(renewed)))
    }
    if try workspace.picture(record.scene) != board.scene {
      differences.append(.init("scene", here: .keptPicture(orNone: record.scene), there: .picture(orNone: board.scene)))
    }
    return differences
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
    guard !isPartial else { return }
    let wasExchanged = try workspace.exchanged(ExchangedVersions.key("board", record.uid)) != nil
    let filled = Set(board.cells.map(\.position))
    for cell in try workspace.cells(of: record) {
      if let place = record.position(cell.position, in: changed), filled.contains(place) { continue }
      let key = ExchangedVersions.key("cell", cell.uid)
      var gone = FieldDifference("cell", here: .text(cell.text), there: .nothing)
      gone.standing = try standing(ofRemoved: cell, key, onExchanged: wasExchanged)
      note(
        .removed, "cell", "\(record.name) \(record.size.name(ofPosition: cell.position)) \(cell.text)", [gone], key: key
      ) { workspace, keeping in
        // One that stays against the sender's will is this workspace's own from here on.
        if !keeping.isEmpty { return try workspace.note(exchanged: key, as: nil) }
        try workspace.clear(cell.position, on: record)
      }
    }
  }

  /// A cell that the sender doesn't have was removed there, or made here since.
  private func standing(
    ofRemoved cell: CellRecord, _ key: String, onExchanged wasExchanged: Bool
  ) throws -> FieldDifference.Standing {
    guard let base = try workspace.exchanged(key) else { return wasExchanged ? .ours : .theirs }
    var now: [String: String] = [:]
    for (field, version) in try workspace.versions(of: cell) { now[field] = try version.sum(in: workspace) }
    return now == base ? .theirs : .both
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
    let wasExchanged = try workspace.exchanged(ExchangedVersions.key("board", record.uid)) != nil
    var reshaped = try board.cells.map(\.position).filter { position in
      guard let mine = here[position], mine.span != .single else { return false }
      return try !differences(board.cells.first { $0.position == position } ?? .init(position: position), mine, known)
        .isEmpty
    }
    for cell in board.cells {
      let mine = here[cell.position]
      let differing = try mine.map { isWordList ? [] : try differences(cell, $0, known) } ?? []
      if mine != nil, differing.isEmpty {
        set.unchanged += 1
        continue
      }
      let key = mine.map { ExchangedVersions.key("cell", $0.uid) }
      let judged = try key.map {
        let isAnother = !cell.uid.isEmpty && cell.uid != mine?.uid
        let judged = try workspace.judged(differing, $0, isAnother: isAnother, isAddedHere: wasExchanged)
        return try isAnother ? moved(judged, cell, here: mine) : judged
      }
      let name = "\(record.name) \(board.size.name(ofPosition: cell.position)) \(cell.text)"
      let first = reshaped
      reshaped = []
      let needs = cell.symbol.map { [Ground.symbol($0)] } ?? []
      let item = note(
        mine == nil ? .new : .changed, "cell", name, judged ?? [], picture: cell.picture ?? cell.symbol?.picture,
        key: key, needs: needs
      ) { workspace, keeping in
        guard let now = try workspace.board(id: record.id) else { throw MissingGround() }
        // Cells that will be smaller give their places free before others take them.
        for position in first {
          guard var wide = try workspace.cell(at: position, of: now) else { continue }
          wide.span = .single
          try workspace.save(wide, on: now)
        }
        try workspace.leavingOutWhatDoesNotFit {
          try workspace.put(cell, on: now, workspace.ground(patient), pictures, keeping: keeping)
        }
      }
      cellItems[Ground.board(board), default: [:]][cell.position] = item
    }
  }

  /// The same where another cell lies here in a sent one's place: who has put it there, this workspace or the sender.
  private func moved(
    _ differences: [FieldDifference], _ cell: Board.Cell, here mine: CellRecord?
  ) throws -> [FieldDifference] {
    guard let mine, let wasHere = try workspace.wasPlaced(mine.uid, at: mine.position), !wasHere else {
      return differences
    }
    let isAsItWas = try workspace.wasPlaced(cell.uid, at: cell.position) == true
    return differences.map { $0.standing(isAsItWas ? .ours : .both) }
  }

  /// The fields in which a received cell is another than the one that is here.
  private func differences(_ cell: Board.Cell, _ mine: CellRecord, _ known: PatientRecord?) throws -> [FieldDifference]
  {
    let here = try workspace.complete(mine)
    let symbol = try cell.symbol.flatMap { try workspace.match($0, for: known) }
    var differences: [FieldDifference] = []
    func compare(_ name: String, _ isSame: Bool, here: FieldVersion, there: @autoclosure () -> FieldVersion) {
      if !isSame { differences.append(.init(name, here: here, there: there())) }
    }
    let sent: FieldVersion = cell.symbol.map { .named($0.name, identity: symbol?.uid ?? $0.uid) } ?? .nothing
    compare(
      "symbol", (cell.symbol == nil) == (mine.symbol == nil) && symbol?.id == mine.symbol?.id,
      here: .named(mine.symbol), there: sent)
    compare(
      "picture", cell.picture == here.picture, here: .keptPicture(orNone: mine.restyled),
      there: .picture(orNone: cell.picture))
    compare(
      "voice", cell.voice == here.voice, here: .keptVoice(orNone: mine.ownVoice), there: .voice(orNone: cell.voice))
    let goal = try target(of: cell.link, known)
    let leadsToNew = goal == nil && cell.link.flatMap(sibling) != nil
    compare(
      "link", goal?.id == mine.link && !leadsToNew, here: .named(try mine.link.flatMap { try workspace.board(id: $0) }),
      there: goal.map { .named($0) } ?? cell.link.map { .named($0.name, identity: $0.uid) } ?? .nothing)
    differences += CellTraits.fields.differences(here.traits, cell.traits)
    let renewed = mine.foreign.merging(cell.foreign) { $1 }
    compare(
      "foreign", ForeignFields.areSame(renewed, mine.foreign), here: .foreign(mine.foreign), there: .foreign(renewed))
    return differences
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
    let items = cellItems[Ground.board(board)] ?? [:]
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
      tie(items[cell.position], "link") { workspace in
        let owner = try workspace.ground(patient)
        guard let record = try workspace.match(board, for: owner), let goal = try workspace.match(goal, for: owner),
          var mine = try workspace.cell(at: cell.position, of: record), mine.link != goal.id
        else { return }
        mine.link = goal.id
        try workspace.save(mine, on: record)
      }
    }
  }

  private mutating func tie(
    _ item: Int?, _ field: String, _ apply: @escaping @Sendable (Workspace) throws -> Void
  ) {
    set.ties.append(.init(item: item, field: field, apply: apply))
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
  ///
  /// - Parameter keeping: the fields that stay as they are in the cell that is there.
  func put(
    _ cell: Board.Cell, on board: BoardRecord, _ owner: PatientRecord?, _ pictures: any Renderer,
    keeping: Set<String> = []
  ) throws {
    let before = try self.cell(at: cell.position, of: board)
    var record = CellRecord(position: cell.position)
    record.traits = cell.traits
    record.uid = cell.uid.asName
    if keeping.contains("symbol") {
      record.symbol = before?.symbol
    } else if let wanted = cell.symbol {
      guard let symbol = try match(wanted, for: owner) else { throw MissingGround() }
      record.symbol = symbol
    }
    record.restyled = try keeping.contains("picture") ? before?.restyled : keep(cell.picture, pictures)
    record.ownVoice = try keeping.contains("voice") ? before?.ownVoice : cell.voice.map { try keep($0, seconds: nil) }
    record.link = cell.link != nil || keeping.contains("link") ? before?.link : nil
    if let before {
      for field in CellTraits.fields where keeping.contains(field.name) {
        field.give(field.content(of: before.traits), to: &record.traits)
      }
    }
    record.foreign = keeping.contains("foreign") ? [:] : cell.foreign
    // A file of one format says nothing of what another one knows of the same word.
    if let before, before.text == record.text || keeping.contains("foreign") {
      record.foreign.merge(before.foreign) { new, _ in new }
    }
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

extension Sequence {
  /// Those in which two records are not the same, with what each has.
  fileprivate func differences<Record>(_ here: Record, _ there: Record) -> [FieldDifference]
  where Element == RecordField<Record> {
    filter { !$0.isSame(here, there) }.map {
      FieldDifference($0.name, here: $0.version(of: here), there: $0.version(of: there))
    }
  }
}
