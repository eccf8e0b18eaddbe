import GRDB

/// In which order symbol systems are asked, and how their pictures are wanted; for the workspace or for one patient.
public struct SystemPreference: Sendable, Equatable {
  public let system: String
  /// From 1; nil for a system that has no place of its own in the order.
  public var position: Int?
  /// Values of the system's choices, like `dark`.
  public var choices: [String]
}

extension Workspace {
  /// The patient's own preferences, or with nil the workspace's.
  public func systemPreferences(of patient: Int64?) throws -> [SystemPreference] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT system, position, choices FROM system_preference WHERE patient IS ?
          ORDER BY position IS NULL, position, system
          """)
      return try db.rows(statement, [patient]) { row in
        SystemPreference(
          system: row[0], position: (row[1] as Int64?).map(Int.init),
          choices: (row[2] as String).split(separator: " ").map(String.init))
      }
    }
  }

  /// Makes `systems` the order, first the most wanted; an empty one forgets it.
  public func prefer(_ systems: [String], for patient: Int64?) throws {
    try read { db in
      try db.execute(sql: "UPDATE system_preference SET position = NULL WHERE patient IS ?", arguments: [patient])
      for (index, system) in systems.enumerated() {
        try db.execute(
          sql: """
            INSERT INTO system_preference(uid, patient, system, position)
            VALUES (\(Self.preferenceUID), ?1, ?2, ?3)
            ON CONFLICT (ifnull(patient, 0), system) DO UPDATE SET position = excluded.position
            """, arguments: [patient, system, index + 1])
      }
      try forgetEmptyPreferences(db)
    }
  }

  /// Sets how a system's pictures are wanted; none goes back to the usual ones.
  public func choose(_ choices: [String], of system: String, for patient: Int64?) throws {
    try read { db in
      try db.execute(
        sql: """
          INSERT INTO system_preference(uid, patient, system, choices) VALUES (\(Self.preferenceUID), ?1, ?2, ?3)
          ON CONFLICT (ifnull(patient, 0), system) DO UPDATE SET choices = excluded.choices
          """, arguments: [patient, system, choices.isEmpty ? nil : choices.joined(separator: " ")])
      try forgetEmptyPreferences(db)
    }
  }

  /// Of the patient ?1 and the system ?2.
  private static let preferenceUID = "ifnull((SELECT uid FROM patient WHERE id = ?1), '') || '/' || ?2"

  private func forgetEmptyPreferences(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM system_preference WHERE position IS NULL AND choices IS NULL")
  }
}
