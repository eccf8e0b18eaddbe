import Files
import Foundation
import StructuredText
import TagarelaKit

/// A set's table, read and its columns known.
struct SymbolTable {
  /// Its path inside the pack.
  let file: String
  let columns: TableColumns
  /// Without the titles; those that are out of shape are left out.
  private(set) var rows: [DelimitedText.Row] = []
  private(set) var complaints: [FileComplaint] = []

  /// More than twice the largest sets.
  private static let mostRows = 100_000
  private static let mostBytes = 32 << 20
  private static let longestCell = 2000

  /// - Throws: ``Failure`` `symbol_folder.table_missing`, `symbol_folder.table_too_large`,
  ///   `symbol_folder.table_unreadable`, `symbol_folder.table_quotes`, `symbol_folder.table_empty`, and those of ``TableColumns/init(_:mapping:)``.
  init(_ file: String, _ description: FolderDescription, _ place: PicturePlace) throws {
    self.file = file
    let about: KeyValuePairs<String, Value> = ["path": .text(file)]
    let bytes: Data
    do {
      bytes = try FileContents.read(place.file(file), limit: Self.mostBytes)
    } catch FileRefusal.tooLarge {
      throw Failure("symbol_folder.table_too_large", about)
    } catch is FileRefusal {
      throw Failure("symbol_folder.table_missing", about)
    }
    guard let text = TableText(bytes) else {
      throw Failure("symbol_folder.table_unreadable", about, hint: Phrase("symbol_folder.table_unreadable.hint"))
    }
    let read = DelimitedText(text.utf8, mostRows: Self.mostRows + 1)
    guard !read.isHopeless else { throw Failure("symbol_folder.table_quotes", about) }
    guard let titles = read.rows.first else { throw Failure("symbol_folder.table_empty", about) }
    columns = try TableColumns(titles.cells, mapping: description.columns)
    if text.isGuessed { complaints.append(FileComplaint(file: file, what: Phrase("symbol_folder.latin"))) }
    if read.rowsLeft > 0 {
      let left = Phrase(
        "symbol_folder.rows_left", ["count": .integer(read.rowsLeft), "limit": .integer(Self.mostRows)])
      complaints.append(FileComplaint(file: file, what: left))
    }
    for line in read.openQuotes {
      complaints.append(FileComplaint(file: file, row: line, what: Phrase("symbol_folder.open_quote")))
    }
    for row in read.rows.dropFirst() {
      if let what = fault(of: row) {
        complaints.append(FileComplaint(file: file, row: row.line, what: what))
      } else {
        rows.append(row)
      }
    }
  }

  private func fault(of row: DelimitedText.Row) -> Phrase? {
    guard row.cells.count >= columns.count, row.cells.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
      return Phrase("symbol_folder.cells", ["count": .integer(row.cells.count), "expected": .integer(columns.count)])
    }
    let isLong = row.cells.contains { $0.utf8.count > Self.longestCell }
    return isLong ? Phrase("symbol_folder.cell_too_long", ["limit": .integer(Self.longestCell)]) : nil
  }
}
