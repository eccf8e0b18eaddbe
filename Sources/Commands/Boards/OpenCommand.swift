import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// A board to be touched, without a plan and without a history; where there is no screen, the board as text.
func openBoard(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let patient = try context.optionalPatient(arguments)
  let scan = try context.scan(arguments)
  guard context.console.hasScreen else {
    let cells = try context.workspace.cells(of: board).filter { board.traits.shows($0.traits) }
    return Outcome(
      .grid(try context.view(board, cells, for: patient), record: try context.clinic.record(of: board, cells)))
  }
  var walk = try BoardWalk(context.clinic, from: board, for: patient, CellVoice(context.clinic, for: patient))
  defer { try? context.clinic.speaker.stop() }
  var touches = 0
  try context.open(try context.shown(&walk), for: patient, scan: scan) { gesture in
    var feedback = ""
    switch gesture {
    case .back: walk.goBack()
    case .home: walk.goHome()
    case .deed, .search, .resize, .time, .press, .turn: break
    case .touch(let position):
      let cell = try walk.cell(at: position)
      feedback = cell.spoken ?? cell.text
      try walk.touch(cell)
      touches += 1
    }
    return try context.shown(&walk, feedback: feedback)
  }
  return Outcome(.nothing, said: Phrase("plan.closed", ["name": .text(board.name), "count": .integer(touches)]))
}

/// How a board is opened.
enum OpenParameter {
  /// Seconds that each row and cell is lit, for one switch.
  static let scan = Argument.option("scan", .number)
}

extension Context {
  /// - Throws: ``Failure`` `scan.range`.
  func scan(_ arguments: Arguments) throws -> Double? {
    guard let seconds = arguments[OpenParameter.scan] else { return nil }
    guard Scanning.range.contains(seconds) else {
      return try arguments.at(OpenParameter.scan) {
        throw Failure(
          "scan.range", ["low": .real(Scanning.range.lowerBound), "high": .real(Scanning.range.upperBound)])
      }
    }
    return seconds
  }

  /// A board as large as the screen, to be touched cell by cell, or scanned with one switch.
  ///
  /// - Parameters:
  ///   - patient: whose carer's number lets one out.
  ///   - seconds: that each row and cell is lit; nil to touch.
  func open(
    _ board: ShownBoard, for patient: PatientRecord?, scan seconds: Double?, act: (BoardGesture) throws -> ShownBoard
  ) throws {
    let lock = try screenLock(for: patient)
    guard let seconds else { return try console.open(board, wording: ShownBoardWording(self), lock: lock, act: act) }
    var scanning = Scanning(every: .seconds(seconds))
    var shown = scanning.begun(board)
    try console.open(shown, wording: ShownBoardWording(self, keys: "board.scan_keys"), lock: lock) { gesture in
      shown = try scanning.perform(gesture, on: shown, act)
      return shown
    }
  }
}

extension ShownBoardWording {
  init(_ context: Context) {
    self.init(context, keys: "plan.open_keys", moreKeys: "board.open_keys", writingKeys: "board.writing_keys")
  }

  /// - Parameter keys: of the message about the keys, however many pages there are.
  init(_ context: Context, keys: String) { self.init(context, keys: keys, moreKeys: keys, writingKeys: keys) }

  private init(_ context: Context, keys: String, moreKeys: String, writingKeys: String) {
    let wording = context.wording
    self.init(
      keys: wording.text(Phrase(keys)), moreKeys: wording.text(Phrase(moreKeys)),
      writingKeys: wording.text(Phrase(writingKeys))
    ) { page, pages in
      wording.text(Phrase("grid.page", ["page": .integer(page), "pages": .integer(pages)]))
    }
  }
}

extension Context {
  /// The board of a walk as it is now on the screen.
  func shown(_ walk: inout BoardWalk, feedback: String = "") throws -> ShownBoard {
    var names = walk.path.map(\.name)
    if names.count > longestPath { names = ["…"] + names.suffix(longestPath) }
    let letters = try clinic.letters(of: walk.board, for: walk.patient)
    return ShownBoard(
      grid: try view(walk.board, walk.cells(), for: walk.patient, onScreen: true), path: names,
      message: letters.applied(to: walk.message.text),
      feedback: self.feedback(letters.applied(to: feedback), walk.voice))
  }

  /// A line for the screen: what was touched, and what is new to be told of voices and sound.
  func feedback(_ touched: String, _ voice: CellVoice) -> String {
    ([touched].filter { !$0.isEmpty } + voice.notices().map(wording.text)).joined(separator: " · ")
  }

  /// What of a plan is now on the screen.
  func shown(_ touching: inout PlanTouching, feedback: String) throws -> ShownBoard {
    if var walk = touching.walk {
      var shown = try shown(&walk, feedback: feedback)
      touching.walk = walk
      if walk.path.count == 1 { shown.path = [touching.plan.name] }
      return shown
    }
    guard let symbol = touching.symbol else {
      throw Failure("plan.nothing_to_show", ["name": .text(touching.plan.name)])
    }
    let letters = try clinic.letters(for: touching.patient)
    return ShownBoard(
      grid: try view(symbol, title: touching.plan.name, for: touching.patient), path: [touching.plan.name],
      feedback: self.feedback(letters.applied(to: feedback), touching.voice))
  }
}

/// Boards of the path that are named.
private let longestPath = 4
