/// What is to be seen while a line is edited.
struct LineFrame: Equatable {
  /// The prompt and the line.
  var cells: [LineCell] = []
  /// The cell that the cursor stands on; as many as there are for the place behind them.
  var cursor = 0
  /// Rows below the line.
  var below: [String] = []
}

/// Keeps a line on a terminal as it is to be seen, by writing what has changed. Nothing is asked of the terminal, so all places are
/// counted from where the line began.
struct LineDisplay {
  private struct Placed: Equatable {
    var cell: LineCell
    var row: Int
    var column: Int
  }

  /// Of the terminal.
  var columns: Int
  var rows: Int
  /// On a terminal that moves its cursor only to the left, in one row.
  let isDumb: Bool

  private var shown: [Placed] = []
  private var below: [String] = []
  /// The first row of the line that is seen, where it is higher than the terminal.
  private var top = 0
  private var at = (row: 0, column: 0)
  /// Whether the cursor is in the last column and what is written next would stand there too.
  private var stopsAtEdge = false
  private var style = ""
  private var output = ""

  init(columns: Int, rows: Int, isDumb: Bool = false) {
    self.columns = max(2, columns)
    self.rows = max(2, rows)
    self.isDumb = isDumb
  }

  /// Where the cursor is, counted from the first row of the line that is seen.
  var cursorRow: Int { at.row }
  /// How many rows are in use.
  var height: Int { (shown.last?.row ?? 0) + 1 + below.count }

  /// What makes the terminal show a frame.
  mutating func show(_ frame: LineFrame) -> String {
    var all = place(frame.cells)
    let cursor = all[min(frame.cursor, all.count - 1)]
    if isDumb { return showInOneRow(frame.cells, cursor: frame.cursor) }
    let room = max(1, rows - frame.below.count)
    let isWhole = (all.last?.row ?? 0) < room
    top = isWhole ? 0 : min(max(top, cursor.row - room + 1), cursor.row)
    if !isWhole { all = all.filter { (top..<top + room).contains($0.row) } }
    if top > 0 {
      for index in all.indices { all[index].row -= top }
    }
    write(all, frame.below)
    move(to: (cursor.row - top, cursor.column))
    return take()
  }

  /// Shows a frame whole for the last time; what comes next is written in the row below it.
  mutating func finish(_ frame: LineFrame) -> String {
    var text = ""
    if isDumb {
      text = show(frame) + "\r\n"
    } else {
      // Rows that were above the terminal's first are written again from there.
      if top > 0 { shown = [] }
      let all = place(frame.cells)
      if top > 0 { move(to: (0, 0)) }
      write(all, [])
      move(to: (all.last?.row ?? 0, all.last?.column ?? 0))
      text = take() + "\r\n"
    }
    forget()
    return text
  }

  /// Takes the line away; what comes next is written in its place.
  mutating func erase() -> String {
    if isDumb {
      let text = showInOneRow([], cursor: 0)
      forget()
      return text
    }
    move(to: (0, 0))
    output += "\r\u{1B}[J"
    let text = take()
    forget()
    return text
  }

  /// The terminal is another: nothing of the line is there.
  mutating func forget() {
    shown = []
    below = []
    top = 0
    at = (0, 0)
    style = ""
  }

  /// Terminals wrap what they show anew when they change: where the line begins is looked for at the new width.
  mutating func resize(columns: Int, rows: Int) {
    let cursor = shown.lastIndex { $0.row < at.row || ($0.row == at.row && $0.column <= at.column) } ?? 0
    self.columns = max(2, columns)
    self.rows = max(2, rows)
    guard !shown.isEmpty, !isDumb else { return }
    let place = place(shown.dropLast().map(\.cell))[cursor]
    at = (min(place.row, self.rows - 1), place.column)
  }

  /// Each cell in its place, and one more for the place behind them.
  private func place(_ cells: [LineCell]) -> [Placed] {
    var placed: [Placed] = []
    placed.reserveCapacity(cells.count + 1)
    var (row, column) = (0, 0)
    for cell in cells {
      if column + cell.columns > columns { (row, column) = (row + 1, 0) }
      placed.append(Placed(cell: cell, row: row, column: column))
      column += cell.columns
      if cell.breaks { (row, column) = (row + 1, 0) }
    }
    if column >= columns { (row, column) = (row + 1, 0) }
    placed.append(Placed(cell: .end, row: row, column: column))
    return placed
  }

