extension Schema {
  /// Films of symbols.
  static let videos = TableMigration(
    id: "8-videos", sql: "ALTER TABLE symbol ADD COLUMN video INTEGER REFERENCES media(id);", undoable: ["symbol"])
}
