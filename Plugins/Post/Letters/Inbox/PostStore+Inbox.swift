import GRDB
import TagarelaKit
import Workspace

extension PostStore {
  /// How far a mailbox has been looked through; nil for never.
  func lookedAt(_ source: String) throws -> (validity: Int, last: Int)? {
    try workspace.read { db in
      try Row.fetchOne(db, sql: "SELECT validity, last FROM post_source WHERE id = ?", arguments: [source]).flatMap {
        guard let validity = Int.fromDatabaseValue($0[0]), let last = Int.fromDatabaseValue($0[1]) else { return nil }
        return (validity, last)
      }
    }
  }

  func note(lookedAt source: String, validity: Int, last: Int) throws {
    try workspace.together {
      try workspace.read {
        try $0.execute(
          sql: """
            INSERT INTO post_source(id, validity, last) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET validity = excluded.validity, last = excluded.last
            """, arguments: [source, validity, last])
      }
    }
  }

  /// The places of a source that have been looked at.
  func knownPlaces(in source: String) throws -> Set<String> {
    try workspace.read { db in
      try Set(String.fetchAll(db, sql: "SELECT place FROM post_arrival WHERE source = ?", arguments: [source]))
    }
  }

  /// Remembers what a letter carries, all of it or nothing; what is known already stays as it is.
  func add(_ letters: [ArrivedLetter]) throws {
    try workspace.together {
      try workspace.read { db in
        for letter in letters {
          try db.execute(
            sql: """
              INSERT OR IGNORE INTO post_arrival(source, place, file, sender, address, subject, at, bytes, kind, content,
                patient, state, reply) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
              """,
            arguments: [
              letter.source, letter.place, letter.file, letter.sender, letter.address, letter.subject, letter.at?.iso,
              letter.bytes, letter.kind, letter.content, letter.patient, letter.state.rawValue, letter.reply,
            ])
        }
      }
    }
  }

  func note(_ id: Int64, _ state: ArrivedLetter.State) throws {
    try workspace.together {
      try workspace.read {
        try $0.execute(
          sql: "UPDATE post_arrival SET state = ? WHERE id = ?", arguments: [state.rawValue, id])
      }
    }
  }

  /// Forgets whom letters were from and about; that they were looked at stays known.
  func forgetArrivals() throws {
    try erase("UPDATE post_arrival SET \(Self.blankArrival)")
  }

  /// Those that carry something for us, in the order in which they were found.
  func arrivals() throws -> [ArrivedLetter] { try arrivals("state <> 'unrelated'", []) }

  func arrival(_ id: Int64) throws -> ArrivedLetter? { try arrivals("id = ?", [id]).first }

  private func arrivals(_ condition: String, _ arguments: StatementArguments) throws -> [ArrivedLetter] {
    try workspace.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, source, place, file, sender, address, subject, at, bytes, kind, content, patient, state, reply
          FROM post_arrival WHERE \(condition) ORDER BY id
          """, arguments: arguments
      ).map { row in
        func text(_ column: Int) -> String? { String.fromDatabaseValue(row[column]) }
        return ArrivedLetter(
          id: Int64.fromDatabaseValue(row[0]) ?? 0, source: text(1) ?? "", place: text(2) ?? "",
          file: Int.fromDatabaseValue(row[3]) ?? 1, sender: text(4) ?? "", address: text(5) ?? "",
          subject: text(6) ?? "", at: text(7).flatMap { Moment($0) }, bytes: Int.fromDatabaseValue(row[8]) ?? 0,
          kind: text(9), content: text(10), patient: text(11),
          state: text(12).flatMap(ArrivedLetter.State.init) ?? .refused, reply: text(13))
      }
    }
  }
}
