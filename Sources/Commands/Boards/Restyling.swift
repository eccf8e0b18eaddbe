import Catalog
import Shell
import TagarelaKit
import Workspace

/// Shows a board's symbols in another system's pictures; the symbols stay what they are, with their names, voices and
/// history.
func restyle(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var board = try context.board(arguments)
  let word = try arguments.required("system")
  let system = word == "-" ? nil : try context.system(arguments, "system", 0, word)
  let hadSystem = board.system != nil
  board.system = system?.id
  board.labels = system?.labels ?? .below
  let cells = try context.workspace.cells(of: board)
  let symbols = cells.count { $0.symbol != nil }
  var unmatched: [String] = []
  try arguments.at("system") {
    if let system { try context.checkIsReadable(system) }
    for cell in cells {
      guard let symbol = cell.symbol else { continue }
      let picture = try context.picture(of: symbol, on: board)
      let isOwn = symbol.source?.hasPrefix("\(board.system ?? ""):") ?? false
      if system != nil, picture == nil, !isOwn {
        unmatched.append("\(board.size.name(ofPosition: cell.position)) \(cell.text)")
      }
      // A picture of the board's own, as it came from a file, goes only for another one.
      if picture == nil, !hadSystem { continue }
      var restyled = cell
      restyled.restyled = picture
      try context.workspace.save(restyled, on: board)
    }
  }
  try context.workspace.save(board)
  let record = Record([
    "name": .text(board.name), "system": Value(system?.id), "cells": .integer(cells.count),
    "unmatched": .list(unmatched.map(Value.text)),
  ])
  guard let system else { return .record(record, said: Phrase("board.own_pictures", ["name": .text(board.name)])) }
  let said: KeyValuePairs<String, Value> = [
    "name": .text(board.name), "system": .text(system.name), "matched": .integer(symbols - unmatched.count),
    "count": .integer(symbols),
  ]
  let remark = Phrase(
    "board.unmatched", ["system": .text(system.name), "cells": .list(unmatched.map(Value.text))])
  return Outcome(.record(record), said: Phrase("board.restyled", said), remarks: unmatched.isEmpty ? [] : [remark])
}

extension Context {
  /// - Throws: why a system can't be used.
  fileprivate func checkIsReadable(_ system: SymbolSystem) throws {
    for case .unavailable(let failure) in try catalog.systems().filter({ $0.id == system.id }).map(\.state) {
      throw failure
    }
  }

  /// The picture in which a board shows a symbol, in another system or as its patient's pictures are wanted; nil where it
  /// shows the symbol's own.
  func picture(of symbol: SymbolRecord, on board: BoardRecord) throws -> Int64? {
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
      let (library, reference) = try? librarySymbol(source), reference.choices.isEmpty
    else { return nil }
    let picture = try keepPicture(of: library, for: patient)
    return picture == symbol.picture ? nil : picture
  }
}
