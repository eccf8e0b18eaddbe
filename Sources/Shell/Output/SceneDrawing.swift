import TagarelaKit
import Terminal

/// One page of a board whose cells are areas of a picture: their frames lie on the picture, where there are colours for it.
struct SceneDrawing {
  let grid: GridView
  /// From 1.
  let page: Int
  let style: Style
  /// Room in the terminal.
  let columns: Int
  let rows: Int
  var selected: Int?
  /// The positions that are lit up beside it.
  var lit: Set<Int> = []
  var drawn: DrawnPictures?
  /// The keys that touch cells, by position.
  var numbers: [Int: Int] = [:]

  var lines: [String] {
    var sheet = CharacterSheet(columns: columns, rows: rows)
    let picture = drawn.map { $0.lines(0, grid.scene, columns: columns, rows: rows) } ?? grid.scene?(columns, rows)
    for (row, line) in (picture ?? []).prefix(rows).enumerated() { sheet.lay(line, column: 0, row: row) }
    for cell in areas {
      let box = box(cell)
      let isSelected = cell.position == selected || lit.contains(cell.position)
      let frame = CellFrame(cell: cell, isSelected: isSelected, number: numbers[cell.position], style: style)
      let width = box.columns.count
      let label = DisplayWidth.truncate(cell.label, to: max(0, width - 2))
      let ends = frame.lines(inside: [], width: width)
      sheet.lay(ends[0], column: box.columns.lowerBound, row: box.rows.lowerBound)
      for row in box.rows.dropFirst().dropLast() {
        let side = frame.side
        sheet.lay(side, column: box.columns.lowerBound, row: row)
        sheet.lay(side, column: box.columns.upperBound - 1, row: row)
      }
      sheet.lay(ends[1], column: box.columns.lowerBound, row: box.rows.upperBound - 1)
      sheet.lay(
        cell.isHidden ? style.dim(label) : style.reversed(label), column: box.columns.lowerBound + 1,
        row: (box.rows.lowerBound + box.rows.upperBound - 1) / 2)
    }
    return sheet.lines
  }

  /// The position of the last area drawn at a place, counted from 0.
  func position(column: Int, row: Int) -> Int? {
    areas.last { box($0).columns.contains(column) && box($0).rows.contains(row) }?.position
  }

  private var areas: [GridView.Cell] {
    grid.cells.filter { $0.area != nil && grid.size.place(ofPosition: $0.position).page == page }
  }

  /// In columns and rows of the terminal; at least as large as a frame with a word in it.
  private func box(_ cell: GridView.Cell) -> (columns: Range<Int>, rows: Range<Int>) {
    guard let area = cell.area else { return (0..<1, 0..<1) }
    let shape = grid.sceneShape ?? Double(columns) / Double(max(1, rows))
    // The picture lies in the middle, as large as it fits.
    let width = min(Double(columns), Double(rows) * shape)
    let height = width / shape
    return (
      stretch(area.x, area.width, columns, picture: width, least: 6),
      stretch(area.y, area.height, rows, picture: height, least: 3)
    )
  }

  private func stretch(_ start: Double, _ length: Double, _ all: Int, picture: Double, least: Int) -> Range<Int> {
    let length = min(all, max(least, Int((length * picture).rounded())))
    let start = min(max(0, Int(((Double(all) - picture) / 2 + start * picture).rounded())), all - length)
    return start..<start + length
  }
}
