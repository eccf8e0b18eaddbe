import Files
import Foundation
import Services
import TagarelaKit

extension Context {
  /// The option that lets a file take the place of one that is there.
  public static let replaceOption = Argument.flag("replace")

  /// Whether files may take the place of what is there, found out before there is any work: where the user has agreed they may; at
  /// the prompt the user is asked; elsewhere what is there stays.
  ///
  /// - Throws: ``Failure`` `file.exists`, `file.own`, `file.open_database`, `file.not_a_file`, `confirm.declined`.
  public func mayReplace(_ paths: [String], isAgreed: Bool) throws -> Bool {
    for path in paths where OpenDatabases.claim(path) { throw Failure(writing: path, .openDatabase) }
    for path in paths where !NewFile.canBe(at: path) { throw Failure(writing: path, .notAFile) }
    let there = paths.filter { FileManager.default.fileExists(atPath: $0) }
    guard let first = there.first else { return false }
    let own = try? services[OwnFiles.self]
    for path in there where own?.contain(path, in: self) == true { throw Failure("file.own", ["path": .text(path)]) }
    if isAgreed { return true }
    let exists = Failure(
      "file.exists", ["path": .text(first)],
      hint: Phrase("file.exists.hint", ["option": .text("--" + wording.word("option.replace"))]))
    guard console.isInteractive else { throw exists }
    try confirm(
      Phrase("file.replace_question", ["files": .list(there.map(Value.text)), "count": .integer(there.count)]),
      option: Self.replaceOption)
    return true
  }
}
