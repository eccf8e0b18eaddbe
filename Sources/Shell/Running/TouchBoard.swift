import Foundation
import TagarelaKit
import Terminal

/// What a full screen is shown on and hears from.
protocol ScreenDevice {
  var size: (columns: Int, rows: Int) { get }
  func draw(_ lines: [String])
  func readKey() -> Key
  func readKey(left: () -> Int32) -> Key?
}

extension Screen: ScreenDevice {}

/// Boards as large as the screen: digits for the first cells of a page, arrows and Enter, or a click, touch cells; Backspace goes back, Home to where
/// one began; Page Up and Page Down turn pages; the keys of the board's deeds do these; `/` and letters search; Escape ends
/// a search, else leaves, as q does.
struct TouchBoard {
  let style: Style
  let wording: ShownBoardWording
  private let clock: ScreenClock
  /// What goes on meanwhile, at the end of the first line.
  private let rows: [PromptRow]
  private let lock: ScreenLock?
  private var board: ShownBoard
  private var page = 1
  private var selected = 1
  private var isSearching = false
  private var drawn = DrawnPictures()
  private var drawnStrip = DrawnPictures()

  /// Lines round the board beside the strip, the deeds and the keys: the path, the message, a blank and the feedback.
  private static let others = 4

  /// Between two looks at what goes on meanwhile.
  private static let pause = Duration.seconds(1)

  init(
    board: ShownBoard, style: Style, wording: ShownBoardWording, rows: [PromptRow] = [], lock: ScreenLock? = nil,
    clock: ScreenClock = .machine
  ) {
    self.board = board
    self.lock = lock
    self.rows = rows
    self.clock = clock
    self.style = style
    self.wording = wording
    begin()
  }

  /// - Parameter act: what a gesture makes of the board.
  mutating func run(act: (BoardGesture) throws -> ShownBoard) throws {
    let screen = try Screen()
    defer { screen.leave() }
    try run(on: screen, act: act)
  }

  mutating func run(on screen: some ScreenDevice, act: (BoardGesture) throws -> ShownBoard) throws {
    try layOut(screen, act)
    while !board.isOver {
      let (columns, rows) = screen.size
      screen.draw(lines(columns: columns, rows: rows))
      guard let key = nextKey(screen) else {
        if let moment = board.wakesAt, self.rows.isEmpty || moment <= clock.now() {
          try perform(.time(clock.now()), act)
        }
        continue
      }
      switch key {
      case .end: return
      case .interrupt:
        if try leaves(screen, act) { return }
      case .resize: try layOut(screen, act)
      case .click where board.hasOneSwitch: try perform(.press, act)
      case .click(let column, let row):
        isSearching = false
        guard let gesture = gesture(column: column, row: row, of: (columns, rows)) else { continue }
        try perform(gesture, act)
      case _ where isSearching:
        if let gesture = searching(key) { try perform(gesture, act) }
      default:
        if let gesture = gesture(key) {
          try perform(gesture, act)
        } else if [.character("q"), .character("Q"), .escape].contains(key), try leaves(screen, act) {
          return
        }
      }
    }
  }

  /// Nil when the moment has come that the board has named, or something else goes on. What was typed before is had before.
  private func nextKey(_ screen: some ScreenDevice) -> Key? {
    let look = rows.isEmpty ? nil : clock.now() + Self.pause
    guard let moment = [board.wakesAt, look].compactMap(\.self).min() else { return screen.readKey() }
    return screen.readKey { clock.milliseconds(until: moment) }
  }

  /// Whether the lock lets one out; else all is shown again.
  private mutating func leaves(_ screen: some ScreenDevice, _ act: (BoardGesture) throws -> ShownBoard) throws -> Bool {
    guard let lock, !lock.letsOut(on: screen) else { return true }
    drawn = DrawnPictures()
    drawnStrip = DrawnPictures()
    try layOut(screen, act)
    return false
  }

  private mutating func layOut(_ screen: some ScreenDevice, _ act: (BoardGesture) throws -> ShownBoard) throws {
    let (columns, rows) = screen.size
    try perform(.resize(columns: columns, rows: rows), act)
  }

