public import TagarelaKit
public import Workspace

/// Something that two boards don't have alike.
public struct BoardDifference: Sendable {
  public enum Change: String, Sendable {
    case differs, moved
    case onlyFirst = "only_first"
    case onlySecond = "only_second"
  }

  /// The cell by column and row, so that boards of other sizes can be compared, of a moved one both: `A1 → B2`; nil for the
  /// boards as a whole.
  public let cell: String?
  public let change: Change
  /// What the boards have there.
  public let first: Value
  public let second: Value
  /// The fields that differ, as ``Record`` calls them.
  public var fields: [String] = []
}

extension Clinic {
  /// Cell by cell, what two boards have that differs: what stayed in its place, then what moved, then the rest.
  public func differences(_ first: BoardRecord, _ second: BoardRecord) throws -> [BoardDifference] {
    var comparison = BoardComparison()
    comparison.compare(compared(first), compared(second), at: nil)
    comparison.compare(try comparedCells(of: first), try comparedCells(of: second))
    return comparison.differences
  }

  private func compared(_ board: BoardRecord) -> [(key: String, value: Value)] {
    [("size", .text("\(board.size.columns) × \(board.size.rows)"))]
      + BoardTraits.fields.map { ($0.name, $0.value(of: board.traits)) }
      + [("system", Value(board.system)), ("picture", Value(board.scene.map(Int.init)))]
  }

  private func comparedCells(of board: BoardRecord) throws -> [BoardComparison.Cell] {
    try workspace.cells(of: board).map { cell in
      let link = try cell.link.flatMap { try workspace.board(id: $0)?.name }
      return BoardComparison.Cell(
        name: board.size.name(ofPosition: cell.position), text: cell.text,
        fields: [
          // A symbol is told apart from what is written only where that is something else.
          ("symbol", Value(cell.symbol?.name == cell.text ? nil : cell.symbol?.name)),
          ("picture", Value(cell.picture.map(Int.init))), ("category", Value(cell.category?.name)),
          ("link", Value(link)),
        ] + CellTraits.fields.filter { $0.name != "label" }.map { ($0.name, Self.shown($0, of: cell.traits)) })
    }
  }
}

extension Clinic {
  /// An area in hundredths of the page.
  private static func shown(_ field: RecordField<CellTraits>, of cell: CellTraits) -> Value {
    field.form == .area ? Value(cell.area?.percents) : field.value(of: cell)
  }
}

private struct BoardComparison {
  private(set) var differences: [BoardDifference] = []

  struct Cell {
    let name: String
    let text: String
    let fields: [(key: String, value: Value)]
  }

  mutating func compare(_ left: [Cell], _ right: [Cell]) {
    var there = Dictionary(right.map { ($0.name, $0) }) { first, _ in first }
    let elsewhere = left.filter { cell in
      guard let same = there[cell.name], same.text == cell.text else { return true }
      compare(cell.fields, same.fields, at: cell.name)
      there[cell.name] = nil
      return false
    }
    var byText = Dictionary(grouping: right.reversed().filter { there[$0.name] != nil }, by: \.text)
    let gone = elsewhere.filter { cell in
      guard let moved = byText[cell.text]?.popLast() else { return true }
      add("\(cell.name) → \(moved.name)", .moved, .text(cell.text), .text(moved.text))
      there[moved.name] = nil
      return false
    }
    for cell in gone {
      if let other = there.removeValue(forKey: cell.name) {
        compare(
          [("text", .text(cell.text))] + cell.fields, [("text", .text(other.text))] + other.fields, at: cell.name)
      } else {
        add(cell.name, .onlyFirst, .text(cell.text), .none)
      }
    }
    for cell in right where there[cell.name] != nil { add(cell.name, .onlySecond, .none, .text(cell.text)) }
  }

  mutating func compare(
    _ first: [(key: String, value: Value)], _ second: [(key: String, value: Value)], at cell: String?
  ) {
    let different = zip(first, second).filter { $0.value != $1.value }
    guard !different.isEmpty else { return }
    // Of pictures only that they differ can be told in words.
    let told = different.filter { $0.0.key != "picture" }
    add(
      cell, .differs, .list(told.map(\.0.value).filter { $0 != .none }),
      .list(told.map(\.1.value).filter { $0 != .none }), different.map(\.0.key))
  }

  private mutating func add(
    _ cell: String?, _ change: BoardDifference.Change, _ first: Value, _ second: Value, _ fields: [String] = []
  ) {
    differences.append(BoardDifference(cell: cell, change: change, first: first, second: second, fields: fields))
  }
}

extension CellArea {
  /// `10 20 30 40`
  fileprivate var percents: String {
    [x, y, width, height].map { "\(Int(($0 * 100).rounded()))" }.joined(separator: " ")
  }
}
