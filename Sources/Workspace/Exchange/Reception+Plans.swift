import GRDB
import TagarelaKit

extension Reception {
  mutating func add(_ plan: Plan, _ patient: Patient, _ known: PatientRecord?, _ tutor: TutorRecord?) throws {
    if plan.kind == .board {
      try add([plan.board], patient, known)
    } else {
      try addSymbols(plan.board.cells.compactMap(\.symbol), patient, known)
    }
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

  /// What a received plan shows, out of what is here by now.
  func content(of plan: Plan, for patient: PatientRecord) throws -> PlanContent {
    if plan.kind == .large, let wanted = plan.board.cells.first?.symbol {
      guard let symbol = try match(wanted, for: patient) else { throw MissingGround() }
      return .symbol(symbol)
    }
    guard let board = try match(plan.board, for: patient) else { throw MissingGround() }
    return .board(board)
  }
}
