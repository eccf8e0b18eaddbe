import TagarelaKit
public import Workspace

extension Clinic {
  /// Puts a symbol into all cells that show another one. What a cell leads to, its level and its place stay; a word or a
  /// voice that it had in place of the symbol's own go with the symbol.
  ///
  /// - Parameter boards: those on which it is replaced; the others keep it.
  /// - Returns: the cells, with their board, that show the new one now.
  /// - Throws: ``Failure`` `board.not_owner` where the new one is a patient's and a board isn't; then nothing should be kept.
  public func replace(
    _ old: SymbolRecord, by new: SymbolRecord, on boards: [BoardRecord]
  ) throws -> [(board: BoardRecord, cell: CellRecord)] {
    try boards.flatMap { board in
      try workspace.cells(of: board).filter { $0.symbol?.id == old.id }.map { cell in
        try put(new, at: cell.position, on: board)
        return (board, cell)
      }
    }
  }
}
