import GRDB

/// Keeps the index of the symbols' words up to what a transaction has changed, before it ends.
///
/// Triggers note what has changed in an ordinary table. They can't write the index themselves: it is a virtual table, and
/// those are closed to triggers where the schema isn't trusted (``Defences``).
enum SearchIndex {
  static func update(_ db: Database) throws {
    // A workspace that is just being brought up to date may have neither.
    guard let pending = try? db.cachedStatement(sql: "SELECT 1 FROM symbol_change LIMIT 1"),
      try db.one(pending, [], { _ in }) != nil
    else { return }
    // All of it at once, for outside a transaction each statement would wait for the disk.
    try db.inSavepoint {
      try take(db)
      return .commit
    }
  }

  private static func take(_ db: Database) throws {
    let addition = try db.cachedStatement(sql: "INSERT INTO symbol_search(rowid, name, meaning) VALUES (?, ?, ?)")
    let removal = try db.cachedStatement(
      sql: "INSERT INTO symbol_search(symbol_search, rowid, name, meaning) VALUES ('delete', ?, ?, ?)")
    let changes = try Row.fetchCursor(
      db, sql: "SELECT is_new, symbol, name, meaning FROM symbol_change ORDER BY id")
    while let change = try changes.next() {
      try (change[0] ? addition : removal).execute(arguments: [
        change[1] as Int64, change[2] as String, change[3] as String,
      ])
    }
    try db.execute(sql: "DELETE FROM symbol_change")
  }
}

extension Schema {
  /// See ``SearchIndex``.
  static let search = TableMigration(
    id: "6-search",
    sql: """
      DROP TRIGGER symbol_search_insert;
      DROP TRIGGER symbol_search_delete;
      DROP TRIGGER symbol_search_update;
      CREATE TABLE symbol_change (
        id INTEGER PRIMARY KEY,
        is_new INTEGER NOT NULL,
        symbol INTEGER NOT NULL,
        name TEXT NOT NULL,
        meaning TEXT NOT NULL
      );
      CREATE TRIGGER symbol_change_insert AFTER INSERT ON symbol BEGIN
        INSERT INTO symbol_change(is_new, symbol, name, meaning) VALUES (1, NEW.id, NEW.name, NEW.meaning);
      END;
      CREATE TRIGGER symbol_change_delete AFTER DELETE ON symbol BEGIN
        INSERT INTO symbol_change(is_new, symbol, name, meaning) VALUES (0, OLD.id, OLD.name, OLD.meaning);
      END;
      CREATE TRIGGER symbol_change_update AFTER UPDATE OF name, meaning ON symbol BEGIN
        INSERT INTO symbol_change(is_new, symbol, name, meaning) VALUES (0, OLD.id, OLD.name, OLD.meaning);
        INSERT INTO symbol_change(is_new, symbol, name, meaning) VALUES (1, NEW.id, NEW.name, NEW.meaning);
      END;
      """,
    undoable: [])
}
