import GRDB
import TagarelaKit
import Workspace

/// The albums of a workspace that somebody has made, and what is in them.
struct AlbumStore {
  static let module = "album"

  static let tables = WorkspaceTables(
    id: module,
    migrations: [
      TableMigration(
        id: "1",
        sql: """
          CREATE TABLE album (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
            name TEXT
          );
          CREATE INDEX album_patient ON album(patient);
          CREATE TABLE album_item (
            id INTEGER PRIMARY KEY,
            uid TEXT NOT NULL UNIQUE,
            album INTEGER NOT NULL REFERENCES album(id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            folded TEXT NOT NULL,
            at TEXT NOT NULL,
            picture INTEGER REFERENCES media(id),
            thumbnail INTEGER REFERENCES media(id),
            drawing INTEGER REFERENCES media(id),
            symbol INTEGER REFERENCES symbol(id) ON DELETE CASCADE
          );
          CREATE INDEX album_item_order ON album_item(album, position, id);
          CREATE INDEX album_item_symbol ON album_item(symbol);
          CREATE INDEX album_item_picture ON album_item(picture);
          CREATE INDEX album_item_thumbnail ON album_item(thumbnail);
          CREATE INDEX album_item_drawing ON album_item(drawing);
          """, undoable: ["album", "album_item"])
    ])

  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  // MARK: Albums

  /// In the order in which they were made.
  func albums(of patient: Int64) throws -> [Album] { try albums("patient = ? ORDER BY id", [patient]) }

  func album(uid: String) throws -> Album? { try albums("uid = ?", [uid]).first }

  func album(_ id: Int64) throws -> Album? { try albums("id = ?", [id]).first }

  /// The album that the patient's drawings come to, made where it isn't there yet.
  func drawings(of patient: PatientRecord) throws -> Album {
    let uid = Album.drawings(of: patient)
    return try album(uid: uid) ?? add(Album(uid: uid, patient: patient.id))
  }

  func add(_ album: Album) throws -> Album {
    var album = album
    album.id = try workspace.read { db in
      try db.execute(
        sql: "INSERT INTO album(uid, patient, name) VALUES (?, ?, ?)",
        arguments: [album.uid, album.patient, album.name?.asName])
      return db.lastInsertedRowID
    }
    return album
  }

  func save(_ album: Album) throws {
    try workspace.read {
      try $0.execute(sql: "UPDATE album SET name = ? WHERE id = ?", arguments: [album.name?.asName, album.id])
    }
  }

  func remove(_ album: Album) throws {
    try workspace.read { try $0.execute(sql: "DELETE FROM album WHERE id = ?", arguments: [album.id]) }
  }

  private func albums(_ condition: String, _ arguments: StatementArguments) throws -> [Album] {
    try workspace.read { db in
      try Row.fetchAll(db, sql: "SELECT id, uid, patient, name FROM album WHERE \(condition)", arguments: arguments)
        .map { Album(id: $0[0], uid: $0[1], patient: $0[2], name: $0[3]) }
    }
  }

  // MARK: What is in them

