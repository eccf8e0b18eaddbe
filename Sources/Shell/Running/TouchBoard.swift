import TagarelaKit
import Terminal

/// A board as large as the screen: digits, arrows and Enter, or a click, touch its cells; Escape or q leaves.
struct TouchBoard {
  let board: GridView
  let style: Style
  /// The line that says so.
  let keys: String
  private let drawn = DrawnPictures()

  init(board: GridView, style: Style, keys: String) {
    self.board = board
    self.style = style
    self.keys = keys
  }

  func run(touch: (Int) throws -> String) throws {
    let screen = try Screen()
    defer { screen.leave() }
    var selected = board.cells.first?.position ?? 1
    var feedback = ""
    while true {
      let drawing = drawing(on: screen, selected)
      screen.draw([style.strong(board.title), ""] + drawing.lines + ["", feedback, style.dim(keys)])
      let columns = board.size.columns
      switch screen.readKey() {
      case .character("q"), .character("Q"), .escape, .interrupt, .end: return
      case .left: selected = max(1, selected - 1)
      case .right: selected = min(board.size.count, selected + 1)
      case .up: if selected > columns { selected -= columns }
      case .down: if selected + columns <= board.size.count { selected += columns }
      case .enter, .character(" "): feedback = try touched(selected, touch)
      case .character(let character):
        guard let digit = character.wholeNumberValue, (1...board.size.count).contains(digit) else { continue }
        selected = digit
        feedback = try touched(digit, touch)
      case .click(let column, let row):
        guard let position = drawing.position(column: column, row: row - 2) else { continue }
        selected = position
        feedback = try touched(position, touch)
      default: continue
      }
    }
  }

  private func touched(_ position: Int, _ touch: (Int) throws -> String) throws -> String {
    guard board.cell(at: position) != nil else { return "" }
    return try touch(position)
  }

  private func drawing(on screen: Screen, _ selected: Int) -> BoardDrawing {
    let (columns, rows) = screen.size
    return BoardDrawing(
      grid: board, style: style, columns: columns, rows: max(3, rows - 5), selected: selected,
      drawn: drawn)
  }
}

extension BoardDrawing {
  /// The cell at a place of the drawing, counted from 0.
  func position(column: Int, row: Int) -> Int? {
    let x = column / (cellWidth + 3)
    let y = row / (cellHeight + 2)
    guard column >= 0, row >= 0, x < grid.size.columns, y < grid.size.rows else { return nil }
    return y * grid.size.columns + x + 1
  }
}
