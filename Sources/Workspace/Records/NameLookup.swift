import GRDB
import TagarelaKit

/// How well a name fits what was typed, the best first.
enum NameFit: Comparable {
  case exact, beginning, inside
}

extension Database {
  /// The one row that a user means: by `#id`, by its whole name, or by whole words of it, without case and accents. The
  /// whole name comes before one that only begins so, that before one in which the words come later.
  ///
  /// - Throws: ``Failure`` `KIND.unknown` with the nearest names, or `KIND.ambiguous` with those that match.
  func named<R: NamedRecord>(_ name: String, _: R.Type, in scope: Scope = .all) throws -> R {
    if name.utf8.first == UInt8(ascii: "#"), let id = Int64(name.dropFirst()) {
      if let row = try first(R.self, scope.and("id = ?", [id])) { return row }
      throw Failure("\(R.table).unknown", ["name": .text(name)])
    }
    let folded = name.folded
    if let row = try exactly(R.self, name, folded, scope) { return row }
    let byWords = try withWords(R.self, folded, scope)
    if let only = byWords.first, byWords.count == 1 { return only }
    if byWords.count > 1 {
      let beginning = byWords.filter { $0.name.folded.hasPrefix(folded + " ") }
      if let only = beginning.first, beginning.count == 1 { return only }
      throw ambiguous(R.self, name, byWords)
    }
    if let row = try asShown(R.self, name, scope) { return row }
    throw Failure("\(R.table).unknown", ["name": .text(name)], candidates: try similar(R.self, to: folded, scope))
  }

  /// How well the best of the rows fits that ``named(_:_:in:)`` looks among; nil when none does.
  func fit<R: NamedRecord>(of name: String, _: R.Type, in scope: Scope) throws -> NameFit? {
    if name.utf8.first == UInt8(ascii: "#"), let id = Int64(name.dropFirst()) {
      return try first(R.self, scope.and("id = ?", [id])) == nil ? nil : .exact
    }
    let folded = name.folded
    if try first(R.self, scope.and("folded = ?", [folded])) != nil { return .exact }
    let byWords = try withWords(R.self, folded, scope)
    if byWords.contains(where: { $0.name.folded.hasPrefix(folded + " ") }) { return .beginning }
    return byWords.isEmpty ? nil : .inside
  }

  private func withWords<R: NamedRecord>(_: R.Type, _ folded: String, _ scope: Scope) throws -> [R] {
    if folded.isEmpty { return [] }
    return try all(
      R.self, scope.and("instr(' '||folded||' ', ?) > 0", [" \(folded) "]), order: "instr(folded, ?) > 1, folded",
      folded)
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

  private func all<R: NamedRecord>(
    _: R.Type, _ scope: Scope, order: String, _ folded: String
  ) throws -> [R] {
    try all(
      R.self, Scope(condition: scope.condition, arguments: scope.arguments + [folded]), order: "\(order) LIMIT 50")
  }

  private func ambiguous<R: NamedRecord>(_: R.Type, _ name: String, _ rows: [R]) -> Failure {
    Failure(
      "\(R.table).ambiguous", ["name": .text(name), "count": .integer(rows.count)], hint: Phrase("name.use_id"),
      candidates: rows.prefix(10).map { row in
        let owner = row.patient.flatMap { try? self.row(PatientRecord.self, id: $0)?.name }
        return "\(row.name) #\(row.id)" + (owner.map { " (\($0))" } ?? "")
      })
  }

  /// Names like `folded`: in a large table only those that begin with the same letter are weighed.
  private func similar<R: NamedRecord>(_: R.Type, to folded: String, _ scope: Scope) throws -> [String] {
    let count = try Int.fetchOne(self, sql: "SELECT count(*) FROM (SELECT 1 FROM \(R.table) LIMIT 5001)") ?? 0
    guard let first = folded.first else { return [] }
    let narrowed = count > 5000 ? scope.and("folded >= ? AND folded < ?", ["\(first)", "\(first)\u{10FFFF}"]) : scope
    let names = try String.fetchAll(
      self, sql: "SELECT name FROM \(R.table) WHERE \(narrowed.condition) LIMIT 20000", arguments: narrowed.arguments)
    return nearest(to: folded, among: names)
  }
}

extension Workspace {
  /// Names of a table's rows that begin with what has been typed, or have a word that does, for completion.
  func names<R: NamedRecord>(_: R.Type, beginning text: String, in scope: Scope, limit: Int) throws -> [String] {
    let folded = text.folded
    return try read { db in
      let prefixed = scope.and("folded >= ? AND folded < ?", [folded, folded + "\u{10FFFF}"])
      let names = try String.fetchAll(
        db,
        sql: "SELECT name FROM \(R.table) WHERE \(prefixed.condition) ORDER BY folded LIMIT \(limit)",
        arguments: prefixed.arguments)
      guard names.isEmpty, !folded.isEmpty else { return names }
      let inside = scope.and("instr(folded, ?) > 0", [" \(folded)"])
      return try String.fetchAll(
        db,
        sql: "SELECT name FROM \(R.table) WHERE \(inside.condition) ORDER BY folded LIMIT \(limit)",
        arguments: inside.arguments)
    }
  }
}