  /// What a key asks for, where it doesn't only move the cursor or turn the page.
  mutating func gesture(_ key: Key) -> BoardGesture? {
    if board.hasOneSwitch { return [.enter, .character(" ")].contains(key) ? .press : nil }
    let size = board.grid.size
    let place = size.place(ofPosition: selected)
    if let deed = deed(key) { return .deed(deed.key) }
    switch key {
    case .left where board.hasNeighbours && size.columns == 1: return .turn(-1, cursor: nil)
    case .right where board.hasNeighbours && size.columns == 1: return .turn(1, cursor: nil)
    case .left where board.hasNeighbours && selected == 1: return .turn(-1, cursor: selected)
    case .right where board.hasNeighbours && selected == size.count: return .turn(1, cursor: selected)
    case .up where board.hasNeighbours && place.row == 0: return .turn(-1, cursor: selected)
    case .down where board.hasNeighbours && place.row + 1 == size.rows: return .turn(1, cursor: selected)
    case .left: select(selected - 1)
    case .right: select(selected + 1)
    case .up: if place.row > 0 { select(selected - size.columns) }
    case .down: if place.row + 1 < size.rows { select(selected + size.columns) }
    case .pageUp, .character("<"), .character(","):
      if board.hasNeighbours { return .turn(-1, cursor: nil) }
      turn(to: page - 1)
    case .pageDown, .character(">"), .character("."):
      if board.hasNeighbours { return .turn(1, cursor: nil) }
      turn(to: page + 1)
    case .enter, .character(" "): return .touch(selected)
    case .backspace, .character("b"), .character("B"): return .back
    case .home, .character("h"), .character("H"): return .home
    case .character("/") where board.search != nil: isSearching = true
    case .escape where board.search?.isEmpty == false: return .search("")
    case .escape where board.escapesBack && board.path.count > 1: return .back
    case .character(let character):
      let places = board.grid.positions(onPage: page)
      guard let digit = character.wholeNumberValue, places.indices.contains(digit - 1), !board.grid.hasNames else {
        return nil
      }
      selected = places[digit - 1]
      return .touch(selected)
    default: break
    }
    return nil
  }

  private func deed(_ key: Key) -> ShownBoard.Deed? {
    guard case .character(let character) = key else { return nil }
    return board.deeds.first { $0.key == character }
      ?? board.deeds.first { $0.key.lowercased() == character.lowercased() }
  }

  /// While letters are typed that narrow what is shown: Enter touches what they have found first, Escape drops them.
  mutating func searching(_ key: Key) -> BoardGesture? {
    let typed = board.search ?? ""
    switch key {
    case .character(let character): return .search(typed + String(character))
    case .backspace where !typed.isEmpty: return .search(String(typed.dropLast()))
    case .enter, .down, .up, .right, .left:
      isSearching = false
      return key == .enter && !typed.isEmpty ? .touch(selected) : nil
    case .escape, .backspace:
      isSearching = false
      return typed.isEmpty ? nil : .search("")
    default: return nil
    }
  }

  mutating func perform(_ gesture: BoardGesture, _ act: (BoardGesture) throws -> ShownBoard) throws {
    if case .touch(let position) = gesture, board.grid.cell(at: position)?.isTouchable != true {
      board.feedback = ""
      return
    }
    let before = board
    board = try act(gesture)
    let isOtherStrip = !board.strip.elementsEqual(before.strip) {
      $0.label == $1.label && $0.pictureNumber == $1.pictureNumber
    }
    if isOtherStrip { drawnStrip = DrawnPictures() }
    // What was chosen changes what is offered; a deed may only change the strip.
    let isDeed = if case .deed = gesture { true } else { false }
    if board.path != before.path || board.search != before.search || (isOtherStrip && !isDeed) { begin() }
    let size = board.grid.size
    if let lit = board.lit.min() {
      selected = lit
    } else if size != before.grid.size {
      selected = min(selected, size.count * board.grid.pages)
    } else {
      return
    }
    page = size.place(ofPosition: selected).page
  }

  func lines(columns: Int, rows: Int) -> [String] {
    let path = style.strong(board.path.joined(separator: " › ").harmless)
    let pages = board.grid.pages > 1 ? "  " + style.dim(wording.page(page, board.grid.pages)) : ""
    let message = board.message.isEmpty ? "" : style.reversed(" \(board.message.harmless) ")
    let search = board.search.map { $0.isEmpty && !isSearching ? "" : "  /\($0.harmless)" } ?? ""
    let top =
      [path + pages + meanwhile(columns - displayWidth(path + pages))] + strip(columns, rows) + [message + search]
    return top + drawing(columns, rows) + ["", feedback] + deeds(columns).map(\.text) + keys(columns).map(style.dim)
  }

  /// What goes on meanwhile, at the right of so many columns.
  private func meanwhile(_ columns: Int) -> String {
    guard !rows.isEmpty, columns > 10 else { return "" }
    let texts = rows.map { $0.text() }.map { "\($0.label) \($0.note)" }
    let shown = DisplayWidth.truncate(texts.joined(separator: "  "), to: columns - 2)
    return style.dim(DisplayWidth.pad(shown, to: columns, alignment: .right))
  }

  private func keys(_ columns: Int) -> [String] {
    let isLong = board.grid.pages > 1 || board.path.count > 1 || board.grid.cells.contains { $0.leadsTo != nil }
    let keys = isLong ? wording.moreKeys : wording.keys
    return KeyLines.lines(keys, columns: columns)
  }

