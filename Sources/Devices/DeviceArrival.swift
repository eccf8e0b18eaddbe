import GRDB
public import TagarelaKit
import Workspace

/// What has come from a patient's devices: how much of it, and when last.
public struct DeviceArrival: Sendable, Equatable {
  public let patient: Int64
  public let at: Moment
  public let touches: Int
  /// Observations.
  public let notes: Int
  /// Moved symbols, drawings, answers of games, what a carer has set.
  public let others: Int

  public init(patient: Int64, at: Moment, touches: Int, notes: Int, others: Int) {
    self.patient = patient
    self.at = at
    self.touches = touches
    self.notes = notes
    self.others = others
  }
}

extension DeviceStore {
  /// Notes what has come; what is a day old is forgotten.
  public func note(_ arrival: DeviceArrival) throws {
    try together { db in
      let dayBefore = Moment(seconds: arrival.at.seconds - 86_400)
      try db.cachedStatement(sql: "DELETE FROM serve_arrival WHERE at < ?").execute(arguments: [dayBefore.iso])
      try db.cachedStatement(
        sql: "INSERT INTO serve_arrival(patient, at, touches, notes, others) VALUES (?, ?, ?, ?, ?)"
      ).execute(arguments: [arrival.patient, arrival.at.iso, arrival.touches, arrival.notes, arrival.others])
    }
  }

  /// What has come since a moment, together by patient, the latest first.
  public func arrivals(since moment: Moment) throws -> [DeviceArrival] {
    try workspace.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT patient, max(at), sum(touches), sum(notes), sum(others) FROM serve_arrival WHERE at >= ?
          GROUP BY patient ORDER BY max(at) DESC
          """)
      return try Row.fetchAll(statement, arguments: [moment.iso]).map { row in
        DeviceArrival(
          patient: Int64.fromDatabaseValue(row[0]) ?? 0,
          at: String.fromDatabaseValue(row[1]).flatMap { Moment($0) } ?? moment,
          touches: Int.fromDatabaseValue(row[2]) ?? 0, notes: Int.fromDatabaseValue(row[3]) ?? 0,
          others: Int.fromDatabaseValue(row[4]) ?? 0)
      }
    }
  }
}
