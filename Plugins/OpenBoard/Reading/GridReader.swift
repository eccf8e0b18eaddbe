import StructuredText
import TagarelaKit

/// Where the buttons of a board lie.
struct GridPlan {
  var size: GridSize
  var pages: Int
  var places: [Place]
  /// What the grid says besides.
  var rest: JSONObject

  struct Place {
    /// Which button.
    var button: Int
    var position: Int
    var span = Span.single
    /// Another identifier than the button's own, for one that lies in several places.
    var id: String?
    /// Its identifier stands in every place that it covers.
    var isRepeated = false
    /// It is in no place of the grid.
    var isOutside = false
  }
}

/// Lays the buttons out as the grid says.
struct GridReader {
  private var grid: JSONObject
  private let buttons: [JSONObject]
  private let board: String
  private(set) var complaints: BoardComplaints

  init(_ grid: JSONObject, buttons: [JSONObject], board: String, complaints: BoardComplaints) {
    self.grid = grid
    self.buttons = buttons
    self.board = board
    self.complaints = complaints
  }

  private static let mostRows = GridSize.mostRows * Board.mostPages

  mutating func plan() -> GridPlan {
    let declared = (rows: side("rows"), columns: side("columns"))
    let order = order(columns: declared.columns)
    var columns = max(1, order.lazy.map(\.count).max() ?? declared.columns ?? 1)
    var rows = max(1, order.isEmpty ? declared.rows ?? 1 : order.count)
    if order.isEmpty, columns > GridSize.mostColumns || rows > GridSize.mostRows {
      columns = columns > GridSize.mostColumns ? min(Self.width(of: buttons.count), GridSize.mostColumns) : columns
      rows = min(rows, max(1, (buttons.count + columns - 1) / columns))
      report("obf.grid_large", ["columns": .integer(columns), "rows": .integer(rows)])
    } else if !order.isEmpty, declared.rows != nil || declared.columns != nil,
      (declared.rows ?? rows) != rows || (declared.columns ?? columns) != columns
    {
      report("obf.grid_size", ["columns": .integer(columns), "rows": .integer(rows)])
    }
    let (size, pages) = size(columns: columns, rows: rows)
    if columns > size.columns || rows > Self.mostRows {
      report("obf.grid_large", ["columns": .integer(size.columns), "rows": .integer(size.rows * pages)])
    }
    if pages > 1, pages != grid[Own.pages]?.integer { grid[Own.hadRows] = .integer(rows) }
    grid[Own.pages] = nil
    for key in ["rows", "columns", "order"] { grid[key] = nil }
    var plan = GridPlan(size: size, pages: pages, places: [], rest: grid)
    place(order, in: &plan)
    if order.isEmpty { placeInSequence(&plan) }
    placeByMeasures(&plan)
    plan.places.sort { $0.position < $1.position }
    let left = buttons.count - Set(plan.places.map(\.button)).count
    if left > 0 { report("obf.unplaced", ["count": .integer(left)]) }
    return plan
  }

  /// How many rows or columns the grid says that it has; what is no such number is told and set aside.
  private mutating func side(_ key: String) -> Int? {
    guard let value = grid[key], !value.isNull else { return nil }
    if let number = value.number.flatMap({ Int(exactly: $0) }), number >= 0 { return number }
    setMalformedAside(key)
    return nil
  }

  private mutating func setMalformedAside(_ key: String) {
    grid.setAside(key)
    report("obf.field_malformed", ["field": .text("grid.\(key)")])
  }

  private mutating func report(_ key: String, _ arguments: KeyValuePairs<String, Value>) {
    var phrase = Phrase(key, arguments)
    phrase.arguments.insert(Phrase.Argument(name: "board", value: .text(board)), at: 0)
    complaints.add(phrase)
  }

  /// The identifiers row by row; a list without rows is cut into them.
  private mutating func order(columns: Int?) -> [[String?]] {
    guard let value = grid["order"], !value.isNull else { return [] }
    guard let list = value.list else {
      setMalformedAside("order")
      return []
    }
    guard !list.isEmpty else { return [] }
    if list.contains(where: { $0.list != nil }) {
      return list.prefix(Self.mostRows).map { row in (row.list ?? []).map(\.identifier) }
    }
    let ids = list.map(\.identifier)
    guard ids.contains(where: { $0 != nil }) else { return list.prefix(Self.mostRows).map { _ in [] } }
    let width = min(max(columns ?? Self.width(of: ids.count), 1), GridSize.mostColumns)
    return stride(from: 0, to: ids.count, by: width).map { Array(ids[$0..<min($0 + width, ids.count)]) }
  }

  private static func width(of count: Int) -> Int { max(1, Int(Double(count).squareRoot().rounded(.up))) }

