import GRDB
import TagarelaKit
import Workspace

extension DeviceStore {
  /// Those whose sessions go on, in the order in which they were paired.
  public func devices() throws -> [Device] { try devices("ends > ?", [now()]) }

  /// The one of this number, if its session goes on.
  public func device(_ id: Int64) throws -> Device? { try devices("id = ? AND ends > ?", [id, now()]).first }

  /// Whose session a token opens; nil for none, and for one that has ended. Using it lets the session go on.
  public func device(session token: String) throws -> Device? {
    guard let device = try devices("session = ? AND ends > ?", [Secret.sum(token), now()]).first else { return nil }
    // Not at each touch: a tablet has thousands a day.
    let ends = now() + device.role.idleLimit
    if ends - device.ends >= Self.secondsBetweenMarks {
      try together { db in
        try db.cachedStatement(sql: "UPDATE serve_device SET seen = ?, ends = ? WHERE id = ?")
          .execute(arguments: [Moment.now.iso, ends, device.id])
      }
    }
    return device
  }

  private static let secondsBetweenMarks = 60

  /// Ends a device's session for good.
  public func revoke(_ device: Device) throws {
    try together { try $0.execute(sql: "DELETE FROM serve_device WHERE id = ?", arguments: [device.id]) }
  }

  /// Gives a device another name; the clinic's is better known than what it calls itself.
  ///
  /// - Returns: the name as it is kept.
  /// - Throws: ``Failure`` `device.no_name` for one of nothing but blanks.
  @discardableResult
  public func rename(_ device: Device, to name: String) throws -> String {
    let name = Self.kept(name)
    guard !name.isEmpty else { throw Failure("device.no_name") }
    try together {
      try $0.execute(sql: "UPDATE serve_device SET name = ? WHERE id = ?", arguments: [name, device.id])
    }
    return name
  }

  /// Notes what a device says that it holds.
  public func note(_ backlog: DeviceBacklog, of device: Device) throws {
    guard backlog != device.backlog else { return }
    try together { db in
      try db.cachedStatement(sql: "UPDATE serve_device SET waiting = ?, refused = ? WHERE id = ?")
        .execute(arguments: [backlog.waiting, backlog.refused, device.id])
    }
  }

  /// Forgets what has ended.
  public func sweep() throws {
    try together { db in
      for table in ["serve_device", "serve_code"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE ends <= ?", arguments: [now()])
      }
    }
  }

  /// - Returns: the token that opens the session; it is kept nowhere.
  func begin(_ purpose: PairingPurpose, name: String, _ db: Database) throws -> (device: Device, token: String) {
    let token = Secret.draw()
    let moment = Moment.now.iso
    // A number that somebody has written down never becomes another device's.
    try db.execute(sql: "UPDATE serve_number SET last = last + 1")
    try db.execute(
      sql: """
        INSERT INTO serve_device(id, role, patient, tutor, name, session, paired, seen, ends)
        VALUES ((SELECT last FROM serve_number), ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        purpose.role.rawValue, purpose.patient, purpose.tutor, Self.kept(name), Secret.sum(token), moment, moment,
        now() + purpose.role.idleLimit,
      ])
    guard let device = try devices("id = ?", [db.lastInsertedRowID]).first else { throw Failure("device.wrong_code") }
    return (device, token)
  }

  private static func kept(_ name: String) -> String { String(name.asName.prefix(Device.longestName)) }

  private func devices(_ condition: String, _ arguments: StatementArguments) throws -> [Device] {
    try workspace.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT id, role, patient, tutor, name, paired, seen, ends, waiting, refused FROM serve_device
          WHERE \(condition) ORDER BY id
          """)
      return try Row.fetchAll(statement, arguments: arguments).compactMap(Self.device)
    }
  }

  /// Nil for what a damaged file holds against its schema: it sees nothing.
  private static func device(_ row: Row) -> Device? {
    guard let id = Int64.fromDatabaseValue(row[0]),
      let role = String.fromDatabaseValue(row[1]).flatMap(Device.Role.init)
    else { return nil }
    let patient = Int64.fromDatabaseValue(row[2])
    guard (role == .therapist) == (patient == nil) else { return nil }
    func moment(_ column: Int) -> Moment {
      String.fromDatabaseValue(row[column]).flatMap { Moment($0) } ?? Moment(seconds: 0)
    }
    return Device(
      id: id, role: role, patient: patient, tutor: Int64.fromDatabaseValue(row[3]),
      name: String.fromDatabaseValue(row[4]) ?? "", paired: moment(5), seen: moment(6),
      ends: Int.fromDatabaseValue(row[7]) ?? 0,
      backlog: DeviceBacklog(
        waiting: Int.fromDatabaseValue(row[8]) ?? 0, refused: Int.fromDatabaseValue(row[9]) ?? 0))
  }
}
