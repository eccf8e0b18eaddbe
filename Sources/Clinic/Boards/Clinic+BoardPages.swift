public import TagarelaKit
public import Workspace

extension Clinic {
  /// Gives a board another size and other pages. Each page that it gets has the words of the first that say what columns and
  /// rows are for; one that has nothing else may go.
  ///
  /// - Throws: ``Failure`` `board.too_small` where something else has no place there.
  public func reshape(_ board: BoardRecord, to size: GridSize, pages: Int) throws -> BoardRecord {
    for cell in try headings(of: board, pages: pages + 1...max(pages + 1, board.pages)) {
      try workspace.clear(cell.position, on: board)
    }
    let shaped = try workspace.resize(board, to: size, pages: pages)
    let headings = try headings(of: shaped, pages: 1...1)
    for page in board.pages + 1..<max(board.pages, pages) + 1 {
      for heading in headings {
        var cell = CellRecord(position: (page - 1) * size.count + heading.position)
        cell.traits = heading.traits
        try workspace.save(cell, on: shaped)
      }
    }
    return shaped
  }

  private func headings(of board: BoardRecord, pages: ClosedRange<Int>) throws -> [CellRecord] {
    let cells = try workspace.cells(of: board).filter {
      pages.contains(board.size.place(ofPosition: $0.position).page)
    }
    let positions = headings(of: board, among: cells)
    return cells.filter { positions.contains($0.position) }
  }
}
