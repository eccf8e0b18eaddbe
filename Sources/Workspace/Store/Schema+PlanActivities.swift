extension Schema {
  /// What plans bring along of activities.
  static let planActivities = TableMigration(
    id: "10-plan-activities", sql: "ALTER TABLE plan ADD COLUMN activities TEXT;", undoable: ["plan"])
}
