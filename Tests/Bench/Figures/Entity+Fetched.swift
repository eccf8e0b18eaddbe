import TagarelaKit
import Workspace

extension Entity {
  private static let at = Moment("2012-11-05 09:15") ?? .now

  static let fetched = [
    Entity(
      name: "a patient", statements: [patient],
      ours: { workspace, people, _ in _ = try workspace.patient(id: people.patient.id) }),
    Entity(
      name: "a patient with its tutors",
      statements: [
        patient,
        .init(
          sql: """
            SELECT id, name, uid, patient, place, email, until, photo FROM tutor
            WHERE patient = ? AND until IS NULL ORDER BY folded, id
            """, values: "1"),
      ],
      ours: { workspace, people, _ in
        _ = try workspace.patient(id: people.patient.id)
        _ = try workspace.tutors(of: people.patient.id)
      }),
    Entity(
      name: "a tutor",
      statements: [
        .init(sql: "SELECT id, name, uid, patient, place, email, until, photo FROM tutor WHERE id = ?", values: "1")
      ], ours: { workspace, people, _ in _ = try workspace.tutor(id: people.tutor.id) }),
    Entity(
      name: "a category", statements: [category],
      ours: { workspace, people, _ in _ = try workspace.category(id: people.category.id) }),
    Entity(
      name: "a symbol", statements: [symbol],
      ours: { workspace, people, _ in _ = try workspace.symbol(id: people.symbol.id) }),
    Entity(
      name: "a symbol with its category and picture",
      statements: [
        symbol, category, .init(sql: "SELECT kind, bytes FROM media WHERE id = ?", values: "1"),
      ],
      ours: { workspace, people, _ in
        guard let symbol = try workspace.symbol(id: people.symbol.id) else { return }
        _ = try workspace.category(id: symbol.category)
        _ = try workspace.picture(symbol.picture)
      }),
    Entity(
      name: "a board", statements: [board],
      ours: { workspace, people, _ in _ = try workspace.board(id: people.board.id) }),
    Entity(
      name: "a board with 9 cells", statements: [board, cells],
      ours: { workspace, people, _ in
        _ = try workspace.board(id: people.board.id)
        _ = try workspace.cells(of: people.board)
      }),
    Entity(
      name: "a plan", statements: [plan],
      ours: { workspace, people, _ in _ = try workspace.plan(id: people.plan.id) }),
    Entity(
      name: "a plan with its tutor and board of 9 cells",
      statements: [
        plan, board, cells,
        .init(sql: "SELECT id, name, uid, patient, place, email, until, photo FROM tutor WHERE id = ?", values: "1"),
      ],
      ours: { workspace, people, _ in
        guard let plan = try workspace.plan(id: people.plan.id) else { return }
        _ = try workspace.tutor(id: plan.tutor)
        _ = try plan.board.flatMap { try workspace.board(id: $0) }.map { try workspace.cells(of: $0) }
      }),
    Entity(
      name: "an observation",
      statements: [
        .init(sql: "SELECT id, uid, patient, tutor, author, at, text FROM observation WHERE id = ?", values: "1")
      ],
      prepare: { workspace, people in
        try workspace.add(Observation(at: at, text: "Pediu suco."), to: people.patient.id, tutor: people.tutor.id)
      }, ours: { workspace, _, _ in _ = try workspace.observation(id: 1) }),
    Entity(
      name: "100 touches of a patient",
      statements: [
        .init(
          sql: """
            SELECT id, uid, tutor, plan, symbol, plan_name, symbol_name, at FROM touch
            WHERE patient = ? ORDER BY at, id
            """, values: "1")
      ],
      prepare: { workspace, people in
        for _ in 0..<100 {
          try workspace.add(
            Touch(at: at, symbol: "suco", plan: people.plan.name), to: people.patient.id, tutor: people.tutor.id,
            plan: people.plan.id, symbol: people.symbol.id)
        }
      }, ours: { workspace, people, _ in _ = try workspace.touches(of: people.patient.id) }),
  ]

  private static let patient = Statement(
    sql: "SELECT id, name, uid, born, pathology, email, since, photo FROM patient WHERE id = ?", values: "1")
  private static let category = Statement(sql: "SELECT id, name, color FROM category WHERE id = ?", values: "1")
  private static let symbol = Statement(
    sql: "SELECT id, name, uid, meaning, category, patient, picture, voice FROM symbol WHERE id = ?", values: "1")
  private static let board = Statement(
    sql: "SELECT id, name, uid, patient, layout, grid_columns, grid_rows FROM board WHERE id = ?", values: "1")
  private static let plan = Statement(
    sql: "SELECT id, name, uid, tutor, description, kind, start, board, symbol, sent FROM plan WHERE id = ?",
    values: "1")
  private static let cells = Statement(
    sql: """
      SELECT symbol.id, symbol.name, symbol.uid, symbol.meaning, symbol.category, symbol.patient, symbol.picture,
        symbol.voice, cell.position, category.id, category.name, category.color
      FROM cell JOIN symbol ON symbol.id = cell.symbol JOIN category ON category.id = symbol.category
      WHERE cell.board = ? ORDER BY cell.position
      """, values: "1")
}
