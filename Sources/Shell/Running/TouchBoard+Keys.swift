import TagarelaKit
import Terminal

/// What keys and clicks ask for.
extension TouchBoard {
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
  var numbered: [Int] { board.grid.numbered(onPage: page) }

  mutating func touch(number: Int) -> BoardGesture? {
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

  func deed(_ key: Key) -> ShownBoard.Deed? {
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
}
