import GRDB
public import TagarelaKit

/// What things were when this workspace and another had them alike: for each a sum of each of its fields. By it is told
/// who has changed what since. A letter that has left counts as arrived.
enum ExchangedVersions {
  static func key(_ kind: String, _ uid: String) -> String { "\(kind)/\(uid)" }

  /// Of where a patient has put a board's cells: the moment, and where each was before.
  static func arrangementKey(_ board: String) -> String { key("board", board) + "/moved" }

  /// The sums as they are kept: a line a field, its name and the sum.
  static func written(_ sums: [String: String]) -> String {
    sums.filter { !$0.key.contains(where: \.isWhitespace) }.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }.joined(separator: "\n")
  }

  static func read(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
      guard let blank = line.firstIndex(of: " ") else { return nil }
      return (String(line[..<blank]), String(line[blank...].dropFirst()))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Sums of what somebody wrote must not outlive it for good: those of cells that were removed, and of modules' things, of
  /// which nothing tells when they are gone.
  static func forgetWhatIsGone(_ db: Database) throws {
    let kinds = ["patient", "tutor", "category", "symbol", "board", "cell", "plan"]
    let ours = kinds.map { _ in "uid NOT LIKE ? || '/%'" }.joined(separator: " AND ")
    try db.execute(
      sql: "DELETE FROM exchanged WHERE board IS NOT NULL OR \(ours)", arguments: StatementArguments(kinds))
  }
}

extension Workspace {
  /// The sums of the fields of something when it was exchanged last; nil when it never was.
  func exchanged(_ key: String) throws -> [String: String]? {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT fields FROM exchanged WHERE uid = ?")
      return try db.rows(statement, [key]) { ExchangedVersions.read($0[0]) }.first
    }
  }

  /// The sums of a cell that was exchanged, and removed from a board here since; nil where there is none such.
  func exchanged(ofRemoved cell: String, from board: BoardRecord) throws -> [String: String]? {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT fields FROM exchanged WHERE uid = ? AND board = ?")
      let key = ExchangedVersions.key("cell", cell)
      return try db.rows(statement, [key, board.id]) { ExchangedVersions.read($0[0]) }.first
    }
  }

  /// - Parameters:
  ///   - versions: what both have; nil forgets it.
  ///   - board: of a cell, the board from which it was removed.
  func note(exchanged key: String, as sums: [String: String]?, removedFrom board: BoardRecord? = nil) throws {
    try read { db in
      guard let sums else {
        return try db.cachedStatement(sql: "DELETE FROM exchanged WHERE uid = ?").execute(arguments: [key])
      }
      let text = ExchangedVersions.written(sums)
      // What is there already is not written again, nor logged.
      try db.cachedStatement(
        sql: """
          INSERT INTO exchanged(uid, fields, board) VALUES (?, ?, ?)
          ON CONFLICT (uid) DO UPDATE SET fields = excluded.fields, board = excluded.board
          WHERE fields <> excluded.fields OR board IS NOT excluded.board
          """
      ).execute(arguments: [key, text, board?.id])
    }
  }

  /// Forgets cells that were removed here and are not on the other side's board either.
  ///
  /// - Parameter sent: the identities of those that the other side has.
  func forgetRemovedCells(of board: BoardRecord, besides sent: Set<String>) throws {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT uid FROM exchanged WHERE board = ?")
      let kept = Set(sent.map { ExchangedVersions.key("cell", $0) })
      for key in try db.rows(statement, [board.id], { $0[0] as String }) where !kept.contains(key) {
        try note(exchanged: key, as: nil)
      }
    }
  }

  func mediaChecksum(_ number: Int64) throws -> Int64? {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT checksum FROM media WHERE id = ?")
      return try db.rows(statement, [number]) { $0[0] as Int64 }.first
    }
  }

  /// Remembers what of a parcel is here as what sender and receiver have alike.
  ///
  /// - Parameters:
  ///   - patient: whose boards they are where the parcel doesn't say.
  ///   - parts: what modules let travel.
  public func remember(exchanged parcel: Parcel, for patient: PatientRecord? = nil, parts: [ParcelPart]) throws {
    try Remembering(workspace: self, parcel: parcel, parts: parts).run(for: patient)
  }
}

/// Goes through a parcel and remembers what is here of it.
struct Remembering {
  let workspace: Workspace
  let parcel: Parcel
  let parts: [ParcelPart]
  /// What was not taken: of that the sender has something else.
  var declined: Set<String> = []
  /// Fields that stay as they are here, with what the sender has there.
  var kept: [String: [String: FieldVersion]] = [:]

