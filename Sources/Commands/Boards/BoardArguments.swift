import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  func board(_ arguments: Arguments, _ parameter: Argument<String> = BoardParameter.board) throws -> BoardRecord {
    let patient = try optionalPatient(arguments)
    return try arguments.read(parameter) { try workspace.board(named: $0, for: patient?.id) }
  }

  /// The same, where the line need not name one.
  func board(_ arguments: Arguments, _ parameter: Argument<String?>) throws -> BoardRecord? {
    let patient = try optionalPatient(arguments)
    return try arguments.read(parameter) { try workspace.board(named: $0, for: patient?.id) }
  }

  /// The boards that the line names, else all of the patient's and everybody's.
  func boards(_ arguments: Arguments) throws -> [BoardRecord] {
    let patient = try optionalPatient(arguments)
    let named = try arguments.read(BoardParameter.boards) { try workspace.board(named: $0, for: patient?.id) }
    return named.isEmpty ? try workspace.boards(for: patient?.id) : named
  }

  /// The place that a word names.
  ///
  /// - Throws: ``Failure`` `cell.unknown`.
  func position(_ arguments: Arguments, _ parameter: Argument<String>, on board: BoardRecord) throws -> Int {
    try arguments.read(parameter, board.position(named:))
  }

  /// The filled cell that a word names, be it by a place that the cell only covers.
  ///
  /// - Throws: ``Failure`` `cell.unknown`, `cell.empty`.
  func cell(_ arguments: Arguments, on board: BoardRecord) throws -> CellRecord {
    try arguments.read(BoardParameter.cell) { word in
      try clinic.filledCell(covering: board.position(named: word), of: board)
    }
  }

  /// The same for several words, each cell once.
  func cells(_ arguments: Arguments, on board: BoardRecord) throws -> [CellRecord] {
    let named = try arguments.read(BoardParameter.cells) { word in
      try clinic.filledCell(covering: board.position(named: word), of: board)
    }
    var seen: Set<Int> = []
    return named.filter { seen.insert($0.position).inserted }
  }

  /// Words in pairs: a cell and what it gets.
  ///
  /// - Throws: ``Failure`` `board.cells_in_pairs`, `board.cell_twice`.
  func pairs(_ arguments: Arguments, on board: BoardRecord) throws -> [(position: Int, word: String, index: Int)] {
    let words = arguments[BoardParameter.cells]
    guard words.count % 2 == 0 else {
      return try arguments.at(BoardParameter.cells, words.count - 1) { throw Failure("board.cells_in_pairs") }
    }
    var seen: Set<Int> = []
    return try stride(from: 0, to: words.count, by: 2).map { index in
      try arguments.at(BoardParameter.cells, index) { () throws -> (position: Int, word: String, index: Int) in
        let position = try board.position(named: words[index])
        guard seen.insert(position).inserted else {
          throw Failure("board.cell_twice", ["cell": .text(words[index])])
        }
        return (position, words[index + 1], index + 1)
      }
    }
  }

  /// A colour by its name in any language or as `ffcc00`; no colour for `-`; nil where the line says nothing.
  ///
  /// - Throws: ``Failure`` `color.unknown`.
  func tint(_ arguments: Arguments, _ parameter: Argument<String?>) throws -> Tint?? {
    guard let word = arguments[parameter] else { return nil }
    if word == "-" { return .some(nil) }
    // A number sign begins a comment where it isn't quoted.
    if let tint = Tint(word) ?? (word.utf8.count == 6 ? Tint("#" + word) : nil) { return tint }
    return try arguments.at(parameter) {
      do {
        return CategoryColor(rawValue: try choice(word, among: CategoryColor.allCases.map(\.rawValue)))
          .map { Tint($0) }
      } catch let failure as Failure {
        throw Failure("color.unknown", ["color": .text(word)], candidates: failure.candidates)
      }
    }
  }
}
