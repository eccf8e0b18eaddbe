import GRDB
import TagarelaKit

/// The symbols that an adult has chosen for one patient, so that vocabulary grows step by step.
extension Workspace {
  /// By category, in it by name.
  ///
  /// - Parameter category: only those that are in it.
  public func favourites(of patient: Int64, category: Int64? = nil) throws -> [SymbolRecord] {
    var scope = Scope(condition: "favourite.patient = ?", arguments: [patient])
    if let category { scope = scope.and("symbol.category = ?", [category]) }
    return try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(SymbolRecord.qualifiedColumns)
          FROM favourite JOIN symbol ON symbol.id = favourite.symbol JOIN category ON category.id = symbol.category
          WHERE \(scope.condition) ORDER BY category.folded, symbol.folded, symbol.id
          """)
      return try db.rows(statement, scope.arguments, SymbolRecord.init)
    }
  }

  /// A favourite of the patient.
  ///
  /// - Throws: ``Failure`` `symbol.unknown`, `symbol.ambiguous`.
  public func favourite(named name: String, of patient: Int64) throws -> SymbolRecord {
    try named(name, SymbolRecord.self, in: Workspace.chosen(for: patient))
  }

  public func favouriteNames(beginning text: String, of patient: Int64, limit: Int = 100) throws -> [String] {
    try rows(SymbolRecord.self, beginning: text, in: Workspace.chosen(for: patient), limit: limit).map(\.name)
  }

  public func favouriteCount(of patient: Int64) throws -> Int {
    try read { try $0.one("SELECT count(*) FROM favourite WHERE patient = ?", [patient]) { $0[0] } ?? 0 }
  }

  public func isFavourite(_ symbol: SymbolRecord, of patient: Int64) throws -> Bool {
    let query = "SELECT 1 FROM favourite WHERE patient = ? AND symbol = ?"
    return try read { try $0.one(query, [patient, symbol.id]) { _ in true } ?? false }
  }

  /// - Returns: false when it was one before.
  /// - Throws: ``Failure`` `symbol.other_patient` for a symbol that only another patient sees.
  @discardableResult
  public func addFavourite(_ symbol: SymbolRecord, of patient: Int64) throws -> Bool {
    guard symbol.patient == nil || symbol.patient == patient else {
      throw Failure("symbol.other_patient", ["name": .text(symbol.name)])
    }
    return try read { db in
      try db.cachedStatement(
        sql: """
          INSERT OR IGNORE INTO favourite(uid, patient, symbol)
          SELECT patient.uid || '/' || symbol.uid, patient.id, symbol.id FROM patient, symbol
          WHERE patient.id = ? AND symbol.id = ?
          """
      ).execute(arguments: [patient, symbol.id])
      return db.changesCount > 0
    }
  }

  /// - Returns: false when it was none.
  @discardableResult
  public func removeFavourite(_ symbol: SymbolRecord, of patient: Int64) throws -> Bool {
    try read { db in
      try db.cachedStatement(sql: "DELETE FROM favourite WHERE patient = ? AND symbol = ?")
        .execute(arguments: [patient, symbol.id])
      return db.changesCount > 0
    }
  }

  private static func chosen(for patient: Int64) -> Scope {
    Scope(condition: "id IN (SELECT symbol FROM favourite WHERE patient = ?)", arguments: [patient])
  }
}
