import GRDB

/// A row that users name.
public protocol NamedRecord: Sendable {
  /// Table and kind: `patient`, `tutor` … Messages about it are keyed by it.
  static var table: String { get }
  /// What ``init(_:)`` reads, in its order, beginning with `id` and `name`.
  static var columns: String { get }

  var id: Int64 { get }
  var name: String { get }
  /// Whose it alone is, of what can be for one patient or for all.
  var patient: Int64? { get }

  init(_ row: Columns)
}

extension NamedRecord {
  public var patient: Int64? { nil }
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
    return try rows(statement, scope.arguments, R.init)
  }

  func first<R: NamedRecord>(_: R.Type, _ scope: Scope) throws -> R? {
    try one("SELECT \(R.columns) FROM \(R.table) WHERE \(scope.condition) LIMIT 1", scope.arguments, R.init)
  }

  func row<R: NamedRecord>(_: R.Type, id: Int64) throws -> R? {
    try first(R.self, Scope(condition: "id = ?", arguments: [id]))
  }
}
