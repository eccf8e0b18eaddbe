extension Schema {
  /// What things were when this workspace and another had them alike, by kind and identity (docs/data.md, "What was
  /// exchanged"). It goes with what it is about, so that no way of removing can forget it.
  static let exchanged = TableMigration(
    id: "9-exchanged",
    sql: """
      CREATE TABLE exchanged (
        id INTEGER PRIMARY KEY,
        uid TEXT NOT NULL UNIQUE,
        fields TEXT NOT NULL
      );
      \(["patient", "tutor", "category", "symbol", "board", "cell", "plan"].map(removal).joined(separator: "\n"))
      """,
    undoable: ["exchanged"])

  private static func removal(of table: String) -> String {
    """
    CREATE TRIGGER exchanged_\(table)_delete AFTER DELETE ON \(table) BEGIN
      DELETE FROM exchanged WHERE uid IN ('\(table)/' || OLD.uid, '\(table)/' || OLD.uid || '/moved');
    END;
    """
  }
}
