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

/// Boards as large as the screen: numbers of one digit or two, arrows and Enter, or a click, touch cells; Backspace goes back, Home to
/// where one began; Page Up and Page Down turn pages; the keys of the board's deeds do these; `/` and letters search; Escape ends
/// a search, else leaves, as q does. Where one writes, the keys of the keyboard touch the cells of their letters, Backspace, Space and
/// Enter those that take back, end a word and speak, Tab takes the first word that is offered, and Escape goes back.
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
  private var number = TypedNumber()
  private var pixels = PixelsOnScreen()
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
      screen.draw(pixels.lines(lines(columns: columns, rows: rows)))
      guard let key = nextKey(screen) else {
        if let until = number.waiting?.until, until <= clock.now() {
          if let gesture = number.end().flatMap({ touch(number: $0) }) { try perform(gesture, act) }
        } else if let moment = board.wakesAt, self.rows.isEmpty || moment <= clock.now() {
          try perform(.time(clock.now()), act)
        }
        continue
      }
      switch key {
      case .end: return
      case .interrupt:
        if try leaves(screen, act) { return }
      case .resize:
        pixels.clear(screen)
        try layOut(screen, act)
      case .click where board.hasOneSwitch: try perform(.press, act)
      case .click(let column, let row):
        isSearching = false
        _ = number.end()
        guard let gesture = gesture(column: column, row: row, of: (columns, rows)) else { continue }
        try perform(gesture, act)
      case .escape where number.waiting != nil, .backspace where number.waiting != nil: _ = number.end()
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
    guard let moment = [board.wakesAt, look, number.waiting?.until].compactMap(\.self).min() else {
      return screen.readKey()
    }
    return screen.readKey { clock.milliseconds(until: moment) }
  }

  /// Whether the lock lets one out; else all is shown again.
  private mutating func leaves(_ screen: some ScreenDevice, _ act: (BoardGesture) throws -> ShownBoard) throws -> Bool {
    guard let lock else { return true }
    pixels.clear(screen)
    guard !lock.letsOut(on: screen) else { return true }
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
    let digit = if case .character(let sign) = key { sign.wholeNumberValue } else { Int?.none }
    let waiting = digit == nil ? number.end() : nil
    if let deed = deed(key) { return .deed(deed.key) }
    if let position = written(key) { return touch(writing: position) }
    switch key {
    case .enter where waiting != nil, .character(" ") where waiting != nil: return waiting.flatMap { touch(number: $0) }
    case .left where board.hasNeighbours && size.columns == 1: return .turn(-1, cursor: nil)
    case .right where board.hasNeighbours && size.columns == 1: return .turn(1, cursor: nil)
    case .left where board.hasNeighbours && selected == 1: return .turn(-1, cursor: selected)
    case .right where board.hasNeighbours && selected == size.count: return .turn(1, cursor: selected)
    case .up where board.hasNeighbours && place.row == 0: return .turn(-1, cursor: selected)
    case .down where board.hasNeighbours && place.row + 1 == size.rows: return .turn(1, cursor: selected)
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .up: if place.row > 0 { move(by: -size.columns) }
    case .down: if place.row + 1 < size.rows { move(by: size.columns) }
    case .pageUp, .character("<"), .character(","):
      if board.hasNeighbours { return .turn(-1, cursor: nil) }
      turn(to: page - 1)
    case .pageDown, .character(">"), .character("."):
      if board.hasNeighbours { return .turn(1, cursor: nil) }
      turn(to: page + 1)
    case .enter, .character(" "): return .touch(board.grid.cell(at: selected)?.position ?? selected)
    case .backspace, .character("b"), .character("B"): return .back
    case .home, .character("h"), .character("H"): return .home
    case .character("/") where board.search != nil: isSearching = true
    case .escape where board.search?.isEmpty == false: return .search("")
    case .escape where (board.escapesBack || board.grid.isKeyboard(page)) && board.path.count > 1: return .back
    case .character:
      return digit.flatMap { number.type($0, upTo: numbered.count, at: clock.now()) }.flatMap { touch(number: $0) }
    default: break
    }
    return nil
  }

  /// The cells that have numbers on the page that is shown.
  private var numbered: [Int] { board.grid.numbered(onPage: page) }

  private mutating func touch(number: Int) -> BoardGesture? {
    guard numbered.indices.contains(number - 1) else { return nil }
    selected = numbered[number - 1]
    return .touch(selected)
  }

  /// The cell that a key of the keyboard writes with. Enter speaks once the cursor is there, which any other key brings it to.
  private func written(_ key: Key) -> Int? {
    let key: BoardKey? =
      switch key {
      case .character(let sign): .character(sign)
      case .backspace: .backspace
      case .tab: .tab
      default: nil
      }
    return key.flatMap { board.grid.position(of: $0, onPage: page) }
  }

  private mutating func touch(writing position: Int) -> BoardGesture {
    selected = board.grid.position(of: .enter, onPage: page) ?? selected
    return .touch(position)
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
    let pages = board.grid.pages > 1 ? "  " + style.dim(pageName) : ""
    let message = board.message.isEmpty ? "" : style.reversed(" \(board.message.harmless) ")
    let search = board.search.map { $0.isEmpty && !isSearching ? "" : "  /\($0.harmless)" } ?? ""
    let top =
      [path + pages + meanwhile(columns - displayWidth(path + pages))] + strip(columns, rows) + [message + search]
    return top + drawing(columns, rows) + ["", feedback] + deeds(columns).map(\.text) + keys(columns).map(style.dim)
  }

  private var pageName: String {
    let names = board.grid.pageNames
    return names.indices.contains(page - 1) ? names[page - 1] : wording.page(page, board.grid.pages)
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
    let keys = board.grid.isKeyboard(page) ? wording.writingKeys : isLong ? wording.moreKeys : wording.keys
    return KeyLines.lines(keys, columns: columns)
  }

  /// What can be done, in lines that fit the width, each with where its deeds stand.
  private func deeds(_ columns: Int) -> [(text: String, places: [(columns: Range<Int>, key: Character)])] {
    var lines: [(text: String, places: [(columns: Range<Int>, key: Character)])] = []
    var used = 0
    for deed in board.deeds where deed.isShown {
      let name = deed.isSwitch ? "[\(deed.isOn ? "x" : " ")] \(deed.name)" : deed.name
      let label = " \(deed.key)  \(name) "
      let width = displayWidth(label)
      if lines.isEmpty || used + width + 1 > columns {
        lines.append(("", []))
        used = 0
      }
      let key = style.strong(" \(deed.key) ")
      let shown = deed.isOn ? style.reversed(label) : key + " \(name) "
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

  /// The digit that may have a second one; else what the last touch did; before one, which cell is chosen, for its word may have been cut short.
  private var feedback: String {
    if let digit = number.waiting?.digit { return "\(digit)…" }
    guard board.feedback.isEmpty, !board.hasOneSwitch, let cell = board.grid.cell(at: selected) else {
      return board.feedback.harmless
    }
    let hasPlaceName = board.showsPlaces && board.grid.pageNames.isEmpty
    let name = hasPlaceName ? board.grid.name(ofPosition: cell.position) + " " : ""
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

  /// Goes on to the next place that isn't the same cell's.
  private mutating func move(by step: Int) {
    let cell = board.grid.cell(at: selected)?.position
    var next = selected + step
    while cell != nil, board.grid.cell(at: next)?.position == cell { next += step }
    // Up and down stay on the page.
    guard abs(step) == 1 || board.grid.size.place(ofPosition: max(1, next)).page == page else { return }
    select(next)
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
      numbers: numbers, showsEmpty: board.showsPlaces)
  }

  /// The numbers that are drawn: where digits touch cells and do nothing else.
  private var numbers: [Int: Int] {
    board.showsPlaces && !board.hasOneSwitch && !board.deeds.contains { $0.key.isWholeNumber }
      ? board.grid.numbers(onPage: page) : [:]
  }

  private func scene(_ columns: Int, _ rows: Int) -> SceneDrawing {
    SceneDrawing(
      grid: board.grid, page: page, style: style, columns: columns, rows: room(columns, rows),
      selected: selected, lit: board.lit, drawn: drawn, numbers: numbers)
  }
}
