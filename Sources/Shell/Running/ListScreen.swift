import TagarelaKit
import Terminal

/// A list on the whole screen: arrows and page keys move, Home and End go to the beginning and the end, Space or a click turns a row, Enter is done,
/// q and Escape leave; other letters are the list's.
struct ListScreen {
  let style: Style
  /// What the keys do, in words.
  let keys: String
  private var selected = 0
  private var drawn = DrawnPictures()

  init(style: Style, keys: String) {
    self.style = style
    self.keys = keys
  }

  mutating func run(_ list: inout some ShownList) throws {
    let screen = try Screen()
    defer { screen.leave() }
    try run(&list, on: screen)
  }

  mutating func run(_ list: inout some ShownList, on screen: some ScreenDevice) throws {
    while !list.isOver {
      let (columns, rows) = screen.size
      screen.draw(lines(list, columns: columns, rows: rows))
      let page = max(1, room(list, columns: columns, rows: rows) - 1)
      switch screen.readKey() {
      case .interrupt, .end, .escape, .character("q"), .character("Q"): return
      case .resize: drawn = DrawnPictures()
      case .up: select(selected - 1, of: list)
      case .down: select(selected + 1, of: list)
      case .pageUp: select(selected - page, of: list)
      case .pageDown: select(selected + page, of: list)
      case .home: select(0, of: list)
      case .endKey: select(list.count - 1, of: list)
      case .character(" "): try perform(.turn, on: &list)
      case .left: try perform(.left, on: &list)
      case .right: try perform(.right, on: &list)
      case .enter: try perform(.confirm, on: &list)
      case .character(let letter): try perform(.letter(letter), on: &list)
      case .click(_, let row):
        let index = first(list, columns: columns, rows: rows) + row - Self.top
        guard row >= Self.top, index < list.count, row - Self.top < room(list, columns: columns, rows: rows) else {
          continue
        }
        selected = index
        try perform(.turn, on: &list)
      case .backspace, .tab: continue
      }
    }
  }

  private mutating func select(_ index: Int, of list: some ShownList) {
    selected = min(max(0, index), max(0, list.count - 1))
  }

  private mutating func perform(_ gesture: ListGesture, on list: inout some ShownList) throws {
    guard list.count > 0 else { return }
    select(try list.perform(gesture, at: selected), of: list)
  }

  /// Lines above the rows: the title and what has been chosen.
  private static let top = 2
  private static let mostDetailLines = 3

  func lines(_ list: some ShownList, columns: Int, rows: Int) -> [String] {
    let first = first(list, columns: columns, rows: rows)
    let room = room(list, columns: columns, rows: rows)
    let shown = (first..<max(first, min(first + room, list.count))).map { line(list.row($0), $0, columns) }
    let blanks = Array(repeating: "", count: max(0, room - shown.count))
    let head = [style.strong(list.title.harmless), style.dim(list.standing.harmless)]
    return head + shown + blanks + detail(list, columns, rows) + [list.feedback.harmless]
      + KeyLines.lines(keys, columns: columns).map(style.dim)
  }

  private func line(_ row: ListRow, _ index: Int, _ columns: Int) -> String {
    let mark =
      switch row.mark {
      case nil: ""
      case .taken: "[x] "
      case .left: "[ ] "
      case .open: "[?] "
      case .onLeft: "[<] "
      case .onRight: "[>] "
      }
    let text = String(repeating: " ", count: row.depth * 2) + mark + row.text
    let whole = DisplayWidth.truncate((index == selected ? "> " : "  ") + text, to: max(1, columns))
    if index == selected, style.hasColor { return style.reversed(whole) }
    return row.mark == nil ? style.strong(whole) : whole
  }

  /// As many rows as there are lines left.
  private func room(_ list: some ShownList, columns: Int, rows: Int) -> Int {
    max(1, rows - Self.top - detailHeight(columns, rows) - 1 - KeyLines.lines(keys, columns: columns).count)
  }

  private func first(_ list: some ShownList, columns: Int, rows: Int) -> Int {
    let room = room(list, columns: columns, rows: rows)
    return max(0, min(selected - room / 2, list.count - room))
  }

  /// Lines that pictures get of so many; the screen keeps its shape, whichever row is chosen.
  private func pictureHeight(_ rows: Int) -> Int {
    style.isInLines || !style.hasColor ? 0 : rows >= 28 ? 9 : rows >= 20 ? 5 : 0
  }

  private func detailHeight(_ columns: Int, _ rows: Int) -> Int {
    guard rows >= 12 else { return 0 }
    let height = pictureHeight(rows)
    return (height > 0 ? height + 1 : 0) + Self.mostDetailLines
  }

  private func detail(_ list: some ShownList, _ columns: Int, _ rows: Int) -> [String] {
    guard rows >= 12, list.count > 0 else { return [] }
    let detail = list.detail(selected)
    let text = wrapped(detail.text, to: max(1, columns)).prefix(Self.mostDetailLines)
    var lines = Array(text) + Array(repeating: "", count: Self.mostDetailLines - text.count)
    let height = pictureHeight(rows)
    if height > 0 { lines += pictures(detail, columns, height) }
    return lines
  }

  private func pictures(_ detail: ListDetail, _ columns: Int, _ height: Int) -> [String] {
    let width = min(height * 2, max(1, columns / max(1, detail.pictures.count) - 2))
    let columnsOfLines = detail.pictures.enumerated().map { place, picture in
      let drawn = drawn.lines(selected * 4 + place, picture.drawing, columns: width, rows: height)
      let caption = DisplayWidth.truncate(picture.caption.harmless, to: width)
      let padded = caption + String(repeating: " ", count: max(0, width - displayWidth(caption)))
      return [style.dim(padded)] + (drawn ?? Array(repeating: String(repeating: " ", count: width), count: height))
    }
    return (0...height).map { row in
      columnsOfLines.map { $0.indices.contains(row) ? $0[row] : "" }.joined(separator: "  ")
    }
  }
}
