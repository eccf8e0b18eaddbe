extension Schema {
  /// How a patient is spoken for. A step of its own that touches no other: those of the same release may come in any order.
  static let speech = TableMigration(
    id: "4-speech",
    sql: """
      ALTER TABLE patient ADD COLUMN voice TEXT;
      ALTER TABLE patient ADD COLUMN rate REAL;
      ALTER TABLE patient ADD COLUMN pitch REAL;
      ALTER TABLE patient ADD COLUMN volume REAL;
      ALTER TABLE patient ADD COLUMN speaker TEXT;
      """,
    undoable: ["patient"])
}
