import Foundation
import StructuredText
import TagarelaKit

/// Writes boards as Cboard imports them: a list, each with its tiles and the grid that they lie in, pictures and recordings
/// inside.
struct SetWriter {
  private let boards: [Board]
  private let language: String

  /// - Throws: ``Failure`` `cboard.nothing`.
  static func file(of boards: [Board], _ aids: WritingAids) throws -> Data {
    guard !boards.isEmpty else { throw Failure("cboard.nothing") }
    let writer = SetWriter(boards: boards, language: aids.wordsLanguage)
    return Data(JSONWriter.bytes(of: .list(boards.map(writer.value))))
  }

  private func value(of board: Board) -> JSONValue {
    let rows = board.size.rows * max(1, board.pages)
    var order = [JSONValue](repeating: .null, count: board.size.columns * rows)
    for cell in board.cells where order.indices.contains(cell.position - 1) {
      order[cell.position - 1] = .text(identifier(of: cell, on: board))
    }
    let columns = board.size.columns
    return .object([
      "id": .text(board.uid), "name": .text(board.name), "author": "", "email": "", "isPublic": false, "hidden": false,
      "locale": .text(language), "isFixed": true,
      "tiles": .list(board.cells.map { tile($0, on: board) }),
      "grid": .object([
        "rows": .integer(rows), "columns": .integer(columns),
        "order": .list((0..<rows).map { .list(Array(order[$0 * columns..<($0 + 1) * columns])) }),
      ]),
    ])
  }

  private func identifier(of cell: Board.Cell, on board: Board) -> String { "\(board.uid)-\(cell.position)" }

  private func tile(_ cell: Board.Cell, on board: Board) -> JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ text: String?) {
      if let text { members.append(.init(key: key, value: .text(text))) }
    }
    add("id", identifier(of: cell, on: board))
    add("label", cell.text)
    add("vocalization", cell.spoken)
    add(
      "image",
      KeptPicture(of: cell)?.address
        ?? cell.shown.map { DataAddress.text(type: $0.format.mediaType, bytes: $0.bytes) })
    add("sound", (cell.voice ?? cell.symbol?.voice).map { DataAddress.text(type: "audio/wav", bytes: $0.bytes) })
    add("backgroundColor", cell.fill.map(CSSColor.text))
    add("borderColor", cell.border.map(CSSColor.text))
    add("action", cell.actions.first?.rawValue)
    if cell.actions.count > 1 {
      members.append(.init(key: "actions", value: .list(cell.actions.map { .text($0.rawValue) })))
    }
    add("type", cell.link == nil ? "button" : "folder")
    add("loadBoard", cell.link?.uid)
    return JSONValue(content: .object(members))
  }
}
