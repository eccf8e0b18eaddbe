import StructuredText
import TagarelaKit

/// Where in a row of a table each thing stands.
struct TableColumns: Equatable {
  private(set) var id: Int?
  private(set) var picture: Int?
  private(set) var symbol: Int?
  /// In the table's order; the language is nil where it is to be found out.
  private(set) var names: [Name] = []
  private(set) var concept: Int?
  private(set) var category: Int?
  private(set) var tags: Int?
  private(set) var grammar: Int?
  let count: Int
  /// The language of names in ``symbol``, where the kind of table tells.
  let symbolLanguage: String?

  struct Name: Equatable {
    let language: String?
    let column: Int
  }

  /// - Parameters:
  ///   - titles: the table's first row.
  ///   - mapping: titles by role, when the owner has said them.
  /// - Throws: ``Failure`` `symbol_folder.column_missing` for a title that the owner names and the table has not, and
  ///   `symbol_folder.columns` when nothing in the row tells a symbol or its picture.
  init(_ titles: [String], mapping: [String: String]?) throws {
    let titles = titles.map { $0.trimmingBlanks }
    let count = (titles.lastIndex { !$0.isEmpty } ?? -1) + 1
    self.count = count
    // Mulberry's own table, which is in English.
    symbolLanguage = titles.starts(with: ["symbol-id", "symbol", "grammar"]) ? "en" : nil
    if let mapping {
      for (key, title) in mapping.sorted(by: { $0.key < $1.key }) {
        guard let column = titles.firstIndex(where: { $0.folded == title.folded }) else {
          throw Failure(
            "symbol_folder.column_missing", ["column": .text(title)], candidates: nearest(to: title, among: titles))
        }
        if let role = ColumnRole(key: key) { set(role, column) }
      }
    } else {
      for (column, title) in titles.enumerated() {
        if let role = HeaderNames.role(title) { set(role, column) }
      }
    }
    guard id ?? picture ?? symbol ?? names.first?.column != nil else {
      throw Failure(
        "symbol_folder.columns", ["columns": .list(titles.prefix(20).map(Value.text))],
        hint: Phrase("symbol_folder.columns.hint"))
    }
  }

  /// The first column of a role counts; names may be many.
  private mutating func set(_ role: ColumnRole, _ column: Int) {
    switch role {
    case .id: id = id ?? column
    case .picture: picture = picture ?? column
    case .symbol: symbol = symbol ?? column
    case .name(let language): names.append(Name(language: language, column: column))
    case .concept: concept = concept ?? column
    case .category: category = category ?? column
    case .tags: tags = tags ?? column
    case .grammar: grammar = grammar ?? column
    }
  }
}
