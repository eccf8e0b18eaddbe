import TagarelaKit
import Workspace

extension Entity {
  private static let at = Moment("2012-11-05 09:15") ?? .now
  private static let day = Day("2009-03-12")

  static let inserted = [
    Entity(
      name: "a patient",
      statements: [
        .init(sql: "INSERT INTO patient(uid, name, folded, born, since) VALUES (?, ?, ?, ?, ?)", values: "unndd")
      ],
      ours: { workspace, _, number in
        try workspace.add(Patient(name: "name \(number)", born: day, since: day))
      }),
    Entity(
      name: "a patient with a photo",
      statements: [
        .init(
          sql: "INSERT INTO patient(uid, name, folded, born, since, photo) VALUES (?, ?, ?, ?, ?, ?)",
          values: "unndd1")
      ],
      ours: { workspace, people, number in
        try workspace.add(Patient(name: "name \(number)", born: day, since: day), photo: people.symbol.picture)
      }),
    Entity(
      name: "a tutor of a patient",
      statements: [
        .init(sql: "INSERT INTO tutor(uid, patient, name, folded, place) VALUES (?, ?, ?, ?, ?)", values: "u1nnw")
      ],
      ours: { workspace, people, number in
        try workspace.add(Tutor(name: "name \(number)", place: "casa"), to: people.patient.id)
      }),
    Entity(
      name: "a category",
      statements: [.init(sql: "INSERT INTO category(uid, name, folded, color) VALUES (?, ?, ?, ?)", values: "unnw")],
      ours: { workspace, _, number in try workspace.add(Category(name: "name \(number)", color: .yellow)) }),
    Entity(
      name: "a symbol in a category",
      statements: [
        .init(
          sql: "INSERT INTO symbol(uid, name, folded, meaning, category, picture) VALUES (?, ?, ?, ?, ?, ?)",
          values: "unnn11")
      ],
      ours: { workspace, people, number in
        let name = "name \(number)"
        try workspace.add(
          Symbol(name: name, meaning: name, category: people.category.value, picture: nil),
          category: people.category.id, patient: nil, picture: people.symbol.picture, voice: nil)
      }),
    Entity(
      name: "a board", statements: [board],
      ours: { workspace, _, number in
        try workspace.add(Board(name: "name \(number)", size: .nine, layout: "nine"), patient: nil)
      }),
    Entity(
      name: "a board with 9 cells",
      statements: [
        board,
        .init(
          sql: "INSERT INTO cell(uid, board, position, symbol) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
          values: "u1i1", times: 9),
      ],
      ours: { workspace, people, number in
        let board = try workspace.add(Board(name: "name \(number)", size: .nine, layout: "nine"), patient: nil)
        for (index, symbol) in people.symbols.enumerated() { try workspace.put(symbol, at: index + 1, on: board) }
      }),
    Entity(
      name: "a plan of a tutor with a board",
      statements: [
        .init(
          sql: """
            INSERT INTO plan(uid, tutor, name, folded, description, kind, start, board) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, values: "u1nnwwd1")
      ],
      ours: { workspace, people, number in
        try workspace.add(
          name: "name \(number)", description: "Pedir", start: at.day, tutor: people.tutor,
          showing: .board(people.board))
      }),
    Entity(
      name: "an observation",
      statements: [
        .init(sql: "INSERT INTO observation(uid, patient, at, text) VALUES (?, ?, ?, ?)", values: "u1tn")
      ],
      ours: { workspace, people, number in
        try workspace.add(Observation(at: at, text: "name \(number)"), to: people.patient.id)
      }),
    Entity(
      name: "an observation of a tutor",
      statements: [
        .init(
          sql: "INSERT INTO observation(uid, patient, tutor, author, at, text) VALUES (?, ?, ?, ?, ?, ?)",
          values: "u11wtn")
      ],
      ours: { workspace, people, number in
        let observation = Observation(at: at, text: "name \(number)", tutor: people.tutor.name)
        try workspace.add(observation, to: people.patient.id, tutor: people.tutor.id)
      }),
    Entity(
      name: "a touch",
      statements: [
        .init(sql: "INSERT INTO touch(uid, patient, symbol_name, at) VALUES (?, ?, ?, ?)", values: "u1wt")
      ],
      ours: { workspace, people, _ in
        let touch = Touch(at: at, symbol: "suco")
        try workspace.add(touch, to: people.patient.id, tutor: nil, plan: nil, symbol: nil)
      }),
    Entity(
      name: "a touch of a plan's symbol by a tutor",
      statements: [
        .init(
          sql: """
            INSERT INTO touch(uid, patient, tutor, plan, symbol, plan_name, symbol_name, at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, values: "u1111wwt")
      ],
      ours: { workspace, people, _ in
        let touch = Touch(at: at, symbol: "suco", plan: people.plan.name)
        try workspace.add(
          touch, to: people.patient.id, tutor: people.tutor.id, plan: people.plan.id, symbol: people.symbol.id)
      }),
  ]

  private static let board = Statement(
    sql: "INSERT INTO board(uid, name, folded, layout, grid_columns, grid_rows) VALUES (?, ?, ?, ?, 3, 3)",
    values: "unnw")
}
