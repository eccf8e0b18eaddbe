import StructuredText
import TagarelaKit

/// Makes boards of a list's rows.
struct ListReader {
  private var complaints: ListComplaints
  private var colors = CategoryColors()
  private var collected = CollectedBoards()

  /// Letters that a cell has at most.
  private static let longest = 300

  /// - Throws: ``Failure`` as ``DelimitedList``.
  static func read(_ file: InputFile) throws -> Reading {
    var complaints = ListComplaints()
    let table = try DelimitedList.table(file, &complaints)
    return try reading([(file.name, table)], of: file, complaints)
  }

  /// - Parameter tables: each with the name of the board for words that name none.
  /// - Throws: ``Failure`` `word_list.empty`.
  static func reading(
    _ tables: [(name: String, table: WordTable)], of file: InputFile, _ complaints: ListComplaints
  ) throws -> Reading {
    var reader = ListReader(complaints: complaints)
    for (name, table) in tables { reader.collect(table, name) }
    let boards = reader.boards()
    guard !boards.isEmpty else { throw Failure("word_list.empty", ["file": .text(file.path)]) }
    return Reading(
      parcel: Parcel(kind: .board, boards: boards), complaints: reader.complaints.phrases, isWordList: true)
  }

  private init(complaints: ListComplaints) { self.complaints = complaints }

  private mutating func collect(_ table: WordTable, _ own: String) {
    for row in table.rows {
      let name = text(.board, row, table) ?? own
      if let place = emptyPlace(of: row, table) {
        collected.room[name.folded, default: []].append(place)
      } else if let word = word(of: row, table) {
        if collected.words[name.folded] == nil { collected.names.append(name) }
        collected.words[name.folded, default: []].append(word)
      }
    }
  }

  /// One of each name in the board's column, in the order in which they come.
  private mutating func boards() -> [Board] {
    collected.names.flatMap { name in
      let all = collected.words[name.folded] ?? []
      let most = WordPlaces.mostWords
      let parts = stride(from: 0, to: all.count, by: most).map { Array(all[$0..<min($0 + most, all.count)]) }
      return parts.enumerated().map { index, part in
        parts.count == 1
          ? board(name, part, collected.room[name.folded] ?? []) : board("\(name) \(index + 1)", part)
      }
    }
  }

  /// The place that a row names without a word for it: a board has it, though nothing lies there.
  private mutating func emptyPlace(of row: ListRow, _ table: WordTable) -> CellPlace? {
    let says = [WordColumn.word, .meaning, .category, .spoken].compactMap { table.columns[$0] }
      .contains { !row.text($0).isEmpty }
    guard !says else { return nil }
    return text(.cell, row, table).flatMap { CellPlace($0) }
  }

  private mutating func board(_ name: String, _ words: [ListedWord], _ room: [CellPlace] = []) -> Board {
    let places = WordPlaces(words.map(\.place), room: room)
    for index in places.moved {
      guard let place = words[index].place else { continue }
      complaints.add(
        "word_list.cell_taken",
        ["place": words[index].source, "cell": .text(place.written), "word": .text(words[index].symbol.name)])
    }
    let cells = zip(words, places.positions).map { word, position in
      Board.Cell(position: position, symbol: word.symbol, spoken: word.spoken)
    }
    return Board(
      name: name, size: places.size, pages: places.pages, layout: "",
      cells: cells.sorted { $0.position < $1.position })
  }

  private mutating func word(of row: ListRow, _ table: WordTable) -> ListedWord? {
    let extra = row.cells.indices.dropFirst(table.width).filter { !row.text($0).isEmpty }
    if let first = extra.first {
      complaints.add("word_list.extra_cells", ["place": row.place(first), "count": .integer(extra.count)])
    }
    guard let name = text(.word, row, table) else {
      complaints.add("word_list.no_word", ["place": row.place(table.columns[.word] ?? 0)])
      return nil
    }
    var place: CellPlace?
    let source = row.place(table.columns[.cell] ?? 0)
    if let written = text(.cell, row, table) {
      place = CellPlace(written)
      if place == nil { complaints.add("word_list.cell", ["place": source, "cell": .text(written)]) }
    }
    let category = text(.category, row, table) ?? ""
    let symbol = Symbol(
      name: name, meaning: text(.meaning, row, table) ?? "",
      category: Category(name: category, color: colors.color(of: category)), picture: row.picture)
    return ListedWord(symbol: symbol, spoken: text(.spoken, row, table), place: place, source: source)
  }

  /// On one line and of a bearable length; nil where nothing stands.
  private mutating func text(_ column: WordColumn, _ row: ListRow, _ table: WordTable) -> String? {
    guard let column = table.columns[column] else { return nil }
    let written = row.text(column)
    if written.contains(where: \.isNewline) { complaints.add("word_list.line_breaks", ["place": row.place(column)]) }
    var text = FormulaGuard.opened(written.withoutControls.trimmingBlanks)
    if text.utf8.count > Self.longest, text.count > Self.longest {
      complaints.add("word_list.long", ["place": row.place(column), "limit": .integer(Self.longest)])
      text = String(text.prefix(Self.longest))
    }
    return text.isEmpty ? nil : text
  }
}

/// The words of a list by the boards on which they come, whose names are compared without accents and capitals.
private struct CollectedBoards {
  /// In the order in which they come.
  var names: [String] = []
  var words: [String: [ListedWord]] = [:]
  var room: [String: [CellPlace]] = [:]
}

/// A word of a list.
struct ListedWord {
  let symbol: Symbol
  let spoken: String?
  let place: CellPlace?
  /// Where the list says its place.
  let source: Value
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
