import GRDB
public import TagarelaKit

@dynamicMemberLookup
public struct SymbolRecord: NamedRecord {
  public static let table = "symbol"
  public static let columns = "id, name, uid, meaning, category, patient, picture, voice, video, \(described.list)"
  /// The same, for statements that join other tables.
  static let qualifiedColumns = columns.split(separator: ", ").map { "symbol.\($0)" }.joined(separator: ", ")
  /// How many ``columns`` has.
  static let columnCount = columns.split(separator: ", ").count
  static let described = FieldColumns(SymbolTraits.fields)

  public let id: Int64
  public let uid: String
  public var name: String
  public var meaning: String
  public var category: Int64
  /// The only patient who sees it; nil for a general symbol.
  public let patient: Int64?
  public var picture: Int64
  public var voice: Int64?
  /// The film that shows what it means.
  public var video: Int64?
  /// Where it comes from and what it shows, which read as the record's own.
  public var traits: SymbolTraits

  /// As ``Symbol/word``.
  public var word: String { Symbol.word(ofName: name, meaning: meaning, source: traits.source) }

  public init(_ row: Columns) {
    id = row[0]
    name = row[1]
    uid = row[2]
    meaning = row[3]
    category = row[4]
    patient = row[5]
    picture = row[6]
    voice = row[7]
    video = row[8]
    traits = SymbolTraits()
    Self.described.read(row, from: 9, into: &traits)
  }

  /// One of its ``traits``.
  public subscript<Trait>(dynamicMember path: WritableKeyPath<SymbolTraits, Trait>) -> Trait {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }
}

extension Workspace {
  /// The general symbols and those of `patient`, by name.
  public func symbols(for patient: Int64?, category: Int64? = nil) throws -> [SymbolRecord] {
    let scope = Self.symbols(for: patient, in: category)
    return try read { try $0.all(SymbolRecord.self, scope) }
  }

  /// The same one after the other, read page by page: no more than one page is held, and `body` may use the workspace.
  public func forEachSymbol(
    for patient: Int64?, category: Int64? = nil, _ body: (SymbolRecord) throws -> Void
  ) throws {
    var last = (folded: "", id: Int64.min)
    while true {
      let scope = Self.symbols(for: patient, in: category).and("(folded, id) > (?, ?)", [last.folded, last.id])
      let page = try read { db in
        let statement = try db.cachedStatement(
          sql: """
            SELECT \(SymbolRecord.columns), folded FROM symbol WHERE \(scope.condition)
            ORDER BY folded, id LIMIT \(Self.symbolPage)
            """)
        return try db.rows(statement, scope.arguments) {
          (record: SymbolRecord($0), folded: $0[SymbolRecord.columnCount] as String)
        }
      }
      for symbol in page { try body(symbol.record) }
      guard page.count == Self.symbolPage, let end = page.last else { return }
      last = (end.folded, end.record.id)
    }
  }

  private static let symbolPage = 1000

  public func symbolCount(for patient: Int64?, category: Int64? = nil) throws -> Int {
    let scope = Self.symbols(for: patient, in: category)
    return try read { db in
      let statement = try db.cachedStatement(sql: "SELECT count(*) FROM symbol WHERE \(scope.condition)")
      return try db.rows(statement, scope.arguments) { $0[0] as Int }.first ?? 0
    }
  }

  private static func symbols(for patient: Int64?, in category: Int64?) -> Scope {
    let scope = visible(to: patient)
    return category.map { scope.and("category = ?", [$0]) } ?? scope
  }

  /// A symbol that `patient` sees.
  ///
  /// - Throws: ``Failure`` `symbol.unknown`, `symbol.ambiguous`, or `symbol.of_other` when only another patient sees it.
  public func symbol(named name: String, for patient: Int64?) throws -> SymbolRecord {
    try read { db in
      do {
        return try named(name, SymbolRecord.self, in: Workspace.visible(to: patient))
      } catch let failure as Failure where failure.what.key == "symbol.unknown" {
        let elsewhere = Scope(condition: "folded = ? AND patient IS NOT NULL", arguments: [name.folded])
        guard let other = try db.first(SymbolRecord.self, elsewhere) else { throw failure }
        throw Failure(
          "symbol.of_other", ["name": .text(other.name)], hint: Phrase("symbol.of_other.hint"),
          candidates: failure.candidates)
      }
    }
  }

  /// The symbol of just this name that `patient` sees, the patient's own before everybody's; nil when there is none.
  public func symbol(called name: String, for patient: Int64?) throws -> SymbolRecord? {
    let scope = Workspace.visible(to: patient).and("folded = ?", [name.folded])
    return try read { try $0.all(SymbolRecord.self, scope, order: "patient IS NULL, id").first }
  }

