import TagarelaKit
import Terminal

/// One page of a board for those who read line by line: a cell a line, each with the key that touches it.
struct BoardList {
  let grid: GridView
  /// From 1.
  let page: Int
  /// Lines that there is room for.
  let rows: Int
  let selected: Int
  /// The positions that are lit up beside it.
  var lit: Set<Int> = []

  var lines: [String] {
    let numbers = grid.numbers(onPage: page)
    return shown.map { cell in
      let name = numbers[cell.position].map(String.init) ?? grid.name(ofPosition: cell.position)
      let way = cell.leadsTo.map { " → \($0)" } ?? ""
      return "\(cell.position == selected || lit.contains(cell.position) ? ">" : " ") \(name) \(cell.label)\(way)"
    }
  }

  /// The cell on a line, counted from 0.
  func position(row: Int) -> Int? { shown.indices.contains(row) ? shown[row].position : nil }

  /// As many cells round the selected one as there is room for.
  private var shown: [GridView.Cell] {
    let cells = grid.cells.filter { grid.size.place(ofPosition: $0.position).page == page && !$0.label.isEmpty }
    let place = cells.firstIndex { $0.position == selected } ?? 0
    let start = max(0, min(place - rows / 2, cells.count - rows))
    return Array(cells[start...].prefix(rows))
  }
}

extension GridView {
  /// The positions on a page in reading order, each cell once however many places it covers; areas of a picture in their
  /// own order.
  func positions(onPage page: Int) -> [Int] {
    if isScene { return cells.map(\.position).filter { size.place(ofPosition: $0).page == page } }
    var seen: Set<Int> = []
    return ((page - 1) * size.count + 1...page * size.count).map { cell(at: $0)?.position ?? $0 }
      .filter { seen.insert($0).inserted }
  }

  /// The cells on a page that have numbers, by which they are touched, in reading order. A place that is kept for something has one,
  /// words that say what others are for have none. There are none where rows and columns have names, which may be numbers too, and
  /// where one writes.
  func numbered(onPage page: Int) -> [Int] {
    guard !hasNames, !isKeyboard(page) else { return [] }
    let counted = positions(onPage: page).filter { position in
      cell(at: position).map { $0.isTouchable || $0.label.isEmpty } ?? false
    }
    return Array(counted.prefix(Self.mostNumbers))
  }

  /// As many as two digits can tell apart.
  private static let mostNumbers = 99

  /// The numbers that touch cells on a page, by position.
  func numbers(onPage page: Int) -> [Int: Int] {
    let numbered = numbered(onPage: page).enumerated().filter { cell(at: $1)?.isTouchable == true }
    return Dictionary(uniqueKeysWithValues: numbered.map { ($1, $0 + 1) })
  }

  /// Whether one writes on a page: letters of the keyboard touch its cells.
  func isKeyboard(_ page: Int) -> Bool {
    keys(onPage: page).contains { key, _ in if case .character(let sign) = key { sign.isLetter } else { false } }
  }

  /// The cell that a key of the keyboard touches on a page where one writes; a letter stands for its capital too.
  func position(of key: BoardKey, onPage page: Int) -> Int? {
    guard isKeyboard(page) else { return nil }
    let keys = keys(onPage: page)
    if let exact = keys.first(where: { $0.key == key }) { return exact.position }
    guard case .character(let typed) = key else { return nil }
    return keys.first { key, _ in
      if case .character(let sign) = key { sign.lowercased() == typed.lowercased() } else { false }
    }?.position
  }

  private func keys(onPage page: Int) -> [(key: BoardKey, position: Int)] {
    cells.filter { $0.isTouchable && size.place(ofPosition: $0.position).page == page }
      .compactMap { cell in cell.key.map { ($0, cell.position) } }
  }
}
