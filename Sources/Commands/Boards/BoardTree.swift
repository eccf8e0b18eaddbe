import Desk
import Shell
import TagarelaKit
import Workspace

/// Which boards lead where: from one board, or from all to which none leads.
func tree(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  var tree = BoardTree(workspace: workspace)
  if let board = try context.board(arguments, BoardParameter.anyBoard) {
    try tree.add(board)
    return tree.outcome
  }
  let boards = try workspace.boards(for: context.optionalPatient(arguments)?.id)
  let led = try Set(
    boards.flatMap { board in try workspace.cells(of: board).compactMap(\.link).filter { $0 != board.id } })
  for board in boards where !led.contains(board.id) { try tree.add(board) }
  // Those that only lead to one another.
  for board in boards where !tree.seen.contains(board.id) { try tree.add(board) }
  guard !boards.isEmpty else { return .table(Table([.init("name")], rows: [], empty: Phrase("board.none"))) }
  return tree.outcome
}

/// The ways from boards to boards, as an outline. A board is followed once; where it comes again it is only named.
private struct BoardTree {
  let workspace: Workspace
  private(set) var seen: Set<Int64> = []
  private var lines: [String] = []
  private var ways: [Value] = []

  init(workspace: Workspace) {
    self.workspace = workspace
  }

  var outcome: Outcome { Outcome(.text(lines.joined(separator: "\n"), json: .list(ways))) }

  mutating func add(_ board: BoardRecord) throws {
    lines.append(board.name)
    seen.insert(board.id)
    // No call for each level: boards can lead on for longer than there is room for calls.
    var open = [try entries(of: board, depth: 1)]
    while let last = open.last {
      guard let entry = last.first else {
        open.removeLast()
        continue
      }
      open[open.count - 1] = last.dropFirst()
      let isKnown = !seen.insert(entry.target.id).inserted
      let next = isKnown ? [] : try entries(of: entry.target, depth: entry.depth + 1)
      let again = isKnown ? " ↑" : ""
      let indent = String(repeating: "  ", count: min(entry.depth, Self.deepest))
      lines.append("\(indent)\(entry.cell) \(entry.label) → \(entry.target.name)\(again)")
      ways.append(
        .record(
          Record([
            "board": .text(entry.board), "cell": .text(entry.cell), "label": .text(entry.label),
            "leads_to": .text(entry.target.name), "depth": .integer(entry.depth), "again": .flag(isKnown),
          ])))
      open.append(next)
    }
    if try workspace.cells(of: board).allSatisfy({ $0.link == nil }) {
      ways.append(.record(Record(["board": .text(board.name), "depth": 0])))
    }
  }

  /// Further in, lines begin no further to the right.
  private static let deepest = 20

  private struct Entry {
    let board: String
    let cell: String
    let label: String
    let target: BoardRecord
    let depth: Int
  }

  private func entries(of board: BoardRecord, depth: Int) throws -> ArraySlice<Entry> {
    let entries = try workspace.cells(of: board).compactMap { cell -> Entry? in
      guard let target = try cell.link.flatMap({ try workspace.board(id: $0) }) else { return nil }
      return Entry(
        board: board.name, cell: board.size.name(ofPosition: cell.position), label: cell.text, target: target,
        depth: depth)
    }
    return entries[...]
  }
}
