import GRDB
public import TagarelaKit

/// A touch, as far as one learns from it what a patient says.
public struct UsedSymbol: Sendable {
  public let name: String
  /// The key of the concept that was meant, as far as it is known.
  public let concept: String?
  public let at: Moment
  /// True where a sentence was composed: what was said at one moment is one utterance.
  public let isComposed: Bool
  /// As ``TagarelaKit/Touch/device``.
  public let device: String?

  init(_ row: Columns) {
    name = row[0]
    concept = row[1]
    at = Moment(row[2] as String) ?? Moment(seconds: 0)
    isComposed = row[3] as Int == 1
    device = row[4]
  }
}

extension Workspace {
  /// The last touches of a patient, the oldest first.
  public func lastUse(by patient: Int64, limit: Int) throws -> [UsedSymbol] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT symbol_name, coalesce(symbol.concept, touch.concept), at, tutor IS NULL AND plan_name IS NULL, device
          FROM touch LEFT JOIN symbol ON symbol.id = touch.symbol
          WHERE touch.patient = ? ORDER BY at DESC, touch.id DESC LIMIT ?
          """)
      return try db.rows(statement, [patient, limit], UsedSymbol.init).reversed()
    }
  }

  /// How many touches of a patient there are, and the number of the last.
  public func use(by patient: Int64) throws -> (touches: Int, last: Int64) {
    try read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT count(*), coalesce(max(id), 0) FROM touch WHERE patient = ?")
      return try db.rows(statement, [patient]) { ($0[0] as Int, $0[1] as Int64) }.first ?? (0, 0)
    }
  }
}
