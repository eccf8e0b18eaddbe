extension Schema {
  /// What a carer has set for one patient.
  static let patientSettings = TableMigration(
    id: "11-patient-settings",
    sql: """
      CREATE TABLE patient_setting (
        id INTEGER PRIMARY KEY,
        uid TEXT NOT NULL UNIQUE,
        patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        UNIQUE (patient, key)
      );
      """,
    undoable: ["patient_setting"])
}
