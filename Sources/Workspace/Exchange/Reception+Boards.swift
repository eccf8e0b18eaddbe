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
      if let symbol = cell.symbol { try settle(symbol, in: &cell, on: board, known) }
      count(cell)
      return cell
    }
    return board
  }

  private mutating func count(_ cell: Board.Cell) {
    if cell.picture != nil || cell.symbol.map({ $0.picture != nil || !$0.uid.isEmpty }) == true {
      set.shown.pictures += 1
    } else if !cell.text.isEmpty {
      set.shown.words += 1
    }
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
      if patient == nil || known != nil {
        let name = try workspace.made(unique: board, for: known).name
        if name != board.name { complaints.add("receive.board_renamed", cell: "\(board.name) → \(name)") }
      }
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
    try addRemovals(board, record, as: changed, known)
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
  func differences<Record>(_ here: Record, _ there: Record) -> [FieldDifference]
  where Element == RecordField<Record> {
    filter { !$0.isSame(here, there) }.map {
      FieldDifference($0.name, here: $0.version(of: here), there: $0.version(of: there))
    }
  }
}
