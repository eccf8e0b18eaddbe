import Files
import Foundation
import TagarelaKit

/// Writes what a command gives into a file, as the file's ending says: `.json`, `.csv` or `.tsv`, `.txt`.
struct Delivery {
  let context: Context
  let path: String
  let replaces: Bool

  private static let endings = ["csv", "json", "tsv", "txt"]

  /// Whether a name has one of the endings.
  static func isFile(_ name: String) -> Bool { endings.contains { name.lowercased().hasSuffix("." + $0) } }

  /// To be called before there is any work.
  ///
  /// - Returns: whether the file may take the place of one that is there.
  /// - Throws: ``Failure`` `rows.ending_unknown`, and those of ``Context/mayReplace(_:_:)``.
  func check() throws -> Bool {
    guard Self.endings.contains(ending) else {
      throw Failure("rows.ending_unknown", ["path": .text(path)], candidates: Self.endings.map { "." + $0 })
    }
    return try context.mayReplace([path], isAgreed: replaces)
  }

  /// - Parameter mayReplace: as ``check()`` has found.
  /// - Throws: ``Failure`` `rows.no_table`, `file.unwritable`.
  func write(_ outcome: Outcome, mayReplace: Bool) throws -> Outcome {
    let file: NewFile
    do {
      file = try NewFile(at: path, replacing: mayReplace)
    } catch {
      throw Failure(writing: path, error)
    }
    func take(_ text: String) throws {
      do {
        try file.write(Data(text.utf8))
      } catch {
        throw Failure(writing: path, error)
      }
    }
    try write(outcome, take)
    do {
      try NewFile.finish([file])
    } catch {
      throw Failure(writing: error.path, error.refusal)
    }
    var told = outcome
    told.output = .record(Record(["file": .text(path)]))
    told.said = Phrase("file.written", ["path": .text(path)])
    told.gallery = nil
    return told
  }

  private func write(_ outcome: Outcome, _ take: (String) throws -> Void) throws {
    let wording = context.wording
    let sheet = TableSheet(wording: wording, ending: ending)
    switch (ending, outcome.output) {
    case ("json", let output):
      try JSON.write(output, take)
      try take("\n")
    case ("txt", .table(let table)):
      try Printer(.plain).parts(of: table, wording: wording, width: nil, take)
      try take("\n")
    case ("txt", _):
      if let text = try Printer(.plain).text(outcome, wording: wording, width: nil) { try take(text + "\n") }
    case (_, .table(let table)): try sheet.write(table, take)
    case (_, .record(let record)), (_, .grid(_, let record)): try sheet.write(record, take)
    default: throw Failure("rows.no_table")
    }
  }

  var ending: String { URL(fileURLWithPath: path).pathExtension.lowercased() }
}
