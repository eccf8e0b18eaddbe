import TagarelaKit
import Terminal

/// How a board's grid is divided among the columns and lines of a terminal.
struct BoardFrame {
  /// Columns and rows of the grid that are drawn, counted from 0.
  var columns: Range<Int>
  var rows: Range<Int>
  /// Columns and lines inside a cell's frame.
  var cellWidth: Int
  var cellHeight: Int
  /// Columns between cells.
  var gap: Int
  /// False where there is no room for frames.
  var hasFrames: Bool
  /// Columns before the cells, for the rows' names; 0 without names.
  var margin: Int
  /// Whether a line above the cells names the columns.
  var hasHeader: Bool
  /// Columns before a cell's words for its picture, where there is no room above them; 0 for none.
  var besideWidth = 0

  var columnWidth: Int { cellWidth + (hasFrames ? 2 : 0) }
  var rowHeight: Int { cellHeight + (hasFrames ? 2 : 0) }
  var between: String { String(repeating: " ", count: gap) }

  /// Columns that a cell over so many columns of the grid takes, its frame included.
  func width(_ count: Int) -> Int { count * columnWidth + (count - 1) * gap }

  /// Where a column of the grid begins.
  func x(_ column: Int) -> Int { margin + (column - columns.lowerBound) * (columnWidth + gap) }

  /// The terminal's columns that belong to a column of the grid, the gap after it included.
  func reach(_ column: Int) -> Range<Int> { x(column)..<x(column) + columnWidth + gap }

  /// `A B C` over the cells, or what the grid calls its columns.
  func columnNames(of grid: GridView, _ style: Style) -> String {
    String(repeating: " ", count: margin)
      + columns.map { column in
        let name = grid.name(ofColumn: column)
        let text = name?.text ?? String(GridSize.largest.name(ofPosition: column + 1).prefix(1))
        return style.name(DisplayWidth.fit(text, to: columnWidth, alignment: .center), name?.tint)
      }.joined(separator: between)
  }

  /// What stands before the lines of one row.
  func rowName(_ row: Int, of grid: GridView, _ style: Style) -> [String] {
    let blank = String(repeating: " ", count: margin)
    guard margin > 0 else { return Array(repeating: blank, count: rowHeight) }
    let name = grid.name(ofRow: row)
    let text = DisplayWidth.pad(name?.text ?? String(row + 1), to: margin - 1, alignment: .right) + " "
    return (0..<rowHeight).map { $0 == (rowHeight - 1) / 2 ? style.name(text, name?.tint) : blank }
  }

  /// Columns that the rows' names take, with a blank behind them.
  private static func margin(of grid: GridView) -> Int {
    let widths = grid.hasNames ? grid.rowNames.map { displayWidth($0.text) } : [String(grid.size.rows).count]
    return widths.max().map { $0 + 1 } ?? 0
  }

  /// Narrower cells than this say nothing.
  private static let leastWidth = 4
  /// Cells at least so wide stand apart.
  private static let airyWidth = 8
  /// From this width on, and with at most so many columns, there is room for pictures.
  private static let pictureWidth = 9
  private static let pictureColumns = 6
  private static let pictureHeight = 7
  /// A word, and a picture that says something.
  private static let leastPictureHeight = 3
  /// Columns of a cell in which a small picture leaves room for words.
  private static let besideRoom = 14

  /// The parts in which a page is written one below the other: one, unless the terminal is too narrow for all columns.
  ///
  /// - Parameter rows: of the terminal; pictures get smaller to stay within them, and a timetable that takes more has no frames. Nil
  ///   for as many as it takes.
  static func written(_ grid: GridView, style: Style, columns room: Int, rows: Int? = nil) -> [BoardFrame] {
    let size = grid.size
    let margin = margin(of: grid)
    let available = max(leastWidth + 2, room - margin)
    let most = available / (leastWidth + 2)
    let parts = (size.columns + most - 1) / most
    let perPart = (size.columns + parts - 1) / parts
    let gap = (available + 1) / perPart - 3 >= airyWidth ? 1 : 0
    let roomy = max(leastWidth, (available + gap) / perPart - 2 - gap)
    let widest = grid.cells.map { displayWidth($0.label) }.max() ?? 0
    let pictured = rows.map { min(pictureHeight, $0 / (parts * size.rows) - 2) } ?? pictureHeight
    let hasPictures =
      style.hasColor && roomy >= pictureWidth && perPart <= pictureColumns && grid.hasPictures
      && pictured >= leastPictureHeight
    let width = min(roomy, max(hasPictures ? 14 : 8, widest + 2))
    let needed = grid.cells.map { cell in
      CellText(cell.label, width: width * cell.span.columns, height: 2).lines.count
    }
    let height = hasPictures ? pictured : max(1, needed.max() ?? 1)
    let hasFrames = !grid.hasNames || rows.map { parts * size.rows * (height + 2) <= $0 } ?? true
    return stride(from: 0, to: size.columns, by: perPart).map { first in
      BoardFrame(
        columns: first..<min(first + perPart, size.columns), rows: 0..<size.rows,
        cellWidth: hasFrames ? width : width + 1 + gap, cellHeight: height, gap: hasFrames ? gap : 1,
        hasFrames: hasFrames, margin: margin, hasHeader: !grid.hasNames || !grid.columnNames.isEmpty)
    }
  }

  /// What a screen shows at once: all of a page, or as much as there is room for round the selected cell. Only words over
  /// the columns and before the rows are shown there, no letters and numbers.
  static func filling(_ grid: GridView, columns room: Int, rows lines: Int, selected: Int) -> BoardFrame {
    let size = grid.size
    let margin = grid.hasNames ? margin(of: grid) : 0
    let hasHeader = !grid.columnNames.isEmpty
    let (columns, rows) = (max(1, room - margin), max(1, lines - (hasHeader ? 1 : 0)))
    let place = size.place(ofPosition: selected)
    let across = max(1, min(size.columns, columns / (leastWidth + 2)))
    let gap = (columns + 1) / across - 3 >= airyWidth && !isTight(grid, columns, across) ? 1 : 0
    let isLow = (2...4).contains(rows / size.rows) && across == size.columns
    // Of a timetable the pictures say more than frames.
    let isBeside = isLow && grid.hasNames && grid.hasPictures && (columns + gap) / across >= besideRoom
    let hasFrames = rows / size.rows >= 3 && !isBeside
    let down = min(size.rows, max(1, rows))
    let width = max(leastWidth, (columns + gap) / across - 2 - gap)
    return BoardFrame(
      columns: window(size.columns, across, round: place.column), rows: window(size.rows, down, round: place.row),
      cellWidth: hasFrames ? width : width + 1 + gap, cellHeight: max(1, rows / down - (hasFrames ? 2 : 0)),
      gap: hasFrames ? gap : 1, hasFrames: hasFrames, margin: margin, hasHeader: hasHeader,
      besideWidth: isBeside ? 2 * (rows / down) + 1 : 0)
  }

  /// Whether a word is as wide as a cell without a gap: words come before air.
  private static func isTight(_ grid: GridView, _ room: Int, _ across: Int) -> Bool {
    let (airy, tight) = ((room + 1) / across - 3, room / across - 2)
    return airy < tight
      && grid.cells.contains { $0.span.columns == 1 && (airy + 1...tight).contains(displayWidth($0.label)) }
  }

  private static func window(_ all: Int, _ shown: Int, round selected: Int) -> Range<Int> {
    let start = min(max(0, selected - shown / 2), all - shown)
    return start..<start + shown
  }
}

extension GridView {
  fileprivate var hasPictures: Bool { cells.contains { $0.picture != nil } }
}
