import Foundation
import StructuredText
import TagarelaKit

/// A list as text in rows and cells.
enum DelimitedList {
  /// Bytes.
  static let largest = 64 << 20

  /// - Throws: ``Failure`` `word_list.too_large`, `word_list.not_text`, `word_list.quotes`, `word_list.empty`.
  static func table(_ file: InputFile, _ complaints: inout ListComplaints) throws -> WordTable {
    let about: KeyValuePairs<String, Value> = ["file": .text(file.path), "limit": .integer(largest >> 20)]
    guard file.bytes.count <= largest else {
      throw Failure("word_list.too_large", about, hint: Phrase("word_list.too_large.hint"))
    }
    guard let text = TableText(file.contents()) else {
      throw Failure("word_list.not_text", about, hint: Phrase("word_list.not_text.hint"))
    }
    if text.isGuessed { complaints.add("word_list.latin") }
    var read = rows(of: text.utf8)
    // A plain text has a phrase a line, with commas of its own.
    if WordTable.columns(of: read.rows.first?.cells) == nil, file.path.lowercased().hasSuffix(".txt"),
      read.delimiter != UInt8(ascii: "\t")
    {
      read = DelimitedText(text.utf8, delimiter: UInt8(ascii: "\t"), mostRows: WordTable.mostWords + 1)
    }
    guard !read.isHopeless else { throw Failure("word_list.quotes", about) }
    if read.rowsLeft > 0 {
      complaints.add(
        "word_list.rows_left", ["count": .integer(read.rowsLeft), "limit": .integer(WordTable.mostWords)])
    }
    for line in read.openQuotes {
      complaints.add("word_list.open_quote", ["place": ListRow(number: line, cells: []).place(0)])
    }
    guard let table = WordTable(read.rows.map { ListRow(number: $0.line, cells: $0.cells) }, &complaints) else {
      throw Failure("word_list.empty", about)
    }
    return table
  }

  /// Some spreadsheets write `sep=;` on a first line of its own.
  private static func rows(of text: [UInt8]) -> DelimitedText {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.starts(with: "sep=".utf8), let delimiter = line.last else {
      return DelimitedText(text, mostRows: WordTable.mostWords + 1)
    }
    // The line's end stays, so that the rows keep their numbers.
    return DelimitedText(Array(text.dropFirst(5)), delimiter: delimiter, mostRows: WordTable.mostWords + 1)
  }

  /// Whether a file that begins so is a list. Any text may be; one whose first row has titles is.
  static func isLikely(_ beginning: Data) -> Bool {
    guard let text = TableText(wholeCharacters(beginning)) else { return false }
    let line = Array(text.utf8.prefix { $0 != 0x0A && $0 != 0x0D })
    return (WordTable.columns(of: DelimitedText(line).rows.first?.cells)?.count ?? 0) > 1
  }

  /// Up to the last end of a line: what is cut inside a letter is no text.
  private static func wholeCharacters(_ beginning: Data) -> Data {
    guard beginning.count >= FileFormat.beginning, let end = beginning.lastIndex(of: 0x0A) else { return beginning }
    return beginning[..<end]
  }
}
