public import GRDB

/// A row that users name.
public protocol NamedRecord: Sendable {
  /// Table and kind: `patient`, `tutor` … Messages about it are keyed by it.
  static var table: String { get }
  /// What ``init(_:)`` reads, in its order, beginning with `id` and `name`.
  static var columns: String { get }

  var id: Int64 { get }
  var name: String { get }

  init(_ row: Row)
}

/// Which rows of a table count: a condition on its columns, with arguments.
struct Scope {
  var condition = "1"
  var arguments: StatementArguments = []

  static let all = Scope()

  func and(_ condition: String, _ more: StatementArguments = []) -> Scope {
    Scope(condition: "\(self.condition) AND \(condition)", arguments: arguments + more)
  }
}

extension Database {
  /// All rows of the scope, by name unless another order is given.
  func all<R: NamedRecord>(_: R.Type, _ scope: Scope = .all, order: String = "folded, id") throws -> [R] {
    let statement = try cachedStatement(
      sql: "SELECT \(R.columns) FROM \(R.table) WHERE \(scope.condition) ORDER BY \(order)")
    var rows: [R] = []
    let cursor = try Row.fetchCursor(statement, arguments: scope.arguments)
    while let row = try cursor.next() { rows.append(R(row)) }
    return rows
  }

  func first<R: NamedRecord>(_: R.Type, _ scope: Scope) throws -> R? {
    let statement = try cachedStatement(sql: "SELECT \(R.columns) FROM \(R.table) WHERE \(scope.condition) LIMIT 1")
    return try Row.fetchCursor(statement, arguments: scope.arguments).map(R.init).next()
  }

  func row<R: NamedRecord>(_: R.Type, id: Int64) throws -> R? {
    try first(R.self, Scope(condition: "id = ?", arguments: [id]))
  }
}
