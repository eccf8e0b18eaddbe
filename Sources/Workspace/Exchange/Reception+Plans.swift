import GRDB
import TagarelaKit

extension Reception {
  mutating func add(_ plan: Plan, _ patient: Patient, _ known: PatientRecord?, _ tutor: TutorRecord?) throws {
    try addSymbols(plan.board, patient, known)
    if plan.kind == .board { try add(plan.board, patient, known, withSymbols: false) }
    let record = try tutor.flatMap { try workspace.match(plan, of: $0) }
    let sender = parcel.tutor
    guard let record else {
      note(.new, "plan", plan.name) { workspace in
        let patient = try workspace.ground(patient)
        guard let tutor = try workspace.ground(sender, of: patient) else { throw MissingGround() }
        let content = try workspace.content(of: plan, for: patient)
        try workspace.add(
          uid: plan.uid, name: plan.name, description: plan.description, start: plan.start ?? Moment.now.day,
          tutor: tutor, showing: content)
      }
      return
    }
    var changed = record
    var fields: [String] = []
    if plan.name != record.name {
      changed.name = plan.name
      fields.append("name")
    }
    if plan.description != record.description {
      changed.description = plan.description
      fields.append("description")
    }
    if let start = plan.start, start != record.start {
      changed.start = start
      fields.append("start")
    }
    let shown = known.flatMap { try? workspace.content(of: plan, for: $0) }
    switch shown {
    case .board(let board) where board.id == record.board: break
    case .symbol(let symbol) where symbol.id == record.symbol: break
    default: fields.append("content")
    }
    if fields.isEmpty {
      set.unchanged += 1
      return
    }
    let moved = fields.contains("content")
    note(.changed, "plan", record.name, fields: fields) { [changed] workspace in
      var changed = changed
      if moved {
        (changed.board, changed.symbol, changed.kind) =
          switch try workspace.content(of: plan, for: workspace.ground(patient)) {
          case .board(let board): (board.id, nil, .board)
          case .symbol(let symbol): (nil, symbol.id, .large)
          }
      }
      try workspace.save(changed)
    }
  }

  mutating func add(_ board: Board, _ patient: Patient, _ known: PatientRecord?, withSymbols: Bool = true) throws {
    let pictures = pictures
    if withSymbols { try addSymbols(board, patient, known) }
    let record = try known.flatMap { try workspace.match(board, for: $0) }
    guard let record else {
      var board = board
      for index in board.cells.indices {
        board.cells[index].picture = try usable(board.cells[index].picture, of: board.cells[index].symbol.name)
      }
      note(.new, "board", board.name) { [board] workspace in
        let patient = try workspace.ground(patient)
        let record = try workspace.add(board, patient: patient.id)
        for cell in board.cells {
          guard let symbol = try workspace.match(cell.symbol, for: patient) else { throw MissingGround() }
          try workspace.put(symbol, at: cell.position, on: record, picture: workspace.keep(cell.picture, pictures))
        }
      }
      return
    }
    var fields: [String] = []
    if board.size != record.size {
      fields.append("size")
    } else if board.layout != record.layout {
      fields.append("layout")
    }
    if board.labels != record.labels { fields.append("labels") }
    if !fields.isEmpty {
      note(.changed, "board", record.name, fields: fields) { workspace in
        var changed = record
        changed.size = board.size
        changed.layout = board.layout
        changed.labels = board.labels
        try workspace.save(changed)
      }
    } else {
      set.unchanged += 1
    }
    try addCells(board, record, patient, known)
  }

  private mutating func addCells(_ board: Board, _ record: BoardRecord, _ patient: Patient, _ known: PatientRecord?)
    throws
  {
    let pictures = pictures
    let here = Dictionary(try workspace.cells(of: record).map { ($0.position, $0) }) { first, _ in first }
    for var cell in board.cells {
      cell.picture = try usable(cell.picture, of: cell.symbol.name)
      let name = "\(record.name) \(board.size.name(ofPosition: cell.position)) \(cell.symbol.name)"
      let symbol = try known.flatMap { try workspace.match(cell.symbol, for: $0) }
      let isSame = symbol.map { here[cell.position]?.symbol.id == $0.id } ?? false
      let looksSame = try workspace.picture(here[cell.position]?.restyled) == cell.picture
      if isSame, looksSame {
        set.unchanged += 1
        continue
      }
      let action: ChangeSet.Action = here[cell.position] == nil ? .new : .changed
      note(action, "cell", name, fields: action == .new ? [] : [isSame ? "picture" : "symbol"]) { [cell] workspace in
        guard let symbol = try workspace.match(cell.symbol, for: workspace.ground(patient)) else {
          throw MissingGround()
        }
        try workspace.put(symbol, at: cell.position, on: record, picture: workspace.keep(cell.picture, pictures))
      }
    }
    let filled = Set(board.cells.map(\.position))
    for (position, cell) in here.sorted(by: { $0.key < $1.key }) where !filled.contains(position) {
      note(.removed, "cell", "\(record.name) \(record.size.name(ofPosition: position)) \(cell.symbol.name)") {
        workspace in
        try workspace.clear(position, on: record)
      }
    }
  }
}

extension Workspace {
  func match(_ plan: Plan, of tutor: TutorRecord) throws -> PlanRecord? {
    try read { db in
      if !plan.uid.isEmpty,
        let same = try db.first(PlanRecord.self, Scope(condition: "uid = ?", arguments: [plan.uid]))
      {
        return same
      }
      return try db.first(
        PlanRecord.self, Scope(condition: "tutor = ? AND folded = ?", arguments: [tutor.id, plan.name.folded]))
    }
  }

  /// - Returns: nil when the board isn't here.
  func match(_ board: Board, for patient: PatientRecord) throws -> BoardRecord? {
    try read { db in
      if !board.uid.isEmpty {
        let same = Scope(condition: "uid = ?", arguments: [board.uid])
        if let record = try db.first(BoardRecord.self, same) { return record }
      }
      return try db.first(
        BoardRecord.self, Scope(condition: "patient = ? AND folded = ?", arguments: [patient.id, board.name.folded]))
    }
  }

  /// What a received plan shows, out of what is here by now.
  func content(of plan: Plan, for patient: PatientRecord) throws -> PlanContent {
    if plan.kind == .large, let cell = plan.board.cells.first {
      guard let symbol = try match(cell.symbol, for: patient) else { throw MissingGround() }
      return .symbol(symbol)
    }
    guard let board = try match(plan.board, for: patient) else { throw MissingGround() }
    return .board(board)
  }
}
