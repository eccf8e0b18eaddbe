import StructuredText
import TagarelaKit

/// Makes symbols of a table's rows.
struct RowReading {
  private let table: SymbolTable
  private let shelf: PictureShelf
  private let concepts: ConceptIndex
  private let prefix: String
  /// Of names of which nothing tells the language.
  private let language: String
  /// After which the pictures' files are named.
  private var namingColumn: Int?
  private(set) var complaints: [FileComplaint] = []

  private static let sampleSize = 1000

  init(_ table: SymbolTable, _ shelf: PictureShelf, _ concepts: ConceptIndex, prefix: String, language: String) {
    self.table = table
    self.shelf = shelf
    self.concepts = concepts
    self.prefix = prefix
    self.language = language
    findNamingColumn()
  }

  /// A row's symbol and its picture's place on the shelf; nil, with a complaint, when something of these is missing.
  mutating func symbol(of row: DelimitedText.Row, _ codes: inout CodeBook) -> (SystemSymbol, picture: Int)? {
    guard let picture = picture(of: row) else { return nil }
    let base = baseName(shelf.pictures[picture])
    let written = PictureName(cell(table.columns.symbol, row) ?? base)
    var words = words(of: row)
    if words.isEmpty || table.columns.symbol != nil { words[language, default: []] += written.words }
    guard !words.values.allSatisfy(\.isEmpty) else {
      complain(Phrase("symbol_folder.no_name"), row)
      return nil
    }
    let code = cell(table.columns.id, row) ?? base.trimmingBlanks
    if let first = codes.take(code, row: row.line) {
      complain(Phrase("symbol_folder.duplicate", ["id": .text(code), "first": .integer(first)]), row)
      return nil
    }
    var symbol = SystemSymbol(code: code, words: words)
    symbol.wordClass = wordClass(of: row) ?? (written.isVerb ? .verb : nil)
    symbol.category = cell(table.columns.category, row)
    symbol.tags = cell(table.columns.tags, row).map(Self.tags) ?? []
    symbol.concept = concept(of: row, symbol)
    return (symbol, picture)
  }

  /// By the column that says so; where nothing stands in it, by the column after which the files are named.
  private mutating func picture(of row: DelimitedText.Row) -> Int? {
    guard let name = cell(table.columns.picture, row) ?? cell(namingColumn, row) else {
      complain(Phrase("symbol_folder.no_name"), row)
      return nil
    }
    switch find(name) {
    case .one(let picture): return picture
    case .many(let count):
      complain(Phrase("symbol_folder.picture_ambiguous", ["name": .text(name), "count": .integer(count)]), row)
    case .nothing:
      complain(Phrase("symbol_folder.picture_missing", ["name": .text(name)]), row)
    }
    return nil
  }

  private func find(_ name: String) -> PictureShelf.Found {
    let found = shelf.find(name, prefix: prefix)
    return found == .nothing ? shelf.find(words: name) : found
  }

  /// Of identifier, symbol and names, the column whose cells find most pictures: to try each in a row would give one
  /// language's "pie" the picture of another's.
  private mutating func findNamingColumn() {
    let columns = [table.columns.id, table.columns.symbol].compactMap { $0 } + table.columns.names.map(\.column)
    let sample = table.rows.prefix(Self.sampleSize)
    let counts = columns.map { column in
      sample.count { row in cell(column, row).map { find($0) != .nothing } ?? false }
    }
    guard let most = counts.max(), let best = counts.firstIndex(of: most) else { return }
    namingColumn = columns[best]
  }

  private func words(of row: DelimitedText.Row) -> [String: [String]] {
    var words: [String: [String]] = [:]
    for name in table.columns.names {
      guard let cell = cell(name.column, row) else { continue }
      let texts = cell.split { $0 == "|" || $0 == ";" }.map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      for text in texts where !text.isEmpty && words[name.language ?? language]?.contains(text) != true {
        words[name.language ?? language, default: []].append(text)
      }
    }
    return words
  }

  private mutating func wordClass(of row: DelimitedText.Row) -> WordClass? {
    guard let written = cell(table.columns.grammar, row) else { return nil }
    if let known = GrammarNames.wordClass(written) { return known }
    complain(Phrase("symbol_folder.grammar_unknown", ["text": .text(written)]), row)
    return nil
  }

  private mutating func concept(of row: DelimitedText.Row, _ symbol: SystemSymbol) -> String? {
    guard let key = cell(table.columns.concept, row) else { return concepts.concept(symbol.words, symbol.wordClass) }
    if concepts.has(key) || concepts.isEmpty { return key }
    complain(Phrase("symbol_folder.concept_unknown", ["text": .text(key)]), row)
    return nil
  }

  /// Parted by commas and their like, else by blanks.
  private static func tags(_ cell: String) -> [String] {
    let isList = cell.contains { ",;|".contains($0) }
    return cell.split { isList ? ",;|".contains($0) : $0.isWhitespace }.map { String($0).trimmingBlanks }
      .filter { !$0.isEmpty }
  }

  /// Nil where there is no such column, and where nothing stands in it.
  private func cell(_ column: Int?, _ row: DelimitedText.Row) -> String? {
    guard let column, row.cells.indices.contains(column) else { return nil }
    var text = row.cells[column]
    // Line breaks, and what could harm a terminal.
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      text = String(text.map { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? " " : $0 })
    }
    text = text.trimmingBlanks
    return text.isEmpty ? nil : text
  }

  private mutating func complain(_ what: Phrase, _ row: DelimitedText.Row) {
    complaints.append(FileComplaint(file: table.file, row: row.line, what: what))
  }
}