  public func symbol(id: Int64) throws -> SymbolRecord? { try read { try $0.row(SymbolRecord.self, id: id) } }

  public func symbolNames(beginning text: String, for patient: Int64?, limit: Int = 100) throws -> [String] {
    try symbols(beginning: text, for: patient, limit: limit).map(\.name)
  }

  /// - Parameters:
  ///   - symbol: its picture, voice and film are not looked at.
  ///   - patient: the one who alone sees it, nil for all.
  /// - Throws: ``Failure`` `symbol.exists` when the category has one of this name for the same patients.
  @discardableResult
  public func add(
    _ symbol: Symbol, category: Int64, patient: Int64?, picture: Int64, voice: Int64?, video: Int64? = nil
  ) throws -> SymbolRecord {
    let symbol = symbol.tidy
    return try read { db in
      let same = Scope(
        condition: "folded = ? AND category = ? AND patient IS ?", arguments: [symbol.name.folded, category, patient])
      if try db.first(SymbolRecord.self, same) != nil { throw Failure("symbol.exists", ["name": .text(symbol.name)]) }
      try db.cachedStatement(
        sql: """
          INSERT INTO symbol(
            uid, name, folded, meaning, category, patient, picture, voice, video, \(SymbolRecord.described.list))
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, \(SymbolRecord.described.places))
          """
      ).execute(
        arguments: StatementArguments(
          [
            symbol.uid.isEmpty ? newUID() : symbol.uid, symbol.name, symbol.name.folded, symbol.meaning, category,
            patient, picture, voice, video,
          ] + SymbolRecord.described.values(of: symbol.traits)))
      return try db.inserted(SymbolRecord.self)
    }
  }

  public func save(_ symbol: SymbolRecord) throws {
    var symbol = symbol
    symbol.name = symbol.name.asName
    symbol.meaning = symbol.meaning.asText
    try read { db in
      try db.cachedStatement(
        sql: """
          UPDATE symbol
          SET name = ?, folded = ?, meaning = ?, category = ?, picture = ?, voice = ?, video = ?,
            \(SymbolRecord.described.assignments)
          WHERE id = ?
          """
      ).execute(
        arguments: StatementArguments(
          [
            symbol.name, symbol.name.folded, symbol.meaning, symbol.category, symbol.picture, symbol.voice,
            symbol.video,
          ] + SymbolRecord.described.values(of: symbol.traits) + [symbol.id]))
    }
  }

  /// The symbol that was taken from `source`, `SYSTEM:CODE`, and still has this picture; nil when there is none.
  public func symbol(from source: String, picture: Int64, for patient: Int64?) throws -> SymbolRecord? {
    let same = Workspace.visible(to: patient).and("source = ? AND picture = ?", [source, picture])
    return try read { try $0.first(SymbolRecord.self, same) }
  }

  /// The symbols that show a concept, by name.
  public func symbols(showing concept: String, for patient: Int64?) throws -> [SymbolRecord] {
    let scope = Workspace.visible(to: patient).and("concept = ?", [concept])
    return try read { try $0.all(SymbolRecord.self, scope) }
  }

  /// `name`, or with a number behind it when a symbol that `patient` sees is called so: `suco 2`.
  public func freeSymbolName(_ name: String, for patient: Int64?) throws -> String {
    try read { db in
      var free = name
      var number = 2
      while try db.first(SymbolRecord.self, Workspace.visible(to: patient).and("folded = ?", [free.folded])) != nil {
        free = "\(name) \(number)"
        number += 1
      }
      return free
    }
  }

  /// - Throws: ``Failure`` `symbol.in_use` with the boards and plans that show it.
  public func remove(_ symbol: SymbolRecord) throws {
    try read { db in
      let users = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM board WHERE id IN (SELECT board FROM cell WHERE symbol = :id)
          UNION SELECT name FROM plan WHERE symbol = :id ORDER BY 1
          """, arguments: ["id": symbol.id])
      guard users.isEmpty else {
        throw Failure(
          "symbol.in_use", ["name": .text(symbol.name), "users": .list(users.map(Value.text))],
          hint: Phrase("symbol.in_use.hint"))
      }
      try db.execute(sql: "DELETE FROM symbol WHERE id = ?", arguments: [symbol.id])
    }
  }

  static func visible(to patient: Int64?) -> Scope {
    patient.map { Scope(condition: "(patient IS NULL OR patient = ?)", arguments: [$0]) }
      ?? Scope(condition: "patient IS NULL")
  }
}
