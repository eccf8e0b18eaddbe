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
      note(.new, "plan", plan.name, needs: [Ground.patient, Ground.tutor] + needs(of: plan)) { workspace, _ in
        let patient = try workspace.ground(patient)
        guard let tutor = try workspace.ground(sender, of: patient) else { throw MissingGround() }
        let content = try workspace.content(of: plan, for: patient)
        try workspace.add(
          uid: plan.uid, name: plan.name, description: plan.description, start: plan.start ?? Moment.now.day,
          tutor: tutor, showing: content, activities: plan.activities)
      }
      return
    }
    var differences: [FieldDifference] = []
    if plan.name != record.name {
      differences.append(.init("name", here: .text(record.name), there: .text(plan.name)))
    }
    if plan.description != record.description {
      differences.append(.init("description", here: .text(record.description), there: .text(plan.description)))
    }
    if let start = plan.start, start != record.start {
      differences.append(.init("start", here: .text(record.start?.description), there: .text(start.description)))
    }
    if plan.activities != record.activities {
      differences.append(.init("activities", here: .activities(record.activities), there: .activities(plan.activities)))
    }
    let shown = known.flatMap { try? workspace.content(of: plan, for: $0) }
    let there: FieldVersion =
      switch shown {
      case .board(let board): .named(board)
      case .symbol(let symbol): .named(symbol)
      case nil: .named(plan.board.name, identity: plan.board.uid)
      }
    let here = try workspace.versions(of: record).first { $0.0 == "content" }?.1 ?? .nothing
    if try here.sum(in: workspace) != there.sum(in: workspace) {
      differences.append(.init("content", here: here, there: there))
    }
    if differences.isEmpty {
      set.unchanged += 1
      return
    }
    let key = ExchangedVersions.key("plan", record.uid)
    let fields = Set(differences.map(\.field))
    note(.changed, "plan", record.name, try workspace.judged(differences, key), key: key, needs: needs(of: plan)) {
      workspace, keeping in
      let wanted = fields.subtracting(keeping)
      var changed = record
      if wanted.contains("name") { changed.name = plan.name }
      if wanted.contains("description") { changed.description = plan.description }
      if wanted.contains("start") { changed.start = plan.start }
      if wanted.contains("activities") { changed.activities = plan.activities }
      if wanted.contains("content") {
        (changed.board, changed.symbol, changed.kind) =
          switch try workspace.content(of: plan, for: workspace.ground(patient)) {
          case .board(let board): (board.id, nil, .board)
          case .symbol(let symbol): (nil, symbol.id, .large)
          }
      }
      try workspace.save(changed)
    }
  }

  /// The grounds of what a plan shows.
  private func needs(of plan: Plan) -> [String] {
    plan.kind == .board ? [Ground.board(plan.board)] : plan.board.cells.compactMap(\.symbol).map(Ground.symbol)
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
