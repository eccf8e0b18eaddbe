import GRDB
public import TagarelaKit

public struct PlanRecord: NamedRecord {
  public static let table = "plan"
  public static let columns = "id, name, uid, tutor, \(described.list)"

  static let described = FieldColumns<PlanRecord>([
    .init("description", \.description, as: .text),
    .init("kind", \.kind, usual: .board),
    .init("start", \.start),
    .init("board", \.board),
    .init("symbol", \.symbol),
    .init("sent", \.sent),
    .init("activities", \.activities),
  ])

  public let id: Int64
  public let uid: String
  public let tutor: Int64
  public var name: String
  public var description: String
  public var kind: PlanKind
  public var start: Day?
  /// Of a plan of the type board.
  public var board: Int64?
  /// Of a plan of the type large symbol.
  public var symbol: Int64?
  public var sent: Moment?
  /// What it brings along of activities onto the pages that patients use.
  public var activities: [PlanActivity] = []

  public init(_ row: Columns) {
    id = row[0]
    name = row[1]
    uid = row[2]
    tutor = row[3]
    description = ""
    kind = .board
    Self.described.read(row, from: 4, into: &self)
  }
}

/// What a plan shows.
public enum PlanContent: Sendable {
  case board(BoardRecord)
  case symbol(SymbolRecord)
}

extension Workspace {
  /// - Parameters:
  ///   - patient: nil for those of all patients.
  ///   - tutor: nil for those of all tutors.
  public func plans(of patient: Int64?, tutor: Int64? = nil) throws -> [PlanRecord] {
    var scope = Workspace.planScope(patient)
    if let tutor { scope = scope.and("tutor = ?", [tutor]) }
    return try read { try $0.all(PlanRecord.self, scope, order: "start, folded, id") }
  }

  public func plan(named name: String, of patient: Int64?) throws -> PlanRecord {
    try named(name, PlanRecord.self, in: Workspace.planScope(patient))
  }

  public func plan(id: Int64) throws -> PlanRecord? { try read { try $0.row(PlanRecord.self, id: id) } }

  public func planNames(beginning text: String, of patient: Int64?, limit: Int = 100) throws -> [String] {
    try plans(beginning: text, of: patient, limit: limit).map(\.name)
  }

  /// - Throws: ``Failure`` `plan.exists`, `plan.empty` when the board has no symbol, `board.other_patient` and
  ///   `symbol.other_patient` when what it shows is not the tutor's patient's.
  @discardableResult
  public func add(
    uid: String = "", name: String, description: String, start: Day, tutor: TutorRecord, showing content: PlanContent,
    activities: [PlanActivity] = []
  ) throws -> PlanRecord {
    let (uid, name, description) = (uid.asName, name.asName, description.asText)
    return try read { db in
      let same = Scope(condition: "folded = ? AND tutor = ?", arguments: [name.folded, tutor.id])
      if try db.first(PlanRecord.self, same) != nil { throw Failure("plan.exists", ["name": .text(name)]) }
      var board: Int64?
      var symbol: Int64?
      switch content {
      case .board(let record):
        board = record.id
        if let owner = record.patient, owner != tutor.patient {
          throw Failure("board.other_patient", ["name": .text(record.name)])
        }
        if try cellCount(of: record) == 0 {
          throw Failure("plan.empty", ["board": .text(record.name)], hint: Phrase("plan.empty.hint"))
        }
      case .symbol(let record):
        symbol = record.id
        if let owner = record.patient, owner != tutor.patient {
          throw Failure("symbol.other_patient", ["name": .text(record.name)])
        }
      }
      try db.cachedStatement(
        sql: """
          INSERT INTO plan(uid, tutor, name, folded, description, kind, start, board, symbol)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        uid.isEmpty ? newUID() : uid, tutor.id, name, name.folded, description,
        (board == nil ? PlanKind.large : .board).rawValue, start.description, board, symbol,
      ])
      var plan = try db.inserted(PlanRecord.self)
      if !activities.isEmpty {
        plan.activities = activities
        try save(plan)
      }
      return plan
    }
  }

  public func save(_ plan: PlanRecord) throws {
    var plan = plan
    plan.name = plan.name.asName
    try read { db in
      try db.cachedStatement(
        sql: """
          UPDATE plan SET name = ?, folded = ?, \(PlanRecord.described.assignments) WHERE id = ?
          """
      ).execute(
        arguments: StatementArguments(
          [plan.name, plan.name.folded] + PlanRecord.described.values(of: plan) + [plan.id]))
    }
  }

  /// Its usage history stays.
  public func remove(_ plan: PlanRecord) throws {
    try read { try $0.execute(sql: "DELETE FROM plan WHERE id = ?", arguments: [plan.id]) }
  }

  static func planScope(_ patient: Int64?) -> Scope {
    patient.map {
      Scope(condition: "tutor IN (SELECT id FROM tutor WHERE patient = ?)", arguments: [$0])
    } ?? .all
  }
}
