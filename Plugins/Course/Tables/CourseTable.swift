import Foundation
import StructuredText
import TagarelaKit

/// The rows of a course's table, and what their columns are for.
struct CourseTable {
  let rows: [DelimitedText.Row]
  private let columns: [CourseColumn: Int]

  /// Bytes.
  static let largest = 4 << 20
  private static let mostRows = 2_000

  /// - Throws: ``Failure`` `course.not_text`, `course.no_columns`, `course.too_many_rows`.
  init(_ bytes: Data, called name: String, _ slips: inout CourseSlips) throws {
    guard let text = TableText(bytes) else {
      throw Failure("course.not_text", ["file": .text(name)], hint: Phrase("course.not_text.hint"))
    }
    if text.isGuessed {
      for line in Self.strangeLines(of: [UInt8](bytes)) { slips.add(line, Phrase("course.encoding")) }
    }
    let read = Self.read(text.utf8)
    for line in read.openQuotes { slips.add(line, Phrase("course.open_quote")) }
    guard read.rowsLeft == 0 else { throw Failure("course.too_many_rows", ["most": .integer(Self.mostRows)]) }
    var columns: [CourseColumn: Int] = [:]
    for (place, title) in (read.rows.first?.cells ?? []).enumerated() where !title.trimmingBlanks.isEmpty {
      guard let column = CourseColumn(title: title) else {
        slips.add(read.rows[0].line, Phrase("course.column_unknown", ["column": .text(title)]))
        continue
      }
      if columns[column] == nil { columns[column] = place }
    }
    guard columns[.kind] != nil else {
      throw Failure("course.no_columns", ["file": .text(name)], hint: Phrase("course.no_columns.hint"))
    }
    self.columns = columns
    rows = Array(read.rows.dropFirst())
  }

  /// What stands in a row under a column; nil where nothing does.
  func text(_ column: CourseColumn, _ row: DelimitedText.Row) -> String? {
    guard let place = columns[column], row.cells.indices.contains(place) else { return nil }
    let text = row.cells[place].trimmingBlanks.asText
    return text.isEmpty ? nil : text
  }

  /// Some spreadsheets write `sep=;` on a first line of its own.
  private static func read(_ text: [UInt8]) -> DelimitedText {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.starts(with: "sep=".utf8), let delimiter = line.last else {
      return DelimitedText(text, mostRows: mostRows + 1)
    }
    // The line's end stays, so that the rows keep their numbers.
    return DelimitedText(Array(text.dropFirst(5)), delimiter: delimiter, mostRows: mostRows + 1)
  }

  /// The first lines that are no UTF-8.
  private static func strangeLines(of bytes: [UInt8]) -> [Int] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.enumerated().filter { (try? UTF8Span(validating: Array($0.element).span)) == nil }.map {
      $0.offset + 1
    }
    .prefix(20).map { $0 }
  }
}