  func count(in album: Album) throws -> Int {
    try workspace.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM album_item WHERE album = ?", arguments: [album.id]) ?? 0
    }
  }

  /// In their order.
  ///
  /// - Parameters:
  ///   - first: how many come before those that are wanted.
  ///   - limit: nil for all that follow.
  func items(in album: Album, from first: Int = 0, limit: Int? = nil) throws -> [AlbumItem] {
    try items(
      "i.album = ? ORDER BY i.position, i.id LIMIT ? OFFSET ?", [album.id, limit ?? -1, first])
  }

  func item(uid: String) throws -> AlbumItem? { try items("i.uid = ?", [uid]).first }

  /// The patient's pictures in whose names all words occur, whatever their case and accents, each with its album and its place there.
  func found(_ words: String, of patient: Int64) throws -> [(album: Int64, picture: AlbumPicture)] {
    let wanted = words.folded.split(separator: " ").map(String.init)
    let conditions = wanted.map { _ in "instr(coalesce(s.folded, i.folded), ?) > 0" }.joined(separator: " AND ")
    return try workspace.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(Self.columns), i.number
          FROM (
            SELECT album_item.*, row_number() OVER (PARTITION BY album ORDER BY position, album_item.id) AS number
            FROM album_item JOIN album ON album.id = album_item.album WHERE album.patient = ?
          ) i LEFT JOIN symbol s ON s.id = i.symbol
          WHERE \(conditions.isEmpty ? "1" : conditions) ORDER BY i.album, i.number
          """, arguments: [patient] + StatementArguments(wanted)
      ).map { row in
        let item = Self.item(row)
        return (item.album, AlbumPicture(item, number: row["number"]))
      }
    }
  }

  /// The latest of a patient's pictures, as many as have so many bytes together.
  ///
  /// - Returns: their numbers.
  func latest(of patient: Int64, within bytes: Int) throws -> Set<Int64> {
    try workspace.read { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT i.id, coalesce(length(p.bytes), 0) + coalesce(length(t.bytes), 0) + coalesce(length(d.bytes), 0)
          FROM album_item i JOIN album ON album.id = i.album LEFT JOIN symbol s ON s.id = i.symbol
            LEFT JOIN media p ON p.id = coalesce(s.picture, i.picture)
            LEFT JOIN media t ON t.id = i.thumbnail LEFT JOIN media d ON d.id = i.drawing
          WHERE album.patient = ? ORDER BY i.at DESC, i.id DESC
          """, arguments: [patient])
      var latest: Set<Int64> = []
      var room = bytes
      while let row = try rows.next() {
        room -= row[1] as Int
        if room < 0 { break }
        latest.insert(row[0])
      }
      return latest
    }
  }

  /// Whether the album has this picture or this symbol already.
  func has(picture: Int64?, symbol: Int64?, in album: Album) throws -> Bool {
    try workspace.read {
      try Bool.fetchOne(
        $0, sql: "SELECT 1 FROM album_item WHERE album = ? AND (picture = ? OR symbol = ?) LIMIT 1",
        arguments: [album.id, picture, symbol]) ?? false
    }
  }

  /// Behind all others, unless it says where.
  func add(_ item: AlbumItem) throws {
    try workspace.read { db in
      let last = try db.cachedStatement(sql: "SELECT max(position) FROM album_item WHERE album = ?")
      let behind = (try Int.fetchOne(last, arguments: [item.album]) ?? 0) + 1
      try db.cachedStatement(
        sql: """
          INSERT INTO album_item(uid, album, position, name, folded, at, picture, thumbnail, drawing, symbol)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(
        arguments: [
          item.uid, item.album, item.position > 0 ? item.position : behind, item.name, item.name.folded, item.at.iso,
          item.symbol == nil ? item.picture : nil, item.thumbnail, item.drawing, item.symbol,
        ])
    }
  }

  func save(_ item: AlbumItem) throws {
    try workspace.read {
      try $0.execute(
        sql: """
          UPDATE album_item
          SET album = ?, position = ?, name = ?, folded = ?, at = ?, picture = ?, thumbnail = ?, drawing = ?, symbol = ?
          WHERE id = ?
          """,
        arguments: [
          item.album, item.position, item.name, item.name.folded, item.at.iso,
          item.symbol == nil ? item.picture : nil, item.thumbnail, item.drawing, item.symbol, item.id,
        ])
    }
  }

  func remove(_ items: [AlbumItem]) throws {
    try workspace.read { db in
      let statement = try db.cachedStatement(sql: "DELETE FROM album_item WHERE id = ?")
      for item in items { try statement.execute(arguments: [item.id]) }
    }
  }

  /// The symbol of this identity, if the patient sees it.
  func symbol(uid: String, for patient: Int64) throws -> SymbolRecord? {
    let id = try workspace.read {
      try Int64.fetchOne(
        $0, sql: "SELECT id FROM symbol WHERE uid = ? AND (patient IS NULL OR patient = ?)", arguments: [uid, patient])
    }
    return try id.flatMap { try workspace.symbol(id: $0) }
  }

  private static let columns = """
    i.id, i.uid, i.album, i.position, coalesce(s.name, i.name), i.at, coalesce(s.picture, i.picture), i.thumbnail, \
    i.drawing, i.symbol
    """

  private func items(_ condition: String, _ arguments: StatementArguments) throws -> [AlbumItem] {
    try workspace.read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT \(Self.columns) FROM album_item i LEFT JOIN symbol s ON s.id = i.symbol WHERE \(condition)")
      return try Row.fetchAll(statement, arguments: arguments).map(Self.item)
    }
  }

  /// What a damaged file holds against its schema reads as nothing.
  private static func item(_ row: Row) -> AlbumItem {
    func text(_ column: Int) -> String { String.fromDatabaseValue(row[column]) ?? "" }
    func number(_ column: Int) -> Int64? { Int64.fromDatabaseValue(row[column]) }
    return AlbumItem(
      id: number(0) ?? 0, uid: text(1), album: number(2) ?? 0, position: number(3).map(Int.init) ?? 0, name: text(4),
      at: Moment(text(5)) ?? Moment(seconds: 0), picture: number(6), thumbnail: number(7), drawing: number(8),
      symbol: number(9))
  }
}
