import Foundation
import GRDB
import TagarelaKit

extension Workspace {
  /// Remembers files that were written for others to have: they hold what may be forgotten here later. `undo` doesn't take
  /// that back, for the files stay.
  ///
  /// - Parameter paths: from the working folder where they don't begin with `/`.
  public func note(letters paths: [String]) throws {
    try read { db in
      let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO letter(path) VALUES (?)")
      for path in paths { try statement.execute(arguments: [URL(fileURLWithPath: path).path]) }
    }
  }

  /// Files of letters of this clinic that are still where they were written.
  public func letters() throws -> [String] {
    try read { db in try String.fetchAll(db, sql: "SELECT path FROM letter ORDER BY path") }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Remembers that a letter left with the command that is under way, so that whoever undoes it is told.
  public func note(_ departure: Departure) throws { try read { _ in recorder.note(departure) } }

  /// The letter that left with the command that was undone last; nil where none did.
  public func undoneDeparture() throws -> Departure? {
    try read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT letter, letter_folder FROM step WHERE state = 1 ORDER BY turned DESC LIMIT 1")
      guard let row, let subject: String = row["letter"] else { return nil }
      return Departure(subject: subject, folder: row["letter_folder"])
    }
  }

  /// Remembers only those letters that are still there: names of patients are in the paths.
  public func dropGoneLetters() throws {
    let there = try letters()
    try read { db in
      try db.execute(sql: "DELETE FROM letter")
      for path in there { try db.execute(sql: "INSERT INTO letter(path) VALUES (?)", arguments: [path]) }
    }
  }
}

/// A letter that left with a command.
public struct Departure: Sendable, Equatable {
  public let subject: String
  /// Where its files lie, if that is all that has become of it.
  public let folder: String?

  public init(subject: String, folder: String?) {
    self.subject = subject
    self.folder = folder
  }
}

extension Schema {
  /// Where letters were written.
  static let sentLetters = TableMigration(
    id: "7-letters", sql: "CREATE TABLE letter (path TEXT PRIMARY KEY) WITHOUT ROWID;", undoable: [])

  /// Of a command with which a letter left, the letter's subject.
  static let departures = TableMigration(
    id: "9-departures", sql: "ALTER TABLE step ADD COLUMN letter TEXT;", undoable: [])

  /// Of a letter that was only written, the folder.
  static let departureFolders = TableMigration(
    id: "12-departure-folders", sql: "ALTER TABLE step ADD COLUMN letter_folder TEXT;", undoable: [])
}
