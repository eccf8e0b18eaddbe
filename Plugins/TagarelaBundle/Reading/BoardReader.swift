import TagarelaKit

enum BoardReader {
  static func board(
    head: BundleObject, kind: PlanKind, name: String, symbols: [BundleObject], _ complaints: inout Complaints
  ) -> Board {
    let size = size(of: head, kind: kind).holding(symbols.count)
    let base = !head.isOurs && symbols.contains { $0.number(.symbolPosition) == 0 } ? 0 : 1
    var taken: [Int: Board.Cell] = [:]
    var homeless: [Board.Cell] = []
    for object in symbols {
      var cell = object.cell(&complaints)
      let position = object.number(.symbolPosition)?.subtractingReportingOverflow(base - 1).partialValue
      if let position, (1...size.count).contains(position), taken[position] == nil {
        cell.position = position
        taken[position] = cell
      } else {
        homeless.append(cell)
      }
    }
    var free = (1...size.count).lazy.filter { [taken] in taken[$0] == nil }.makeIterator()
    var left = 0
    for var cell in homeless {
      guard let position = free.next() else {
        left += 1
        continue
      }
      cell.position = position
      taken[position] = cell
      if size.count > 1 {
        complaints.add("bundle.position", ["symbol": .text(cell.symbol.name), "position": .integer(position)])
      }
    }
    if left > 0 { complaints.add("bundle.board_full", ["symbols": .integer(left)]) }
    return Board(
      uid: head.uid(.boardUID), name: head[.boardName] ?? name, size: size, layout: head[.boardLayout] ?? layout(size),
      labels: head[.boardLabels].flatMap(LabelPlace.init) ?? .below,
      cells: taken.sorted { $0.key < $1.key }.map(\.value))
  }

  private static func size(of head: BundleObject, kind: PlanKind) -> GridSize {
    if let columns = head.number(.boardColumns), let rows = head.number(.boardRows),
      let size = GridSize(columns: columns, rows: rows)
    {
      return size
    }
    return kind == .large ? .one : .nine
  }

  /// The layout of a file that names none.
  private static func layout(_ size: GridSize) -> String {
    switch size {
    case .one: "large"
    case .nine: "nine"
    default: "grid"
    }
  }
}

extension GridSize {
  /// The size itself, or one with as many more rows, then columns, as it takes to hold `count` symbols.
  func holding(_ count: Int) -> GridSize {
    guard count > self.count else { return self }
    let columns = min(max(columns, (count + Self.mostRows - 1) / Self.mostRows), Self.mostColumns)
    let rows = min((count + columns - 1) / columns, Self.mostRows)
    return GridSize(columns: columns, rows: rows) ?? self
  }
}
