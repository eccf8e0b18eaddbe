import Shell
import TagarelaKit
import Workspace

/// Somebody touching cells, from one board to those that it leads to.
struct BoardWalk {
  private let context: Context
  private let voice: CellVoice
  private let patient: PatientRecord?
  /// The boards that led here; the last is the one that is shown.
  private(set) var path: [BoardRecord]
  private(set) var message = BoardMessage()
  /// What the cells offer that offer words, by position, until the next touch.
  private var offers: [Int: String]?

  /// - Parameters:
  ///   - patient: who touches; nil for whose board it is.
  ///   - voice: speaks for them.
  init(_ context: Context, from board: BoardRecord, for patient: PatientRecord?, _ voice: CellVoice) throws {
    self.context = context
    self.voice = voice
    self.patient = try patient ?? board.patient.flatMap { try context.workspace.patient(id: $0) }
    path = [board]
  }

  var board: BoardRecord { path[path.count - 1] }

  /// The cells of the board that is shown, without those that are hidden; those that offer a word show it, or nothing.
  mutating func cells() throws -> [CellRecord] {
    let offers = try offered()
    return try context.workspace.cells(of: board).filter { !$0.isHidden }
      .map { $0.offersWord ? $0.offering(offers[$0.position]) : $0 }
  }

  /// The cell at, or lying over, a position of the board that is shown; one that offers a word is that word's.
  ///
  /// - Throws: ``Failure`` `cell.empty`, `cell.hidden`.
  mutating func cell(at position: Int) throws -> CellRecord {
    let names: KeyValuePairs<String, Value> = [
      "cell": .text(board.size.name(ofPosition: position)), "board": .text(board.name),
    ]
    guard let cell = try context.cell(covering: position, of: board) else { throw Failure("cell.empty", names) }
    if cell.isHidden { throw Failure("cell.hidden", names) }
    guard cell.offersWord else { return cell }
    guard let word = try offered()[cell.position] else { throw Failure("cell.empty", names) }
    return cell.offering(word)
  }

  private mutating func offered() throws -> [Int: String] {
    if let offers { return offers }
    let cells = try context.workspace.cells(of: board).filter { $0.offersWord && !$0.isHidden }
    let words =
      cells.isEmpty
      ? []
      : context.wordSuggestions(
        after: message.words, beginning: message.letters, in: context.wording.language.id, for: patient?.id,
        count: cells.count)
    let found = Dictionary(uniqueKeysWithValues: zip(cells.map(\.position), words.map(message.inItsLetters)))
    offers = found
    return found
  }

  /// Plays the cell, does what it is for, and goes where it leads.
  mutating func touch(_ cell: CellRecord) throws {
    if cell.isSpoken { voice.say([.init(text: cell.spoken ?? cell.text, voice: cell.voice)]) }
    let target = try cell.link.flatMap { try context.workspace.board(id: $0) }
    offers = nil
    if cell.actions.isEmpty, target == nil { message.add(cell.spoken ?? cell.text, voice: cell.voice) }
    for action in cell.actions { perform(action, cell.text) }
    if let target, target.id != board.id { path.append(target) }
  }

  mutating func goBack() {
    offers = nil
    if path.count > 1 { path.removeLast() }
  }

  mutating func goHome() {
    offers = nil
    path = Array(path.prefix(1))
  }

  /// - Parameter word: the cell's.
  private mutating func perform(_ action: CellAction, _ word: String) {
    switch action {
    case .space: message.end()
    case .clear: message.clear()
    case .backspace: message.removeLast()
    case .speak:
      message.end()
      voice.say(message.parts)
    case .home: goHome()
    case .back: goBack()
    case .suggestion: message.complete(with: word)
    default: if let letters = action.typed { message.type(letters) }
    }
  }

  /// The board as it is now on the screen.
  mutating func shown(feedback: String = "") throws -> OpenBoard {
    var names = path.map(\.name)
    if names.count > Self.longestPath { names = ["…"] + names.suffix(Self.longestPath) }
    let letters = try context.letters(of: board, for: patient)
    return OpenBoard(
      grid: try context.view(board, cells(), for: patient, onScreen: true), path: names,
      message: letters.applied(to: message.text), feedback: voice.feedback(letters.applied(to: feedback)))
  }

  /// Boards of the path that are named.
  private static let longestPath = 4
}

extension CellRecord {
  /// Whether a touch of it is heard: not where it only steers, unless it has a recording.
  var isSpoken: Bool { voice != nil || actions.allSatisfy { $0.typed != nil || $0 == .suggestion } }

  /// Whether it shows a word that may come next.
  var offersWord: Bool { actions.contains(.suggestion) }

  /// The same with the word in place of what it has itself; nil for none.
  func offering(_ word: String?) -> CellRecord {
    var cell = CellRecord(position: position, label: word)
    cell.span = span
    cell.area = area
    cell.fill = fill
    cell.border = border
    cell.isHidden = isHidden
    cell.link = link
    cell.actions = actions
    return cell
  }

  /// What a touch of it is called in the history.
  func touchName(on board: BoardRecord) -> String {
    let name = [text, spoken ?? ""].first { !$0.isEmpty }
    return name ?? board.size.name(ofPosition: position)
  }
}

/// A board to be touched, without a plan and without a history; where there is no screen, the board as text.
func openBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let patient = try context.optionalPatient(arguments)
  guard context.console.hasScreen else {
    let cells = try context.workspace.cells(of: board).filter { !$0.isHidden }
    return Outcome(.grid(try context.view(board, cells, for: patient), record: try context.fields(board, cells)))
  }
  var walk = try BoardWalk(context, from: board, for: patient, CellVoice(context, for: patient))
  defer { try? context.speaker.stop() }
  var touches = 0
  try context.console.open(try walk.shown(), wording: OpenBoardWording(context)) { gesture in
    var feedback = ""
    switch gesture {
    case .back: walk.goBack()
    case .home: walk.goHome()
    case .deed, .search, .resize: break
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
  init(_ context: Context) { self.init(context, keys: "plan.open_keys", moreKeys: "board.open_keys") }

  /// - Parameter keys: of the message about the keys, however many pages there are.
  init(_ context: Context, keys: String) { self.init(context, keys: keys, moreKeys: keys) }

  private init(_ context: Context, keys: String, moreKeys: String) {
    let wording = context.wording
    self.init(keys: wording.text(Phrase(keys)), moreKeys: wording.text(Phrase(moreKeys))) { page, pages in
      wording.text(Phrase("grid.page", ["page": .integer(page), "pages": .integer(pages)]))
    }
  }
}
