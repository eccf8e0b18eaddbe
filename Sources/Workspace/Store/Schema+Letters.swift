extension Schema {
  /// In which letters a patient reads words.
  static let letters = TableMigration(
    id: "5-letters", sql: "ALTER TABLE patient ADD COLUMN letters TEXT;", undoable: ["patient"])
}
