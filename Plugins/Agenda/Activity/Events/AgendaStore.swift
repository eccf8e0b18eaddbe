import GRDB
import TagarelaKit
import Workspace

/// The events of agendas in a workspace.
struct AgendaStore {
  static let module = "agenda"

  /// `first` and `last` are the days between which an event and its changes lie: of a span only those are read that reach
  /// into it. The index has both, so that those that end after the span and begin after it too are passed over there.
  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE agenda_event (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            first TEXT NOT NULL,
            last TEXT NOT NULL,
            at TEXT NOT NULL,
            minutes INTEGER NOT NULL DEFAULT 0,
            text TEXT NOT NULL,
            folded TEXT NOT NULL,
            concept TEXT,
            picture INTEGER REFERENCES media(id),
            holiday INTEGER NOT NULL DEFAULT 0,
            repetition TEXT,
            alarm INTEGER
          );
          CREATE INDEX agenda_event_span ON agenda_event(patient, last, first);
          CREATE TABLE agenda_change (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            event INTEGER NOT NULL REFERENCES agenda_event(id) ON DELETE CASCADE,
            day TEXT NOT NULL,
            left_out INTEGER NOT NULL DEFAULT 0,
            at TEXT,
            minutes INTEGER,
            text TEXT,
            done INTEGER NOT NULL DEFAULT 0
          );
          CREATE INDEX agenda_change_event ON agenda_change(event, day);
          CREATE INDEX agenda_change_day ON agenda_change(day);
          CREATE INDEX agenda_change_at ON agenda_change(at) WHERE at IS NOT NULL;
          """,
        undoable: ["agenda_event", "agenda_change"])
    ])

  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// - Returns: its number.
  @discardableResult
  func add(_ event: AgendaEvent) throws -> Int64 {
    try workspace.read { db in
      try db.execute(
        sql: """
          INSERT INTO agenda_event(
            uid, patient, first, last, at, minutes, text, folded, concept, picture, holiday, repetition, alarm)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """, arguments: [event.uid, event.patient, event.at.day.description] + values(of: event, changes: []))
      return db.lastInsertedRowID
    }
  }

  func save(_ event: AgendaEvent) throws {
    let changes = try changes(of: event.id)
    let first = changes.compactMap(\.at?.day).min().map { min($0, event.at.day) } ?? event.at.day
    try workspace.read { db in
      try db.execute(
        sql: """
          UPDATE agenda_event SET first = ?, last = ?, at = ?, minutes = ?, text = ?, folded = ?, concept = ?, picture = ?,
            holiday = ?, repetition = ?, alarm = ? WHERE id = ?
          """, arguments: [first.description] + values(of: event, changes: changes) + [event.id])
    }
  }

  func remove(_ event: AgendaEvent) throws {
    try workspace.read { try $0.execute(sql: "DELETE FROM agenda_event WHERE id = ?", arguments: [event.id]) }
  }

  func event(_ id: Int64, of patient: Int64) throws -> AgendaEvent? {
    try events("id = ? AND patient = ?", [id, patient]).first
  }

  func event(uid: String) throws -> AgendaEvent? { try events("uid = ?", [uid]).first }

  func events(of patient: Int64) throws -> [AgendaEvent] { try events("patient = ?", [patient]) }

  /// Those that reach into a span.
  func events(of patient: Int64, in span: ClosedRange<Day>) throws -> [AgendaEvent] {
    try events(
      "patient = ? AND last >= ? AND first <= ?",
      [patient, span.lowerBound.description, span.upperBound.description])
  }

  /// Whether somebody wants to be reminded of one that reaches into a span.
  func hasReminders(of patient: Int64, in span: ClosedRange<Day>) throws -> Bool {
    try workspace.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT 1 FROM agenda_event WHERE alarm IS NOT NULL AND patient = ? AND last >= ? AND first <= ? LIMIT 1
          """)
      return try Bool.fetchOne(
        statement, arguments: [patient, span.lowerBound.description, span.upperBound.description]) ?? false
    }
  }

  /// Those in which all words occur, whatever their case and accents, in order of their beginning.
  func events(of patient: Int64, with words: String) throws -> [AgendaEvent] {
    let wanted = words.folded.split(separator: " ").map(String.init)
    let conditions = ["patient = ?"] + wanted.map { _ in "instr(folded, ?) > 0" }
    return try events(conditions.joined(separator: " AND "), [patient] + StatementArguments(wanted))
  }

  /// What is different of an event, in order of its days.
  func changes(of event: Int64) throws -> [AgendaChange] { try changes("event = ?", [event]) }

  /// The same of all events in a span: what lies in it by the rule, or was moved into it.
  func changes(of patient: Int64, in span: ClosedRange<Day>) throws -> [AgendaChange] {
    let first = span.lowerBound.advanced(by: -366).description
    let last = span.upperBound.description
    // CROSS JOIN: by their days they are few, by the patient's events they may be many.
    return try changes(
      """
      id IN (
        SELECT agenda_change.id FROM agenda_change CROSS JOIN agenda_event ON agenda_event.id = event
        WHERE day BETWEEN ? AND ? AND patient = ?
        UNION
        SELECT agenda_change.id FROM agenda_change CROSS JOIN agenda_event ON agenda_event.id = event
        WHERE agenda_change.at BETWEEN ? AND ? AND patient = ?)
      """, [first, last, patient, first, last + "~", patient])
  }

  /// Keeps what is different on one day; nothing is kept of a day that is as the event says.
  func save(_ change: AgendaChange, of event: AgendaEvent) throws {
    try workspace.read { db in
      let uid = AgendaChange.uid(event.uid, change.day)
      guard !change.isEmpty else {
        return try db.execute(sql: "DELETE FROM agenda_change WHERE uid = ?", arguments: [uid])
      }
      try db.execute(
        sql: """
          INSERT INTO agenda_change(uid, event, day, left_out, at, minutes, text, done) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (uid) DO UPDATE SET left_out = excluded.left_out, at = excluded.at, minutes = excluded.minutes,
            text = excluded.text, done = excluded.done WHERE event = excluded.event
          """,
        arguments: [
          uid, event.id, change.day.description, change.isLeftOut, change.at?.iso, change.minutes, change.text?.asName,
          change.isDone,
        ])
    }
    try save(event)
  }

  /// Drops all changes of an event, whose days are others from now on.
  func removeChanges(of event: AgendaEvent) throws {
    try workspace.read { try $0.execute(sql: "DELETE FROM agenda_change WHERE event = ?", arguments: [event.id]) }
  }

  /// From `last` on, in the order of the columns.
  private func values(of event: AgendaEvent, changes: [AgendaChange]) -> StatementArguments {
    let ends = changes.compactMap { change in
      change.at.map { $0.day.advanced(by: $0.days(lasting: change.minutes ?? event.minutes) - 1) }
    }
    let last = (ends + [event.lastDay ?? .last]).max() ?? .last
    return [
      last.description, event.at.iso, event.minutes, event.text.asName, event.text.asName.folded, event.concept,
      event.picture, event.isHoliday, event.repetition?.description, event.alarm,
    ]
  }

  private func events(_ condition: String, _ arguments: StatementArguments) throws -> [AgendaEvent] {
    try workspace.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT id, uid, patient, at, minutes, text, concept, picture, holiday, repetition, alarm FROM agenda_event
          WHERE \(condition) ORDER BY at, id
          """)
      return try Row.fetchAll(statement, arguments: arguments).map(Self.event)
    }
  }

  private func changes(_ condition: String, _ arguments: StatementArguments) throws -> [AgendaChange] {
    try workspace.read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT id, event, day, left_out, at, minutes, text, done FROM agenda_change
          WHERE \(condition) ORDER BY event, day
          """)
      return try Row.fetchAll(statement, arguments: arguments).compactMap(Self.change)
    }
  }

  /// What a damaged file holds against its schema reads as nothing.
  private static func event(_ row: Row) -> AgendaEvent {
    AgendaEvent(
      id: number(row[0]) ?? 0, uid: text(row[1]) ?? "", patient: number(row[2]) ?? 0,
      at: text(row[3]).flatMap { Moment($0) } ?? Moment(seconds: 0), minutes: minutes(row[4]) ?? 0,
      text: text(row[5]) ?? "", concept: text(row[6]), picture: number(row[7]), isHoliday: number(row[8]) == 1,
      repetition: text(row[9]).flatMap { Repetition($0) }, alarm: minutes(row[10]))
  }

  private static func change(_ row: Row) -> AgendaChange? {
    guard let event = number(row[1]), let day = text(row[2]).flatMap({ Day($0) }) else { return nil }
    return AgendaChange(
      id: number(row[0]) ?? 0, event: event, day: day, isLeftOut: number(row[3]) == 1,
      at: text(row[4]).flatMap { Moment($0) }, minutes: minutes(row[5]), text: text(row[6]),
      isDone: number(row[7]) == 1)
  }

  private static func text(_ value: DatabaseValue) -> String? { String.fromDatabaseValue(value) }
  private static func number(_ value: DatabaseValue) -> Int64? { Int64.fromDatabaseValue(value) }
  private static func minutes(_ value: DatabaseValue) -> Int? {
    Int64.fromDatabaseValue(value).map { Int(min(max($0, 0), Int64(AgendaEvent.longest))) }
  }
}
