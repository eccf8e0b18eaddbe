import GRDB
public import TagarelaKit

@dynamicMemberLookup
public struct BoardRecord: NamedRecord {
  public static let table = "board"
  public static let columns = """
    id, name, uid, patient, grid_columns, grid_rows, system, scene, \
    (SELECT fields FROM foreign_fields WHERE foreign_fields.board = board.id), \(described.list)
    """

  static let described = FieldColumns(BoardTraits.fields)

  public let id: Int64
  public let uid: String
  public var name: String
  /// The patient whose board it is; nil for a general one.
  public let patient: Int64?
  public var size: GridSize
  /// The symbol system in which its pictures are shown; nil for the symbols' own.
  public var system: String?
  /// What it is by itself, which reads as the record's own.
  public var traits: BoardTraits
  /// The picture behind the cells.
  public var scene: Int64?
  /// As ``Board/foreign``.
  public var foreign: [String: String]

  /// How many places it has on all its pages.
  public var count: Int { size.count * traits.pages }

  public init(_ row: Columns) {
    id = row[0]
    name = row[1]
    uid = row[2]
    patient = row[3]
    size = GridSize(columns: row[4], rows: row[5]) ?? .nine
    system = row[6]
    scene = row[7]
    foreign = ForeignFields.read(row[8])
    traits = BoardTraits()
    Self.described.read(row, from: 9, into: &traits)
  }

  /// One of its ``traits``.
  public subscript<Trait>(dynamicMember path: WritableKeyPath<BoardTraits, Trait>) -> Trait {
    get { traits[keyPath: path] }
    set { traits[keyPath: path] = newValue }
  }
}

extension Workspace {
  /// The general boards and those of `patient`; without one, all.
  public func boards(for patient: Int64?) throws -> [BoardRecord] {
    try read { try $0.all(BoardRecord.self, Workspace.boardScope(patient)) }
  }

  public func board(named name: String, for patient: Int64?) throws -> BoardRecord {
    try named(name, BoardRecord.self, in: Workspace.boardScope(patient))
  }

  public func board(id: Int64) throws -> BoardRecord? { try read { try $0.row(BoardRecord.self, id: id) } }

  public func boardNames(beginning text: String, for patient: Int64?, limit: Int = 100) throws -> [String] {
    try boards(beginning: text, for: patient, limit: limit).map(\.name)
  }

  /// `name`, or with a number behind it when one of the boards of `patient`, nil for everybody's, is called so: `Snack 2`.
  public func freeBoardName(_ name: String, for patient: Int64?) throws -> String {
    try read { db in
      var free = name
      var number = 2
      while try db.first(
        BoardRecord.self, Scope(condition: "folded = ? AND patient IS ?", arguments: [free.folded, patient])) != nil
      {
        free = "\(name) \(number)"
        number += 1
      }
      return free
    }
  }

  /// - Parameters:
  ///   - board: its cells and its scene are not looked at.
  ///   - scene: the picture behind its cells.
  /// - Throws: ``Failure`` `board.exists`.
  @discardableResult
  public func add(_ board: Board, patient: Int64?, scene: Int64? = nil) throws -> BoardRecord {
    var board = board
    board.name = board.name.asName
    return try read { db in
      let same = Scope(condition: "folded = ? AND patient IS ?", arguments: [board.name.folded, patient])
      if try db.first(BoardRecord.self, same) != nil { throw Failure("board.exists", ["name": .text(board.name)]) }
      try db.cachedStatement(
        sql: """
          INSERT INTO board(
            uid, name, folded, patient, grid_columns, grid_rows, scene, \(BoardRecord.described.list))
          VALUES (?, ?, ?, ?, ?, ?, ?, \(BoardRecord.described.places))
          """
      ).execute(
        arguments: StatementArguments(
          [
            board.uid.isEmpty ? newUID() : board.uid, board.name, board.name.folded, patient, board.size.columns,
            board.size.rows, scene,
          ] + BoardRecord.described.values(of: board.traits)))
      let record = try db.inserted(BoardRecord.self)
      try ForeignFields.keep(board.foreign, of: .board(record.id), in: db)
      return try db.row(BoardRecord.self, id: record.id) ?? record
    }
  }

  /// - Throws: ``Failure`` `board.exists` when another of the same patient's has this name.
  public func save(_ board: BoardRecord) throws {
    var board = board
    board.name = board.name.asName
    try read { db in
      let namesake = Scope(
        condition: "folded = ? AND patient IS ? AND id <> ?", arguments: [board.name.folded, board.patient, board.id])
      if try db.first(BoardRecord.self, namesake) != nil { throw Failure("board.exists", ["name": .text(board.name)]) }
      try db.execute(
        sql: """
          UPDATE board
          SET name = ?, folded = ?, grid_columns = ?, grid_rows = ?, system = ?, scene = ?,
            \(BoardRecord.described.assignments)
          WHERE id = ?
          """,
        arguments: StatementArguments(
          [
            board.name, board.name.folded, board.size.columns, board.size.rows, board.system, board.scene,
          ] + BoardRecord.described.values(of: board.traits) + [board.id]))
      try ForeignFields.keep(board.foreign, of: .board(board.id), in: db)
    }
  }

  /// - Throws: ``Failure`` `board.in_use` with the plans that show it.
  public func remove(_ board: BoardRecord) throws {
    try read { db in
      let plans = try String.fetchAll(
        db, sql: "SELECT name FROM plan WHERE board = ? ORDER BY folded", arguments: [board.id])
      guard plans.isEmpty else {
        throw Failure(
          "board.in_use", ["name": .text(board.name), "plans": .list(plans.map(Value.text))],
          hint: Phrase("board.in_use.hint"))
      }
      try db.execute(sql: "DELETE FROM board WHERE id = ?", arguments: [board.id])
    }
  }

  static func boardScope(_ patient: Int64?) -> Scope {
    patient.map { Scope(condition: "(patient IS NULL OR patient = ?)", arguments: [$0]) } ?? .all
  }
}
