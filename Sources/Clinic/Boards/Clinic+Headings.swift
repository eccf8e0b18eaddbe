import TagarelaKit
public import Workspace

extension Clinic {
  /// Where the layout of a board has words that say what a column or row is for: on one page, from 1.
  public func headings(of board: BoardRecord) -> Set<Int> {
    let request = LayoutRequest(size: board.size, area: Scene.Frame(x: 0, y: 0, width: 1000, height: 1000))
    let slots = registry.first(.layouts, id: board.layout)?.slots(request) ?? []
    return Set(slots.filter { $0.role == .heading }.map(\.position))
  }
}

extension CellRecord {
  /// Whether it is a word alone, that says nothing but what it shows: without a symbol, a recording, a way or anything to be done.
  public var isBareWord: Bool { symbol == nil && voice == nil && link == nil && self.actions.isEmpty }
}
