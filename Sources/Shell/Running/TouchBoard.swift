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
  let clock: ScreenClock
  /// What goes on meanwhile, at the end of the first line.
  let rows: [PromptRow]
  let lock: ScreenLock?
  var board: ShownBoard
  var page = 1
  var selected = 1
  var isSearching = false
  var number = TypedNumber()
  private var pixels = PixelsOnScreen()
  var drawn = DrawnPictures()
  var drawnStrip = DrawnPictures()

  /// Lines round the board beside the strip, the deeds and the keys: the path, the message, a blank and the feedback.
  static let others = 4

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

  mutating func begin() {
    page = 1
    let first = board.grid.cells.first(where: \.isTouchable) ?? board.grid.cells.first
    selected = board.cursor ?? first?.position ?? 1
    page = board.grid.size.place(ofPosition: selected).page
    drawn = DrawnPictures()
  }

  mutating func turn(to page: Int) {
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
  mutating func move(by step: Int) {
    let cell = board.grid.cell(at: selected)?.position
    var next = selected + step
    while cell != nil, board.grid.cell(at: next)?.position == cell { next += step }
    // Up and down stay on the page.
    guard abs(step) == 1 || board.grid.size.place(ofPosition: max(1, next)).page == page else { return }
    select(next)
  }
}
