import Clinic
import Files
public import Foundation
public import Shell
import TagarelaKit

extension Common {
  /// Of every command that writes a file.
  public static let replace = Argument.flag("replace")
}

extension Context {
  /// Whether files may take the place of what is there, found out before there is any work: with `--replace` they may; at
  /// the prompt the user is asked; elsewhere what is there stays.
  ///
  /// - Throws: ``Failure`` `file.exists`, `file.own`, `file.open_database`, `file.not_a_file`, `confirm.declined`.
  public func mayReplace(_ paths: [String], _ arguments: Arguments) throws -> Bool {
    for path in paths where OpenDatabases.claim(path) { throw Failure(writing: path, .openDatabase) }
    for path in paths where !NewFile.canBe(at: path) { throw Failure(writing: path, .notAFile) }
    let there = paths.filter { FileManager.default.fileExists(atPath: $0) }
    guard let first = there.first else { return false }
    for path in there where ownFiles.contain(path) { throw Failure("file.own", ["path": .text(path)]) }
    if arguments[Common.replace] { return true }
    let exists = Failure(
      "file.exists", ["path": .text(first)],
      hint: Phrase("file.exists.hint", ["option": .text("--" + wording.word("option.replace"))]))
    guard console.isInteractive else { throw exists }
    try confirm(
      Phrase("file.replace_question", ["files": .list(there.map(Value.text)), "count": .integer(there.count)]),
      option: Common.replace)
    return true
  }

  /// Writes files that belong together: all of them, or none.
  ///
  /// - Parameter file: the one that names them, for the place of a failure.
  /// - Throws: those of ``mayReplace(_:_:)``, and ``Failure`` `file.unwritable`.
  public func writeFiles(_ files: [(path: String, data: Data)], _ arguments: Arguments, _ file: Argument<String>) throws
  {
    try arguments.at(file) {
      try UserFiles.write(files, replacing: mayReplace(files.map(\.path), arguments))
    }
  }
}
