import GRDB
public import TagarelaKit

public struct ObservationRecord: Sendable {
  public let id: Int64
  public let uid: String
  public let patient: Int64
  public let tutor: Int64?
  /// The tutor's name when it was written; nil for the therapist.
  public let author: String?
  public let at: Moment
  public let text: String

  init(_ row: Columns) {
    id = row[0]
    uid = row[1]
    patient = row[2]
    tutor = row[3]
    author = row[4]
    at = Moment(row[5] as String) ?? Moment(seconds: 0)
    text = row[6]
  }
}

extension Workspace {
  /// The patient's observations in order of time.
  ///
  /// - Parameters:
  ///   - from: nil for the beginning.
  ///   - to: the last day, whole; nil for no end.
  public func observations(of patient: Int64, from: Day? = nil, to: Day? = nil) throws -> [ObservationRecord] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT id, uid, patient, tutor, author, at, text FROM observation
          WHERE patient = ? AND at >= ? AND at <= ? ORDER BY at, id
          """)
      return try db.rows(statement, [patient, Workspace.start(from), Workspace.end(to)], ObservationRecord.init)
    }
  }

  public func observation(id: Int64) throws -> ObservationRecord? {
    try read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT id, uid, patient, tutor, author, at, text FROM observation WHERE id = ?")
      return try db.rows(statement, [id], ObservationRecord.init).first
    }
  }

  @discardableResult
  public func add(_ observation: Observation, to patient: Int64, tutor: Int64? = nil) throws -> Int64 {
    let observation = observation.tidy
    return try read { db in
      try db.cachedStatement(
        sql: "INSERT INTO observation(uid, patient, tutor, author, at, text) VALUES (?, ?, ?, ?, ?, ?)"
      ).execute(arguments: [
        observation.uid.isEmpty ? newUID() : observation.uid, patient, tutor, observation.tutor, observation.at.iso,
        observation.text,
      ])
      return db.lastInsertedRowID
    }
  }

  public func save(_ observation: ObservationRecord, text: String, at: Moment) throws {
    try read {
      try $0.execute(
        sql: "UPDATE observation SET text = ?, at = ? WHERE id = ?", arguments: [text.asText, at.iso, observation.id])
    }
  }

  public func remove(_ observation: ObservationRecord) throws {
    try read { try $0.execute(sql: "DELETE FROM observation WHERE id = ?", arguments: [observation.id]) }
  }

  static func start(_ day: Day?) -> String { day?.description ?? "" }
  static func end(_ day: Day?) -> String { day.map { "\($0) 23:59:59" } ?? "9999-12-31 23:59:59" }
}