  private mutating func write(_ all: [Placed], _ rowsBelow: [String]) {
    defer {
      shown = all
      below = rowsBelow
    }
    var first = zip(shown, all).prefix { $0 == $1 }.count
    if first == all.count, first == shown.count, below == rowsBelow { return }
    // A new row is reached by writing on, which goes on at the terminal's end too.
    while first > 0, first < all.count, all[first].row > all[first - 1].row { first -= 1 }
    var end = all.count
    // What stands as it was behind what has changed stays.
    if shown.count == all.count, below == rowsBelow, shown.last == all.last {
      while end > first, shown[end - 1] == all[end - 1] { end -= 1 }
    }
    if first < end {
      move(to: (all[first].row, all[first].column))
      for index in first..<end { write(all[index], after: index > first ? all[index - 1] : nil) }
    }
    guard end == all.count, let last = all.last else { return }
    if first == all.count { move(to: (last.row, last.column)) }
    let before = shown.last.map { ($0.row, $0.column) } ?? (0, 0)
    if (last.row, last.column) < before || !below.isEmpty {
      setStyle("")
      output += "\u{1B}[J"
    }
    for row in rowsBelow {
      setStyle("")
      output += "\r\n" + row + "\u{1B}[0m\u{1B}[K"
      at = (at.row + 1, columns)
    }
  }

  private mutating func write(_ placed: Placed, after before: Placed?) {
    let cell = placed.cell
    if let before, placed.row > before.row, !before.cell.breaks {
      // A wide character may leave a column over.
      while at.column < columns { write(" ", columns: 1) }
      output += stopsAtEdge ? "\r\n" : cell.isSure && cell.columns > 0 ? "" : " \r"
      stopsAtEdge = false
      at = (placed.row, 0)
    }
    setStyle(cell.style)
    if cell.isSure {
      write(cell.text, columns: cell.columns)
    } else {
      output += String(repeating: " ", count: cell.columns)
      at.column += cell.columns
      move(to: (placed.row, placed.column))
      output += cell.text
      // Wherever the terminal takes it to.
      at.column = columns + 1
      move(to: (placed.row, min(placed.column + cell.columns, columns - 1)))
      stopsAtEdge = placed.column + cell.columns >= columns
      if stopsAtEdge { at.column = columns }
    }
    if cell.breaks {
      setStyle("")
      output += "\u{1B}[K\r\n"
      at = (placed.row + 1, 0)
    }
  }

  private mutating func write(_ text: String, columns: Int) {
    output += text
    at.column += columns
  }

  private mutating func setStyle(_ new: String) {
    guard style != new else { return }
    output += new.isEmpty ? "\u{1B}[0m" : style.isEmpty ? "\u{1B}[\(new)m" : "\u{1B}[0;\(new)m"
    style = new
  }

  private mutating func move(to place: (row: Int, column: Int)) {
    if place.row < at.row { output += "\u{1B}[\(at.row - place.row)A" }
    if place.row > at.row { output += "\u{1B}[\(place.row - at.row)B" }
    if place.column != at.column {
      if place.column == 0 || at.column >= columns {
        output += "\r" + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
      } else if place.column < at.column {
        output +=
          at.column - place.column < 4
          ? String(repeating: "\u{8}", count: at.column - place.column) : "\u{1B}[\(at.column - place.column)D"
      } else {
        output += "\u{1B}[\(place.column - at.column)C"
      }
    }
    at = place
    stopsAtEdge = false
  }

  private mutating func take() -> String {
    setStyle("")
    defer { output = "" }
    return output
  }

  /// As much as there is room for round the cursor, written on where that is enough.
  private mutating func showInOneRow(_ cells: [LineCell], cursor: Int) -> String {
    let room = columns - 1
    var start = 0
    var width = cells[..<min(cursor, cells.count)].reduce(0) { $0 + $1.columns }
    while width >= room, start < cells.count {
      width -= cells[start].columns
      start += 1
    }
    var seen: [Placed] = []
    var column = 0
    for cell in cells[start...] where column + cell.columns <= room {
      seen.append(Placed(cell: cell.breaks ? LineCell(text: " ", columns: 1) : cell, row: 0, column: column))
      column += max(cell.columns, cell.breaks ? 1 : 0)
    }
    if !seen.starts(with: shown) || at.column != (shown.last.map { $0.column + $0.cell.columns } ?? 0) {
      let before = shown.last.map { $0.column + $0.cell.columns } ?? 0
      output += "\r" + seen.map(\.cell.text).joined() + String(repeating: " ", count: max(0, before - column))
      at.column = max(before, column)
    } else {
      output += seen[shown.count...].map(\.cell.text).joined()
      at.column = column
    }
    shown = seen
    let target = seen.prefix(max(0, cursor - start)).reduce(0) { $0 + $1.cell.columns }
    output += String(repeating: "\u{8}", count: max(0, at.column - target))
    at.column = target
    defer { output = "" }
    return output
  }
}
