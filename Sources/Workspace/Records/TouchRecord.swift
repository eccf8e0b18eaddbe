import GRDB
public import TagarelaKit

public struct TouchRecord: Sendable {
  public let id: Int64
  public let uid: String
  public let tutor: Int64?
  public let plan: Int64?
  public let symbol: Int64?
  public let planName: String?
  public let symbolName: String
  public let at: Moment
  /// As ``TagarelaKit/Touch/device``.
  public let device: String?

  init(_ row: Columns) {
    id = row[0]
    uid = row[1]
    tutor = row[2]
    plan = row[3]
    symbol = row[4]
    planName = row[5]
    symbolName = row[6]
    at = Moment(row[7] as String) ?? Moment(seconds: 0)
    device = row[8]
  }
}

extension Workspace {
  /// The patient's touches in order of time.
  ///
  /// - Parameters:
  ///   - from: nil for the beginning.
  ///   - to: the last day, whole; nil for no end.
  public func touches(of patient: Int64, from: Day? = nil, to: Day? = nil) throws -> [TouchRecord] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT id, uid, tutor, plan, symbol, plan_name, symbol_name, at, device FROM touch
          WHERE patient = ? AND at >= ? AND at <= ? ORDER BY at, id
          """)
      return try db.rows(statement, [patient, Workspace.start(from), Workspace.end(to)], TouchRecord.init)
    }
  }

  /// The patient's latest touches, the last one first.
  public func lastTouches(of patient: Int64, atMost limit: Int) throws -> [TouchRecord] {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT id, uid, tutor, plan, symbol, plan_name, symbol_name, at, device FROM touch
          WHERE patient = ? ORDER BY at DESC, id DESC LIMIT ?
          """)
      return try db.rows(statement, [patient, limit], TouchRecord.init)
    }
  }

  /// The patient's touches in order of time, read page by page: no more than one page is held, and `body` may use the
  /// workspace.
  ///
  /// - Parameters: as ``touches(of:from:to:)``.
  public func forEachTouch(
    of patient: Int64, from: Day? = nil, to: Day? = nil, _ body: (TouchRecord) throws -> Void
  ) throws {
    var last = (at: Workspace.start(from), id: Int64.min)
    while true {
      let page = try read { db in
        let statement = try db.cachedStatement(
          sql: """
            SELECT id, uid, tutor, plan, symbol, plan_name, symbol_name, at, device FROM touch
            WHERE patient = ? AND (at, id) > (?, ?) AND at <= ? ORDER BY at, id LIMIT \(Self.touchPage)
            """)
        return try db.rows(statement, [patient, last.at, last.id, Workspace.end(to)]) { row in
          (record: TouchRecord(row), at: row[7] as String)
        }
      }
      for touch in page { try body(touch.record) }
      // As it is written there: what is no moment must not begin the page anew.
      guard page.count == Self.touchPage, let end = page.last else { return }
      last = (end.at, end.record.id)
    }
  }

  private static let touchPage = 1000

  /// How many touches a patient has from the first to the last of these days.
  ///
  /// - Parameter limit: so many are counted at most; to count ten millions takes half a second.
  public func touchCount(of patient: Int64, from: Day? = nil, to: Day? = nil, upTo limit: Int = .max) throws -> Int {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT count(*) FROM (SELECT 1 FROM touch WHERE patient = ? AND at >= ? AND at <= ? LIMIT ?)
          """)
      return try db.rows(statement, [patient, Workspace.start(from), Workspace.end(to), limit]) { $0[0] as Int }
        .first ?? 0
    }
  }

  /// Keeps a touch.
  ///
  /// - Parameter offered: its place among what was offered when it was chosen, from 1; nil where nothing was.
  @discardableResult
  public func add(
    _ touch: Touch, to patient: Int64, tutor: Int64?, plan: Int64?, symbol: Int64?, concept: String? = nil,
    offered: Int? = nil
  ) throws -> Int64 {
    let touch = touch.tidy
    return try read { db in
      try db.cachedStatement(
        sql: """
          INSERT INTO touch(uid, patient, tutor, plan, symbol, plan_name, symbol_name, at, concept, offered, device)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        touch.uid.isEmpty ? newUID() : touch.uid, patient, tutor, plan, symbol, touch.plan, touch.symbol, touch.at.iso,
        concept, offered, touch.device,
      ])
      return db.lastInsertedRowID
    }
  }
}
