import GRDB
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Workspace

/// Somebody who does something or other in a workspace, as often as one wants, by chance that can be repeated.
struct Worker {
  let desk: Desk
  private var random: Seeded
  private var workspace: Workspace { desk.workspace }

  /// A module's table, with a patient, a picture and a name.
  static let tables = WorkspaceTables(
    id: "drawn",
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE drawn_page (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            picture INTEGER REFERENCES media(id),
            symbol INTEGER REFERENCES symbol(id) ON DELETE SET NULL,
            text TEXT NOT NULL, stars REAL
          );
          """, undoable: ["drawn_page"])
    ])

  init(seed: UInt64) throws {
    desk = try Desk(tables: [Self.tables])
    random = Seeded(state: seed)
  }

  private mutating func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &random) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func word() -> String {
    ["água", "pão", "casa", "bola", "sol", "mãe", "Não", "x\ty\\n"].randomElement(using: &random).map {
      "\($0) \(Int.random(in: 0..<40, using: &random))"
    } ?? ""
  }

  /// Does one thing; what isn't possible just now is left.
  mutating func work() throws {
    do {
      if chance(4) { return _ = try workspace.undo() }
      if chance(2) { return _ = try workspace.redo() }
      try workspace.change("work") { try deed() }
    } catch is TagarelaKit.Failure {
    }
  }

  private mutating func deed() throws {
    switch Int.random(in: 0..<24, using: &random) {
    case 0:
      _ = try desk.patient(word())
    case 1:
      guard var patient = try one(of: workspace.patients()) else { return }
      patient.email = "\(Int.random(in: 0..<99, using: &random))@example.org"
      if chance(30) { patient.name = word() }
      if chance(30) { patient.photo = try workspace.keep(.sample(word()), width: 10, height: 10) }
      try workspace.save(patient)
    case 2:
      if chance(20), let patient = try one(of: workspace.patients()) { try workspace.remove(patient) }
    case 3:
      guard let patient = try one(of: workspace.patients()) else { return }
      try workspace.add(Tutor(name: word()), to: patient.id)
    case 4:
      guard var tutor = try one(of: workspace.tutors(of: nil)) else { return }
      tutor.place = word()
      try workspace.save(tutor)
      if chance(10) { _ = try workspace.remove(tutor, on: .some) }
    case 5:
      guard var category = try one(of: workspace.categories()) else {
        return _ = try workspace.add(Category(name: word(), color: .blue))
      }
      category.color = one(of: CategoryColor.allCases) ?? .red
      if chance(40) { category.name = word() }
      try workspace.save(category)
    case 6:
      if let category = try one(of: workspace.categories()) { try workspace.remove(category) }
    case 7, 8:
      let patient = chance(20) ? try one(of: workspace.patients()) : nil
      _ = try desk.symbol(word(), in: word(), of: patient)
    case 9:
      guard var symbol = try one(of: workspace.symbols(for: nil)) else { return }
      symbol.meaning = word()
      if chance(40), let category = try one(of: workspace.categories()) { symbol.category = category.id }
      if chance(20) { symbol.picture = try workspace.keep(.sample(word()), width: 10, height: 10) }
      try workspace.save(symbol)
    case 10:
      if let symbol = try one(of: workspace.symbols(for: nil)) { try workspace.remove(symbol) }
    case 11:
      _ = try desk.board(word(), of: chance(50) ? one(of: workspace.patients()) : nil)
    case 12, 13, 14:
      guard let board = try one(of: workspace.boards(for: nil)), let symbol = try one(of: workspace.symbols(for: nil))
      else { return }
      try workspace.put(symbol, at: Int.random(in: 1...board.size.count, using: &random), on: board)
    case 15:
      guard let board = try one(of: workspace.boards(for: nil)), let cell = try one(of: workspace.cells(of: board))
      else {
        return
      }
      var changed = cell
      changed.label = word()
      if chance(40) { changed.link = try one(of: workspace.boards(for: nil))?.id }
      if chance(30) { changed.span = chance(50) ? .single : Span(columns: 2, rows: 1) ?? .single }
      try workspace.save(changed, on: board)
    case 16:
      guard let board = try one(of: workspace.boards(for: nil)), let cell = try one(of: workspace.cells(of: board))
      else {
        return
      }
      if chance(50) {
        try workspace.clear(cell.position, on: board)
      } else {
        try workspace.swap(cell.position, Int.random(in: 1...board.size.count, using: &random), on: board)
      }
    case 17:
      guard let board = try one(of: workspace.boards(for: nil)) else { return }
      if chance(20) { return try workspace.remove(board) }
      let size = try #require(GridSize(columns: Int.random(in: 2...5, using: &random), rows: 3))
      try workspace.resize(board, to: size, pages: 1)
    case 18:
      guard let tutor = try one(of: workspace.tutors(of: nil)),
        let board = try one(of: workspace.boards(for: tutor.patient))
      else { return }
      if chance(70) { return _ = try desk.plan(word(), for: tutor, .board(board)) }
      if let plan = try one(of: workspace.plans(of: nil)) { try workspace.remove(plan) }
    case 19:
      guard let patient = try one(of: workspace.patients()) else { return }
      let notes = try workspace.observations(of: patient.id)
      guard let note = one(of: notes), chance(60) else {
        return _ = try workspace.add(
          Observation(at: .at(1), text: word()), to: patient.id,
          tutor: one(of: workspace.tutors(of: patient.id))?.id)
      }
      if chance(20) { try workspace.remove(note) } else { try workspace.save(note, text: word(), at: .at(2)) }
    case 20:
      guard let patient = try one(of: workspace.patients()) else { return }
      let symbol = try one(of: workspace.symbols(for: patient.id))
      try workspace.add(
        Touch(at: .at(3), symbol: symbol?.name ?? "?"), to: patient.id, tutor: nil,
        plan: one(of: workspace.plans(of: patient.id))?.id, symbol: symbol?.id)
    case 21:
      guard let patient = try one(of: workspace.patients()) else { return }
      if let favourite = try one(of: workspace.favourites(of: patient.id)), chance(40) {
        try workspace.removeFavourite(favourite, of: patient.id)
      } else if let symbol = try one(of: workspace.symbols(for: patient.id)) {
        try workspace.addFavourite(symbol, of: patient.id)
      }
    case 22:
      try workspace.set(one(of: ["language", "send", "dwell"]) ?? "", to: chance(20) ? nil : word())
      guard let patient = try one(of: workspace.patients()) else { return }
      try workspace.set("dwell", to: chance(30) ? nil : word(), of: patient)
      try workspace.prefer(chance(30) ? [] : ["a", "b"].shuffled(using: &random), for: chance(50) ? patient.id : nil)
    default:
      guard let patient = try one(of: workspace.patients()) else { return }
      let picture = try workspace.keep(.sample(word()), width: 10, height: 10)
      let (symbol, text, stars) = (
        try one(of: workspace.symbols(for: nil))?.id, word(), Double.random(in: 0...5, using: &random)
      )
      try workspace.read { db in
        if let page = try Int64.fetchOne(db, sql: "SELECT id FROM drawn_page ORDER BY text LIMIT 1"), stars < 3 {
          try db.execute(sql: "UPDATE drawn_page SET text = ?, stars = ? WHERE id = ?", arguments: [text, stars, page])
        } else {
          try db.execute(
            sql: "INSERT INTO drawn_page(uid, patient, picture, symbol, text, stars) VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [newUID(), patient.id, picture, symbol, text, stars])
        }
      }
    }
  }
}
