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
  public func note(departureOf subject: String) throws { try read { _ in recorder.note(departureOf: subject) } }

  /// The subject of the letter that left with the command that was undone last; nil where none did.
  public func undoneDeparture() throws -> String? {
    try read { db in
      try String.fetchOne(db, sql: "SELECT letter FROM step WHERE state = 1 ORDER BY turned DESC LIMIT 1")
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

extension Schema {
  /// Where letters were written.
  static let sentLetters = TableMigration(
    id: "7-letters", sql: "CREATE TABLE letter (path TEXT PRIMARY KEY) WITHOUT ROWID;", undoable: [])

  /// Of a command with which a letter left, the letter's subject.
  static let departures = TableMigration(
    id: "9-departures", sql: "ALTER TABLE step ADD COLUMN letter TEXT;", undoable: [])
}
