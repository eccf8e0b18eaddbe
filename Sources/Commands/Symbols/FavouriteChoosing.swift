import Clinic
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
  guard let choosing = try FavouriteChoosing(context.clinic, for: patient, beginningWith: category) else {
    throw Failure("favourite.nothing_to_choose", ["patient": .text(patient.name)], hint: hint)
  }
  var screen = FavouriteScreen(context, choosing)
  try context.console.open(screen.shown(), wording: ShownBoardWording(context, keys: "favourite.choose_keys")) {
    gesture in
    let feedback = try screen.perform(gesture)
    return screen.shown(feedback: feedback)
  }
  let name = Value.text(patient.name)
  guard screen.choosing.isChanged else { return Outcome(said: Phrase("favourite.unchanged", ["patient": name])) }
  guard screen.isConfirmed else {
    let changes = screen.choosing.added.count + screen.choosing.removed.count
    return Outcome(said: Phrase("favourite.dropped", ["patient": name, "count": .integer(changes)]))
  }
  return try context.change(arguments.line) {
    let (added, removed) = try context.clinic.keep(screen.choosing)
    let total = try context.workspace.favouriteCount(of: patient.id)
    return .record(
      Record([
        "patient": name, "added": .list(added.map { .text($0.name) }),
        "removed": .list(removed.map { .text($0.name) }), "favourites": .integer(total),
      ]),
      said: Phrase(
        "favourite.chosen",
        [
          "patient": name, "added": .integer(added.count), "removed": .integer(removed.count),
          "total": .integer(total),
        ]))
  }
}

/// The screen on which an adult chooses favourites.
private struct FavouriteScreen {
  private let context: Context
  private let drawer: PictureDrawer?
  private let workspace: Workspace?
  private var size: GridSize
  private(set) var choosing: FavouriteChoosing
  private(set) var isConfirmed = false

  init(_ context: Context, _ choosing: FavouriteChoosing) {
    self.context = context
    self.choosing = choosing
    drawer = context.pictures()
    workspace = try? context.workspace
    size = Self.fitting(context.console.width ?? 80)
  }

  private static func fitting(_ columns: Int) -> GridSize {
    GridSize(columns: min(max(columns / cellWidth, 3), 6), rows: 3) ?? .nine
  }

  /// Columns of the terminal that a symbol gets at least.
  private static let cellWidth = 20

  /// - Returns: what is to be said of it.
  mutating func perform(_ gesture: BoardGesture) throws -> String {
    switch gesture {
    case .touch(let position): return move(position)
    case .search(let words): try choosing.look(for: words)
    case .back, .home: try choosing.showAll()
    case .deed(Self.next): try choosing.step(1)
    case .deed(Self.previous): try choosing.step(-1)
    case .deed(Self.confirm): isConfirmed = true
    case .deed: break
    case .resize(let columns, _): size = Self.fitting(columns)
    case .time, .press, .turn: break
    }
    return choosing.symbols.isEmpty
      ? context.wording.text(Phrase("symbol.not_found", ["words": .text(choosing.search)])) : ""
  }

  private static let next: Character = "+"
  private static let previous: Character = "-"
  private static let confirm: Character = "c"

  private mutating func move(_ position: Int) -> String {
    guard choosing.symbols.indices.contains(position - 1) else { return "" }
    let symbol = choosing.symbols[position - 1]
    choosing.turn(symbol)
    let isIn = choosing.has(symbol)
    return context.wording.text(Phrase(isIn ? "favourite.in" : "favourite.out", ["name": .text(symbol.name)]))
  }

  /// The screen as it is now.
  func shown(feedback: String = "") -> ShownBoard {
    let wording = context.wording
    let patient = choosing.patient
    let pages = (choosing.symbols.count + size.count - 1) / size.count
    let grid = GridView(
      title: patient.name, size: size, pages: pages, cells: choosing.symbols.enumerated().map(cell))
    var board = ShownBoard(
      grid: grid,
      path: [
        wording.text(Phrase("favourite.title", ["patient": .text(patient.name)])),
        choosing.category?.name ?? wording.text(Phrase("favourite.all_categories")),
      ],
      message: wording.text(
        Phrase(
          "favourite.standing",
          [
            "count": .integer(choosing.count), "added": .integer(choosing.added.count),
            "removed": .integer(choosing.removed.count),
          ])), feedback: feedback)
    board.search = choosing.search
    board.deeds = [
      .init(key: Self.confirm, name: wording.text(Phrase("favourite.deed_confirm")), isOn: choosing.isChanged),
      .init(key: Self.next, name: wording.text(Phrase("favourite.deed_next"))),
      .init(key: Self.previous, name: wording.text(Phrase("favourite.deed_previous"))),
    ]
    board.isOver = isConfirmed
    return board
  }

  private func cell(_ index: Int, _ symbol: SymbolRecord) -> GridView.Cell {
    let isIn = choosing.has(symbol)
    return GridView.Cell(
      position: index + 1, label: isIn ? "★ \(symbol.name)" : symbol.name, border: isIn ? Tint(.green) : nil,
      picture: drawer?.drawing { [workspace] in try workspace?.picture(symbol.picture) })
  }
}
