import TagarelaKit
public import Workspace

/// The symbols that a patient has made their own.
extension Clinic {
  /// - Returns: those that are favourites now and weren't, and those that were already.
  public func addFavourites(_ symbols: [SymbolRecord], of patient: PatientRecord) throws -> (
    added: [SymbolRecord], known: [SymbolRecord]
  ) {
    var added: [SymbolRecord] = []
    var known: [SymbolRecord] = []
    for symbol in symbols.withoutRepeats {
      if try workspace.addFavourite(symbol, of: patient.id) { added.append(symbol) } else { known.append(symbol) }
    }
    return (added, known)
  }

  /// - Returns: those that were favourites.
  public func removeFavourites(_ symbols: [SymbolRecord], of patient: PatientRecord) throws -> [SymbolRecord] {
    try symbols.withoutRepeats.filter { try workspace.removeFavourite($0, of: patient.id) }
  }

  /// The favourites that are mentioned: the symbol of that name; of several that of the favourites; and of `pcs:juice` all
  /// that were taken from there. Empty when it is no favourite.
  ///
  /// - Throws: ``Failure`` `symbol.unknown`, `symbol.ambiguous`.
  public func favourites(_ mention: SymbolMention, of patient: PatientRecord) throws -> [SymbolRecord] {
    switch mention {
    case .library(let reference):
      let source = LibraryReference.written(try librarySymbol(reference), reference.choices)
      return try workspace.favourites(of: patient.id).filter {
        $0.source == source || reference.choices.isEmpty && $0.source?.hasPrefix(source + "@") == true
      }
    case .word(let word):
      do {
        let symbol = try workspace.symbol(named: word, for: patient.id)
        return try workspace.isFavourite(symbol, of: patient.id) ? [symbol] : []
      } catch let failure as Failure where failure.what.key == "symbol.ambiguous" {
        guard let favourite = try? workspace.favourite(named: word, of: patient.id) else { throw failure }
        return [favourite]
      }
    }
  }

  /// The symbols on a board that a patient sees.
  ///
  /// - Throws: ``Failure`` `favourite.nothing_there` where there are none.
  public func symbols(on board: BoardRecord, seenBy patient: PatientRecord) throws -> [SymbolRecord] {
    let shown = try workspace.cells(of: board).compactMap(\.symbol)
      .filter { $0.patient == nil || $0.patient == patient.id }
    return try filled(shown, board.name)
  }

  /// The symbols of a category that a patient sees.
  ///
  /// - Throws: ``Failure`` `favourite.nothing_there` where there are none.
  public func symbols(in category: CategoryRecord, seenBy patient: PatientRecord) throws -> [SymbolRecord] {
    try filled(workspace.symbols(for: patient.id, category: category.id), category.name)
  }

  private func filled(_ symbols: [SymbolRecord], _ group: String) throws -> [SymbolRecord] {
    guard !symbols.isEmpty else { throw Failure("favourite.nothing_there", ["name": .text(group)]) }
    return symbols
  }
}

extension [SymbolRecord] {
  fileprivate var withoutRepeats: [SymbolRecord] {
    var seen: Set<Int64> = []
    return filter { seen.insert($0.id).inserted }
  }
}
