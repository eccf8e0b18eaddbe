import GRDB
public import TagarelaKit

/// What a word is on its cell for.
public enum CellPurpose: Sendable, Hashable {
  /// To be said: it is what it means.
  case said
  /// To tell where a touch leads, back to where one came from: of several meanings it has one that says where.
  case way
  /// To tell what a touch does: it means no thing.
  case deed
}

/// A symbol with what it lacked.
public struct SettledSymbol: Sendable {
  public var symbol: Symbol
  /// The concept that its word usually means, where its use on the cell calls for another picture than that one's: such a picture is
  /// the cell's, not the word's.
  public var otherwise: String?

  public init(_ symbol: Symbol, otherwise: String? = nil) {
    self.symbol = symbol
    self.otherwise = otherwise
  }
}

/// Finds what a symbol lacks that came from a program without categories, or from a list of words: such a symbol is not
/// the clinic's own, so it never changes one that is here.
struct Settling {
  let settle: (Symbol, CellPurpose) throws -> SettledSymbol
  private var settled: [Wanted: SettledSymbol] = [:]

  private struct Wanted: Hashable {
    let name: String
    let source: String?
    let use: CellPurpose
  }

  init(settle: @escaping (Symbol, CellPurpose) throws -> SettledSymbol) {
    self.settle = settle
  }

  /// A word is looked up once for each use, however many cells show it.
  mutating func complete(_ symbol: Symbol, _ use: CellPurpose = .said) throws -> SettledSymbol {
    let wanted = Wanted(name: symbol.name, source: symbol.source, use: use)
    let known = try settled[wanted] ?? settle(symbol, use)
    settled[wanted] = known
    var symbol = symbol
    if symbol.category.name.isEmpty { symbol.category = known.symbol.category }
    if symbol.meaning.isEmpty { symbol.meaning = known.symbol.meaning }
    if symbol.picture == nil {
      symbol.picture = known.symbol.picture
      symbol.source = known.symbol.source
    }
    symbol.concept = symbol.concept ?? known.symbol.concept
    return SettledSymbol(symbol, otherwise: known.otherwise)
  }
}

extension Reception {
  /// A loose symbol, one of another program, becomes the symbol that is here under its name, with the cell's own picture
  /// and voice where they are others; or a new one with what it lacks; where no picture is found, a word on the cell.
  mutating func settle(
    _ symbol: Symbol, in cell: inout Board.Cell, on board: Board, _ known: PatientRecord?
  ) throws {
    guard parcel.kind == .board else { return }
    guard symbol.uid.isEmpty else {
      // Its picture came from the library, and stayed with its sender.
      if symbol.picture == nil, symbol.source != nil, try workspace.match(symbol, for: known) == nil {
        cell.symbol = try settling.complete(symbol).symbol
      }
      return
    }
    var symbol = symbol
    // A category that is here keeps its colour.
    if let own = try workspace.category(called: symbol.category.name) { symbol.category = own.value }
    symbol.picture = try usable(symbol.picture, of: symbol.name)
    let use = ways.use(of: cell, on: board)
    if use != .said, symbol.picture == nil, try showsOtherwise(symbol, use, in: &cell, known) { return }
    guard let base = try firstOfName(symbol, known) else {
      let complete = try settling.complete(symbol, use).symbol
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

  /// A word that usually means something else than what its cell is for stands on it by itself, with a picture of what the cell is for
  /// where there is one.
  ///
  /// - Returns: false for a word that is as usual, and for one of which the clinic has a symbol of its own.
  private mutating func showsOtherwise(
    _ symbol: Symbol, _ use: CellPurpose, in cell: inout Board.Cell, _ known: PatientRecord?
  ) throws -> Bool {
    let settled = try settling.complete(symbol, use)
    guard let usual = settled.otherwise else { return false }
    if let own = try workspace.anySymbol(called: symbol.name, for: known), own.concept != usual { return false }
    cell.showWord(of: symbol)
    if cell.picture == nil { cell.picture = try usable(settled.symbol.picture, of: symbol.name) }
    return true
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
