import GRDB
import TagarelaKit

extension Database {
  /// The one row that a user means: by `#id`, or as its name fits best (``NameFit``).
  ///
  /// - Parameter byEar: how a name is heard.
  /// - Throws: ``Failure`` `KIND.unknown` with the nearest names, or `KIND.ambiguous` with those that fit as well.
  func named<R: NamedRecord>(
    _ name: String, _: R.Type, in scope: Scope = .all, byEar: (String) -> String
  ) throws -> R {
    if name.utf8.first == UInt8(ascii: "#"), let id = Int64(name.dropFirst()) {
      if let row = try first(R.self, scope.and("id = ?", [id])) { return row }
      throw Failure("\(R.table).unknown", ["name": .text(name)])
    }
    let folded = name.folded
    if let row = try exactly(R.self, name, folded, scope) { return row }
    let fitting = meant(by: name, among: try holding(R.self, folded, scope)) { [$0.name] }
    if let only = fitting.first {
      guard fitting.count == 1 else { throw ambiguous(R.self, name, fitting) }
      return only
    }
    if let row = try asShown(R.self, name, scope) { return row }
    throw Failure(
      "\(R.table).unknown", ["name": .text(name)], candidates: try similar(R.self, to: folded, scope, byEar))
  }

  /// How well the best of the rows fits that ``named(_:_:in:)`` looks among; nil when none does.
  func fit<R: NamedRecord>(of name: String, _: R.Type, in scope: Scope) throws -> NameFit? {
    if name.utf8.first == UInt8(ascii: "#"), let id = Int64(name.dropFirst()) {
      return try first(R.self, scope.and("id = ?", [id])) == nil ? nil : .exact
    }
    let folded = name.folded
    if try first(R.self, scope.and("folded = ?", [folded])) != nil { return .exact }
    return try holding(R.self, folded, scope).compactMap { NameFit(of: $0.name, typed: name) }.min()
  }

  /// Rows whose names hold a text: first those that begin so, of each those that hold it as whole words.
  private func holding<R: NamedRecord>(_: R.Type, _ folded: String, _ scope: Scope) throws -> [R] {
    if folded.isEmpty { return [] }
    let holding = scope.and("instr(folded, ?) > 0", [folded])
    let order = "instr(folded, ?) > 1, instr(' '||folded||' ', ?) = 0, folded LIMIT 50"
    return try all(
      R.self, Scope(condition: holding.condition, arguments: holding.arguments + [folded, " \(folded) "]), order: order)
  }

  /// The only row whose name is shown so: U+FFFD stands for what can't be shown in a name that came with a database from
  /// elsewhere.
  private func asShown<R: NamedRecord>(_: R.Type, _ name: String, _ scope: Scope) throws -> R? {
    guard name.unicodeScalars.contains("\u{FFFD}") else { return nil }
    let folded = name.folded
    let shown = try all(R.self, scope).filter { $0.name.onOneRow.folded == folded }
    guard shown.count > 1 else { return shown.first }
    throw ambiguous(R.self, name, shown)
  }

  private func exactly<R: NamedRecord>(_: R.Type, _ name: String, _ folded: String, _ scope: Scope) throws -> R? {
    let statement = try cachedStatement(
      sql: "SELECT \(R.columns) FROM \(R.table) WHERE folded = ? AND \(scope.condition)")
    let rows = try rows(statement, [folded] + scope.arguments, R.init)
    guard rows.count > 1 else { return rows.first }
    let literal = rows.filter { $0.name == name }
    if let only = literal.first, literal.count == 1 { return only }
    throw ambiguous(R.self, name, rows)
  }

  private func ambiguous<R: NamedRecord>(_: R.Type, _ name: String, _ rows: [R]) -> Failure {
    Failure(
      "\(R.table).ambiguous", ["name": .text(name), "count": .integer(rows.count)],
      hint: Phrase("name.use_id", ["id": .text("\(rows.first?.id ?? 1)")]),
      candidates: rows.prefix(10).map { row in
        let owner = row.patient.flatMap { try? self.row(PatientRecord.self, id: $0)?.name }
        return "\(row.name) #\(row.id)" + (owner.map { " (\($0))" } ?? "")
      })
  }

  /// Names like `folded`: in a large table only those that begin with the same letter are weighed.
  private func similar<R: NamedRecord>(
    _: R.Type, to folded: String, _ scope: Scope, _ byEar: (String) -> String
  ) throws -> [String] {
    let count = try Int.fetchOne(self, sql: "SELECT count(*) FROM (SELECT 1 FROM \(R.table) LIMIT 5001)") ?? 0
    guard let first = folded.first else { return [] }
    let narrowed = count > 5000 ? scope.and("folded >= ? AND folded < ?", ["\(first)", "\(first)\u{10FFFF}"]) : scope
    let names = try String.fetchAll(
      self, sql: "SELECT name FROM \(R.table) WHERE \(narrowed.condition) LIMIT 20000", arguments: narrowed.arguments)
    return nearest(to: folded, among: names, byEar: byEar)
  }
}

extension Workspace {
  /// As ``GRDB/Database/named(_:_:in:byEar:)``.
  func named<R: NamedRecord>(_ name: String, _: R.Type, in scope: Scope = .all) throws -> R {
    try read { try $0.named(name, R.self, in: scope, byEar: patience.hooks.byEar) }
  }
}
