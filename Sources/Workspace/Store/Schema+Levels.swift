extension Schema {
  /// Words step by step, and symbols that the patient may move.
  static let levels = TableMigration(
    id: "8-levels",
    sql: """
      ALTER TABLE cell ADD COLUMN level INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE board ADD COLUMN level INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE board ADD COLUMN movable INTEGER NOT NULL DEFAULT 0;
      """,
    undoable: ["board", "cell"])
}
