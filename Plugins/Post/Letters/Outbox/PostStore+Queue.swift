import Foundation
import GRDB
import TagarelaKit
import Workspace

extension PostStore {
  /// Bytes of a piece, so that no letter lies in memory as a whole.
  private static let piece = 1 << 20

  /// Keeps a letter that is to leave.
  ///
  /// - Parameters:
  ///   - message: all of its bytes.
  ///   - about: as ``Outgoing/about``.
  ///   - patient: as ``Outgoing/patient``.
  /// - Returns: its number.
  func add(
    _ message: Data, messageID: String, subject: String, from sender: String, to receiver: String, by way: String,
    about: String? = nil, patient: String? = nil
  ) throws -> Int64 {
    try workspace.together {
      try workspace.read { db in
        try db.execute(
          sql: """
            INSERT INTO post_letter(message_id, subject, sender, receiver, way, about, patient, bytes, since, state)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            messageID, subject, sender, receiver, way, about, patient, message.count, Moment.now.iso,
            QueuedLetter.State.waiting.rawValue,
          ])
        let id = db.lastInsertedRowID
        for start in stride(from: 0, to: message.count, by: Self.piece) {
          let piece = message.subdata(in: start..<min(start + Self.piece, message.count))
          try db.execute(
            sql: "INSERT INTO post_piece(letter, number, bytes) VALUES (?, ?, ?)",
            arguments: [id, start / Self.piece, piece])
        }
        return id
      }
    }
  }

  /// In the order in which they were sent.
  func letters() throws -> [QueuedLetter] { try letters("1", []) }

  func letter(_ id: Int64) throws -> QueuedLetter? { try letters("id = ?", [id]).first }

  /// The last one about something.
  func letter(about subject: String) throws -> QueuedLetter? { try letters("about = ?", [subject]).last }

  /// How many there are.
  func letterCount() throws -> Int {
    try workspace.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM post_letter") ?? 0 }
  }

  /// The letter's bytes, piece by piece.
  func forEachPiece(of id: Int64, _ body: (Data) throws -> Void) throws {
    try workspace.read { db in
      let pieces = try Data.fetchCursor(
        db, sql: "SELECT bytes FROM post_piece WHERE letter = ? ORDER BY number", arguments: [id])
      while let piece = try pieces.next() { try body(piece) }
    }
  }

  /// Notes, on the disk, that this process hands the letter over.
  ///
  /// - Parameter unsure: whether also one that may have left.
  /// - Returns: false for a letter that is gone, or that somebody else is handing over.
  func claim(_ letter: QueuedLetter, unsure: Bool) throws -> Bool {
    guard letter.state == .waiting || unsure && letter.state == .unsure else { return false }
    return try workspace.together {
      try workspace.read { db in
        // As it was looked at; an older `leaving` is one that has come to nothing.
        try db.execute(
          sql: """
            UPDATE post_letter SET state = 'leaving', worker = ?, tried = ?
            WHERE id = ? AND message_id = ? AND tried IS ? AND (state = ? OR (state = 'leaving' AND ? = 'unsure'))
            """,
          arguments: [
            Worker.this.text, Moment.now.iso, letter.id, letter.messageID, letter.tried?.iso, letter.state.rawValue,
            letter.state.rawValue,
          ])
        return db.changesCount == 1
      }
    }
  }

  /// Notes what has become of a letter.
  func note(_ id: Int64, _ state: QueuedLetter.State, _ obstacle: Obstacle) throws {
    try workspace.together {
      try workspace.read { db in
        try db.execute(
          sql: "UPDATE post_letter SET state = ?, worker = NULL, reason = ?, reply = ? WHERE id = ?",
          arguments: [state.rawValue, obstacle.kind.rawValue, obstacle.reply, id])
      }
    }
  }

  /// Forgets a letter.
  func removeLetter(_ id: Int64) throws { try erase("DELETE FROM post_letter WHERE id = ?", [id]) }

  private func letters(_ condition: String, _ arguments: StatementArguments) throws -> [QueuedLetter] {
    try workspace.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, message_id, subject, sender, receiver, way, bytes, since, state, worker, tried, reason, reply
          FROM post_letter WHERE \(condition) ORDER BY id
          """, arguments: arguments
      ).map(Self.letter)
    }
  }

  /// What a damaged file holds against its schema reads as nothing, and may have left.
  private static func letter(_ row: Row) -> QueuedLetter {
    func text(_ column: Int) -> String? { String.fromDatabaseValue(row[column]) }
    let tried = text(10).flatMap { Moment($0) }
    var state = text(8).flatMap(QueuedLetter.State.init) ?? .unsure
    // Whoever handed it over is gone, and nobody knows how far it came.
    if state == .leaving, text(9).map({ Worker(text: $0).isAtWork(since: tried) }) != true { state = .unsure }
    return QueuedLetter(
      id: Int64.fromDatabaseValue(row[0]) ?? 0, messageID: text(1) ?? "", subject: text(2) ?? "",
      sender: text(3) ?? "", receiver: text(4) ?? "", way: text(5) ?? "",
      bytes: Int.fromDatabaseValue(row[6]) ?? 0, since: text(7).flatMap { Moment($0) } ?? Moment(seconds: 0),
      state: state, tried: tried,
      obstacle: text(11).flatMap(Obstacle.Kind.init).map { Obstacle($0, text(12) ?? "") })
  }
}
