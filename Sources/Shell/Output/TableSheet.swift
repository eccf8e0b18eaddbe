import StructuredText
import TagarelaKit

/// A table as a spreadsheet takes it: under the headings that are shown, words in the user's language, numbers and days so that they
/// are such there.
struct TableSheet {
  let wording: Wording
  /// Of the file's name.
  let ending: String

  /// Writes it in parts, while its rows are read.
  ///
  /// - Throws: what `take` throws, and what the rows throw.
  func write(_ table: Table, _ take: (String) throws -> Void) throws {
    let shown = table.columns.indices.filter { table.columns[$0].style != .hidden }
    var sheet = SpreadsheetText(ending: ending, hasDecimalComma: hasDecimalComma)
    sheet.add(shown.map { wording.field(table.columns[$0].key) })
    try table.rows.forEach { row in
      sheet.add(shown.map { cell(row[$0]) })
      if sheet.text.utf8.count > Self.part { try take(sheet.taken()) }
    }
    try take(sheet.taken())
  }

  /// A record as a table of one row.
  func write(_ record: Record, _ take: (String) throws -> Void) throws {
    let table = Table(
      record.fields.map { Table.Column($0.key) }, rows: [record.fields.map(\.value)], empty: Phrase("rows.none"))
    try write(table, take)
  }

  private var hasDecimalComma: Bool { wording.language.numbers.decimal == "," }

  private func cell(_ value: Value) -> String {
    switch value {
    case .integer(let number): String(number)
    case .real(let number): hasDecimalComma ? String(number).replacing(".", with: ",") : String(number)
    case .day(let day): day.description
    case .moment(let moment): moment.iso.replacing("T", with: " ")
    case .list(let values): values.map(cell).joined(separator: ", ")
    default: wording.text(value)
    }
  }

  /// Bytes that are handed on at a time.
  private static let part = 1 << 16
}
