import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Puts symbols into free cells, in order.
func fill(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let board = try context.board(arguments)
  let clinic = try context.clinic
  let patient = board.patient ?? context.subject?.id
  var symbols: [SymbolRecord] = []
  for (index, word) in arguments[BoardParameter.words].enumerated() {
    symbols.append(
      try context.symbolOrLibrary(arguments, BoardParameter.words, index, word, for: patient, owner: board.patient))
  }
  if let name = arguments[BoardParameter.category] {
    symbols += try arguments.at(BoardParameter.category) {
      try clinic.workspace.symbols(for: board.patient, category: clinic.workspace.category(named: name).id)
    }
  }
  guard !symbols.isEmpty else { throw Failure("board.nothing_to_fill") }
  let filled = try arguments.at(BoardParameter.page) {
    try clinic.fill(board, with: symbols, onlyPage: arguments[BoardParameter.page])
  }
  return try context.filled(filled.board, remarks: remarks(filled, before: board))
}

/// What else became of a board that was filled.
private func remarks(_ filled: FilledBoard, before board: BoardRecord) -> [Phrase] {
  let name = Value.text(board.name)
  let rows = filled.board.size.rows - board.size.rows
  let pages = filled.board.pages - board.pages
  return [
    filled.flowed.isEmpty
      ? nil
      : Phrase("board.flowed", ["name": name, "words": .list(filled.flowed.map { .text($0.name) })]),
    rows > 0 ? Phrase("board.rows_added", ["name": name, "count": .integer(rows)]) : nil,
    pages > 0 ? Phrase("board.pages_added", ["name": name, "count": .integer(pages)]) : nil,
  ].compactMap { $0 }
}
