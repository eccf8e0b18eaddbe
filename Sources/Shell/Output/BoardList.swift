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

  /// The digits that touch cells on a page, by position; none where rows and columns have names, which may be numbers too.
  func numbers(onPage page: Int) -> [Int: Int] {
    if hasNames { return [:] }
    let numbered = positions(onPage: page).prefix(9).enumerated().filter { cell(at: $1)?.isTouchable == true }
    return Dictionary(uniqueKeysWithValues: numbered.map { ($1, $0 + 1) })
  }
}
