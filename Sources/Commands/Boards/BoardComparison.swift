import Desk
import Shell
import TagarelaKit
import Workspace

/// Cell by cell, what two boards have that differs.
func diff(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let first = try context.board(arguments)
  let second = try context.board(arguments, BoardParameter.other)
  let comparison = try BoardComparison(context, first, second)
  return .table(
    Table(
      [.init("cell"), .init("change"), .init("first", .wrapped), .init("second", .wrapped), .init("fields")],
      rows: comparison.rows,
      empty: Phrase("board.alike", ["first": .text(first.name), "second": .text(second.name)])))
}

private struct BoardComparison {
  private(set) var rows: [[Value]] = []

  private struct Cell {
    /// By column and row, so that boards of other sizes can be compared.
    let name: String
    let text: String
    let fields: [(key: String, value: Value)]
  }

  init(_ context: Context, _ first: BoardRecord, _ second: BoardRecord) throws {
    compare(try Self.fields(first, context), try Self.fields(second, context), at: .none)
    let left = try Self.cells(of: first, context)
    let right = try Self.cells(of: second, context)
    var there = Dictionary(right.map { ($0.name, $0) }) { first, _ in first }
    // What stayed in its place, then what moved, then the rest.
    let elsewhere = left.filter { cell in
      guard let same = there[cell.name], same.text == cell.text else { return true }
      compare(cell.fields, same.fields, at: .text(cell.name))
      there[cell.name] = nil
      return false
    }
    var byText = Dictionary(grouping: right.reversed().filter { there[$0.name] != nil }, by: \.text)
    let gone = elsewhere.filter { cell in
      guard let moved = byText[cell.text]?.popLast() else { return true }
      add(.text("\(cell.name) → \(moved.name)"), "moved", .text(cell.text), .text(moved.text))
      there[moved.name] = nil
      return false
    }
    for cell in gone {
      if let other = there.removeValue(forKey: cell.name) {
        compare(
          [("text", .text(cell.text))] + cell.fields, [("text", .text(other.text))] + other.fields, at: .text(cell.name)
        )
      } else {
        add(.text(cell.name), "only_first", .text(cell.text), .none)
      }
    }
    for cell in right where there[cell.name] != nil { add(.text(cell.name), "only_second", .none, .text(cell.text)) }
  }

  private mutating func compare(
    _ first: [(key: String, value: Value)], _ second: [(key: String, value: Value)], at cell: Value
  ) {
    let different = zip(first, second).filter { $0.value != $1.value }
    guard !different.isEmpty else { return }
    // Of pictures only that they differ can be told in words.
    let told = different.filter { $0.0.key != "picture" }
    add(
      cell, "differs", .list(told.map(\.0.value).filter { $0 != .none }),
      .list(told.map(\.1.value).filter { $0 != .none }), different.map(\.0.key))
  }

  private mutating func add(
    _ cell: Value, _ change: String, _ first: Value, _ second: Value, _ fields: [String] = []
  ) {
    rows.append([cell, .word(change), first, second, .list(fields.map { .phrase(Phrase("field.\($0)")) })])
  }

  private static func fields(_ board: BoardRecord, _ context: Context) throws -> [(key: String, value: Value)] {
    [
      ("size", context.size(board)), ("layout", .text(board.layout)), ("system", Value(board.system)),
      ("labels", .word(board.labels.rawValue)), ("letters", .word(board.letters.rawValue)),
      ("background", Value(board.background?.description)), ("picture", Value(board.scene.map(Int.init))),
    ]
  }

  private static func cells(of board: BoardRecord, _ context: Context) throws -> [Cell] {
    let workspace = try context.workspace
    return try workspace.cells(of: board).map { cell in
      let link = try cell.link.flatMap { try workspace.board(id: $0)?.name }
      return Cell(
        name: board.size.name(ofPosition: cell.position), text: cell.text,
        fields: [
          // A symbol is told apart from what is written only where that is something else.
          ("symbol", Value(cell.symbol?.name == cell.text ? nil : cell.symbol?.name)),
          ("picture", Value(cell.picture.map(Int.init))),
          ("spoken", Value(cell.spoken)), ("category", Value(cell.category?.name)),
          ("fill", Value(cell.fill?.description)), ("border", Value(cell.border?.description)),
          ("size", .text("\(cell.span.columns) × \(cell.span.rows)")), ("area", Value(area(cell))),
          ("hidden", .flag(cell.isHidden)), ("link", Value(link)),
          ("actions", .list(cell.actions.map { .text($0.rawValue) })),
        ])
    }
  }

  private static func area(_ cell: CellRecord) -> String? {
    cell.area.map { area in
      [area.x, area.y, area.width, area.height].map { "\(Int(($0 * 100).rounded()))" }.joined(separator: " ")
    }
  }
}
