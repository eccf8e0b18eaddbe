import Foundation
import GRDB
public import TagarelaKit

extension Workspace {
  /// Everything that is wrong with the data; empty when it is sound.
  ///
  /// - Parameters:
  ///   - tables: the modules'.
  ///   - progress: told how far it has come, 0 to 1.
  public func check(
    tables: [WorkspaceTables] = [], progress: (Double) throws -> Void = { _ in }
  ) throws -> [Phrase] {
    let foreign = ForeignSchema(migrations: Schema.migrations, modules: tables)
    return try read { db in
      var problems = try integrity(db)
      // Tables that SQLite can't read say nothing further.
      guard problems.isEmpty else { return problems }
      problems += try foreign.names(in: db).map { Phrase("check.foreign_schema", ["name": .text($0)]) }
      if let problem = place.problem(db) { problems.append(problem) }
      if isOpenToOthers { problems.append(Phrase("check.open_to_others", ["path": .text(path)])) }
      problems += try danglingReferences(db)
      problems += try cellsOutsideTheirBoard(db)
      problems += try emptyPlans(db)
      problems += try searchIndex(db)
      problems += try touchSums(db)
      if let entry = try AuditTrail(db: db).firstBreak() {
        problems.append(Phrase("check.audit", ["number": .integer(Int(entry))]))
      }
      problems += try damagedMedia(db, progress)
      return problems
    }
  }

  /// Modules whose tables are here and that aren't: their data stays as it is until they come back.
  ///
  /// - Parameter present: the tables of the modules that are here.
  public func modulesGone(beside present: [WorkspaceTables]) throws -> [String] {
    try read { db in
      let owners = try String.fetchAll(db, sql: "SELECT id FROM migration").map { String($0.prefix { $0 != "/" }) }
      return Set(owners).subtracting(["core"] + present.map(\.id)).sorted()
    }
  }

  private func integrity(_ db: Database) throws -> [Phrase] {
    try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
      .map { Phrase("check.integrity", ["detail": .text($0)]) }
  }

  private func danglingReferences(_ db: Database) throws -> [Phrase] {
    try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
      Phrase(
        "check.dangling",
        ["table": .text(row[0]), "id": Value(row[1] as Int?), "target": .text(row[2])])
    }
  }

  private func cellsOutsideTheirBoard(_ db: Database) throws -> [Phrase] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT board.name, cell.position FROM cell JOIN board ON board.id = cell.board
        WHERE cell.position NOT BETWEEN 1 AND board.grid_columns * board.grid_rows * board.pages ORDER BY 1, 2
        """
    ).map { Phrase("check.cell_outside", ["board": .text($0[0]), "position": .integer($0[1])]) }
  }

  private func emptyPlans(_ db: Database) throws -> [Phrase] {
    try String.fetchAll(
      db,
      sql: """
        SELECT name FROM plan WHERE board IS NOT NULL AND NOT EXISTS (SELECT 1 FROM cell WHERE cell.board = plan.board)
        """
    ).map { Phrase("check.empty_plan", ["plan": .text($0)]) }
  }

  private func searchIndex(_ db: Database) throws -> [Phrase] {
    // The index's own check needs to write a command to it, which changes nothing.
    guard !isReadOnly else { return [] }
    do {
      try db.execute(sql: "INSERT INTO symbol_search(symbol_search, rank) VALUES ('integrity-check', 1)")
      return []
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      return [Phrase("check.search_index")]
    }
  }

  private func touchSums(_ db: Database) throws -> [Phrase] {
    try TouchSumCheck(db: db).wrongDays(limit: 20).map { patient, day in
      Phrase("check.touch_sums", ["patient": .text(patient), "day": .text(day)])
    }
  }

  private func damagedMedia(_ db: Database, _ progress: (Double) throws -> Void) throws -> [Phrase] {
    let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM media") ?? 0
    var problems: [Phrase] = []
    let cursor = try Row.fetchCursor(db, sql: "SELECT id, checksum, bytes FROM media ORDER BY id")
    var done = 0
    while let row = try cursor.next() {
      if Media.checksum(row[2]) != row[1] as Int64 {
        let users = try String.fetchAll(
          db, sql: "SELECT name FROM symbol WHERE picture = :id OR voice = :id OR video = :id",
          arguments: ["id": row[0] as Int64])
        problems.append(Phrase("check.media_damaged", ["users": .list(users.map(Value.text))]))
      }
      done += 1
      if done % 64 == 0 { try progress(Double(done) / Double(max(1, count))) }
    }
    return problems
  }
}

extension Workspace {
  /// How many rows each kind has: what the greeting and `check` tell.
  public func counts() throws -> TagarelaKit.Record {
    let tables: KeyValuePairs = [
      "patients": "patient", "tutors": "tutor", "categories": "category", "symbols": "symbol", "boards": "board",
      "plans": "plan", "observations": "observation", "touches": "touch",
    ]
    return try read { db in
      let fields = try tables.map { key, table in
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
        return TagarelaKit.Record.Field(key: key, value: .integer(count))
      }
      return TagarelaKit.Record(fields: fields)
    }
  }
}
