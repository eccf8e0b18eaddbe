import TagarelaKit
public import Workspace

/// Somebody touching cells, from one board to those that it leads to.
public struct BoardWalk {
  private let clinic: Clinic
  public let voice: CellVoice
  /// Who touches.
  public let patient: PatientRecord?
  /// The boards that led here; the last is the one that is shown.
  public private(set) var path: [BoardRecord]
  public private(set) var message = BoardMessage()
  /// What the cells offer that offer words, by position, until the next touch.
  private var offers: [Int: String]?

  /// - Parameters:
  ///   - patient: who touches; nil for whose board it is.
  ///   - voice: speaks for them.
  public init(_ clinic: Clinic, from board: BoardRecord, for patient: PatientRecord?, _ voice: CellVoice) throws {
    self.clinic = clinic
    self.voice = voice
    self.patient = try patient ?? board.patient.flatMap { try clinic.workspace.patient(id: $0) }
    path = [board]
  }

  /// The board that is shown.
  public var board: BoardRecord { path[path.count - 1] }

  /// The cells of the board that is shown, without those that are hidden; those that offer a word show it, or nothing.
  public mutating func cells() throws -> [CellRecord] {
    let offers = try offered()
    return try clinic.workspace.cells(of: board).filter { board.traits.shows($0.traits) }
      .map { $0.offersWord ? $0.offering(offers[$0.position]) : $0 }
  }

  /// The cell at, or lying over, a position of the board that is shown; one that offers a word is that word's.
  ///
  /// - Throws: ``Failure`` `cell.empty`, `cell.hidden`, `cell.heading` for one that only says what others are for.
  public mutating func cell(at position: Int) throws -> CellRecord {
    let names: KeyValuePairs<String, Value> = [
      "cell": .text(board.size.name(ofPosition: position)), "board": .text(board.name),
    ]
    guard let cell = try clinic.cell(covering: position, of: board) else { throw Failure("cell.empty", names) }
    guard board.traits.shows(cell.traits) else { throw Failure("cell.hidden", names) }
    guard !clinic.isHeading(cell, of: board) else { throw Failure("cell.heading", names) }
    guard cell.offersWord else { return cell }
    guard let word = try offered()[cell.position] else { throw Failure("cell.empty", names) }
    return cell.offering(word)
  }

  private mutating func offered() throws -> [Int: String] {
    if let offers { return offers }
    let cells = try clinic.workspace.cells(of: board).filter { $0.offersWord && board.traits.shows($0.traits) }
    let words =
      cells.isEmpty
      ? []
      : clinic.wordSuggestions(
        after: message.words, beginning: message.letters, in: clinic.wording.language.id, for: patient?.id,
        count: cells.count)
    let found = Dictionary(uniqueKeysWithValues: zip(cells.map(\.position), words.map(message.inItsLetters)))
    offers = found
    return found
  }

  /// Plays the cell, does what it is for, and goes where it leads.
  public mutating func touch(_ cell: CellRecord) throws {
    if cell.isSpoken { voice.say([.init(text: cell.spoken ?? cell.text, voice: cell.voice)]) }
    let target = try cell.link.flatMap { try clinic.workspace.board(id: $0) }
    offers = nil
    if cell.actions.isEmpty, target == nil { add(cell) }
    for action in cell.actions { perform(action, cell.text) }
    if let target, target.id != board.id { path.append(target) }
  }

  /// What a cell says instead of its symbol's name is only spelt.
  private mutating func add(_ cell: CellRecord) {
    let isSymbols = cell.label == nil && cell.spoken == nil
    message.add(
      cell.spoken ?? cell.text, concept: isSymbols ? cell.symbol?.concept : nil, voice: cell.voice)
  }

  public mutating func goBack() {
    offers = nil
    if path.count > 1 { path.removeLast() }
  }

  public mutating func goHome() {
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
}

extension CellRecord {
  /// Whether a touch of it is heard: not where it only steers, unless it has a recording.
  public var isSpoken: Bool { voice != nil || self.actions.allSatisfy { $0.typed != nil || $0 == .suggestion } }

  /// Whether it shows a word that may come next.
  public var offersWord: Bool { self.actions.contains(.suggestion) }

  /// The same with the word in place of what it has itself; nil for none.
  func offering(_ word: String?) -> CellRecord {
    var cell = CellRecord(position: position)
    cell.traits = traits
    cell.label = word
    cell.spoken = nil
    cell.link = link
    return cell
  }

  /// What a touch of it is called in the history.
  public func touchName(on board: BoardRecord) -> String {
    let name = [text, self.spoken ?? ""].first { !$0.isEmpty }
    return name ?? board.size.name(ofPosition: position)
  }
}
