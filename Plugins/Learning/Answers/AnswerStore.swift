import GRDB
import Moments
import Play
import PlayRoom
import TagarelaKit
import Workspace

/// What patients answered in games, answer by answer, and how many of each kind on each day.
struct AnswerStore {
  static let module = "progress"

  /// The days are counted when an answer comes, so that a table of a million answers is read from some thousand days.
  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE progress_answer (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            topic TEXT NOT NULL,
            item TEXT NOT NULL,
            name TEXT NOT NULL,
            result TEXT NOT NULL,
            at TEXT NOT NULL,
            milliseconds INTEGER NOT NULL
          );
          CREATE INDEX progress_answer_order ON progress_answer(patient, at);
          CREATE TABLE progress_day (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            topic TEXT NOT NULL,
            item TEXT NOT NULL,
            day TEXT NOT NULL,
            name TEXT NOT NULL,
            right_ INTEGER NOT NULL,
            wrong INTEGER NOT NULL,
            late INTEGER NOT NULL,
            milliseconds INTEGER NOT NULL,
            UNIQUE (patient, topic, item, day)
          );
          """,
        undoable: ["progress_answer", "progress_day"])
    ])

  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// - Parameter uid: nil for a new one.
  func add(_ answer: PlayAnswer, of patient: Int64, uid: String? = nil) throws {
    try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO progress_answer(uid, patient, topic, item, name, result, at, milliseconds)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          uid ?? newUID(), patient, answer.topic, answer.item, answer.name.asText, answer.result.rawValue,
          answer.at.iso, answer.milliseconds,
        ])
      try db.execute(
        sql: """
          INSERT INTO progress_day(uid, patient, topic, item, day, name, right_, wrong, late, milliseconds)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (patient, topic, item, day) DO UPDATE SET
            name = excluded.name, right_ = right_ + excluded.right_, wrong = wrong + excluded.wrong,
            late = late + excluded.late, milliseconds = milliseconds + excluded.milliseconds
          """,
        arguments: [
          newUID(), patient, answer.topic, answer.item, answer.at.day.description, answer.name.asText,
          answer.result == .right ? 1 : 0, answer.result == .wrong ? 1 : 0, answer.result == .late ? 1 : 0,
          answer.milliseconds,
        ])
    }
  }

  /// Whose the answer of this identity is; nil where there is none.
  func owner(uid: String) throws -> Int64? {
    try workspace.read {
      try Int64.fetchOne($0, sql: "SELECT patient FROM progress_answer WHERE uid = ?", arguments: [uid])
    }
  }

  /// The newest answers, the oldest of them first, each with its identity.
  func newest(_ count: Int, of patient: Int64) throws -> [(uid: String, answer: PlayAnswer)] {
    try workspace.read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM progress_answer WHERE patient = ? ORDER BY at DESC, id DESC LIMIT ?",
        arguments: [patient, count]
      ).reversed().map { row in
        (
          row["uid"],
          PlayAnswer(
            topic: row["topic"], item: row["item"], name: row["name"],
            result: PlayResult(rawValue: row["result"]) ?? .late, at: Moment(row["at"] as String) ?? Moment(seconds: 0),
            milliseconds: row["milliseconds"])
        )
      }
    }
  }

  /// How many answers of each kind there are, by what they are gathered.
  ///
  /// - Parameters:
  ///   - from: the first day; nil for the beginning.
  ///   - to: the last day; nil for no end.
  func counts(of patient: Int64, by grouping: ProgressGrouping, from: Day?, to: Day?) throws -> [AnswerCount] {
    let columns =
      switch grouping {
      case .topic: "topic, '' AS item, '' AS name"
      case .item: "topic, item, max(name) AS name"
      case .day: "'' AS topic, '' AS item, '' AS name"
      }
    let (group, order) =
      switch grouping {
      case .topic: ("topic", "topic")
      case .item: ("topic, item", "topic, sum(wrong + late) * 1.0 / sum(right_ + wrong + late) DESC, name")
      case .day: ("day", "day")
      }
    return try workspace.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(columns), min(day) AS first, max(day) AS last, sum(right_) AS right_, sum(wrong) AS wrong,
            sum(late) AS late, sum(milliseconds) AS milliseconds
          FROM progress_day WHERE patient = ? AND day BETWEEN ? AND ? GROUP BY \(group) ORDER BY \(order)
          """, arguments: [patient, from?.description ?? "", to?.description ?? "9999-12-31"]
      ).map {
        AnswerCount(
          topic: $0["topic"], item: $0["item"], name: $0["name"], last: Day($0["last"] as String),
          right: $0["right_"], wrong: $0["wrong"], late: $0["late"], milliseconds: $0["milliseconds"])
      }
    }
  }

  /// What was answered of each of a topic's items, day by day.
  func days(of patient: Int64, topic: String) throws -> [String: [LearningDay]] {
    try workspace.read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM progress_day WHERE patient = ? AND topic = ? ORDER BY item, day",
        arguments: [patient, topic]
      ).reduce(into: [:]) { days, row in
        guard let day = Day(row["day"] as String) else { return }
        days[row["item"], default: []].append(
          LearningDay(
            day: day, right: row["right_"], wrong: row["wrong"] + row["late"], milliseconds: row["milliseconds"]))
      }
    }
  }
}

/// By what answers are gathered.
enum ProgressGrouping: String, CaseIterable {
  case topic, item, day
}

/// So many answers of each kind.
struct AnswerCount: Equatable {
  let topic: String
  let item: String
  let name: String
  /// The last day on which there was one.
  let last: Day?
  let right: Int
  let wrong: Int
  let late: Int
  /// Of all of them together.
  let milliseconds: Int

  var all: Int { right + wrong + late }
}
