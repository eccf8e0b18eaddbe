import Desk
import Shell
import TagarelaKit
import Workspace

/// Shows what the patient sees on the whole screen; touching a symbol moves it in or out of the favourites. All of it is
/// written when the user confirms, as one step.
///
/// - Throws: ``Failure`` `favourite.needs_screen`, `favourite.nothing_to_choose`.
func chooseFavourites(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let hint = Phrase("favourite.by_name.hint")
  guard context.console.hasScreen else { throw Failure("favourite.needs_screen", hint: hint) }
  let category = try context.groupCategory(arguments)
  guard var choosing = try FavouriteChoosing(context, patient, beginningWith: category) else {
    throw Failure("favourite.nothing_to_choose", ["patient": .text(patient.name)], hint: hint)
  }
  try context.console.open(choosing.shown(), wording: ShownBoardWording(context, keys: "favourite.choose_keys")) {
    gesture in
    let feedback = try choosing.perform(gesture)
    return choosing.shown(feedback: feedback)
  }
  let changes = choosing.added.count + choosing.removed.count
  let name = Value.text(patient.name)
  guard changes > 0 else { return Outcome(said: Phrase("favourite.unchanged", ["patient": name])) }
  guard choosing.isConfirmed else {
    return Outcome(said: Phrase("favourite.dropped", ["patient": name, "count": .integer(changes)]))
  }
  return try context.change(arguments.line) { try context.write(choosing, of: patient) }
}

extension Context {
  /// What has been removed from the workspace meanwhile is left out.
  fileprivate func write(_ choosing: FavouriteChoosing, of patient: PatientRecord) throws -> Outcome {
    let added = try choosing.added.sorted().compactMap { try workspace.symbol(id: $0) }
    let removed = try choosing.removed.sorted().compactMap { try workspace.symbol(id: $0) }
    for symbol in added { try workspace.addFavourite(symbol, of: patient.id) }
    for symbol in removed { try workspace.removeFavourite(symbol, of: patient.id) }
    let total = try workspace.favouriteCount(of: patient.id)
    return .record(
      Record([
        "patient": .text(patient.name), "added": .list(added.map { .text($0.name) }),
        "removed": .list(removed.map { .text($0.name) }), "favourites": .integer(total),
      ]),
      said: Phrase(
        "favourite.chosen",
        [
          "patient": .text(patient.name), "added": .integer(added.count), "removed": .integer(removed.count),
          "total": .integer(total),
        ]))
  }
}

/// An adult choosing favourites; nothing is written.
private struct FavouriteChoosing {
  private let context: Context
  private let patient: PatientRecord
  private let workspace: Workspace
  private let drawer: PictureDrawer?
  private var size: GridSize
  /// Those with symbols that the patient sees.
  private let categories: [CategoryRecord]
  /// Which of the categories is shown; nil for all.
  private var category: Int?
  private var search = ""
  /// What is shown, page after page.
  private var symbols: [SymbolRecord] = []
  private let before: Set<Int64>
  private var chosen: Set<Int64>
  private(set) var isConfirmed = false

  /// - Returns: nil when the patient sees no symbol.
  /// - Throws: ``Failure`` `favourite.nothing_there` when none is in the category.
  init?(_ context: Context, _ patient: PatientRecord, beginningWith wanted: CategoryRecord?) throws {
    self.context = context
    self.patient = patient
    workspace = try context.workspace
    drawer = context.pictures(onScreen: true)
    size = Self.fitting(context.console.width ?? 80)
    before = Set(try workspace.favourites(of: patient.id).map(\.id))
    chosen = before
    symbols = try workspace.symbols(for: patient.id)
    if symbols.isEmpty { return nil }
    let used = Set(symbols.map(\.category))
    categories = try workspace.categories().filter { used.contains($0.id) }
    guard let wanted else { return }
    category = categories.firstIndex { $0.id == wanted.id }
    if category == nil { throw Failure("favourite.nothing_there", ["name": .text(wanted.name)]) }
    try find()
  }