  func run(for patient: PatientRecord?) throws {
    let owner = try parcel.patient.flatMap { try workspace.match($0) } ?? patient
    if parcel.kind == .plan, let owner {
      try note(
        "patient", owner.uid,
        [
          ("name", .text(owner.name)), ("email", .text(owner.email)), ("photo", .keptPicture(orNone: owner.photo)),
        ])
      try parcel.tutor.flatMap { try workspace.match($0, of: owner) }.map { tutor in
        try note(
          "tutor", tutor.uid,
          [
            ("name", .text(tutor.name)), ("place", .text(tutor.place)), ("email", .text(tutor.email)),
            ("photo", .keptPicture(orNone: tutor.photo)),
          ])
        for plan in parcel.plans { try workspace.match(plan, of: tutor).map(note) }
      }
    }
    var noted: Set<String> = []
    for board in parcel.plans.map(\.board) + parcel.boards {
      for symbol in board.cells.compactMap(\.symbol) { try note(symbol, owner, &noted) }
      try workspace.match(board, for: owner).map { try note($0, cells: board) }
    }
    for symbol in parcel.symbols { try note(symbol, owner, &noted) }
    if let owner { for item in parcel.items { try note(item, owner) } }
  }

  private func note(_ symbol: Symbol, _ owner: PatientRecord?, _ noted: inout Set<String>) throws {
    guard let record = try workspace.match(symbol, for: owner), noted.insert(record.uid).inserted else { return }
    try note("symbol", record.uid, workspace.versions(of: record))
    guard let category = try workspace.category(id: record.category), noted.insert("category \(category.id)").inserted,
      let uid = try workspace.uid(of: category)
    else { return }
    try note("category", uid, [("color", .color(category.color))])
  }

  private func note(_ record: BoardRecord, cells board: Board) throws {
    try note("board", record.uid, workspace.versions(of: record))
    try workspace.forgetRemovedCells(of: record, besides: Set(board.cells.map(\.uid)))
    guard record.size == board.size else { return }
    let sent = Set(board.cells.map(\.position))
    for cell in try workspace.cells(of: record) where sent.contains(cell.position) {
      try note("cell", cell.uid, workspace.versions(of: cell))
    }
  }

  private func note(_ plan: PlanRecord) throws { try note("plan", plan.uid, workspace.versions(of: plan)) }

  private func note(_ item: ParcelItem, _ owner: PatientRecord) throws {
    guard let here = try parts.first(where: { $0.id == item.part })?.here?(workspace, owner, item.uid) else { return }
    let names = Set(here.fields.keys).union(here.media.keys)
    try note(item.part, item.uid, names.map { ($0, here.version(of: $0)) })
  }

  private func note(_ kind: String, _ uid: String, _ versions: [(String, FieldVersion)]) throws {
    let key = ExchangedVersions.key(kind, uid)
    guard !declined.contains(key) else { return }
    var sums: [String: String] = [:]
    for (field, version) in versions { sums[field] = try version.sum(in: workspace) }
    for (field, version) in kept[key] ?? [:] { sums[field] = try version.sum(in: workspace) }
    try workspace.note(exchanged: key, as: sums)
  }
}

extension ParcelItem {
  /// What it has under a name.
  func version(of field: String) -> FieldVersion {
    if let bytes = media[field] {
      return Picture(ofAnyFormat: bytes).map { .picture($0) } ?? .voice(Voice(bytes: bytes))
    }
    return .text(fields[field])
  }
}

extension Workspace {
  func versions(of symbol: SymbolRecord) throws -> [(String, FieldVersion)] {
    let category = try self.category(id: symbol.category)
    return [
      ("name", .text(symbol.name)), ("meaning", .text(symbol.meaning)),
      ("category", category.map { .named($0.name, identity: $0.name.folded) } ?? .nothing),
      ("picture", .keptPicture(symbol.picture)), ("voice", .keptVoice(orNone: symbol.voice)),
      ("video", .keptVideo(orNone: symbol.video)),
    ] + SymbolTraits.fields.map { ($0.name, $0.version(of: symbol.traits)) }
  }

  func versions(of board: BoardRecord) -> [(String, FieldVersion)] {
    [
      ("size", .text(board.size.description)), ("foreign", .foreign(board.foreign)),
      ("scene", .keptPicture(orNone: board.scene)),
    ] + BoardTraits.fields.map { ($0.name, $0.version(of: board.traits)) }
  }

  func versions(of cell: CellRecord) throws -> [(String, FieldVersion)] {
    [
      ("symbol", .named(cell.symbol)), ("picture", .keptPicture(orNone: cell.restyled)),
      ("voice", .keptVoice(orNone: cell.ownVoice)),
      ("link", .named(try cell.link.flatMap { try board(id: $0) })), ("foreign", .foreign(cell.foreign)),
      ("place", .content(.integer(cell.position), .integer)),
    ] + CellTraits.fields.map { ($0.name, $0.version(of: cell.traits)) }
  }

  func versions(of plan: PlanRecord) throws -> [(String, FieldVersion)] {
    let content: FieldVersion =
      if let board = try plan.board.flatMap({ try board(id: $0) }) {
        .named(board)
      } else {
        .named(try plan.symbol.flatMap { try symbol(id: $0) })
      }
    return [
      ("name", .text(plan.name)), ("description", .text(plan.description)), ("start", .text(plan.start?.description)),
      ("content", content), ("activities", .activities(plan.activities)),
    ]
  }

  func uid(of category: CategoryRecord) throws -> String? {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT uid FROM category WHERE id = ?")
      return try db.rows(statement, [category.id]) { $0[0] as String }.first
    }
  }
}
