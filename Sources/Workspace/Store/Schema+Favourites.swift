extension Schema {
  /// The symbols that are a patient's favourites.
  static let favourites = TableMigration(
    id: "5-favourites",
    sql: """
      CREATE TABLE favourite (
        id INTEGER PRIMARY KEY,
        patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
        symbol INTEGER NOT NULL REFERENCES symbol(id) ON DELETE CASCADE,
        UNIQUE (patient, symbol)
      );
      CREATE INDEX favourite_symbol ON favourite(symbol);
      """,
    undoable: ["favourite"])
}
