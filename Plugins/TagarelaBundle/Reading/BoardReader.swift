import TagarelaKit

enum BoardReader {
  static func board(
    head: BundleObject, kind: PlanKind, name: String, symbols: [BundleObject], _ complaints: inout Complaints
  ) -> Board {
    let page = size(of: head, kind: kind)
    var traits = BoardTraits()
    head.read(BoardTraits.fields, of: .board, into: &traits)
    let size = symbols.count > page.count * traits.pages ? page.holding(symbols.count) : page
    let places = size.count * traits.pages
    let base = !head.isOurs && symbols.contains { $0.number(.symbolPosition) == 0 } ? 0 : 1
    var taken: [Int: Board.Cell] = [:]
    var homeless: [Board.Cell] = []
    for object in symbols {
      var cell = object.cell(&complaints)
      let position = object.number(.symbolPosition)?.subtractingReportingOverflow(base - 1).partialValue
      if let position, (1...places).contains(position), taken[position] == nil {
        cell.position = position
        taken[position] = cell
      } else {
        homeless.append(cell)
      }
    }
    var free = (1...places).lazy.filter { [taken] in taken[$0] == nil }.makeIterator()
    var left = 0
    for var cell in homeless {
      guard let position = free.next() else {
        left += 1
        continue
      }
      cell.position = position
      taken[position] = cell
      if size.count > 1 {
        complaints.add("bundle.position", ["symbol": .text(cell.text), "position": .integer(position)])
      }
    }
    if left > 0 { complaints.add("bundle.board_full", ["symbols": .integer(left)]) }
    var board = Board(
      uid: head.uid(.boardUID), name: head[.boardName] ?? name, size: size, layout: "",
      scene: (head.medium(.boardSceneSame) ?? head.medium(.boardScene))?.picture,
      cells: taken.sorted { $0.key < $1.key }.map(\.value))
    board.traits = traits
    return board
  }

  private static func size(of head: BundleObject, kind: PlanKind) -> GridSize {
    if let columns = head.number(.boardColumns), let rows = head.number(.boardRows),
      let size = GridSize(columns: columns, rows: rows)
    {
      return size
    }
    return kind == .large ? .one : .nine
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