  /// A page and how many: a grid that is taller than a page becomes several.
  private func size(columns: Int, rows: Int) -> (GridSize, pages: Int) {
    let columns = min(columns, GridSize.mostColumns)
    let rows = min(rows, Self.mostRows)
    if let pages = grid[Own.pages]?.integer, (1...Board.mostPages).contains(pages), rows % pages == 0,
      let size = GridSize(columns: columns, rows: rows / pages)
    {
      return (size, pages)
    }
    let pages = (rows + GridSize.mostRows - 1) / GridSize.mostRows
    return (GridSize(columns: columns, rows: (rows + pages - 1) / pages) ?? .one, pages)
  }

  private mutating func place(_ order: [[String?]], in plan: inout GridPlan) {
    var indices: [String: Int] = [:]
    for (index, button) in buttons.enumerated() { if let id = button["id"]?.string { indices[id] = index } }
    var positions: [Int: [Int]] = [:]
    var unknown: [String] = []
    var taken: Set<Int> = []
    for (row, ids) in order.enumerated() where row < plan.size.rows * plan.pages {
      for (column, id) in ids.enumerated() where column < plan.size.columns {
        guard let id else { continue }
        guard let index = indices[id] else {
          unknown.append(id)
          continue
        }
        positions[index, default: []].append(row * plan.size.columns + column + 1)
        taken.insert(row * plan.size.columns + column + 1)
      }
    }
    for id in unknown { report("obf.button_missing", ["id": .text(String(id.prefix(60)))]) }
    var names = UniqueNames(written: indices.keys)
    for (index, positions) in positions.sorted(by: { $0.key < $1.key }) {
      place(index, positions, in: &plan, names: &names, taken: &taken)
    }
  }

  private mutating func place(
    _ index: Int, _ positions: [Int], in plan: inout GridPlan, names: inout UniqueNames, taken: inout Set<Int>
  ) {
    let button = buttons[index]
    if positions.count > 1 {
      if let span = rectangle(positions, plan.size) {
        plan.places.append(GridPlan.Place(button: index, position: positions[0], span: span, isRepeated: true))
        return
      }
      let id = button["id"]?.string ?? ""
      report("obf.button_twice", ["button": .text(name(of: button)), "count": .integer(positions.count)])
      for (number, position) in positions.enumerated() {
        plan.places.append(
          GridPlan.Place(button: index, position: position, id: number == 0 ? nil : names.make(id)))
      }
      return
    }
    var span = Span.single
    if let columns = button[Own.columns]?.integer ?? (button[Own.rows] == nil ? nil : 1) {
      let wanted = Span(columns: columns, rows: button[Own.rows]?.integer ?? 1)
      let covered = wanted.flatMap { plan.size.positions(covered: $0, at: positions[0]) }
      if let wanted, let covered, covered.dropFirst().allSatisfy({ !taken.contains($0) }) {
        span = wanted
        taken.formUnion(covered)
      } else {
        report("obf.span", ["button": .text(name(of: button))])
      }
    }
    plan.places.append(GridPlan.Place(button: index, position: positions[0], span: span))
  }

  /// The rectangle on one page that places in reading order form; nil when they form none.
  private func rectangle(_ positions: [Int], _ size: GridSize) -> Span? {
    guard let first = positions.first, let last = positions.last else { return nil }
    let (start, end) = (size.place(ofPosition: first), size.place(ofPosition: last))
    guard start.page == end.page, end.column >= start.column,
      let span = Span(columns: end.column - start.column + 1, rows: end.row - start.row + 1)
    else { return nil }
    return size.positions(covered: span, at: first) == positions ? span : nil
  }

  /// Without an order the buttons follow each other.
  private mutating func placeInSequence(_ plan: inout GridPlan) {
    guard !buttons.isEmpty else { return }
    report("obf.no_order", [:])
    if plan.size.count * plan.pages < buttons.count {
      let columns = min(max(plan.size.columns, Self.width(of: buttons.count)), GridSize.mostColumns)
      let rows = min((buttons.count + columns - 1) / columns, Self.mostRows)
      (plan.size, plan.pages) = size(columns: columns, rows: rows)
    }
    plan.places = buttons.indices.prefix(plan.size.count * plan.pages).map {
      GridPlan.Place(button: $0, position: $0 + 1)
    }
  }

  /// Buttons that lie where their measures say and in no place of the grid take the free ones.
  private func placeByMeasures(_ plan: inout GridPlan) {
    let placed = Set(plan.places.map(\.button))
    let outside = buttons.indices.filter { !placed.contains($0) && ButtonMeaning(buttons[$0]).area != nil }
    guard !outside.isEmpty else { return }
    var taken: Set<Int> = []
    for place in plan.places { taken.formUnion(plan.size.positions(covered: place.span, at: place.position) ?? []) }
    var free = (1...plan.size.count * plan.pages).lazy.filter { !taken.contains($0) }.makeIterator()
    for index in outside {
      guard let position = free.next() else { return }
      plan.places.append(GridPlan.Place(button: index, position: position, isOutside: true))
    }
  }

  private func name(of button: JSONObject) -> String {
    let label = button["label"]?.string ?? ""
    return (label.isEmpty ? button["id"]?.string ?? "" : label).beginning(200)
  }
}
