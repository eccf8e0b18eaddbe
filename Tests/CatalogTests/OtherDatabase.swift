import GRDB

/// A database that something else made.
struct OtherDatabase {
  private let queue: DatabaseQueue

  init(_ path: String) throws { queue = try DatabaseQueue(path: path) }

  func execute(_ sql: String) throws { try queue.write { try $0.execute(sql: sql) } }
}
