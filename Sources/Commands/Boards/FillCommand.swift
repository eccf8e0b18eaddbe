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
  let added = filled.pages - board.pages
  let remark = Phrase("board.pages_added", ["name": .text(board.name), "count": .integer(added)])
  return try context.filled(filled, remarks: added > 0 ? [remark] : [])
}
