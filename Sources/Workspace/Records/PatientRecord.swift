import GRDB
public import TagarelaKit

public struct PatientRecord: NamedRecord {
  public static let table = "patient"
  public static let columns = "id, name, uid, \(described.list)"

  static let described = FieldColumns<PatientRecord>([
    .init("born", \.born),
    .init("pathology", \.pathology, as: .text),
    .init("email", \.email, as: .name),
    .init("since", \.since),
    .init("photo", \.photo),
    .init("voice", \.speech.voice),
    .init("rate", \.speech.rate),
    .init("pitch", \.speech.pitch),
    .init("volume", \.speech.volume),
    .init("speaker", \.speech.speaker),
    .init("letters", \.letters),
  ])

  public let id: Int64
  public let uid: String
  public var name: String
  public var born: Day?
  public var pathology: String?
  public var email: String?
  public var since: Day?
  public var photo: Int64?
  public var speech: SpeechPreference
  /// In which letters the patient reads words; nil where it is as for everybody.
  public var letters: LetterCase?

  public init(_ row: Columns) {
    id = row[0]
    name = row[1]
    uid = row[2]
    speech = SpeechPreference()
    Self.described.read(row, from: 3, into: &self)
  }
}

extension Workspace {
  public func patients() throws -> [PatientRecord] { try read { try $0.all(PatientRecord.self) } }

  /// The patient of a workspace that has just one.
  public func onlyPatient() throws -> PatientRecord? {
    let some = try read { try $0.all(PatientRecord.self, order: "id LIMIT 2") }
    return some.count == 1 ? some.first : nil
  }

  public func patient(named name: String) throws -> PatientRecord {
    try named(name, PatientRecord.self)
  }

  /// Whether somebody has this name already, however it is written.
  public func hasPatient(called name: String) throws -> Bool {
    try read { try $0.first(PatientRecord.self, Scope(condition: "folded = ?", arguments: [name.folded])) != nil }
  }

  public func patient(id: Int64) throws -> PatientRecord? { try read { try $0.row(PatientRecord.self, id: id) } }

  public func patient(uid: String) throws -> PatientRecord? {
    try read { try $0.first(PatientRecord.self, Scope(condition: "uid = ?", arguments: [uid])) }
  }

  public func patientNames(beginning text: String, limit: Int = 100) throws -> [String] {
    try patients(beginning: text, limit: limit).map(\.name)
  }

  /// Two patients may share a name, but not their birth date too.
  ///
  /// - Throws: ``Failure`` `patient.exists`.
  @discardableResult
  public func add(_ patient: Patient, photo: Int64? = nil) throws -> PatientRecord {
    let patient = patient.tidy
    return try read { db in
      let born = patient.born?.description
      let twin = Scope(condition: "folded = ? AND born IS ?", arguments: [patient.name.folded, born])
      if try db.first(PatientRecord.self, twin) != nil {
        guard born != nil else {
          throw Failure(
            "patient.exists_undated", ["name": .text(patient.name)], hint: Phrase("patient.exists_undated.hint"))
        }
        throw Failure("patient.exists", ["name": .text(patient.name)])
      }
      try db.cachedStatement(
        sql: """
          INSERT INTO patient(uid, name, folded, born, pathology, email, since, photo) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        patient.uid.isEmpty ? newUID() : patient.uid, patient.name, patient.name.folded, born, patient.pathology,
        patient.email, patient.since?.description, photo,
      ])
      return try db.inserted(PatientRecord.self)
    }
  }

  public func save(_ patient: PatientRecord) throws {
    var patient = patient
    patient.name = patient.name.asName
    try read { db in
      try db.cachedStatement(
        sql: """
          UPDATE patient SET name = ?, folded = ?, \(PatientRecord.described.assignments) WHERE id = ?
          """
      ).execute(
        arguments: StatementArguments(
          [patient.name, patient.name.folded] + PatientRecord.described.values(of: patient) + [patient.id]))
    }
  }

  /// Removes the patient with everything that is theirs: tutors, plans, boards, custom symbols, observations, usage.
  public func remove(_ patient: PatientRecord) throws {
    // Touches go some at a time, for there may be millions: what a statement changes is in memory until it is logged.
    while try read({ db in
      try db.cachedStatement(
        sql: "DELETE FROM touch WHERE id IN (SELECT id FROM touch WHERE patient = ? LIMIT \(Self.removedAtOnce))"
      ).execute(arguments: [patient.id])
      return db.changesCount > 0
    }) {}
    // Plans go first: they hold the boards and symbols that go with the patient.
    try read { db in
      try db.execute(
        sql: "DELETE FROM plan WHERE tutor IN (SELECT id FROM tutor WHERE patient = ?)", arguments: [patient.id])
      try db.execute(sql: "DELETE FROM patient WHERE id = ?", arguments: [patient.id])
    }
  }

  private static let removedAtOnce = 1000
}

extension Database {
  /// The row that was inserted last.
  func inserted<R: NamedRecord>(_: R.Type) throws -> R {
    guard let row = try row(R.self, id: lastInsertedRowID) else {
      throw Failure("workspace.database", ["reason": .text("inserted row not found in \(R.table)")])
    }
    return row
  }
}