  /// What can be done, in lines that fit the width, each with where its deeds stand.
  private func deeds(_ columns: Int) -> [(text: String, places: [(columns: Range<Int>, key: Character)])] {
    var lines: [(text: String, places: [(columns: Range<Int>, key: Character)])] = []
    var used = 0
    for deed in board.deeds where deed.isShown {
      let label = " \(deed.key)  \(deed.name) "
      let width = displayWidth(label)
      if lines.isEmpty || used + width + 1 > columns {
        lines.append(("", []))
        used = 0
      }
      let key = style.strong(" \(deed.key) ")
      let shown = deed.isOn ? style.reversed(label) : key + " \(deed.name) "
      lines[lines.count - 1].text += (used > 0 ? " " : "") + shown
      let start = used + (used > 0 ? 1 : 0)
      lines[lines.count - 1].places.append((start..<start + width, deed.key))
      used = start + width
    }
    return lines
  }

  /// The pictures of what has been chosen, where the screen is high enough for them.
  private func strip(_ columns: Int, _ rows: Int) -> [String] {
    let height = Self.stripHeight(rows)
    let count = min(max(board.strip.count, columns / Self.stripWidth), GridSize.mostColumns)
    guard !style.isInLines, height > 0, !board.strip.isEmpty, let size = GridSize(columns: count, rows: 1) else {
      return []
    }
    let grid = GridView(title: "", size: size, cells: board.strip)
    let frame = BoardFrame.filling(grid, columns: columns, rows: height, selected: board.strip.count)
    return BoardDrawing(
      grid: grid, page: 1, frame: frame, style: style,
      drawn: drawnStrip, showsEmpty: false
    ).lines
  }

  private static let stripWidth = 16

  /// Lines that the strip takes of so many.
  private static func stripHeight(_ rows: Int) -> Int { rows >= 26 ? 8 : rows >= 16 ? 3 : 0 }

  /// What the last touch did; before one, which cell is chosen, for its word may have been cut short.
  private var feedback: String {
    guard board.feedback.isEmpty, !board.hasOneSwitch, let cell = board.grid.cell(at: selected) else {
      return board.feedback.harmless
    }
    let name = board.showsPlaces ? board.grid.name(ofPosition: cell.position) + " " : ""
    return style.dim(name + cell.label)
  }

  /// Lines that are left for the board.
  private func room(_ columns: Int, _ rows: Int) -> Int {
    max(1, rows - Self.others - strip(columns, rows).count - deeds(columns).count - keys(columns).count)
  }

  private mutating func begin() {
    page = 1
    let first = board.grid.cells.first(where: \.isTouchable) ?? board.grid.cells.first
    selected = board.cursor ?? first?.position ?? 1
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
    if style.isInLines { return list(columns, rows).lines }
    return isScene ? scene(columns, rows).lines : grid(columns, rows).lines
  }

  /// What a click asks for: a cell, or one of the deeds below the board.
  mutating func gesture(column: Int, row: Int, of screen: (columns: Int, rows: Int)) -> BoardGesture? {
    let top = 2 + strip(screen.columns, screen.rows).count
    let below = row - top - drawing(screen.columns, screen.rows).count - 2
    let deeds = deeds(screen.columns)
    if deeds.indices.contains(below) {
      return deeds[below].places.first { $0.columns.contains(column) }.map { .deed($0.key) }
    }
    guard let position = position(column: column, row: row - top, of: screen) else { return nil }
    selected = position
    return .touch(position)
  }

  private func position(column: Int, row: Int, of screen: (columns: Int, rows: Int)) -> Int? {
    if style.isInLines { return list(screen.columns, screen.rows).position(row: row) }
    return isScene
      ? scene(screen.columns, screen.rows).position(column: column, row: row)
      : grid(screen.columns, screen.rows).position(column: column, row: row)
  }

  private func list(_ columns: Int, _ rows: Int) -> BoardList {
    BoardList(grid: board.grid, page: page, rows: room(columns, rows), selected: selected, lit: board.lit)
  }

  private func grid(_ columns: Int, _ rows: Int) -> BoardDrawing {
    let frame = BoardFrame.filling(
      board.grid, columns: columns, rows: room(columns, rows), selected: selected)
    return BoardDrawing(
      grid: board.grid, page: page, frame: frame, style: style,
      selected: board.grid.cell(at: selected)?.position ?? selected, lit: board.lit, drawn: drawn,
      numbers: hasNumbers ? board.grid.numbers(onPage: page) : [:], showsEmpty: board.showsPlaces)
  }

  /// Whether digits touch the first cells, and do nothing else, and say so.
  private var hasNumbers: Bool {
    board.showsPlaces && !board.hasOneSwitch && !board.deeds.contains { $0.key.isWholeNumber }
  }

  private func scene(_ columns: Int, _ rows: Int) -> SceneDrawing {
    SceneDrawing(
      grid: board.grid, page: page, style: style, columns: columns, rows: room(columns, rows),
      selected: selected, lit: board.lit, drawn: drawn)
  }
}
