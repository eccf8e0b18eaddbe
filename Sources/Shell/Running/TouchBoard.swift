import TagarelaKit
import Terminal

/// Boards as large as the screen: digits, arrows and Enter, or a click, touch cells; Backspace goes back, Home to where
/// one began; Page Up and Page Down turn pages; Escape or q leaves.
struct TouchBoard {
  let style: Style
  let wording: OpenBoardWording
  private var board: OpenBoard
  private var page = 1
  private var selected = 1
  private var drawn = DrawnPictures()

  /// Lines round the board beside the keys: the path, the message, a blank and the feedback.
  private static let others = 4

  init(board: OpenBoard, style: Style, wording: OpenBoardWording) {
    self.board = board
    self.style = style
    self.wording = wording
    begin()
  }

  /// - Parameter act: what a gesture makes of the board.
  mutating func run(act: (BoardGesture) throws -> OpenBoard) throws {
    let screen = try Screen()
    defer { screen.leave() }
    while true {
      let (columns, rows) = screen.size
      screen.draw(lines(columns: columns, rows: rows))
      let key = screen.readKey()
      switch key {
      case .character("q"), .character("Q"), .escape, .interrupt, .end: return
      case .click(let column, let row):
        guard let position = position(column: column, row: row - 2, of: (columns, rows)) else { continue }
        selected = position
        try perform(.touch(position), act)
      default:
        if let gesture = gesture(key) { try perform(gesture, act) }
      }
    }
  }

  /// What a key asks for, where it doesn't only move the cursor or turn the page.
  mutating func gesture(_ key: Key) -> BoardGesture? {
    let size = board.grid.size
    let place = size.place(ofPosition: selected)
    switch key {
    case .left: select(selected - 1)
    case .right: select(selected + 1)
    case .up: if place.row > 0 { select(selected - size.columns) }
    case .down: if place.row + 1 < size.rows { select(selected + size.columns) }
    case .pageUp, .character("<"), .character(","): turn(to: page - 1)
    case .pageDown, .character(">"), .character("."): turn(to: page + 1)
    case .enter, .character(" "): return .touch(selected)
    case .backspace, .character("b"), .character("B"): return .back
    case .home, .character("h"), .character("H"): return .home
    case .character(let character):
      guard let digit = character.wholeNumberValue, (1...size.count).contains(digit) else { return nil }
      selected = (page - 1) * size.count + digit
      return .touch(selected)
    default: break
    }
    return nil
  }

  mutating func perform(_ gesture: BoardGesture, _ act: (BoardGesture) throws -> OpenBoard) throws {
    if case .touch(let position) = gesture, board.grid.cell(at: position) == nil {
      board.feedback = ""
      return
    }
    let path = board.path
    board = try act(gesture)
    if board.path != path { begin() }
  }

  func lines(columns: Int, rows: Int) -> [String] {
    let path = style.strong(board.path.joined(separator: " › ").harmless)
    let pages = board.grid.pages > 1 ? "  " + style.dim(wording.page(page, board.grid.pages)) : ""
    let message = board.message.isEmpty ? "" : style.reversed(" \(board.message.harmless) ")
    return [path + pages, message] + drawing(columns, rows) + ["", feedback] + keys(columns).map(style.dim)
  }

  private func keys(_ columns: Int) -> [String] {
    let isLong = board.grid.pages > 1 || board.path.count > 1 || board.grid.cells.contains { $0.leadsTo != nil }
    return Array(wrapped(isLong ? wording.moreKeys : wording.keys, to: max(1, columns)).prefix(Self.mostKeyLines))
  }

  private static let mostKeyLines = 2

  /// What the last touch did; before one, which cell is chosen, for its word may have been cut short.
  private var feedback: String {
    guard board.feedback.isEmpty, let cell = board.grid.cell(at: selected) else {
      return board.feedback.harmless
    }
    return style.dim("\(board.grid.size.name(ofPosition: cell.position)) \(cell.label)")
  }

  private func room(_ columns: Int, _ rows: Int) -> Int { max(1, rows - Self.others - keys(columns).count) }

  private mutating func begin() {
    page = 1
    selected = board.grid.cells.first?.position ?? 1
    page = board.grid.size.place(ofPosition: selected).page
    drawn = DrawnPictures()
  }

  private mutating func turn(to page: Int) {
    guard (1...board.grid.pages).contains(page) else { return }
    self.page = page
    board.feedback = ""
    selected = (page - 1) * board.grid.size.count + 1
  }

  private mutating func select(_ position: Int) {
    guard (1...board.grid.size.count * board.grid.pages).contains(position) else { return }
    selected = position
    board.feedback = ""
    page = board.grid.size.place(ofPosition: position).page
  }

  private var isScene: Bool {
    board.grid.cells.contains { $0.area != nil && board.grid.size.place(ofPosition: $0.position).page == page }
  }

  private func drawing(_ columns: Int, _ rows: Int) -> [String] {
    isScene ? scene(columns, rows).lines : grid(columns, rows).lines
  }

  private func position(column: Int, row: Int, of screen: (columns: Int, rows: Int)) -> Int? {
    isScene
      ? scene(screen.columns, screen.rows).position(column: column, row: row)
      : grid(screen.columns, screen.rows).position(column: column, row: row)
  }

  private func grid(_ columns: Int, _ rows: Int) -> BoardDrawing {
    let frame = BoardFrame.filling(
      board.grid.size, columns: columns, rows: room(columns, rows), selected: selected)
    return BoardDrawing(
      grid: board.grid, page: page, frame: frame, style: style,
      selected: board.grid.cell(at: selected)?.position ?? selected, drawn: drawn)
  }

  private func scene(_ columns: Int, _ rows: Int) -> SceneDrawing {
    SceneDrawing(
      grid: board.grid, page: page, style: style, columns: columns, rows: room(columns, rows),
      selected: selected, drawn: drawn)
  }
}
