import Clinic
import Shell
import TagarelaKit
import Workspace

extension Context {
  func board(_ arguments: Arguments, _ parameter: String = "board") throws -> BoardRecord {
    let name = try arguments.required(parameter)
    let patient = try optionalPatient(arguments)
    return try arguments.at(parameter) { try workspace.board(named: name, for: patient?.id) }
  }

  /// The place that a word names, of a parameter that takes one or several.
  func position(_ arguments: Arguments, _ parameter: String = "cell", _ index: Int = 0, on board: BoardRecord) throws
    -> Int
  {
    let words = arguments.texts(parameter)
    return try arguments.at(parameter, index) {
      try board.position(named: words.indices.contains(index) ? words[index] : "")
    }
  }

  /// The filled cell that a word names, be it by a place that the cell only covers.
  ///
  /// - Throws: ``Failure`` `cell.unknown`, `cell.empty`.
  func cell(_ arguments: Arguments, _ parameter: String = "cell", _ index: Int = 0, on board: BoardRecord) throws
    -> CellRecord
  {
    let position = try position(arguments, parameter, index, on: board)
    return try arguments.at(parameter, index) {
      guard let cell = try clinic.cell(covering: position, of: board) else {
        throw Failure(
          "cell.empty", ["cell": .text(board.size.name(ofPosition: position)), "board": .text(board.name)])
      }
      return cell
    }
  }

  /// The same for all words of a parameter, each cell once.
  func cells(_ arguments: Arguments, _ parameter: String = "cells", on board: BoardRecord) throws -> [CellRecord] {
    var cells: [CellRecord] = []
    for index in arguments.texts(parameter).indices {
      let cell = try cell(arguments, parameter, index, on: board)
      if !cells.contains(where: { $0.position == cell.position }) { cells.append(cell) }
    }
    return cells
  }

  /// Words in pairs: a cell and what it gets.
  ///
  /// - Throws: ``Failure`` `board.cells_in_pairs`, `board.cell_twice`.
  func pairs(_ arguments: Arguments, _ parameter: String = "cells", on board: BoardRecord) throws
    -> [(position: Int, word: String, index: Int)]
  {
    let words = arguments.texts(parameter)
    guard words.count % 2 == 0 else {
      return try arguments.at(parameter, words.count - 1) { throw Failure("board.cells_in_pairs") }
    }
    var seen: Set<Int> = []
    return try stride(from: 0, to: words.count, by: 2).map { index in
      let position = try position(arguments, parameter, index, on: board)
      guard seen.insert(position).inserted else {
        return try arguments.at(parameter, index) { throw Failure("board.cell_twice", ["cell": .text(words[index])]) }
      }
      return (position, words[index + 1], index + 1)
    }
  }

  /// A colour by its name in any language or as `ffcc00`; nil for `-`.
  ///
  /// - Throws: ``Failure`` `color.unknown`.
  func tint(_ arguments: Arguments, _ parameter: String) throws -> Tint? {
    let word = try arguments.required(parameter)
    if word == "-" { return nil }
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
