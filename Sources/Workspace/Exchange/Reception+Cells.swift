import GRDB
import TagarelaKit

/// What is on a board: what goes, what comes, and what differs.
extension Reception {
  /// What is on the board and not in the file; it goes before anything else, which may need its place.
  mutating func addRemovals(
    _ board: Board, _ record: BoardRecord, as changed: BoardRecord, _ known: PatientRecord?
  ) throws {
    guard !isPartial else { return }
    let wasExchanged = try workspace.exchanged(ExchangedVersions.key("board", record.uid)) != nil
    let filled = Set(board.cells.map(\.position))
    let sent = Dictionary(board.cells.map { ($0.uid, $0) }) { first, _ in first }
    for cell in try workspace.cells(of: record) {
      if let place = record.position(cell.position, in: changed), filled.contains(place) { continue }
      let key = ExchangedVersions.key("cell", cell.uid)
      var gone = FieldDifference("cell", here: .text(cell.text), there: .nothing)
      if let sent = sent[cell.uid] {
        gone.standing = try missing(sent, from: record, known)?.standing ?? .theirs
      } else {
        gone.standing = try standing(ofRemoved: cell, key, onExchanged: wasExchanged)
      }
      note(
        .removed, "cell", "\(record.name) \(record.size.name(ofPosition: cell.position)) \(cell.text)", [gone], key: key
      ) { workspace, keeping in
        // One that stays against the sender's will is this workspace's own from here on.
        if !keeping.isEmpty { return try workspace.note(exchanged: key, as: nil) }
        try workspace.clear(cell.position, on: record)
        try workspace.note(exchanged: key, as: nil)
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

  /// A sent cell of which nothing lies in its place here, though it was exchanged.
  private struct MissingCell {
    /// Who has taken it away.
    let standing: FieldDifference.Standing
    /// What the sender has.
    let sums: [String: String]
    /// Whether it lies in another place of the board here.
    let isElsewhere: Bool
  }

  /// - Returns: nil of one that was never here, and of one that the sender has put there.
  private func missing(
    _ cell: Board.Cell, from record: BoardRecord, _ known: PatientRecord?
  ) throws -> MissingCell? {
    guard !isWordList, !cell.uid.isEmpty else { return nil }
    // Without its symbol a cell isn't what was removed.
    if let symbol = cell.symbol, try workspace.match(symbol, for: known) == nil { return nil }
    let elsewhere = try workspace.position(ofCell: cell.uid, on: record)
    let key = ExchangedVersions.key("cell", cell.uid)
    guard
      let base = try elsewhere == nil
        ? workspace.exchanged(ofRemoved: cell.uid, from: record) : workspace.exchanged(key)
    else { return nil }
    let sums = try sums(of: cell, known)
    let isAsItWas = sums == base
    if !isAsItWas, let elsewhere, try workspace.wasPlaced(cell.uid, at: elsewhere) == true { return nil }
    return MissingCell(standing: isAsItWas ? .ours : .both, sums: sums, isElsewhere: elsewhere != nil)
  }

  /// The sums of a cell as the sender has it.
  private func sums(of cell: Board.Cell, _ known: PatientRecord?) throws -> [String: String] {
    let blank = CellRecord(position: cell.position)
    var versions = Dictionary(try workspace.versions(of: blank)) { first, _ in first }
    for difference in try differences(cell, blank, known) { versions[difference.field] = difference.there }
    return try versions.compactMapValues { try $0.sum(in: workspace) }
  }

  /// - Parameter changed: the board as it will be when its own changes are done.
  mutating func addCells(
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
      let missing = try mine == nil ? missing(cell, from: record, known) : nil
      let key =
        mine.map { ExchangedVersions.key("cell", $0.uid) }
        ?? missing.map { _ in ExchangedVersions.key("cell", cell.uid) }
      var judged =
        missing.map {
          [FieldDifference("cell", here: .nothing, there: .text(cell.text)).standing($0.standing)]
        } ?? []
      if let mine, let key {
        let isAnother = !cell.uid.isEmpty && cell.uid != mine.uid
        judged = try workspace.judged(differing, key, isAnother: isAnother, isAddedHere: wasExchanged)
        if isAnother { judged = try moved(judged, cell, here: mine, on: record, known) }
      }
      let name = "\(record.name) \(board.size.name(ofPosition: cell.position)) \(cell.text)"
      let first = reshaped
      reshaped = []
      let needs = cell.symbol.map { [Ground.symbol($0)] } ?? []
      let item = note(
        mine == nil ? .new : .changed, "cell", name, judged, picture: cell.picture ?? cell.symbol?.picture,
        key: key, needs: needs
      ) { workspace, keeping in
        guard let now = try workspace.board(id: record.id) else { throw MissingGround() }
        if let missing, let key, !keeping.isEmpty {
          let board = missing.isElsewhere ? nil : now
          return try workspace.note(exchanged: key, as: missing.sums, removedFrom: board)
        }
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
    _ differences: [FieldDifference], _ cell: Board.Cell, here mine: CellRecord, on record: BoardRecord,
    _ known: PatientRecord?
  ) throws -> [FieldDifference] {
    guard let wasHere = try workspace.wasPlaced(mine.uid, at: mine.position) else {
      // Put here since, in place of what was removed.
      let isRemoved = try missing(cell, from: record, known)?.standing == .ours
      return isRemoved ? differences.map { $0.standing(.ours) } : differences
    }
    guard !wasHere else { return differences }
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
  func sibling(_ link: BoardLink) -> Board? {
    siblings.byUID[link.uid] ?? siblings.byName[link.name]
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
