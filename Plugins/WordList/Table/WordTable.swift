import Foundation
import StructuredText
import TagarelaKit

/// A list's rows, and what their columns are for.
struct WordTable {
  let rows: [DelimitedText.Row]
  /// Where each kind of column stands; the first of a kind counts.
  let columns: [WordColumn: Int]
  /// Cells that a row has; what stands beyond them belongs nowhere.
  let width: Int

  /// Bytes.
  static let largest = 64 << 20
  /// Rows that are read of one list.
  static let mostWords = 100_000
  private static let mark = Data([0xEF, 0xBB, 0xBF])

  /// - Throws: ``Failure`` `word_list.too_large`, `word_list.not_text`, `word_list.quotes`, `word_list.empty`.
  init(_ file: InputFile, _ complaints: inout ListComplaints) throws {
    let about: KeyValuePairs<String, Value> = ["file": .text(file.path), "limit": .integer(Self.largest >> 20)]
    guard file.bytes.count <= Self.largest else { throw Failure("word_list.too_large", about) }
    guard let text = TableText(file.contents()) else {
      throw Failure("word_list.not_text", about, hint: Phrase("word_list.not_text.hint"))
    }
    if text.isGuessed { complaints.add("word_list.latin") }
    var read = Self.rows(of: text.utf8)
    var found = Self.columns(of: read.rows.first)
    // A plain text has a phrase a line, with commas of its own.
    if found == nil, file.path.lowercased().hasSuffix(".txt"), read.delimiter != UInt8(ascii: "\t") {
      read = DelimitedText(text.utf8, delimiter: UInt8(ascii: "\t"), mostRows: Self.mostWords + 1)
      found = Self.columns(of: read.rows.first)
    }
    guard !read.isHopeless else { throw Failure("word_list.quotes", about) }
    guard let first = read.rows.first, read.rows.count > (found == nil ? 0 : 1) else {
      throw Failure("word_list.empty", about)
    }
    if read.rowsLeft > 0 {
      complaints.add(
        "word_list.rows_left", ["count": .integer(read.rowsLeft), "limit": .integer(Self.mostWords)])
    }
    for line in read.openQuotes { complaints.add("word_list.open_quote", ["row": .integer(line)]) }
    guard let found else {
      if first.cells.count > 1 { complaints.add("word_list.no_titles") }
      (columns, width, rows) = ([.word: 0], .max, read.rows)
      return
    }
    (columns, width, rows) = (found, first.cells.count, Array(read.rows.dropFirst()))
    let unknown = first.cells.enumerated().filter { !found.values.contains($0.offset) && !$0.element.isEmpty }
    if !unknown.isEmpty {
      complaints.add("word_list.columns_left", ["columns": .list(unknown.prefix(20).map { .text($0.element) })])
    }
  }

  /// Some spreadsheets write `sep=;` on a first line of its own.
  private static func rows(of text: [UInt8]) -> DelimitedText {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.starts(with: "sep=".utf8), let delimiter = line.last else {
      return DelimitedText(text, mostRows: mostWords + 1)
    }
    // The line's end stays, so that the rows keep their numbers.
    return DelimitedText(Array(text.dropFirst(5)), delimiter: delimiter, mostRows: mostWords + 1)
  }

  /// - Returns: nil when the row has no column for words.
  private static func columns(of titles: DelimitedText.Row?) -> [WordColumn: Int]? {
    var columns: [WordColumn: Int] = [:]
    for (place, title) in (titles?.cells ?? []).enumerated() {
      guard let column = WordColumn(title: title), columns[column] == nil else { continue }
      columns[column] = place
    }
    return columns[.word] == nil ? nil : columns
  }

  /// Whether a file that begins so is a list. Any text may be; one whose first row has titles is.
  static func isLikely(_ beginning: Data) -> Bool {
    guard let text = TableText(wholeCharacters(beginning)) else { return false }
    let line = Array(text.utf8.prefix { $0 != 0x0A && $0 != 0x0D })
    return (columns(of: DelimitedText(line).rows.first)?.count ?? 0) > 1
  }

  /// Up to the last end of a line: what is cut inside a letter is no text.
  private static func wholeCharacters(_ beginning: Data) -> Data {
    guard beginning.count >= FileFormat.beginning, let end = beginning.lastIndex(of: 0x0A) else { return beginning }
    return beginning[..<end]
  }
}
