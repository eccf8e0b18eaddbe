import TagarelaKit
import Terminal

/// One page of a board in box-drawing characters, or so many of its columns and rows as there is room for: each cell
/// framed in its colour, a cell over several places as one, with its picture where there is room.
struct BoardDrawing {
  let grid: GridView
  /// From 1.
  let page: Int
  let frame: BoardFrame
  let style: Style
  /// The position that the cursor is on.
  var selected: Int?
  /// The positions that are lit up beside it.
  var lit: Set<Int> = []
  /// Pictures that have been drawn already, where the board is drawn again and again.
  var drawn: DrawnPictures?
  /// The keys that touch cells, by position.
  var numbers: [Int: Int] = [:]
  /// Whether places without a cell are framed.
  var showsEmpty = true

  /// What is drawn of a cell, in columns and rows of the grid counted from 0.
  struct Place {
    let position: Int
    let cell: GridView.Cell?
    let columns: Range<Int>
    let rows: Range<Int>
  }

  var lines: [String] {
    let places = places
    var lines = frame.hasHeader ? [frame.columnNames(of: grid, style)] : []
    for band in bands(of: places) {
      var rows = Array(repeating: [(x: Int, text: String)](), count: band.count * frame.rowHeight)
      for place in places where band.contains(place.rows.lowerBound) {
        let top = (place.rows.lowerBound - band.lowerBound) * frame.rowHeight
        for (line, text) in box(place).enumerated() {
          rows[top + line].append((frame.x(place.columns.lowerBound), text))
        }
      }
      let names = band.flatMap { frame.rowName($0, of: grid, style) }
      let drawn = rows.enumerated().map { line, texts in
        names[line] + texts.sorted { $0.x < $1.x }.map(\.text).joined(separator: frame.between)
      }
      // A screen that is drawn again and again has the room already.
      lines += self.drawn == nil ? PixelGraphics.room(for: drawn) : drawn
    }
    return lines
  }

  /// The filled and empty cells in the window, each once.
  var places: [Place] {
    let size = grid.size
    let first = (page - 1) * size.count + 1
    var seen: Set<Int> = []
    var places: [Place] = []
    for row in frame.rows {
      for column in frame.columns {
        let position = first + row * size.columns + column
        guard let cell = grid.cell(at: position) else {
          places.append(Place(position: position, cell: nil, columns: column..<column + 1, rows: row..<row + 1))
          continue
        }
        guard seen.insert(cell.position).inserted else { continue }
        let origin = size.place(ofPosition: cell.position)
        let columns = (origin.column..<origin.column + cell.span.columns).clamped(to: frame.columns)
        let rows = (origin.row..<origin.row + cell.span.rows).clamped(to: frame.rows)
        places.append(Place(position: cell.position, cell: cell, columns: columns, rows: rows))
      }
    }
    return places
  }

  /// Rows that no cell reaches out of.
  private func bands(of places: [Place]) -> [Range<Int>] {
    var bands: [Range<Int>] = []
    var start = frame.rows.lowerBound
    for row in frame.rows.dropFirst() + [frame.rows.upperBound] where row > start {
      if places.contains(where: { $0.rows.lowerBound < row && $0.rows.upperBound > row }) { continue }
      bands.append(start..<row)
      start = row
    }
    return bands
  }

  /// The position at a place of the drawing, in terminal columns and lines counted from 0.
  func position(column: Int, row: Int) -> Int? {
    let row = row - (frame.hasHeader ? 1 : 0)
    guard row >= 0, let column = frame.columns.first(where: { frame.reach($0).contains(column) }) else { return nil }
    let gridRow = frame.rows.lowerBound + row / frame.rowHeight
    guard frame.rows.contains(gridRow) else { return nil }
    let position = (page - 1) * grid.size.count + gridRow * grid.size.columns + column + 1
    return grid.cell(at: position)?.position ?? position
  }
}

/// Remembers how pictures look at one size.
final class DrawnPictures {
  private struct Key: Hashable {
    let number: Int
    let columns: Int
    let rows: Int
  }

  private var drawn: [Key: [String]?] = [:]

  /// - Parameter number: tells one picture from the others; 0 for what lies behind them.
  func lines(_ number: Int, _ picture: TerminalDrawing?, columns: Int, rows: Int) -> [String]? {
    let key = Key(number: number, columns: columns, rows: rows)
    if let known = drawn[key] { return known }
    let lines = picture?(columns, rows)
    drawn[key] = .some(lines)
    return lines
  }
}
