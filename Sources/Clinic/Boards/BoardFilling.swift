import Catalog
import TagarelaKit
public import Workspace

extension Clinic {
  /// Puts symbols into free cells, in order; on a board whose places are for certain kinds of words, each into one of its
  /// kind. Where all are taken the board gets another page.
  ///
  /// - Parameter page: fills this one alone, which may be the one after the last.
  /// - Returns: the board, with the pages that it got.
  /// - Throws: ``Failure`` `board.no_free_cell`, `board.page_full`, `board.page_unknown`.
  public func fill(_ board: BoardRecord, with symbols: [SymbolRecord], onlyPage page: Int? = nil) throws -> BoardRecord
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
    for symbol in symbols { try filling.put(symbol) }
    return filling.board
  }
}

private struct BoardFilling {
  private(set) var board: BoardRecord
  private let clinic: Clinic
  /// The page that was asked for.
  private let page: Int?
  /// One page's places with what they are for, in the order in which they are filled: reading order, of a schedule time
  /// after time, day after day.
  private let slots: [(position: Int, role: SlotRole?)]
  private var taken: Set<Int>

  init(_ clinic: Clinic, _ board: BoardRecord, only page: Int?) throws {
    self.clinic = clinic
    self.board = board
    self.page = page
    let request = LayoutRequest(size: board.size, area: Scene.Frame(x: 0, y: 0, width: 1000, height: 1000))
    let size = board.size
    let given = (clinic.registry.first(.layouts, id: board.layout)?.slots(request) ?? []).map {
      ($0.position, $0.role)
    }
    let isSchedule = given.contains { $0.1 == .activity }
    let column = { (position: Int) in size.place(ofPosition: position).column }
    slots =
      given.isEmpty
      ? (1...size.count).map { ($0, nil) }
      : isSchedule ? given.sorted { (column($0.0), $0.0) < (column($1.0), $1.0) } : given
    taken = Set(
      try clinic.workspace.cells(of: board).flatMap { cell in
        size.positions(covered: cell.span, at: cell.position) ?? [cell.position]
      })
  }

  mutating func put(_ symbol: SymbolRecord) throws {
    let role = slots.contains { $0.role?.isGrammatical == true } ? try clinic.role(of: symbol) : nil
    let position = try free(for: role)
    taken.insert(position)
    try clinic.workspace.put(symbol, at: position, on: board, picture: clinic.picture(of: symbol, on: board))
  }

  /// The first free place of a role, on a page to be added if there is none; without a role, or where the layout has no
  /// place of that role, any.
  private mutating func free(for role: SlotRole?) throws -> Int {
    let wanted = role.flatMap { role in slots.contains { $0.role == role } ? role : nil }
    let suitable = slots.filter { wanted == nil ? $0.role?.takesSymbols != false : $0.role == wanted }.map(\.position)
    guard !suitable.isEmpty else { throw Failure("board.no_free_cell", ["name": .text(board.name)]) }
    for page in page.map({ $0...$0 }) ?? 1...Board.mostPages {
      let before = (page - 1) * board.size.count
      guard let position = suitable.first(where: { !taken.contains(before + $0) }) else { continue }
      if page > board.pages { board = try clinic.workspace.resize(board, to: board.size, pages: page) }
      return before + position
    }
    throw Failure(
      page == nil ? "board.no_free_cell" : "board.page_full",
      ["name": .text(board.name), "page": .integer(page ?? board.pages)])
  }
}

extension SlotRole {
  /// True for the columns of a sentence.
  fileprivate var isGrammatical: Bool {
    switch self {
    case .social, .people, .verbs, .descriptors, .nouns, .little: true
    default: false
    }
  }

  /// False for what is written.
  fileprivate var takesSymbols: Bool { self != .heading && self != .key }

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
    if let key = symbol.concept, let found = try librarySymbol(showing: key, for: symbol.patient) {
      return SlotRole(UsualCategory(found))
    }
    guard let category = try workspace.category(id: symbol.category) else { return nil }
    let usual = UsualCategory.allCases
    let byName = try usual.first { try named($0).name.folded == category.name.folded }
    return (byName ?? usual.first { $0.color == category.color }).map { SlotRole($0) }
  }
}
