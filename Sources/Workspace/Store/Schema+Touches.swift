extension Schema {
  /// What a touch meant, where no symbol of the workspace says it: words of guided sentences. A step of its own, as
  /// ``speech``.
  static let touches = TableMigration(
    id: "5-touches", sql: "ALTER TABLE touch ADD COLUMN concept TEXT;", undoable: ["touch"])
}
