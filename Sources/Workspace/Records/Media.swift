public import Foundation
import GRDB
import Synchronization
public import TagarelaKit

extension Workspace {
  /// Keeps a picture, once for each content, and gives its number.
  public func keep(_ picture: Picture, width: Double?, height: Double?) throws -> Int64 {
    try keep(picture.bytes, kind: picture.format.rawValue, width: width, height: height, seconds: nil)
  }

  /// The number of a picture of just these bytes that is kept already: it was looked at when it came.
  public func keptPicture(_ bytes: Data) throws -> Int64? {
    try read { db in
      let same = try db.cachedStatement(
        sql: "SELECT id FROM media WHERE checksum = ? AND kind IN (\(Media.pictureKinds)) AND bytes = ? LIMIT 1")
      return try Int64.fetchOne(same, arguments: [Media.checksum(bytes), bytes])
    }
  }

  /// Keeps a voice, once for each content, and gives its number.
  public func keep(_ voice: Voice, seconds: Double?) throws -> Int64 {
    try keep(voice.bytes, kind: "wav", width: nil, height: nil, seconds: seconds)
  }

  /// Keeps a film, once for each content, and gives its number.
  public func keep(_ video: Video) throws -> Int64 {
    try keep(video.bytes, kind: video.format.rawValue, width: nil, height: nil, seconds: nil)
  }

  /// - Returns: nil when there is no such film.
  public func video(_ id: Int64?) throws -> Video? {
    guard let id, let (kind, bytes) = try media(id), let format = VideoFormat(rawValue: kind) else { return nil }
    return Video(format: format, bytes: bytes)
  }

  /// - Returns: nil when there is no such picture.
  public func picture(_ id: Int64?) throws -> Picture? {
    guard let id, let (kind, bytes) = try media(id), let format = PictureFormat(rawValue: kind) else { return nil }
    return Picture(format: format, bytes: bytes)
  }

  public func voice(_ id: Int64?) throws -> Voice? {
    guard let id, let (kind, bytes) = try media(id), kind == "wav" else { return nil }
    return Voice(bytes: bytes)
  }

  /// What a picture is, without its bytes.
  public func pictureFacts(_ id: Int64) throws -> PictureFacts? {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT kind, width, height FROM media WHERE id = ?")
      guard let row = try Row.fetchOne(statement, arguments: [id]), let format = PictureFormat(rawValue: row[0]) else {
        return nil
      }
      return PictureFacts(format: format, width: row[1] ?? 0, height: row[2] ?? 0)
    }
  }

  private func media(_ id: Int64) throws -> (kind: String, bytes: Data)? {
    if let shown = shownMedia.withLock({ $0?[id] }) { return shown }
    let found: (kind: String, bytes: Data)? = try read { db in
      let statement = try db.cachedStatement(sql: "SELECT kind, bytes FROM media WHERE id = ?")
      return try Row.fetchOne(statement, arguments: [id]).map { ($0[0], $0[1]) }
    }
    if let found { shownMedia.withLock { $0?[id] = found } }
    return found
  }

  /// While `body` runs, a picture or sound is in memory once, however many cells show it.
  func sharingMedia<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isOutermost = shownMedia.withLock { shown in
      defer { if shown == nil { shown = [:] } }
      return shown == nil
    }
    defer { if isOutermost { shownMedia.withLock { $0 = nil } } }
    return try body()
  }

  func keep(_ bytes: Data, kind: String, width: Double?, height: Double?, seconds: Double?) throws -> Int64 {
    try read { db in
      defer { bytes.letGo() }
      let checksum = Media.checksum(bytes)
      let same = try db.cachedStatement(sql: "SELECT id FROM media WHERE checksum = ? AND kind = ? AND bytes = ?")
      if let id = try Int64.fetchOne(same, arguments: [checksum, kind, bytes]) { return id }
      try db.cachedStatement(
        sql: "INSERT INTO media(kind, checksum, width, height, seconds, bytes) VALUES (?, ?, ?, ?, ?, ?)"
      ).execute(arguments: [kind, checksum, width, height, seconds, bytes])
      return db.lastInsertedRowID
    }
  }
}

enum Media {
  /// What the kind of a picture is, as SQL lists it.
  static let pictureKinds = PictureFormat.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// FNV-1a, 64 bits: finds equal contents quickly (which are then compared) and shows a damaged one.
  static func checksum(_ bytes: Data) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return Int64(bitPattern: hash)
  }

  /// The columns that hold a medium's number, modules' as well: those that refer to the table of media.
  static func holders(in db: Database) throws -> [(table: String, column: String)] {
    let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    return try tables.flatMap { table in
      try Row.fetchAll(db, sql: "PRAGMA foreign_key_list(\(table.asSQLName))")
        .filter { ($0["table"] as String?)?.lowercased() == "media" }.map { (table, $0["from"] as String) }
    }
  }
}
