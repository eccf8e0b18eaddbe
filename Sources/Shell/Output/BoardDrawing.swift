import TagarelaKit
import Terminal

/// A board in box-drawing characters, each cell framed in its category's colour, with its picture where there is room.
struct BoardDrawing {
  let grid: GridView
  let style: Style
  /// Room in the terminal.
  let columns: Int
  /// Rows to fill; nil for as few as needed.
  let rows: Int?
  /// The position that the cursor is on.
  let selected: Int?
  /// Pictures that have been drawn already, where the board is drawn again and again.
  var drawn: DrawnPictures?

  /// Columns inside a cell's frame.
  var cellWidth: Int {
    let widest = grid.cells.map { displayWidth($0.label) }.max() ?? 0
    let room = max(3, (columns - grid.size.columns) / grid.size.columns - 2)
    return rows == nil ? min(room, max(14, widest + 2)) : room
  }

  /// Rows inside a cell's frame.
  var cellHeight: Int {
    guard let rows else { return style.hasColor && cellWidth >= 9 && grid.size.columns <= 6 ? 7 : 1 }
    return max(1, rows / grid.size.rows - 2)
  }

  var lines: [String] {
    (0..<grid.size.rows).flatMap { row in
      let cells = (0..<grid.size.columns).map { column in cell(row * grid.size.columns + column + 1) }
      return PixelGraphics.room(for: (0..<cellHeight + 2).map { line in cells.map { $0[line] }.joined(separator: " ") })
    }
  }

  private func cell(_ position: Int) -> [String] {
    let content = grid.cell(at: position)
    let strong = position == selected
    let marks = strong ? ["┏", "━", "┓", "┃", "┗", "┛"] : ["┌", "─", "┐", "│", "└", "┘"]
    let frame = { (text: String) -> String in
      let text = content.map { style.colored(text, $0.color) } ?? style.dim(text)
      return strong ? style.strong(text) : text
    }
    let edge = String(repeating: marks[1], count: cellWidth)
    return [frame(marks[0] + edge + marks[2])]
      + inside(position, content).map { frame(marks[3]) + $0 + frame(marks[3]) }
      + [frame(marks[4] + edge + marks[5])]
  }

  private func picture(of content: GridView.Cell) -> [String]? {
    guard let drawn else { return content.picture?(cellWidth, cellHeight - 1) }
    return drawn.lines(of: content, columns: cellWidth, rows: cellHeight - 1)
  }

  private func inside(_ position: Int, _ content: GridView.Cell?) -> [String] {
    let blank = String(repeating: " ", count: cellWidth)
    guard let content else { return Array(repeating: blank, count: cellHeight) }
    var lines: [String] = []
    if cellHeight >= 3, let picture = picture(of: content) { lines = Array(picture.prefix(cellHeight - 1)) }
    let label = DisplayWidth.fit(style.strong(content.label), to: cellWidth, alignment: .center)
    if lines.isEmpty {
      let above = (cellHeight - 1) / 2
      lines = Array(repeating: blank, count: above) + [label]
    } else {
      lines.insert(label, at: grid.labels == .above ? 0 : lines.count)
    }
    return lines + Array(repeating: blank, count: cellHeight - lines.count)
  }
}

/// Remembers how pictures look at one size.
final class DrawnPictures {
  private struct Key: Hashable {
    let position: Int
    let columns: Int
    let rows: Int
  }

  private var drawn: [Key: [String]?] = [:]

  func lines(of cell: GridView.Cell, columns: Int, rows: Int) -> [String]? {
    let key = Key(position: cell.position, columns: columns, rows: rows)
    if let known = drawn[key] { return known }
    let lines = cell.picture?(columns, rows)
    drawn[key] = .some(lines)
    return lines
  }
}
