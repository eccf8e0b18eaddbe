import Clinic
import HTTPTypes
import StructuredText
import TagarelaKit
import Workspace

extension APIOperation {
  /// What is in the places of boards.
  static let cells: [APIOperation] = [
    APIOperation(
      id: "editCell", method: .patch, path: "boards/{board}/cells/{position}",
      summary: "Changes what is in a place of a board, field by field.",
      parameters: [
        .board, .path("position", .integer(1...1_000_000), "The place, counted from 1 through all pages."),
      ], body: APIFields.ofCells.edit, answer: .json(.board)
    ) { call in
      let (id, position) = (try call.board().id, call.parameters["position"]?.whole ?? 0)
      try APIFields.ofCells.apply(call) {
        guard let board = try call.workspace.board(id: id), position <= board.count else { return nil }
        return BoardCell(board: board, position: position, cell: try call.workspace.cell(at: position, of: board))
      }
      return .json(try call.told(call.board()))
    },
    APIOperation(
      id: "moveCell", method: .post, path: "boards/{board}/moves",
      summary: "Moves a cell to another place; what is there comes here.", parameters: [.board],
      body: .object([
        .init("from", .integer(1...1_000_000), "Its place."),
        .init("to", .integer(1...1_000_000), "Where it is to be."),
        .optional("cell", .identity, "Its identity; if another is there by now, nothing is moved (409)."),
      ]), answer: .json(.board), run: move),
    APIOperation(
      id: "clearCell", method: .delete, path: "boards/{board}/cells/{position}", summary: "Empties a place of a board.",
      parameters: [
        .board, .path("position", .integer(1...1_000_000), "The place, counted from 1 through all pages."),
        .query("cell", .addressed, "Its identity; if another is there by now, nothing is emptied (409)."),
      ], answer: .json(.board)
    ) { call in
      let (board, position) = (try call.board(), call.parameters["position"]?.whole ?? 0)
      guard position <= board.count else { throw APIRefusal.notFound }
      try call.change(StepLine("board", "clear", board.name, board.size.name(ofPosition: position))) {
        try call.check(call.text("cell"), isAt: position, of: board)
        try call.clinic.clear(position, on: board)
      }
      return .json(try call.told(board))
    },
  ]
}

private func move(_ call: APICall) throws -> APIReply {
  let board = try call.board()
  let (from, to) = (call.body["from"]?.whole ?? 0, call.body["to"]?.whole ?? 0)
  guard max(from, to) <= board.count else {
    throw Failure(
      "cell.unknown",
      [
        "cell": .integer(max(from, to)), "board": .text(board.name), "count": .integer(board.count),
        "last": .text(board.size.name(ofPosition: board.count)),
      ])
  }
  let line = StepLine(
    "board", "move", board.name, board.size.name(ofPosition: from), board.size.name(ofPosition: to))
  try call.change(line) {
    try call.check(call.body["cell"]?.string, isAt: from, of: board)
    _ = try call.clinic.move(from, to: to, on: board)
  }
  return .json(try call.told(board))
}

extension JSONShape {
  /// A filled place of a board.
  static let cell = JSONShape.named(
    "Cell",
    .object(
      [
        .init("position", .integer(1...1_000_000), "Its place, counted from 1 through all pages."),
        .init("place", .text(1...20), "The same as it is typed: `B2`, on a later page `2:B2`."),
        .init("text", .words, "What is read in it."),
        .init("picture", .orNull(.picture), "What is seen in it."),
        .init("frame", .color, "The colour of its frame, its own or its category's."),
        .init("target", .orNull(.name), "What that is called to which a touch leads."),
      ] + APIFields.ofCells.members))
}

extension APICall {
  /// - Parameter seen: a cell's identity; nil where any will do.
  /// - Throws: ``APIRefusal`` `conflict` where another is there by now.
  fileprivate func check(_ seen: String?, isAt position: Int, of board: BoardRecord) throws {
    let there = try workspace.cell(at: position, of: board)?.uid
    guard let seen, seen != there else { return }
    throw APIRefusal.conflict([FieldConflict(field: "cell", seen: .text(seen), now: .orNull(there), wanted: .null)])
  }

  func told(_ cell: CellRecord, on board: BoardRecord) throws -> JSONValue {
    let place = BoardCell(board: board, position: cell.position, cell: cell)
    return JSONValue(
      content: .object(
        try [
          .init(key: "position", value: .integer(cell.position)), .init(key: "place", value: .text(place.name)),
          .init(key: "text", value: .text(cell.text)),
          .init(key: "picture", value: cell.picture.map { .integer(Int($0)) } ?? .null),
          .init(key: "frame", value: .orNull(cell.frame?.description)),
          .init(key: "target", value: .orNull(try clinic.way(from: cell))),
        ] + APIFields.ofCells.told(place, clinic)))
  }
}
