extension BoardLayout {
  /// Where it has words that say what a column or row is for: positions on one page, from 1.
  public func headings(of size: GridSize) -> Set<Int> {
    Set(page(of: size).filter { $0.role == .heading }.map(\.position))
  }

  /// Whether its places are for what is done at certain times.
  public func isSchedule(of size: GridSize) -> Bool { page(of: size).contains { $0.role == .activity } }

  private func page(of size: GridSize) -> [LayoutSlot] {
    slots(LayoutRequest(size: size, area: Scene.Frame(x: 0, y: 0, width: 1000, height: 1000)))
  }
}

extension Board {
  /// The positions of its cells that only say what a column or row is for: they are read, not touched.
  ///
  /// - Parameter layouts: among which its own is.
  public func headings(in layouts: [BoardLayout]) -> Set<Int> {
    let places = layouts.first { $0.id == self.layout }?.headings(of: size) ?? []
    let words = cells.filter { $0.isBareWord && places.contains((($0.position - 1) % size.count) + 1) }
    return Set(words.map(\.position))
  }
}

extension Board.Cell {
  /// Whether it is a word alone, that says nothing but what it shows: without a symbol, a recording, a way or anything to be
  /// done.
  public var isBareWord: Bool { symbol == nil && voice == nil && link == nil && self.actions.isEmpty }
}
