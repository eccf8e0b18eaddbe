import TagarelaKit
import Workspace

/// Something to insert or fetch: through the workspace, and by the statements that it takes at least.
struct Entity: Sendable {
  let name: String
  let statements: [Statement]
  var prepare: @Sendable (Workspace, People) throws -> Void = { _, _ in }
  let ours: @Sendable (Workspace, People, Int) throws -> Void

  struct Statement: Sendable {
    let sql: String
    let values: String
    /// How many of it one run takes.
    var times = 1
  }
}

/// Those whom the inserted rows belong to.
struct People {
  let patient: PatientRecord
  let tutor: TutorRecord
  let category: CategoryRecord
  let symbol: SymbolRecord
  let board: BoardRecord
  let plan: PlanRecord
  let symbols: [SymbolRecord]

  init(_ workspace: Workspace) throws {
    patient = try workspace.patient(named: Clinic.patient)
    tutor = try workspace.tutor(named: "Ana Lúcia", of: patient.id)
    category = try workspace.category(named: "nouns")
    symbol = try workspace.symbol(named: "suco", for: nil)
    board = try workspace.board(named: Clinic.board, for: nil)
    plan = try workspace.plan(named: "Hora do lanche", of: patient.id)
    symbols = try workspace.symbols(for: nil)
  }
}
