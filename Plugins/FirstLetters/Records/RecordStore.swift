import GRDB
import TagarelaKit
import Workspace

/// A score that somebody reached in a challenge.
struct LetterRecord: Equatable {
  var uid = newUID()
  let topic: LetterTopic
  /// Who played.
  let name: String
  let score: Int
  let at: Moment
  /// Whose it is; nil for somebody without a patient's record.
  let patient: Int64?
}

/// The best scores of challenges, shared by all who play in a clinic (row E5 of the mission).
struct RecordStore {
  static let module = "letters"
  /// How many of a topic are kept.
  static let most = 10

  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE letters_record (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            topic TEXT NOT NULL,
            name TEXT NOT NULL,
            score INTEGER NOT NULL,
            at TEXT NOT NULL,
            patient INTEGER REFERENCES patient(id) ON DELETE CASCADE
          );
          CREATE INDEX letters_record_order ON letters_record(topic, score DESC, at);
          """,
        undoable: ["letters_record"])
    ])

  let workspace: Workspace

  /// The highest score of a topic; 0 where nobody has one.
  func best(of topic: LetterTopic) throws -> Int { try records(of: topic).first?.score ?? 0 }

  /// The best first, of equal ones the older.
  func records(of topic: LetterTopic) throws -> [LetterRecord] { try records("topic = ?", [topic.rawValue]) }

  func record(uid: String) throws -> LetterRecord? {
    try records("uid = ?", [uid]).first
  }

  private func records(_ condition: String, _ arguments: StatementArguments) throws -> [LetterRecord] {
    try workspace.read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM letters_record WHERE \(condition) ORDER BY score DESC, at, id", arguments: arguments
      ).compactMap { row in
        LetterTopic(rawValue: row["topic"]).map {
          LetterRecord(
            uid: row["uid"], topic: $0, name: row["name"], score: row["score"],
            at: Moment(row["at"] as String) ?? Moment(seconds: 0), patient: row["patient"])
        }
      }
    }
  }

  /// Adds a score; of the topic the best ``most`` stay.
  func add(_ record: LetterRecord) throws {
    try workspace.read { db in
      try db.execute(
        sql: "INSERT INTO letters_record(uid, topic, name, score, at, patient) VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [record.uid, record.topic.rawValue, record.name, record.score, record.at.iso, record.patient])
      try db.execute(
        sql: """
          DELETE FROM letters_record WHERE topic = :topic AND id NOT IN (
            SELECT id FROM letters_record WHERE topic = :topic ORDER BY score DESC, at, id LIMIT :most)
          """, arguments: ["topic": record.topic.rawValue, "most": Self.most])
    }
  }

  /// - Returns: how many there were.
  func clear(_ topic: LetterTopic) throws -> Int {
    try workspace.read { db in
      try db.execute(sql: "DELETE FROM letters_record WHERE topic = ?", arguments: [topic.rawValue])
      return db.changesCount
    }
  }
}
