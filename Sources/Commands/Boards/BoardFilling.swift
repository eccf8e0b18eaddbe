import Catalog
import Shell
import TagarelaKit
import Workspace

/// Puts symbols into free cells, in order; on a board whose places are for certain kinds of words, each into one of its
/// kind. Where all are taken the board gets another page.
func fill(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let patient = board.patient ?? context.subject?.id
  var symbols: [SymbolRecord] = []
  for (index, word) in arguments.texts("words").enumerated() {
    symbols.append(
      try context.symbolOrLibrary(arguments, "words", index, word, for: patient, owner: board.patient))
  }
  if let name = arguments.text("category") {
    symbols += try arguments.at("category") {
      try context.workspace.symbols(for: board.patient, category: context.workspace.category(named: name).id)
    }
  }
  guard !symbols.isEmpty else { throw Failure("board.nothing_to_fill") }
  let page = arguments.integer("page")
  if let page, page > board.pages + 1 {
    return try arguments.at("page") {
      throw Failure(
        "board.page_unknown",
        ["name": .text(board.name), "count": .integer(board.pages), "next": .integer(board.pages + 1)])
    }
  }
  var filling = try BoardFilling(context, board, only: page)
  for symbol in symbols { try filling.put(symbol) }
  let added = filling.board.pages - board.pages
  let remark = Phrase("board.pages_added", ["name": .text(board.name), "count": .integer(added)])
  return try context.filled(filling.board, remarks: added > 0 ? [remark] : [])
}

private struct BoardFilling {
  private(set) var board: BoardRecord
  private let context: Context
  /// The page that was asked for.
  private let page: Int?
  /// One page's places with what they are for, in the order in which they are filled: reading order, of a schedule time
  /// after time, day after day.
  private let slots: [(position: Int, role: SlotRole?)]
  private var taken: Set<Int>

  init(_ context: Context, _ board: BoardRecord, only page: Int?) throws {
    self.context = context
    self.board = board
    self.page = page
    let request = LayoutRequest(size: board.size, area: Scene.Frame(x: 0, y: 0, width: 1000, height: 1000))
    let size = board.size
    let given = (context.registry.first(.layouts, id: board.layout)?.slots(request) ?? []).map {
      ($0.position, $0.role)
    }
    let isSchedule = given.contains { $0.1 == .activity }
    let column = { (position: Int) in size.place(ofPosition: position).column }
    slots =
      given.isEmpty
      ? (1...size.count).map { ($0, nil) }
      : isSchedule ? given.sorted { (column($0.0), $0.0) < (column($1.0), $1.0) } : given
    taken = Set(
      try context.workspace.cells(of: board).flatMap { cell in
        size.positions(covered: cell.span, at: cell.position) ?? [cell.position]
      })
  }

  mutating func put(_ symbol: SymbolRecord) throws {
    let role = slots.contains { $0.role?.isGrammatical == true } ? try context.role(of: symbol) : nil
    let position = try free(for: role)
    taken.insert(position)
    try context.workspace.put(symbol, at: position, on: board, picture: context.picture(of: symbol, on: board))
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
      if page > board.pages { board = try context.workspace.resize(board, to: board.size, pages: page) }
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

extension Context {
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
