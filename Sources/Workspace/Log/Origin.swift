import GRDB

/// Which file a workspace lies in. A workspace that finds itself in another one, because it was copied, goes on as another
/// workspace: two must not give the same time to different things.
struct OriginMark: Sendable {
  /// See ``FileMark``.
  let mark: Int32
  /// The file's number on its disk: of copies made by other programs it is another one, though the mark is the same.
  let inode: Int64

  /// A name for the workspace that nobody else has, drawn when it first changes something in this file.
  ///
  /// - Returns: the number that the log has for it.
  func claim(_ db: Database) throws -> Int64 {
    try db.execute(sql: "INSERT INTO origin(name, mark, inode) VALUES (?, ?, ?)", arguments: [newUID(), mark, inode])
    return db.lastInsertedRowID
  }
}