  private static func fitting(_ columns: Int) -> GridSize {
    GridSize(columns: min(max(columns / cellWidth, 3), 6), rows: 3) ?? .nine
  }

  /// Columns of the terminal that a symbol gets at least.
  private static let cellWidth = 20
  /// What a search shows at most.
  private static let mostFound = 1000

  var added: Set<Int64> { chosen.subtracting(before) }
  var removed: Set<Int64> { before.subtracting(chosen) }

  /// - Returns: what is to be said of it.
  mutating func perform(_ gesture: BoardGesture) throws -> String {
    switch gesture {
    case .touch(let position): return move(position)
    case .search(let words): try show(category, words)
    case .back, .home: try show(nil, "")
    case .deed(Self.next): try show(neighbour(1), "")
    case .deed(Self.previous): try show(neighbour(-1), "")
    case .deed(Self.confirm): isConfirmed = true
    case .deed: break
    case .resize(let columns, _): size = Self.fitting(columns)
    case .time, .press: break
    }
    return symbols.isEmpty ? context.wording.text(Phrase("symbol.not_found", ["words": .text(search)])) : ""
  }

  private static let next: Character = "+"
  private static let previous: Character = "-"
  private static let confirm: Character = "c"

  private mutating func move(_ position: Int) -> String {
    guard symbols.indices.contains(position - 1) else { return "" }
    let symbol = symbols[position - 1]
    let isIn = chosen.remove(symbol.id) == nil
    if isIn { chosen.insert(symbol.id) }
    return context.wording.text(Phrase(isIn ? "favourite.in" : "favourite.out", ["name": .text(symbol.name)]))
  }

  private mutating func show(_ category: Int?, _ search: String) throws {
    self.category = category
    self.search = search
    try find()
  }

  /// The category so many further, all of them together being one more, and after the last the first.
  private func neighbour(_ step: Int) -> Int? {
    let count = categories.count + 1
    let place = ((category ?? -1) + 1 + step + count) % count
    return place == 0 ? nil : place - 1
  }

  private mutating func find() throws {
    let shown = category.map { categories[$0].id }
    let isSearched = search.contains { $0.isLetter || $0.isNumber }
    symbols =
      isSearched
      ? try workspace.findSymbols(search, for: patient.id, limit: Self.mostFound).map(\.symbol)
        .filter { shown == nil || shown == $0.category }
      : try workspace.symbols(for: patient.id, category: shown)
  }

  /// The screen as it is now.
  func shown(feedback: String = "") -> ShownBoard {
    let wording = context.wording
    let pages = (symbols.count + size.count - 1) / size.count
    let grid = GridView(title: patient.name, size: size, pages: pages, cells: symbols.enumerated().map(cell))
    var board = ShownBoard(
      grid: grid,
      path: [
        wording.text(Phrase("favourite.title", ["patient": .text(patient.name)])),
        category.map { categories[$0].name } ?? wording.text(Phrase("favourite.all_categories")),
      ],
      message: wording.text(
        Phrase(
          "favourite.standing",
          [
            "count": .integer(chosen.count), "added": .integer(added.count), "removed": .integer(removed.count),
          ])), feedback: feedback)
    board.search = search
    board.deeds = [
      .init(
        key: Self.confirm, name: wording.text(Phrase("favourite.deed_confirm")),
        isOn: !added.isEmpty || !removed.isEmpty),
      .init(key: Self.next, name: wording.text(Phrase("favourite.deed_next"))),
      .init(key: Self.previous, name: wording.text(Phrase("favourite.deed_previous"))),
    ]
    board.isOver = isConfirmed
    return board
  }

  private func cell(_ index: Int, _ symbol: SymbolRecord) -> GridView.Cell {
    let isIn = chosen.contains(symbol.id)
    return GridView.Cell(
      position: index + 1, label: isIn ? "★ \(symbol.name)" : symbol.name, border: isIn ? Tint(.green) : nil,
      picture: drawer?.drawing { [workspace] in try workspace.picture(symbol.picture) })
  }
}
