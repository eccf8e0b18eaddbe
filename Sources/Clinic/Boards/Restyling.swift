import Catalog
public import TagarelaKit
public import Workspace

/// What came of showing a board in another system's pictures.
public struct Restyling: Sendable {
  public let cells: Int
  /// Cells with a symbol.
  public let symbols: Int
  /// Those whose symbol the system doesn't have: `A1 suco`.
  public let unmatched: [String]
}

extension Clinic {
  /// Shows a board's symbols in another system's pictures; the symbols stay what they are, with their names, voices and
  /// history.
  ///
  /// - Parameter system: nil for the symbols' own pictures.
  /// - Throws: ``Failure``, why the system can't be used.
  public func restyle(_ board: BoardRecord, in system: SymbolSystem?) throws -> Restyling {
    var board = board
    let hadSystem = board.system != nil
    board.system = system?.id
    board.labels = system?.labels ?? .below
    if let system { try checkIsReadable(system) }
    let cells = try workspace.cells(of: board)
    var unmatched: [String] = []
    for cell in cells {
      guard let symbol = cell.symbol else { continue }
      let picture = try picture(of: symbol, on: board)
      let isOwn = symbol.source?.hasPrefix("\(board.system ?? ""):") ?? false
      if system != nil, picture == nil, !isOwn {
        unmatched.append("\(board.size.name(ofPosition: cell.position)) \(cell.text)")
      }
      // A picture of the board's own, as it came from a file, goes only for another one.
      if picture == nil, !hadSystem { continue }
      var restyled = cell
      restyled.restyled = picture
      try workspace.save(restyled, on: board)
    }
    try workspace.save(board)
    return Restyling(cells: cells.count, symbols: cells.count { $0.symbol != nil }, unmatched: unmatched)
  }

  /// - Throws: why a system can't be used.
  private func checkIsReadable(_ system: SymbolSystem) throws {
    for case .unavailable(let failure) in try catalog.systems().filter({ $0.id == system.id }).map(\.state) {
      throw failure
    }
  }

  /// The picture in which a board shows a symbol, in another system or as its patient's pictures are wanted; nil where it
  /// shows the symbol's own.
  public func picture(of symbol: SymbolRecord, on board: BoardRecord) throws -> Int64? {
    let home = symbol.source?.prefix { $0 != ":" }
    if let source = symbol.source, let home, board.system == nil ? board.patient != nil : board.system == String(home) {
      return try wantedPicture(of: symbol, source, String(home), for: board.patient)
    }
    guard let system = board.system, registry.first(.systems, id: system) != nil, let concept = try concept(of: symbol),
      let found = try catalog.symbols(showing: concept, in: [system], language: wording.language.id).first
    else { return nil }
    return try keepPicture(of: found, for: board.patient)
  }

  /// How this patient wants the pictures of the system that a general symbol is from; nil where its own is so already,
  /// nothing is said of it, or the symbol was made to look as it does.
  private func wantedPicture(of symbol: SymbolRecord, _ source: String, _ system: String, for patient: Int64?) throws
    -> Int64?
  {
    guard symbol.patient == nil, try !choices(of: system, for: patient).isEmpty,
      let (library, reference) = try? librarySymbol(ofSource: source), reference.choices.isEmpty
    else { return nil }
    let picture = try keepPicture(of: library, for: patient)
    return picture == symbol.picture ? nil : picture
  }
}
