import Catalog
import TagarelaKit
public import Workspace

/// A board that has been filled.
public struct FilledBoard: Sendable {
  /// With the rows and pages that it got.
  public internal(set) var board: BoardRecord
  /// The symbols that stand in columns of other words, for there was no place left in those of their own.
  public internal(set) var flowed: [SymbolRecord] = []
}

extension Clinic {
  /// Puts symbols into free cells, in order; on a board whose places are for certain kinds of words, each into one of its
  /// kind, and where those are taken, once all others have theirs, into the nearest. A page that is full gets one more row
  /// where its columns are for words, and else, or when that is full too, the board gets another page.
  ///
  /// - Parameter page: fills this one alone, which may be the one after the last.
  /// - Throws: ``Failure`` `board.no_free_cell`, `board.page_full`, `board.page_unknown`.
  public func fill(_ board: BoardRecord, with symbols: [SymbolRecord], onlyPage page: Int? = nil) throws -> FilledBoard
  {
    if let page, !(1...min(board.pages + 1, Board.mostPages)).contains(page) {
      throw Failure(
        "board.page_unknown",
        [
          "name": .text(board.name), "count": .integer(board.pages),
          "next": .integer(min(board.pages + 1, Board.mostPages)),
        ])
    }
    var filling = try BoardFilling(self, board, only: page)
    try filling.put(symbols)
    return filling.filled
  }
}

private struct BoardFilling {
  private(set) var filled: FilledBoard
  private let clinic: Clinic
  /// The page that was asked for.
  private let page: Int?
  private var places: FreePlaces
  private var gotRow = false

  init(_ clinic: Clinic, _ board: BoardRecord, only page: Int?) throws {
    self.clinic = clinic
    self.page = page
    let opened = try page.flatMap { page in
      page > board.pages ? try clinic.reshape(board, to: board.size, pages: page) : nil
    }
    filled = FilledBoard(board: opened ?? board)
    places = try FreePlaces(clinic, filled.board, only: page)
    guard places.takeSymbols else { throw Failure("board.no_free_cell", ["name": .text(board.name)]) }
  }

  mutating func put(_ symbols: [SymbolRecord]) throws {
    var left: [(symbol: SymbolRecord, role: SlotRole?)] = []
    for symbol in symbols {
      let role = places.areForWords ? try clinic.role(of: symbol) : nil
      if let position = try places.take(for: role, hour: hour(of: symbol)) {
        try put(symbol, at: position)
      } else {
        left.append((symbol, role))
      }
    }
    guard !left.isEmpty else { return }
    guard places.areForWords, left.count <= places.count else { return try makeRoom(for: left.map(\.symbol)) }
    for (symbol, role) in left {
      guard let position = places.takeNearest(to: role) else { continue }
      try put(symbol, at: position)
      filled.flowed.append(symbol)
    }
  }

  /// Where all would not find a place on this board as it is.
  private mutating func makeRoom(for symbols: [SymbolRecord]) throws {
    let board = filled.board
    if let page {
      throw Failure("board.page_full", ["name": .text(board.name), "page": .integer(page)])
    }
    if !gotRow, places.areForWords, let size = taller(board) {
      gotRow = true
      filled.board = try clinic.reshape(board, to: size, pages: board.pages)
    } else {
      guard board.pages < Board.mostPages else { throw Failure("board.no_free_cell", ["name": .text(board.name)]) }
      filled.board = try clinic.reshape(board, to: board.size, pages: board.pages + 1)
    }
    places = try FreePlaces(clinic, filled.board, only: nil)
    try put(symbols)
  }

  private func taller(_ board: BoardRecord) -> GridSize? {
    let size = GridSize(columns: board.size.columns, rows: board.size.rows + 1)
    let sizes = clinic.registry.first(.layouts, id: board.layout)?.sizes
    return size.flatMap { sizes?.contains($0) == true ? $0 : nil }
  }

  private func put(_ symbol: SymbolRecord, at position: Int) throws {
    try clinic.put(symbol, at: position, on: filled.board)
  }

  private func hour(of symbol: SymbolRecord) throws -> Double? {
    guard places.haveHours, let concept = try clinic.concept(of: symbol) else { return nil }
    return try clinic.grammars.words().hour(of: concept, in: clinic.wording.language.id)
  }
}

extension SlotRole {
  fileprivate init(_ category: UsualCategory) {
    self =
      switch category {
      case .social: .social
      case .people: .people
      case .verbs: .verbs
      case .nouns: .nouns
      case .descriptors: .descriptors
      case .miscellaneous: .little
      }
  }
}

extension Clinic {
  /// What kind of word a symbol is on a board: by its concept, else by the usual name or colour of its category.
  fileprivate func role(of symbol: SymbolRecord) throws -> SlotRole? {
    if let role = try role(ofConcept: symbol.concept, for: symbol.patient) { return role }
    let category = try workspace.category(id: symbol.category)
    let usual = UsualCategory.allCases
    if let named = try usual.first(where: { try named($0).name.folded == category?.name.folded }) {
      return SlotRole(named)
    }
    // A clinic's colours mean what it likes; what a name means doesn't.
    if let role = try role(ofConcept: concept(of: symbol), for: symbol.patient) { return role }
    return usual.first { $0.color == category?.color }.map { SlotRole($0) }
  }

  private func role(ofConcept concept: String?, for patient: Int64?) throws -> SlotRole? {
    try concept.flatMap { try librarySymbol(showing: $0, for: patient) }.map { SlotRole(UsualCategory($0)) }
  }
}
