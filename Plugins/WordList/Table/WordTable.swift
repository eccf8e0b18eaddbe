import TagarelaKit

/// A list's rows, and what their columns are for.
struct WordTable {
  var rows: [ListRow]
  /// Where each kind of column stands; the first of a kind counts.
  let columns: [WordColumn: Int]
  /// Cells that a row has; what stands beyond them belongs nowhere.
  let width: Int

  /// Rows that are read of one list.
  static let mostWords = 100_000

  /// - Parameter all: with the titles, where there are some.
  /// - Returns: nil where no row is one for words.
  init?(_ all: [ListRow], _ complaints: inout ListComplaints) {
    let found = Self.columns(of: all.first?.cells)
    guard let first = all.first, all.count > (found == nil ? 0 : 1) else { return nil }
    guard let found else {
      if first.cells.count > 1 { complaints.add("word_list.no_titles") }
      (columns, width, rows) = ([.word: 0], .max, all)
      return
    }
    (columns, width, rows) = (found, first.cells.count, Array(all.dropFirst()))
    let unknown = first.cells.enumerated().filter { !found.values.contains($0.offset) && !$0.element.isEmpty }
    if !unknown.isEmpty {
      complaints.add("word_list.columns_left", ["columns": .list(unknown.prefix(20).map { .text($0.element) })])
    }
  }

  /// - Returns: nil when the row has no column for words.
  static func columns(of titles: [String]?) -> [WordColumn: Int]? {
    var columns: [WordColumn: Int] = [:]
    for (place, title) in (titles ?? []).enumerated() {
      guard let column = WordColumn(title: title), columns[column] == nil else { continue }
      columns[column] = place
    }
    return columns[.word] == nil ? nil : columns
  }
}
