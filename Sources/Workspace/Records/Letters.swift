import Foundation
import GRDB
import TagarelaKit

extension Workspace {
  /// Remembers files that were written for others to have: they hold what may be forgotten here later. `undo` doesn't take
  /// that back, for the files stay.
  ///
  /// - Parameters:
  ///   - paths: from the working folder where they don't begin with `/`.
  ///   - patient: the identity of the one whom they are about; nil for nobody.
  public func note(letters paths: [String], about patient: String?) throws {
    try read { db in
      let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO letter(path, patient) VALUES (?, ?)")
      for path in paths { try statement.execute(arguments: [URL(fileURLWithPath: path).path, patient]) }
    }
  }

  /// Files of letters about a patient that are still where they were written.
  public func letters(about patient: PatientRecord) throws -> [String] {
    try letters("patient = ?", [patient.uid])
  }

  /// Those of which it isn't known whom they are about, for they were written before that was noted.
  public func lettersAboutUnknown() throws -> [String] { try letters("patient IS NULL", []) }

  /// Files of letters of this clinic that are still where they were written.
  public func letters() throws -> [String] { try letters("1", []) }

  private func letters(_ condition: String, _ arguments: StatementArguments) throws -> [String] {
    try read { db in
      try String.fetchAll(db, sql: "SELECT path FROM letter WHERE \(condition) ORDER BY path", arguments: arguments)
    }.filter { FileManager.default.fileExists(atPath: $0) }
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
    let there = try Set(letters())
    try read { db in
      for path in try String.fetchAll(db, sql: "SELECT path FROM letter") where !there.contains(path) {
        try db.execute(sql: "DELETE FROM letter WHERE path = ?", arguments: [path])
      }
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

  /// Of a letter, the identity of the patient whom it is about.
  static let lettersAbout = TableMigration(
    id: "14-letters-about", sql: "ALTER TABLE letter ADD COLUMN patient TEXT;", undoable: [])
}
