import GRDB
import TagarelaKit

/// Finds what a symbol lacks that came from a program without categories, or from a list of words: such a symbol is not
/// the clinic's own, so it never changes one that is here.
struct Settling {
  let settle: (Symbol) throws -> Symbol
  private var settled: [String: Symbol] = [:]

  init(settle: @escaping (Symbol) throws -> Symbol) {
    self.settle = settle
  }

  /// A word is looked up once, however many cells show it.
  mutating func complete(_ symbol: Symbol) throws -> Symbol {
    let key = "\(symbol.name)\n\(symbol.source ?? "")"
    let known = try settled[key] ?? settle(symbol)
    settled[key] = known
    var symbol = symbol
    if symbol.category.name.isEmpty { symbol.category = known.category }
    if symbol.meaning.isEmpty { symbol.meaning = known.meaning }
    if symbol.picture == nil {
      symbol.picture = known.picture
      symbol.source = known.source
    }
    symbol.concept = symbol.concept ?? known.concept
    return symbol
  }
}

extension Reception {
  /// A loose symbol, one of another program, becomes the symbol that is here under its name, with the cell's own picture
  /// and voice where they are others; or a new one with what it lacks; where no picture is found, a word on the cell.
  mutating func settle(_ symbol: Symbol, in cell: inout Board.Cell, _ known: PatientRecord?) throws {
    guard parcel.kind == .board else { return }
    guard symbol.uid.isEmpty else {
      // Its picture came from the library, and stayed with its sender.
      if symbol.picture == nil, symbol.source != nil, try workspace.match(symbol, for: known) == nil {
        cell.symbol = try settling.complete(symbol)
      }
      return
    }
    var symbol = symbol
    // A category that is here keeps its colour.
    if let own = try workspace.category(called: symbol.category.name) { symbol.category = own.value }
    symbol.picture = try usable(symbol.picture, of: symbol.name)
    guard let base = try firstOfName(symbol, known) else {
      let complete = try settling.complete(symbol)
      guard complete.picture != nil || saysMore(symbol) else { return cell.showWord(of: complete) }
      fresh[symbol.name.folded] = complete
      cell.symbol = complete
      return
    }
    if cell.picture == nil, let picture = symbol.picture, picture != base.picture { cell.picture = picture }
    if cell.voice == nil, let voice = symbol.voice, voice != base.voice { cell.voice = voice }
    if cell.label == nil, symbol.name != base.name { cell.label = symbol.name }
    cell.symbol = base
  }

  /// Whether a word alone would lose something: a meaning of its own, or a category that a list of words names.
  private func saysMore(_ symbol: Symbol) -> Bool {
    !symbol.meaning.isEmpty && symbol.meaning.folded != symbol.name.folded
      || isWordList && !symbol.category.name.isEmpty
  }

  /// The symbol of this name that is here, else the one that an earlier cell of the parcel made.
  private func firstOfName(_ symbol: Symbol, _ known: PatientRecord?) throws -> Symbol? {
    if let made = fresh[symbol.name.folded] { return made }
    return try workspace.anySymbol(called: symbol.name, for: known).map(workspace.complete)
  }
}

extension Board.Cell {
  /// A word for which there is no picture stands on the cell by itself, with what it sounds like.
  fileprivate mutating func showWord(of symbol: Symbol) {
    self.label = self.label ?? symbol.name
    self.voice = self.voice ?? symbol.voice
    self.symbol = nil
  }
}

extension Workspace {
  func anySymbol(called name: String, for patient: PatientRecord?) throws -> SymbolRecord? {
    try read { db in
      try db.first(SymbolRecord.self, Workspace.visible(to: patient?.id).and("folded = ?", [name.folded]))
    }
  }
}
