import StructuredText
import TagarelaKit

/// A spreadsheet as far as it can be carried over: each sheet that has titles for its columns, under its own name where
/// there are several; where none has, the first that holds something, as if it were saved as CSV.
enum SpreadsheetReader {
  /// - Throws: ``Failure`` `archive.…`, `word_list.sheet.…`, `word_list.empty`.
  static func read(_ file: InputFile, _ aids: ReadingAids) throws -> Reading {
    if CompoundFile.isOne(file.beginning) { throw CompoundFile.refusal(file) }
    let parts = try SpreadsheetParts(file, aids)
    let book = try whole(parts) {
      if let book = try OpenDocumentReader.read(parts, aids) { return book }
      return try WorkbookReader.read(parts, aids)
    }
    return try reading(book, parts, file)
  }

  private static func whole(_ parts: SpreadsheetParts, _ read: () throws -> SheetBook) throws -> SheetBook {
    do {
      return try read()
    } catch let slip as Failure where slip.place != nil || slip.what.key == "word_list.sheet.missing" {
      throw Failure(
        "word_list.sheet.damaged", ["file": .text(parts.file), "reason": .phrase(slip.what)],
        hint: Phrase("word_list.sheet.damaged.hint"), place: slip.place)
    }
  }

  private static func reading(_ book: SheetBook, _ parts: SpreadsheetParts, _ file: InputFile) throws -> Reading {
    let filled = book.sheets.filter { !$0.rows.isEmpty }
    let titled = filled.filter { WordTable.columns(of: $0.rows.first?.cells) != nil }
    let taken = titled.isEmpty ? Array(filled.prefix(1)) : titled
    var complaints = ListComplaints()
    let names = Set(taken.map(\.name))
    let left = filled.map(\.name).filter { !names.contains($0) } + book.left
    if !left.isEmpty {
      complaints.add("word_list.sheets_left", ["sheets": .list(left.prefix(20).map { .text($0) })])
    }
    var tables: [(name: String, table: WordTable)] = []
    for sheet in taken {
      guard let table = table(of: sheet, parts, &complaints) else { continue }
      tables.append((taken.count == 1 ? file.name : sheet.name, table))
    }
    return try ListReader.reading(tables, of: file, complaints)
  }

  private static func table(of sheet: Sheet, _ parts: SpreadsheetParts, _ complaints: inout ListComplaints)
    -> WordTable?
  {
    guard var table = WordTable(sheet.rows, &complaints) else { return nil }
    complaints.add(sheet.complaints)
    let counts: [(key: String, count: Int)] = [
      ("word_list.hidden_rows", sheet.hiddenRows), ("word_list.pictures_apart", sheet.picturesApart),
    ]
    for (key, count) in counts where count > 0 { complaints.add(key, ["count": .integer(count)]) }
    if sheet.rowsLeft > 0 {
      complaints.add(
        "word_list.rows_left", ["count": .integer(sheet.rowsLeft), "limit": .integer(WordTable.mostWords)])
    }
    table.spread(sheet.merged)
    table.place(sheet.pictures, of: sheet.name, parts, &complaints)
    return table
  }
}

/// The sheets that people see, in order, and the names of the others.
struct SheetBook {
  var sheets: [Sheet] = []
  /// Hidden, or more than are read of one file.
  var left: [String] = []
}
