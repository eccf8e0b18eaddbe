public import TagarelaKit

extension Workspace {
  /// All that a plan shows, with its pictures and voices, as a parcel for its tutor.
  ///
  /// - Parameter linked: with all boards to which the plan's board leads.
  /// - Throws: ``Failure`` `plan.of_another` when a board or symbol in it is another patient's: nothing of theirs may go to
  ///   this one's family.
  public func parcel(of plan: PlanRecord, linked: Bool = true) throws -> Parcel {
    guard let tutor = try tutor(id: plan.tutor), let patient = try patient(id: tutor.patient) else {
      throw Failure("plan.unknown", ["name": .text(plan.name)])
    }
    let start = try plan.board.flatMap { try board(id: $0) }
    let boards = try start.map { try linked ? self.linked(from: $0) : [$0] } ?? []
    let large = try plan.symbol.flatMap { try symbol(id: $0) }
    for board in boards { try check(board.patient, is: patient, board.name, in: plan) }
    for symbol in try symbols(on: boards) + (large.map { [$0] } ?? []) {
      try check(symbol.patient, is: patient, symbol.name, in: plan)
    }
    return try sharingMedia {
      let others = try boards.dropFirst().map(complete)
      return try Parcel(
        kind: .plan, patient: forTutor(patient), tutor: complete(tutor), therapistEmail: setting("email"),
        plans: [complete(plan)], boards: others)
    }
  }

  private func check(_ owner: Int64?, is patient: PatientRecord, _ name: String, in plan: PlanRecord) throws {
    guard let owner, owner != patient.id else { return }
    throw Failure(
      "plan.of_another",
      [
        "plan": .text(plan.name), "patient": .text(patient.name), "name": .text(name),
        "other": Value(try self.patient(id: owner)?.name),
      ])
  }

  /// The symbols of boards, each once.
  private func symbols(on boards: [BoardRecord]) throws -> [SymbolRecord] {
    var known: Set<Int64> = []
    return try boards.flatMap { try cells(of: $0) }.compactMap(\.symbol).filter { known.insert($0.id).inserted }
  }

  /// - Parameter linked: with all boards to which it leads.
  public func parcel(of board: BoardRecord, linked: Bool = false) throws -> Parcel {
    try parcel(of: linked ? self.linked(from: board) : [board])
  }

  /// Several boards, the first of which is where one begins.
  public func parcel(of boards: [BoardRecord]) throws -> Parcel {
    let owners = Set(boards.compactMap(\.patient))
    var owner: Patient?
    if owners.count == 1, let id = owners.first, let record = try patient(id: id) { owner = try forTutor(record) }
    return try sharingMedia { try Parcel(kind: .board, patient: owner, boards: boards.map(complete)) }
  }

  /// The symbols of a category that a patient sees, by name.
  public func parcel(of category: CategoryRecord, for patient: Int64?) throws -> Parcel {
    try Parcel(
      kind: .symbols, symbols: symbols(for: patient, category: category.id).map(complete), title: category.name)
  }

  /// The patient's observations of a period, in order of time.
  ///
  /// - Parameters:
  ///   - from: the first day; nil for the beginning.
  ///   - to: the last day, whole; nil for no end.
  public func observationParcel(
    of patient: PatientRecord, by tutor: TutorRecord?, from: Day? = nil, to: Day? = nil
  ) throws -> Parcel {
    try Parcel(
      kind: .observations, patient: Patient(uid: patient.uid, name: patient.name), tutor: tutor.map(brief),
      therapistEmail: setting("therapist_email") ?? setting("email"),
      observations: observations(of: patient.id, from: from, to: to).map {
        Observation(uid: $0.uid, at: $0.at, text: $0.text, tutor: $0.author)
      })
  }

  /// The patient's usage history of a period, in order of time; its touches are read while one goes through them.
  ///
  /// - Parameters: as ``observationParcel(of:by:from:to:)``.
  public func usageParcel(
    of patient: PatientRecord, by tutor: TutorRecord?, from: Day? = nil, to: Day? = nil
  ) throws -> Parcel {
    try Parcel(
      kind: .usage, patient: Patient(uid: patient.uid, name: patient.name), tutor: tutor.map(brief),
      therapistEmail: setting("therapist_email") ?? setting("email"),
      touches: Flow(count: touchCount(of: patient.id, from: from, to: to)) { [patient = patient.id] body in
        try self.forEachTouch(of: patient, from: from, to: to) {
          try body(Touch(uid: $0.uid, at: $0.at, symbol: $0.symbolName, plan: $0.planName))
        }
      })
  }

  /// A plan as a value, its board complete; a large symbol is a board of one cell.
  public func complete(_ plan: PlanRecord) throws -> Plan {
    let board: Board
    if let id = plan.board, let record = try self.board(id: id) {
      board = try complete(record)
    } else if let id = plan.symbol, let record = try symbol(id: id) {
      board = try Board(
        name: plan.name, size: .one, layout: "", cells: [Board.Cell(position: 1, symbol: complete(record))])
    } else {
      throw Failure("plan.nothing_to_show", ["name": .text(plan.name)])
    }
    return Plan(
      uid: plan.uid, name: plan.name, description: plan.description, kind: plan.kind, start: plan.start, board: board,
      activities: plan.activities)
  }

  public func complete(_ board: BoardRecord) throws -> Board {
    var complete = try Board(
      uid: board.uid, name: board.name, size: board.size, layout: board.layout, scene: picture(board.scene),
      cells: cells(of: board).map(complete), foreign: board.foreign)
    complete.traits = board.traits
    return complete
  }

  public func complete(_ cell: CellRecord) throws -> Board.Cell {
    let target = try cell.link.flatMap { try board(id: $0) }
    var complete = try Board.Cell(
      position: cell.position, symbol: cell.symbol.map(complete), picture: picture(cell.restyled),
      voice: voice(cell.ownVoice), link: target.map { BoardLink(uid: $0.uid, name: $0.name) }, foreign: cell.foreign,
      uid: cell.uid)
    complete.traits = cell.traits
    return complete
  }

  public func complete(_ symbol: SymbolRecord) throws -> Symbol {
    guard let category = try category(id: symbol.category) else {
      throw Failure("category.unknown", ["name": .text("#\(symbol.category)")])
    }
    let shown = try picture(symbol.picture)
    var complete = try Symbol(
      uid: symbol.uid, name: symbol.name, meaning: symbol.meaning, category: category.value,
      picture: shown == .blank ? nil : shown, voice: voice(symbol.voice), isCustom: symbol.patient != nil)
    complete.video = try video(symbol.video)
    complete.traits = symbol.traits
    return complete
  }

  /// What a tutor needs to know of the patient, and no more: health data stays here.
  private func forTutor(_ patient: PatientRecord) throws -> Patient {
    try Patient(uid: patient.uid, name: patient.name, email: patient.email, photo: picture(patient.photo))
  }

  private func complete(_ tutor: TutorRecord) throws -> Tutor {
    try Tutor(uid: tutor.uid, name: tutor.name, place: tutor.place, email: tutor.email, photo: picture(tutor.photo))
  }

  private func brief(_ tutor: TutorRecord) -> Tutor {
    Tutor(uid: tutor.uid, name: tutor.name, place: tutor.place, email: tutor.email)
  }
}
