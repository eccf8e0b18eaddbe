import Foundation
import StructuredText
import TagarelaKit
import Workspace

/// Rows as files: all of them in one JSON file, each table of the person's own also as a sheet for people, and what is no text
/// (pictures, sounds, letters) as files of their own.
final class RowFiles {
  private let folder: String
  private let wording: Wording
  private let json: FileSink
  private var table: (name: String, isOwn: Bool, sheet: Sheet?)?
  private(set) var rows = 0

  private struct Sheet {
    let file: FileSink
    var text: SpreadsheetText
  }

  /// - Throws: ``Failure`` `file.unwritable`.
  init(in folder: String, _ wording: Wording) throws {
    self.folder = folder
    self.wording = wording
    json = try FileSink(folder + "/rows.json", replacing: false)
    try json.write(Data("[".utf8))
    for name in ["media", "tables"] { try UserFiles.makeFolder("\(folder)/\(name)") }
  }

  func add(_ row: PersonalRow) throws {
    var fields = row.fields
    for (column, bytes) in row.bytes.sorted(by: { $0.key < $1.key }) {
      let name = "media/\(name(of: row, column))"
      try UserFiles.write([(path: "\(folder)/\(name)", data: bytes)], replacing: false)
      fields.append((column, .text(name)))
    }
    if table?.name != row.table || table?.isOwn != row.isOwn {
      try begin(row.table, row.isOwn, fields.map(\.name))
    } else {
      try json.write(Data(",".utf8))
    }
    try json.write(try Self.json(fields))
    table?.sheet?.text.add(fields.map { cell($0.value) })
    if let sheet = table?.sheet, sheet.text.text.utf8.count > Self.part { try writePart() }
    rows += 1
  }

  func finish() throws {
    try end()
    try json.write(Data("\n]\n".utf8))
    try json.finish()
  }

  private func begin(_ name: String, _ isOwn: Bool, _ columns: [String]) throws {
    let isFirst = table == nil
    try end()
    let facts = try Self.json([("table", .text(name)), ("own", .flag(isOwn))]).dropLast()
    try json.write(Data((isFirst ? "\n" : ",\n").utf8) + facts + Data(",\"rows\":[".utf8))
    var sheet: Sheet?
    if isOwn {
      let ending = SpreadsheetText.usualEnding
      sheet = Sheet(
        file: try FileSink("\(folder)/tables/\(name).\(ending)", replacing: false),
        text: SpreadsheetText(ending: ending, hasDecimalComma: wording.language.numbers.decimal == ","))
      sheet?.text.add(columns.map(wording.field))
    }
    table = (name, isOwn, sheet)
  }

  private func end() throws {
    guard table != nil else { return }
    try json.write(Data("]}".utf8))
    try writePart()
    try table?.sheet?.file.finish()
    table = nil
  }

  private func writePart() throws {
    guard let part = table?.sheet?.text.taken() else { return }
    try table?.sheet?.file.write(Data(part.utf8))
  }

  /// Of media by their number and kind, of other bytes by where they stand.
  private func name(of row: PersonalRow, _ column: String) -> String {
    func text(_ name: String) -> String? { row.fields.first { $0.name == name }.map { cell($0.value) } }
    if let kind = text("kind"), let id = text("id") { return "\(id).\(kind)" }
    return "\(row.table)-\(rows + 1)-\(column)"
  }

  private func cell(_ value: Value) -> String {
    switch value {
    case .integer(let number): String(number)
    default: wording.text(value)
    }
  }

  private static func json(_ fields: [(name: String, value: Value)]) throws -> Data {
    let values = fields.map { name, value -> (String, Any) in
      switch value {
      case .integer(let number): (name, number)
      case .real(let number) where number.isFinite: (name, number)
      case .flag(let flag): (name, flag)
      case .text(let text): (name, text)
      default: (name, NSNull())
      }
    }
    return try JSONSerialization.data(
      withJSONObject: Dictionary(values) { first, _ in first }, options: [.sortedKeys, .withoutEscapingSlashes])
  }

  private static let part = 1 << 16
}
