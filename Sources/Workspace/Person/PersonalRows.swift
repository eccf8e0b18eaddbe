/// Rows of a table that concern a person though none of its references says so: a letter that waits, what is known of one
/// that came.
///
/// What goes with a patient by `ON DELETE CASCADE`, over however many tables, is known from the schema and is not described.
public struct PersonalRows: Sendable {
  let table: String
  let condition: @Sendable (PersonScope) -> String
  let erasure: Erasure

  /// What becomes of the rows when the person is erased.
  public enum Erasure: Sendable {
    case removes
    /// That the row is there must stay known: these assignments take the person out of it (`sender = '', subject = ''`).
    case blanks(String)
    /// It tells nothing of the person any more when the others are gone.
    case keeps
  }

  /// - Parameter condition: SQL that holds for the person's rows; `:patient` stands for the number of the patient's row.
  public init(_ table: String, where condition: String, erasure: Erasure = .removes) {
    self.init(table, erasure: erasure) { _ in condition }
  }

  init(_ table: String, erasure: Erasure = .removes, where condition: @escaping @Sendable (PersonScope) -> String) {
    self.table = table
    self.condition = condition
    self.erasure = erasure
  }
}

/// What is known of a person's rows while those without a reference are described.
struct PersonScope {
  /// SQL that gives the `uid` of each row that goes with the patient.
  let identities: String
}

extension Schema {
  /// Of the core's tables, those that hold a person's data and don't lead to a patient.
  static let personal = [
    PersonalRows("touch_hour", where: "patient = :patient"),
    PersonalRows("touch_sum", where: "patient = :patient"),
    PersonalRows("exchanged") { scope in
      // A key is the kind, `/`, the thing's identity, and for some what of it.
      "substr(uid, instr(uid, '/') + 1) IN (\(scope.identities))"
    },
    PersonalRows("letter", where: "patient = (SELECT uid FROM patient WHERE id = :patient)"),
    PersonalRows(
      "audit",
      where: """
        person IN (SELECT pseudonym FROM audit_name JOIN patient ON patient.uid = audit_name.patient
          WHERE patient.id = :patient)
        """, erasure: .keeps),
    PersonalRows("audit_name", where: "patient = (SELECT uid FROM patient WHERE id = :patient)"),
  ]

  /// Those that hold nothing of one person, or of which an erasure leaves nothing: what could be undone, media that
  /// nothing shows any more, and what is shared of rows that are gone.
  static let impersonal: Set = [
    "category", "chore", "clock", "log", "log_field", "log_table", "media", "migration", "origin", "replica",
    "replica_disagreement", "replica_field", "replica_id", "replica_medium", "replica_row", "setting", "step",
    "symbol_change",
  ]
}
