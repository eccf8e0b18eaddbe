import GRDB
import TagarelaKit
import Testing
import Workspace

/// Of a plan and a board the one that fits best is meant.
struct PlanOrBoardTests {
  private let desk: Desk
  private let patient: PatientRecord

  init() throws {
    desk = try Desk()
    patient = try desk.patient()
    let tutor = try desk.workspace.add(Tutor(name: "Ana"), to: patient.id)
    let symbol = try desk.symbol("suco")
    for name in ["Hora", "Casa", "Rua da casa", "Meu jardim"] { _ = try desk.board(name, symbol) }
    for name in ["Hora do lanche", "Casa", "Jardim", "Lanche na rua"] {
      _ = try desk.plan(name, for: tutor, .symbol(symbol))
    }
  }

  private func meant(_ name: String) throws -> String {
    switch try desk.workspace.planOrBoard(named: name, for: patient.id) {
    case .plan(let plan): "plan \(plan.name)"
    case .board(let board): "board \(board.name)"
    }
  }

  @Test(arguments: [
    ("Hora", "board Hora"), ("hora", "board Hora"), ("hora do", "plan Hora do lanche"), ("jardim", "plan Jardim"),
    ("meu", "board Meu jardim"), ("rua", "board Rua da casa"), ("lanche", "plan Lanche na rua"), ("#4", "#4"),
  ])
  func `the whole name comes first, then what begins so, then what contains it`(_ name: String, _ expected: String)
    throws
  {
    if expected == name {
      #expect(throws: Failure.self) { try meant(name) }
    } else {
      #expect(try meant(name) == expected)
    }
  }

  @Test func `where both are called so, both ways to say which are named`() {
    let failure = #expect(throws: Failure.self) { try meant("casa") }
    #expect(failure?.what.key == "name.plan_or_board")
    #expect(failure?.candidates == ["plan:Casa", "board:Casa"])
    #expect(failure?.hint == Phrase("name.plan_or_board.hint"))
  }

  @Test func `what is neither is told with the nearest`() {
    let failure = #expect(throws: Failure.self) { try meant("Horas") }
    #expect(failure?.what.key == "board.unknown")
    #expect(failure?.candidates == ["Hora"])
  }

  @Test func `a name that can't be shown is found as it is shown`() throws {
    _ = try desk.board("Praça")
    try DatabaseQueue(path: desk.workspace.path).write { db in
      try db.execute(
        sql:
          "UPDATE board SET name = 'Pra' || char(27) || '[2J', folded = 'pra' || char(27) || '[2j' WHERE name = 'Praça'"
      )
    }
    #expect(try desk.workspace.board(named: "pra\u{FFFD}[2j", for: nil).name == "Pra\u{1B}[2J")
  }
}
