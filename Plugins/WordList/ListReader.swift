import StructuredText
import TagarelaKit

/// Makes boards of a list's rows.
struct ListReader {
  private let table: WordTable
  private var complaints: ListComplaints
  private var colors = CategoryColors()

  /// Letters that a cell has at most.
  private static let longest = 300

  /// - Throws: ``Failure`` as ``WordTable``.
  static func read(_ file: InputFile) throws -> Reading {
    var complaints = ListComplaints()
    var reader = ListReader(table: try WordTable(file, &complaints), complaints: complaints)
    let boards = reader.boards(file.name)
    guard !boards.isEmpty else { throw Failure("word_list.empty", ["file": .text(file.path)]) }
    return Reading(
      parcel: Parcel(kind: .board, boards: boards), complaints: reader.complaints.phrases, isWordList: true)
  }

  private init(table: WordTable, complaints: ListComplaints) {
    self.table = table
    self.complaints = complaints
  }

  /// One of each name in the board's column, in the order in which they come.
  private mutating func boards(_ fileName: String) -> [Board] {
    var names: [String] = []
    var words: [String: [ListedWord]] = [:]
    var room: [String: [CellPlace]] = [:]
    for row in table.rows {
      let name = text(.board, row) ?? fileName
      if let place = emptyPlace(of: row) {
        room[name.folded, default: []].append(place)
        continue
      }
      guard let word = word(of: row) else { continue }
      if words[name.folded] == nil { names.append(name) }
      words[name.folded, default: []].append(word)
    }
    return names.flatMap { name in
      let all = words[name.folded] ?? []
      let most = WordPlaces.mostWords
      let parts = stride(from: 0, to: all.count, by: most).map { Array(all[$0..<min($0 + most, all.count)]) }
      return parts.enumerated().map { index, part in
        parts.count == 1 ? board(name, part, room[name.folded] ?? []) : board("\(name) \(index + 1)", part)
      }
    }
  }

  /// The place that a row names without a word for it: a board has it, though nothing lies there.
  private mutating func emptyPlace(of row: DelimitedText.Row) -> CellPlace? {
    let says = [WordColumn.word, .meaning, .category, .spoken].compactMap { table.columns[$0] }
      .contains { row.cells.indices.contains($0) && !row.cells[$0].trimmingBlanks.isEmpty }
    guard !says else { return nil }
    return text(.cell, row).flatMap { CellPlace($0) }
  }

  private mutating func board(_ name: String, _ words: [ListedWord], _ room: [CellPlace] = []) -> Board {
    let places = WordPlaces(words.map(\.place), room: room)
    for index in places.moved {
      guard let place = words[index].place else { continue }
      complaints.add(
        "word_list.cell_taken",
        ["row": .integer(words[index].row), "cell": .text(place.written), "word": .text(words[index].symbol.name)])
    }
    let cells = zip(words, places.positions).map { word, position in
      Board.Cell(position: position, symbol: word.symbol, spoken: word.spoken)
    }
    return Board(
      name: name, size: places.size, pages: places.pages, layout: "",
      cells: cells.sorted { $0.position < $1.position })
  }

  private mutating func word(of row: DelimitedText.Row) -> ListedWord? {
    let extra = row.cells.dropFirst(table.width).count { !$0.trimmingBlanks.isEmpty }
    if extra > 0 {
      complaints.add("word_list.extra_cells", ["row": .integer(row.line), "count": .integer(extra)])
    }
    guard let name = text(.word, row) else {
      complaints.add("word_list.no_word", ["row": .integer(row.line)])
      return nil
    }
    var place: CellPlace?
    if let written = text(.cell, row) {
      place = CellPlace(written)
      if place == nil { complaints.add("word_list.cell", ["row": .integer(row.line), "cell": .text(written)]) }
    }
    let category = text(.category, row) ?? ""
    let symbol = Symbol(
      name: name, meaning: text(.meaning, row) ?? "",
      category: Category(name: category, color: colors.color(of: category)), picture: nil)
    return ListedWord(symbol: symbol, spoken: text(.spoken, row), place: place, row: row.line)
  }

  /// On one line and of a bearable length; nil where nothing stands.
  private mutating func text(_ column: WordColumn, _ row: DelimitedText.Row) -> String? {
    guard let place = table.columns[column], row.cells.indices.contains(place) else { return nil }
    let written = row.cells[place]
    if written.trimmingBlanks.contains(where: \.isNewline) {
      complaints.add("word_list.line_breaks", ["row": .integer(row.line)])
    }
    var text = FormulaGuard.opened(written.withoutControls.trimmingBlanks)
    if text.utf8.count > Self.longest, text.count > Self.longest {
      complaints.add("word_list.long", ["row": .integer(row.line), "limit": .integer(Self.longest)])
      text = String(text.prefix(Self.longest))
    }
    return text.isEmpty ? nil : text
  }
}

/// A word of a list.
struct ListedWord {
  let symbol: Symbol
  let spoken: String?
  let place: CellPlace?
  let row: Int
}

/// Colours for categories, in turn: neighbours differ, and the same list has the same ones each time.
private struct CategoryColors {
  private var colors: [String: CategoryColor] = ["": .gray]

  private static let turn: [CategoryColor] = [
    .yellow, .green, .blue, .fuchsia, .maroon, .purple, .teal, .olive, .red, .aqua, .lime, .navy,
  ]

  mutating func color(of category: String) -> CategoryColor {
    if let known = colors[category.folded] { return known }
    let color = Self.turn[(colors.count - 1) % Self.turn.count]
    colors[category.folded] = color
    return color
  }
}
