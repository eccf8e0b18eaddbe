import GRDB
import TagarelaKit

extension Workspace {
  /// What is set for one patient.
  public func setting(_ key: String, of patient: Int64) throws -> String? {
    try read { db in
      try db.one("SELECT value FROM patient_setting WHERE patient = ? AND key = ?", [patient, key]) {
        $0[0] as String?
      } ?? nil
    }
  }

  /// All that is set for one patient, by key.
  public func settings(of patient: Int64) throws -> [String: String] {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT key, value FROM patient_setting WHERE patient = ?")
      let rows = try db.rows(statement, [patient]) { row in (row[0] as String, row[1] as String) }
      return Dictionary(rows) { first, _ in first }
    }
  }

  /// - Parameter value: nil for what holds for everybody.
  public func set(_ key: String, to value: String?, of patient: PatientRecord) throws {
    try read { db in
      guard let value else {
        try db.execute(
          sql: "DELETE FROM patient_setting WHERE patient = ? AND key = ?", arguments: [patient.id, key])
        return
      }
      try db.execute(
        sql: """
          INSERT INTO patient_setting(uid, patient, key, value) VALUES (?, ?, ?, ?)
          ON CONFLICT (patient, key) DO UPDATE SET value = excluded.value
          """, arguments: ["\(patient.uid)/\(key)", patient.id, key, value.asText])
    }
  }
}
