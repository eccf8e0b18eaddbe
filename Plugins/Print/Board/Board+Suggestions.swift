import TagarelaKit

extension Board {
  /// The board without cells that offer words that may come next, which paper can't do. First rows of nothing else go, so
  /// that the others are higher.
  func withoutSuggestions(in layout: BoardLayout) -> Board {
    guard cells.contains(where: \.isSuggestion) else { return self }
    let rows = rowsOfSuggestions
    var board = self
    board.cells.removeAll(where: \.isSuggestion)
    guard rows > 0, !hasAreas, let size = GridSize(columns: size.columns, rows: size.rows - rows),
      layout.sizes.contains(size), layout.roles(size) == layout.roles(self.size).dropFirst(rows * size.columns)
    else { return board }
    board.size = size
    for index in board.cells.indices {
      board.cells[index].position -= rows * size.columns * self.size.place(ofPosition: board.cells[index].position).page
    }
    return board
  }

  /// How many first rows of each page have such cells and no others.
  private var rowsOfSuggestions: Int {
    let places = cells.map { (cell: $0, place: size.place(ofPosition: $0.position)) }
    let others = places.filter { !$0.cell.isSuggestion }.map(\.place.row).min() ?? 0
    return (0..<others).prefix { row in
      (1...max(1, self.pages)).allSatisfy { page in
        places.contains {
          $0.cell.isSuggestion && $0.place.page == page && row >= $0.place.row && row < $0.place.row + $0.cell.span.rows
        }
      }
    }.count
  }
}

extension BoardLayout {
  /// What the places of a page are for.
  fileprivate func roles(_ size: GridSize) -> ArraySlice<SlotRole?> {
    slots(LayoutRequest(size: size, area: Scene.Frame(x: 0, y: 0, width: 100, height: 100))).map(\.role)[...]
  }
}

extension Board.Cell {
  fileprivate var isSuggestion: Bool { self.actions.contains(.suggestion) }
}
