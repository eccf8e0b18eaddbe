public import TagarelaKit
public import Workspace

/// A plan's patient touching what it shows.
public struct PlanTouching {
  private let clinic: Clinic
  public let plan: PlanRecord
  private let tutor: TutorRecord
  public let patient: PatientRecord
  /// Nil for a large symbol.
  public var walk: BoardWalk?
  public let voice: CellVoice
  /// Of a plan of one large symbol.
  public let symbol: SymbolRecord?

  /// - Parameter inTurn: whether what is touched waits to be heard until what was touched before has been.
  /// - Throws: ``Failure`` `plan.nothing_to_show`.
  public init(_ clinic: Clinic, _ plan: PlanRecord, inTurn: Bool = false) throws {
    self.clinic = clinic
    self.plan = plan
    let (tutor, patient) = try clinic.people(of: plan)
    self.tutor = tutor
    self.patient = patient
    let board = try plan.board.flatMap { try clinic.workspace.board(id: $0) }
    let voice = CellVoice(clinic, for: patient, inTurn: inTurn)
    walk = try board.map { try BoardWalk(clinic, from: $0, for: patient, voice) }
    self.voice = voice
    symbol = try plan.symbol.flatMap { try clinic.workspace.symbol(id: $0) }
    guard walk != nil || symbol != nil else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
  }

  /// Touches the place that a word names; `:back` and `:home` go back.
  ///
  /// - Returns: what was touched; nil for a way back.
  /// - Throws: ``Failure`` `cell.unknown`, `cell.empty`, `cell.hidden`, `cell.heading`.
  public mutating func follow(_ word: String, _ at: Moment) throws -> String? {
    switch TypedWay(word, in: clinic.registry) {
    case .back: walk?.goBack()
    case .home: walk?.goHome()
    case .word, nil:
      guard let board = walk?.board else {
        guard GridSize.one.position(word) == 1 else {
          throw Failure("cell.unknown", ["cell": .text(word), "board": .text(plan.name), "last": "A1", "count": 1])
        }
        return try touch(1, at)
      }
      return try touch(board.position(named: word), at)
    }
    return nil
  }

  /// Says what is at a place, notes it in the history, and goes where it leads.
  ///
  /// - Returns: what was touched.
  public mutating func touch(_ position: Int, _ at: Moment) throws -> String {
    guard let cell = try walk?.cell(at: position), let board = walk?.board else {
      guard let symbol else { throw Failure("plan.nothing_to_show", ["name": .text(plan.name)]) }
      try note(symbol.name, symbol.id, at)
      voice.say([.init(text: symbol.name, voice: symbol.voice)])
      return symbol.name
    }
    let name = cell.symbol?.name ?? cell.touchName(on: board)
    try note(name, cell.symbol?.id, at)
    try walk?.touch(cell)
    return name
  }

  private func note(_ name: String, _ symbol: Int64?, _ at: Moment) throws {
    try clinic.workspace.add(
      Touch(at: at, symbol: name, plan: plan.name), to: patient.id, tutor: tutor.id, plan: plan.id, symbol: symbol)
  }

  /// What a place of what is shown is called: `B2`.
  public func name(of position: Int) -> String {
    walk?.board.size.name(ofPosition: position) ?? GridSize.one.name(ofPosition: position)
  }

  /// What is shown, as it was written.
  public mutating func labels() throws -> [(position: Int, label: String)] {
    if let cells = try walk?.cells() { return cells.map { ($0.position, $0.text) } }
    return symbol.map { [(1, $0.name)] } ?? []
  }
}

extension Clinic {
  /// A plan's tutor and patient.
  ///
  /// - Throws: ``Failure`` `plan.unknown`.
  public func people(of plan: PlanRecord) throws -> (tutor: TutorRecord, patient: PatientRecord) {
    guard let tutor = try workspace.tutor(id: plan.tutor), let patient = try workspace.patient(id: tutor.patient) else {
      throw Failure("plan.unknown", ["name": .text(plan.name)])
    }
    return (tutor, patient)
  }

  /// What touches of a plan are called, in reading order.
  public func symbolNames(of plan: PlanRecord) throws -> [String] {
    if let board = try plan.board.flatMap({ try workspace.board(id: $0) }) {
      let cells = try workspace.cells(of: board)
      let headings = headings(of: board, among: cells)
      return cells.filter { !headings.contains($0.position) }.map { $0.symbol?.name ?? $0.touchName(on: board) }
    }
    return try plan.symbol.flatMap { try workspace.symbol(id: $0)?.name }.map { [$0] } ?? []
  }
}
