import TagarelaKit
public import Workspace

/// What another symbol can be put in place of.
public enum Replaceable: Sendable {
  case symbol(SymbolRecord)
  /// A word that stands in cells without a picture.
  case word(String)

  public var name: String {
    switch self {
    case .symbol(let symbol): symbol.name
    case .word(let word): word
    }
  }
}

extension Clinic {
  /// What a text names of what is on some boards: the symbol that is called so, where they show it, else a word without a
  /// picture, else the symbol that the text names anyhow.
  ///
  /// - Throws: ``Failure`` `symbol.unknown`, `symbol.ambiguous`, `symbol.of_other`.
  public func replaceable(_ text: String, on boards: [BoardRecord], for patient: Int64?) throws -> Replaceable {
    let cells = try boards.flatMap { try workspace.cells(of: $0) }
    let symbol = try workspace.symbol(called: text, for: patient)
    if let symbol, cells.contains(where: { $0.symbol?.id == symbol.id }) { return .symbol(symbol) }
    if let cell = cells.first(where: { $0.isBare && $0.text.folded == text.folded }) { return .word(cell.text) }
    return .symbol(try workspace.symbol(named: text, for: patient))
  }

  /// Puts a symbol into all cells that show another one, or a word alone. What a cell leads to, its level and its place stay; a
  /// word or a voice that it had in place of the other symbol's own go with that symbol, a word that stood alone stays.
  ///
  /// - Parameter boards: those on which it is replaced; the others keep it.
  /// - Returns: the cells, with their board, that show the new one now.
  /// - Throws: ``Failure`` `board.not_owner` where the new one is a patient's and a board isn't; then nothing should be kept.
  public func replace(
    _ old: Replaceable, by new: SymbolRecord, on boards: [BoardRecord]
  ) throws -> [(board: BoardRecord, cell: CellRecord)] {
    try boards.flatMap { board in
      try workspace.cells(of: board).filter { isMeant($0, by: old) }.map { cell in
        switch old {
        case .symbol: try put(new, at: cell.position, on: board)
        case .word: try put(new, keeping: cell, on: board)
        }
        return (board, cell)
      }
    }
  }

  private func isMeant(_ cell: CellRecord, by old: Replaceable) -> Bool {
    switch old {
    case .symbol(let symbol): cell.symbol?.id == symbol.id
    case .word(let word): cell.isBare && cell.text.folded == word.folded
    }
  }
}
