import GRDB
public import TagarelaKit

public struct TutorRecord: NamedRecord {
  public static let table = "tutor"
  public static let columns = "id, name, uid, patient, \(described.list)"

  static let described = FieldColumns<TutorRecord>([
    .init("place", \.place, as: .name),
    .init("email", \.email, as: .name),
    .init("until", \.until),
    .init("photo", \.photo),
  ])

  public let id: Int64
  public let uid: String
  public let patient: Int64
  public var name: String
  public var place: String?
  public var email: String?
  /// The day since when this is a former tutor; nil for a present one.
  public var until: Day?
  public var photo: Int64?

  public init(_ row: Columns) {
    id = row[0]
    name = row[1]
    uid = row[2]
    patient = row[3]
    Self.described.read(row, from: 4, into: &self)
  }
}

/// What became of a tutor who was to be removed.
public enum TutorRemoval: Sendable {
  /// Nothing was theirs; the tutor is gone.
  case removed
  /// Plans or history are theirs; the tutor is kept as a former one.
  case retired
}

extension Workspace {
  /// - Parameters:
  ///   - patient: nil for those of all patients.
  ///   - former: with those who were tutors once.
  public func tutors(of patient: Int64?, former: Bool = false) throws -> [TutorRecord] {
    var scope = Workspace.tutorScope(patient)
    if !former { scope = scope.and("until IS NULL") }
    return try read { try $0.all(TutorRecord.self, scope) }
  }

  public func tutor(named name: String, of patient: Int64?) throws -> TutorRecord {
    try named(name, TutorRecord.self, in: Workspace.tutorScope(patient))
  }

  public func tutor(id: Int64) throws -> TutorRecord? { try read { try $0.row(TutorRecord.self, id: id) } }

  public func tutorNames(beginning text: String, of patient: Int64?, limit: Int = 100) throws -> [String] {
    try tutors(beginning: text, of: patient, limit: limit).map(\.name)
  }

  /// - Throws: ``Failure`` `tutor.exists` when the patient has a tutor of this name.
  public func checkIsFree(tutor name: String, of patient: Int64) throws {
    let same = Workspace.tutorScope(patient).and("folded = ?", [name.folded])
    if try read({ try $0.first(TutorRecord.self, same) }) != nil {
      throw Failure("tutor.exists", ["name": .text(name)])
    }
  }

  /// - Throws: ``Failure`` `tutor.exists` when the patient has a tutor of this name.
  @discardableResult
  public func add(_ tutor: Tutor, to patient: Int64, photo: Int64? = nil) throws -> TutorRecord {
    let tutor = tutor.tidy
    return try read { db in
      try checkIsFree(tutor: tutor.name, of: patient)
      try db.cachedStatement(
        sql: "INSERT INTO tutor(uid, patient, name, folded, place, email, photo) VALUES (?, ?, ?, ?, ?, ?, ?)"
      ).execute(arguments: [
        tutor.uid.isEmpty ? newUID() : tutor.uid, patient, tutor.name, tutor.name.folded, tutor.place, tutor.email,
        photo,
      ])
      return try db.inserted(TutorRecord.self)
    }
  }

  public func save(_ tutor: TutorRecord) throws {
    var tutor = tutor
    tutor.name = tutor.name.asName
    try read { db in
      try db.cachedStatement(
        sql: "UPDATE tutor SET name = ?, folded = ?, \(TutorRecord.described.assignments) WHERE id = ?"
      ).execute(
        arguments: StatementArguments(
          [tutor.name, tutor.name.folded] + TutorRecord.described.values(of: tutor) + [tutor.id]))
    }
  }

  /// Removes a tutor to whom nothing belongs; one with plans or history becomes a former tutor.
  public func remove(_ tutor: TutorRecord, on day: Day) throws -> TutorRemoval {
    try read { db in
      let hasHistory = try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM plan WHERE tutor = :id) OR EXISTS (SELECT 1 FROM observation WHERE tutor = :id)
            OR EXISTS (SELECT 1 FROM touch WHERE tutor = :id)
          """, arguments: ["id": tutor.id])
      guard hasHistory == true else {
        try db.execute(sql: "DELETE FROM tutor WHERE id = ?", arguments: [tutor.id])
        return .removed
      }
      var former = tutor
      former.until = day
      try save(former)
      return .retired
    }
  }

  static func tutorScope(_ patient: Int64?) -> Scope {
    patient.map { Scope(condition: "patient = ?", arguments: [$0]) } ?? .all
  }
}
