import TagarelaKit
import Terminal

/// What is on the screen.
extension TouchBoard {
  func lines(columns: Int, rows: Int) -> [String] {
    let path = style.strong(board.path.joined(separator: " › ").harmless)
    let pages = board.grid.pages > 1 ? "  " + style.dim(pageName) : ""
    let message = board.message.isEmpty ? "" : style.reversed(" \(board.message.harmless) ")
    let search = board.search.map { $0.isEmpty && !isSearching ? "" : "  /\($0.harmless)" } ?? ""
    let top =
      [path + pages + meanwhile(columns - displayWidth(path + pages))] + strip(columns, rows) + [message + search]
    return top + drawing(columns, rows) + ["", feedback] + deeds(columns).map(\.text) + keys(columns).map(style.dim)
  }

  var pageName: String {
    let names = board.grid.pageNames
    return names.indices.contains(page - 1) ? names[page - 1] : wording.page(page, board.grid.pages)
  }

  /// What goes on meanwhile, at the right of so many columns.
  func meanwhile(_ columns: Int) -> String {
    guard !rows.isEmpty, columns > 10 else { return "" }
    let texts = rows.map { $0.text() }.map { "\($0.label) \($0.note)" }
    let shown = DisplayWidth.truncate(texts.joined(separator: "  "), to: columns - 2)
    return style.dim(DisplayWidth.pad(shown, to: columns, alignment: .right))
  }

  func keys(_ columns: Int) -> [String] {
    let isLong = board.grid.pages > 1 || board.path.count > 1 || board.grid.cells.contains { $0.leadsTo != nil }
    let keys = board.grid.isKeyboard(page) ? wording.writingKeys : isLong ? wording.moreKeys : wording.keys
    return KeyLines.lines(keys, columns: columns)
  }

  /// What can be done, in lines that fit the width, each with where its deeds stand.
  func deeds(_ columns: Int) -> [(text: String, places: [(columns: Range<Int>, key: Character)])] {
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
  func strip(_ columns: Int, _ rows: Int) -> [String] {
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

  static let stripWidth = 16

  /// Lines that the strip takes of so many.
  static func stripHeight(_ rows: Int) -> Int { rows >= 26 ? 8 : rows >= 16 ? 3 : 0 }

  /// The digit that may have a second one; else what the last touch did; before one, which cell is chosen, for its word may have been cut short.
  var feedback: String {
    if let digit = number.waiting?.digit { return "\(digit)…" }
    guard board.feedback.isEmpty, !board.hasOneSwitch, let cell = board.grid.cell(at: selected) else {
      return board.feedback.harmless
    }
    let hasPlaceName = board.showsPlaces && board.grid.pageNames.isEmpty
    let name = hasPlaceName ? board.grid.name(ofPosition: cell.position) + " " : ""
    return style.dim(name + cell.label)
  }

  /// Lines that are left for the board.
  func room(_ columns: Int, _ rows: Int) -> Int {
    max(1, rows - Self.others - strip(columns, rows).count - deeds(columns).count - keys(columns).count)
  }

  var isScene: Bool {
    board.grid.cells.contains { $0.area != nil && board.grid.size.place(ofPosition: $0.position).page == page }
  }

  func drawing(_ columns: Int, _ rows: Int) -> [String] {
    if style.isInLines { return list(columns, rows).lines }
    return isScene ? scene(columns, rows).lines : grid(columns, rows).lines
  }

  func list(_ columns: Int, _ rows: Int) -> BoardList {
    BoardList(grid: board.grid, page: page, rows: room(columns, rows), selected: selected, lit: board.lit)
  }

  func grid(_ columns: Int, _ rows: Int) -> BoardDrawing {
    let frame = BoardFrame.filling(
      board.grid, columns: columns, rows: room(columns, rows), selected: selected)
    return BoardDrawing(
      grid: board.grid, page: page, frame: frame, style: style,
      selected: board.grid.cell(at: selected)?.position ?? selected, lit: board.lit, drawn: drawn,
      numbers: numbers, showsEmpty: board.showsPlaces)
  }

  /// The numbers that are drawn: where digits touch cells and do nothing else.
  var numbers: [Int: Int] {
    board.showsPlaces && !board.hasOneSwitch && !board.deeds.contains { $0.key.isWholeNumber }
      ? board.grid.numbers(onPage: page) : [:]
  }

  func scene(_ columns: Int, _ rows: Int) -> SceneDrawing {
    SceneDrawing(
      grid: board.grid, page: page, style: style, columns: columns, rows: room(columns, rows),
      selected: selected, lit: board.lit, drawn: drawn, numbers: numbers)
  }
}
