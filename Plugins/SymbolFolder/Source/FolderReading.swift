import Foundation
import StructuredText
import TagarelaKit

/// Reads a whole set: its table, when there is one, and the names of its pictures.
struct FolderReading {
  let description: FolderDescription
  let place: PicturePlace
  let concepts: ConceptIndex
  /// In which names may be, when nothing says so; the first where nothing tells at all.
  let languages: [String]

  private static let progressStep = 500

  /// - Parameter take: is given each symbol with its picture's path inside the pictures' folder.
  /// - Throws: ``Failure`` of the folder or the table as a whole; then nothing of the set can be used.
  func read(
    _ walk: PictureWalk, progress: (_ done: Int, _ total: Int) -> Void,
    _ take: (SystemSymbol, _ path: String) throws -> Void
  ) throws -> [FileComplaint] {
    var complaints = walk.complaints
    var codes = CodeBook()
    var taken: Set<Int> = []
    var done = 0
    let table = try description.table.map { try SymbolTable($0, description, place) }
    let shelf = PictureShelf(walk.pictures, knowsWords: table.map { $0.columns.picture == nil } ?? false)
    let total = walk.pictures.count + (table?.rows.count ?? 0)
    func step() {
      done += 1
      if done % Self.progressStep == 0 { progress(done, total) }
    }
    if let table {
      complaints += table.complaints
      var rows = RowReading(
        table, shelf, concepts, prefix: place.prefix, language: language(of: table, walk))
      for row in table.rows {
        if let (symbol, picture) = rows.symbol(of: row, &codes) {
          taken.insert(picture)
          try take(symbol, shelf.pictures[picture])
        }
        step()
      }
      complaints += rows.complaints
    }
    let others = shelf.others(than: taken)
    if let table, !others.isEmpty {
      complaints.append(
        FileComplaint(file: table.file, what: Phrase("symbol_folder.unlisted", ["count": .integer(others.count)])))
    }
    let language = language(of: others.lazy.map { PictureName(baseName(shelf.pictures[$0])).text })
    for picture in others {
      let path = shelf.pictures[picture]
      if let symbol = symbol(ofPicture: path, language, &codes) { try take(symbol, path) }
      step()
    }
    progress(total, total)
    if shelf.pictures.isEmpty {
      complaints.append(FileComplaint(file: place.shown(""), what: Phrase("symbol_folder.no_pictures")))
    }
    return complaints
  }

  /// What a picture is that no row of a table names: its name is the symbol's, its folder the category.
  private func symbol(ofPicture path: String, _ language: String, _ codes: inout CodeBook) -> SystemSymbol? {
    let base = baseName(path)
    let name = PictureName(base)
    guard let code = codes.free(among: [base, path]) else { return nil }
    var symbol = SystemSymbol(code: code, words: [language: name.words.isEmpty ? [base] : name.words])
    symbol.wordClass = name.isVerb ? .verb : nil
    symbol.category = path.split(separator: "/").dropLast().last.map { PictureName(String($0)).text }
    symbol.concept = concepts.concept(symbol.words, symbol.wordClass)
    return symbol
  }

  private func language(of table: SymbolTable, _ walk: PictureWalk) -> String {
    if description.language == nil, let known = table.columns.symbolLanguage { return known }
    guard let column = table.columns.names.first(where: { $0.language == nil })?.column ?? table.columns.symbol else {
      return language(of: walk.pictures.lazy.map { PictureName(baseName($0)).text })
    }
    return language(
      of: table.rows.lazy.map { $0.cells.indices.contains(column) ? PictureName($0.cells[column]).text : "" })
  }

  /// The language that knows most of some names.
  private func language(of names: some Sequence<String>) -> String {
    if let said = description.language { return said }
    let sample = Array(names.prefix(1000))
    let counts = languages.map { (language: $0, count: concepts.count(of: sample, in: $0)) }
    let most = counts.map(\.count).max() ?? 0
    // Where none knows any, all know as many.
    return counts.first { $0.count == most }?.language ?? "en"
  }
}
