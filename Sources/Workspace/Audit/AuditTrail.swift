import CNettle
import Foundation
import GRDB
import Synchronization
public import TagarelaKit

extension Workspace {
  /// Notes a deed, with what else happens in this step, or by itself. In a command that only reads, it is noted when that ends.
  ///
  /// `undo` doesn't take it back. In a workspace that can't be written, nothing is noted.
  public func note(_ note: AuditNote) throws {
    guard !isReadOnly else { return }
    let waits = consulted.withLock { waiting in
      waiting?.append(note)
      return waiting != nil
    }
    if !waits { try together { try read { try AuditTrail(db: $0).add(note) } } }
  }

  /// True in a command that only reads.
  public var isConsulted: Bool { consulted.withLock { $0 != nil } }

  /// The entries of a period, in the order in which they were made.
  ///
  /// - Parameters:
  ///   - from: the first day; nil for the beginning.
  ///   - to: the last day, whole; nil for no end.
  ///   - patient: whom they are about; nil for all.
  public func auditEntries(
    from: Day? = nil, to: Day? = nil, about patient: PatientRecord? = nil
  ) throws -> [AuditEntry] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT audit.id, at, deed, subject, way, person, patient.name, receivers.receiver, hand FROM audit
          LEFT JOIN audit_name AS people ON people.pseudonym = person
          LEFT JOIN patient ON patient.uid = people.patient
          LEFT JOIN audit_name AS receivers ON receivers.pseudonym = audit.receiver
          WHERE at BETWEEN ? AND ? AND (?3 IS NULL OR people.patient = ?3) ORDER BY audit.id
          """,
        arguments: [
          from.map { Moment($0).seconds } ?? .min, to.map { Moment($0, hour: 24).seconds - 1 } ?? .max, patient?.uid,
        ]
      ).compactMap { row in
        guard let deed = AuditEntry.Deed(rawValue: row[2]) else { return nil }
        return AuditEntry(
          number: row[0], at: Moment(seconds: row[1]), deed: deed, subject: row[3], way: row[4], person: row[5],
          name: row[6], receiver: row[7], hand: row[8])
      }
    }
  }
}

/// A list to which entries are only added. Each has the sum (SHA-256, FIPS 180-4) of the one before and of all that it says
/// itself, so that one that was changed or taken out shows; the numbers go on also behind one that was taken from the end.
///
/// An entry says names drawn by chance. What they stand for lies beside, and goes when a person is erased.
struct AuditTrail {
  let db: Database

  func add(_ note: AuditNote) throws {
    let person = try note.patient.map { try pseudonym(of: $0) }
    let at = Moment.now
    if [.shown, .served].contains(note.deed), try isTold(note, person, on: at.day) { return }
    let receiver = try note.receiver.map { name in
      let pseudonym = newUID()
      try db.execute(
        sql: "INSERT INTO audit_name(pseudonym, patient, receiver) VALUES (?, ?, ?)",
        arguments: [pseudonym, note.patient, name])
      return pseudonym
    }
    let last = try Row.fetchOne(db, sql: "SELECT id, sum FROM audit ORDER BY id DESC LIMIT 1")
    let number = try highest() + 1
    let entry = Entry(
      number: number, at: at.seconds, deed: note.deed.rawValue, subject: note.subject, way: note.way, person: person,
      receiver: receiver, hand: note.hand)
    try db.execute(
      sql: """
        INSERT INTO audit(id, at, deed, subject, way, person, receiver, hand, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        number, entry.at, entry.deed, entry.subject, entry.way, person, receiver, entry.hand,
        entry.sum(after: last?["sum"] ?? Data()),
      ])
  }

  /// The number of the first entry that isn't as it was made, or before which one is missing; nil where all are sound.
  func firstBreak() throws -> Int64? {
    var before = Data()
    var number: Int64 = 0
    let rows = try Row.fetchCursor(
      db, sql: "SELECT id, at, deed, subject, way, person, receiver, hand, sum FROM audit ORDER BY id")
    while let row = try rows.next() {
      number += 1
      guard let entry = Entry(row), entry.number == number, let sum = Data.fromDatabaseValue(row[8]),
        sum == entry.sum(after: before)
      else { return number }
      before = sum
    }
    return try highest() > number ? number + 1 : nil
  }

  /// The number of the last entry that was ever made.
  private func highest() throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'audit'") ?? 0
  }

  private func pseudonym(of patient: String) throws -> String {
    let known = try String.fetchOne(
      db, sql: "SELECT pseudonym FROM audit_name WHERE patient = ? AND receiver IS NULL", arguments: [patient])
    if let known { return known }
    let pseudonym = newUID()
    try db.execute(
      sql: "INSERT INTO audit_name(pseudonym, patient) VALUES (?, ?)", arguments: [pseudonym, patient])
    return pseudonym
  }

  private func isTold(_ note: AuditNote, _ person: String?, on day: Day) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql:
        "SELECT 1 FROM audit WHERE person IS ? AND at >= ? AND deed = ? AND subject = ? AND way IS ? AND hand = ? LIMIT 1",
      arguments: [person, Moment(day).seconds, note.deed.rawValue, note.subject, note.way, note.hand]) ?? false
  }

  fileprivate struct Entry {
    let number: Int64
    let at: Int
    let deed: String
    let subject: String
    let way: String?
    let person: String?
    let receiver: String?
    let hand: String

    /// Each field is its length in bytes, a colon and the bytes; one that isn't there is a hyphen.
    func sum(after before: Data) -> Data {
      var bytes = Array(before)
      for field in [String(number), String(at), deed, subject, way, person, receiver, hand] {
        bytes += field.map { Array("\($0.utf8.count):\($0)".utf8) } ?? Array("-".utf8)
      }
      var state = sha256_ctx()
      var sum = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
      nettle_sha256_init(&state)
      nettle_sha256_update(&state, bytes.count, bytes)
      nettle_sha256_digest(&state, sum.count, &sum)
      return Data(sum)
    }
  }
}

extension AuditTrail.Entry {
  /// Nil for what a damaged file holds against its schema.
  fileprivate init?(_ row: Row) {
    func text(_ column: Int) -> String? { String.fromDatabaseValue(row[column]) }
    guard let number = Int64.fromDatabaseValue(row[0]), let at = Int.fromDatabaseValue(row[1]), let deed = text(2),
      let subject = text(3), let hand = text(7)
    else { return nil }
    self.init(
      number: number, at: at, deed: deed, subject: subject, way: text(4), person: text(5), receiver: text(6),
      hand: hand)
  }
}

extension Schema {
  /// See ``AuditTrail``.
  static let audit = TableMigration(
    id: "15-audit",
    sql: """
      CREATE TABLE audit (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        deed TEXT NOT NULL,
        subject TEXT NOT NULL,
        way TEXT,
        person TEXT,
        receiver TEXT,
        hand TEXT NOT NULL,
        sum BLOB NOT NULL
      );
      CREATE INDEX audit_person ON audit(person, at) WHERE person IS NOT NULL;
      CREATE TABLE audit_name (
        pseudonym TEXT PRIMARY KEY,
        patient TEXT,
        receiver TEXT
      ) WITHOUT ROWID;
      CREATE INDEX audit_name_patient ON audit_name(patient) WHERE patient IS NOT NULL;
      """,
    undoable: [])
}
