import Shell
import TagarelaKit
import Workspace

/// Somebody touching cells, from one board to those that it leads to.
struct BoardWalk {
  private let context: Context
  private let voice: CellVoice
  /// The boards that led here; the last is the one that is shown.
  private(set) var path: [BoardRecord]
  private(set) var message = BoardMessage()

  /// - Parameter voice: speaks for the one who touches.
  init(_ context: Context, from board: BoardRecord, _ voice: CellVoice) {
    self.context = context
    self.voice = voice
    path = [board]
  }

  var board: BoardRecord { path[path.count - 1] }

  /// The cell at, or lying over, a position of the board that is shown.
  ///
  /// - Throws: ``Failure`` `cell.empty`, `cell.hidden`.
  func cell(at position: Int) throws -> CellRecord {
    let names: KeyValuePairs<String, Value> = [
      "cell": .text(board.size.name(ofPosition: position)), "board": .text(board.name),
    ]
    guard let cell = try context.cell(covering: position, of: board) else { throw Failure("cell.empty", names) }
    if cell.isHidden { throw Failure("cell.hidden", names) }
    return cell
  }

  /// Plays the cell, does what it is for, and goes where it leads.
  mutating func touch(_ cell: CellRecord) throws {
    if cell.isSpoken { voice.say([.init(text: cell.spoken ?? cell.text, voice: cell.voice)]) }
    let target = try cell.link.flatMap { try context.workspace.board(id: $0) }
    if cell.actions.isEmpty, target == nil { message.add(cell.spoken ?? cell.text, voice: cell.voice) }
    for action in cell.actions { perform(action) }
    if let target, target.id != board.id { path.append(target) }
  }

  mutating func goBack() {
    if path.count > 1 { path.removeLast() }
  }

  mutating func goHome() { path = Array(path.prefix(1)) }

  private mutating func perform(_ action: CellAction) {
    switch action {
    case .space: message.end()
    case .clear: message.clear()
    case .backspace: message.removeLast()
    case .speak:
      message.end()
      voice.say(message.parts)
    case .home: goHome()
    case .back: goBack()
    default: if let letters = action.typed { message.type(letters) }
    }
  }

  /// The board as it is now on the screen.
  func shown(feedback: String = "") throws -> OpenBoard {
    var names = path.map(\.name)
    if names.count > Self.longestPath { names = ["…"] + names.suffix(Self.longestPath) }
    return OpenBoard(
      grid: try context.view(board, context.workspace.cells(of: board), onScreen: true), path: names,
      message: message.text, feedback: feedback)
  }

  /// Boards of the path that are named.
  private static let longestPath = 4
}

extension CellRecord {
  /// Whether a touch of it is heard: not where it only steers, unless it has a recording.
  var isSpoken: Bool { voice != nil || actions.allSatisfy { $0.typed != nil } }

  /// What a touch of it is called in the history.
  func touchName(on board: BoardRecord) -> String {
    let name = [text, spoken ?? ""].first { !$0.isEmpty }
    return name ?? board.size.name(ofPosition: position)
  }
}

/// A board to be touched, without a plan and without a history; where there is no screen, the board as text.
func openBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  guard context.console.hasScreen else {
    let cells = try context.workspace.cells(of: board).filter { !$0.isHidden }
    return Outcome(.grid(try context.view(board, cells), record: try context.fields(board, cells)))
  }
  var walk = BoardWalk(context, from: board, CellVoice(context, for: try context.optionalPatient(arguments)))
  defer { try? context.speaker.stop() }
  var touches = 0
  try context.console.open(try walk.shown(), wording: OpenBoardWording(context)) { gesture in
    var feedback = ""
    switch gesture {
    case .back: walk.goBack()
    case .home: walk.goHome()
    case .touch(let position):
      let cell = try walk.cell(at: position)
      feedback = cell.spoken ?? cell.text
      try walk.touch(cell)
      touches += 1
    }
    return try walk.shown(feedback: feedback)
  }
  return Outcome(.nothing, said: Phrase("plan.closed", ["name": .text(board.name), "count": .integer(touches)]))
}

extension OpenBoardWording {
  init(_ context: Context) {
    let wording = context.wording
    self.init(
      keys: wording.text(Phrase("plan.open_keys")), moreKeys: wording.text(Phrase("board.open_keys"))
    ) { page, pages in
      wording.text(Phrase("grid.page", ["page": .integer(page), "pages": .integer(pages)]))
    }
  }
}
