import GRDB
import TagarelaKit
import Workspace

/// The entries of diaries in a workspace.
struct DiaryStore {
  static let module = "diary"

  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE diary_entry (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            at TEXT NOT NULL,
            text TEXT NOT NULL,
            folded TEXT NOT NULL,
            language TEXT,
            parts TEXT,
            picture INTEGER REFERENCES media(id),
            hidden INTEGER NOT NULL DEFAULT 0
          );
          CREATE INDEX diary_entry_order ON diary_entry(patient, at);
          """,
        undoable: ["diary_entry"]),
      TableMigration(
        id: "2",
        sql: """
          ALTER TABLE diary_entry ADD COLUMN voice INTEGER REFERENCES media(id);
          ALTER TABLE diary_entry ADD COLUMN readers TEXT NOT NULL DEFAULT 'tutors,therapist';
          """,
        undoable: ["diary_entry"]),
    ])

  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// - Returns: its number.
  func add(_ entry: DiaryEntry) throws -> Int64 {
    try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO diary_entry(uid, patient, at, text, folded, language, parts, picture, voice, hidden, readers)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          entry.uid, entry.patient, entry.at.iso, entry.text.asText, entry.text.asText.folded, entry.language,
          entry.partsText, entry.picture, entry.voice, entry.isHidden, entry.chosenReaders.others,
        ])
      return db.lastInsertedRowID
    }
  }

  func save(_ entry: DiaryEntry) throws {
    try workspace.read { db in
      try db.execute(
        sql: """
          UPDATE diary_entry
          SET at = ?, text = ?, folded = ?, language = ?, parts = ?, picture = ?, voice = ?, hidden = ?, readers = ?
          WHERE id = ?
          """,
        arguments: [
          entry.at.iso, entry.text.asText, entry.text.asText.folded, entry.language, entry.partsText, entry.picture,
          entry.voice, entry.isHidden, entry.chosenReaders.others, entry.id,
        ])
    }
  }

  func remove(_ entry: DiaryEntry) throws {
    try workspace.read { try $0.execute(sql: "DELETE FROM diary_entry WHERE id = ?", arguments: [entry.id]) }
  }

  func entry(_ id: Int64, of patient: Int64) throws -> DiaryEntry? {
    try entries("id = ? AND patient = ?", [id, patient]).first
  }

  func entry(uid: String) throws -> DiaryEntry? { try entries("uid = ?", [uid]).first }

  /// In order of time.
  ///
  /// - Parameters:
  ///   - from: the first day; nil for the beginning.
  ///   - to: the last day, whole; nil for no end.
  func entries(of patient: Int64, from: Day? = nil, to: Day? = nil) throws -> [DiaryEntry] {
    try entries(
      "patient = ? AND at >= ? AND at < ?",
      [patient, from?.description ?? "", to.map(Self.behind) ?? "~"])
  }

  /// Those in which all words occur, whatever their case and accents, in order of time.
  func entries(of patient: Int64, with words: String) throws -> [DiaryEntry] {
    let wanted = words.folded.split(separator: " ").map(String.init)
    let conditions = ["patient = ?"] + wanted.map { _ in "instr(folded, ?) > 0" }
    return try entries(conditions.joined(separator: " AND "), [patient] + StatementArguments(wanted))
  }

  /// The days nearest to one that have entries, before it and after it.
  func neighbours(of day: Day, for patient: Int64) throws -> (before: Day?, after: Day?) {
    try workspace.read { db in
      let before = try String.fetchOne(
        db, sql: "SELECT max(at) FROM diary_entry WHERE patient = ? AND at < ?", arguments: [patient, day.description])
      let after = try String.fetchOne(
        db, sql: "SELECT min(at) FROM diary_entry WHERE patient = ? AND at >= ?",
        arguments: [patient, Self.behind(day)])
      return (before.flatMap { Moment($0)?.day }, after.flatMap { Moment($0)?.day })
    }
  }

  /// What comes after all moments of a day, as they are written.
  private static func behind(_ day: Day) -> String { "\(day)~" }

  private func entries(_ condition: String, _ arguments: StatementArguments) throws -> [DiaryEntry] {
    try workspace.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, uid, patient, at, text, language, parts, picture, voice, hidden, readers FROM diary_entry
          WHERE \(condition) ORDER BY at, id
          """, arguments: arguments
      ).map(Self.entry)
    }
  }

  /// What a damaged file holds against its schema reads as nothing, and readers that nobody can tell as the patient alone.
  private static func entry(_ row: Row) -> DiaryEntry {
    func text(_ column: Int) -> String? { String.fromDatabaseValue(row[column]) }
    func number(_ column: Int) -> Int64? { Int64.fromDatabaseValue(row[column]) }
    return DiaryEntry(
      id: number(0) ?? 0, uid: text(1) ?? "", patient: number(2) ?? 0,
      at: text(3).flatMap { Moment($0) } ?? Moment(seconds: 0), text: text(4) ?? "", language: text(5),
      parts: DiaryEntry.parts(text(6)), picture: number(7), voice: number(8), isHidden: number(9) == 1,
      chosenReaders: Set(others: text(10) ?? ""))
  }
}
