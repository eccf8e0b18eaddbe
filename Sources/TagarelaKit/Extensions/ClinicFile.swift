/// Files that hold a clinic's data, known by how they begin: a workspace, a copy of one, and what a database keeps beside
/// itself while it is written.
///
/// What is taken up with a folder, or read as a file of another program, must not be one of these. How they begin is told by
/// SQLite's "Database File Format": 1.3, 3 and 4.1.
public enum ClinicFile {
  /// A workspace's mark, "Taga": SQLite's `application_id`, bytes 68 to 71 of the file.
  public static let mark: Int32 = 0x5461_6761

  /// Bytes that tell.
  public static let beginning = 72

  private static let database = Array("SQLite format 3\0".utf8)
  /// Of a write-ahead log, with either order of bytes in its sums, and of a rollback journal.
  private static let logs: [[UInt8]] = [
    [0x37, 0x7F, 0x06, 0x82], [0x37, 0x7F, 0x06, 0x83], [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7],
  ]

  /// Whether a file that begins so is a workspace.
  public static func isWorkspace(_ beginning: some Collection<UInt8>) -> Bool {
    let mark = (0..<4).map { UInt8(truncatingIfNeeded: Self.mark >> (24 - 8 * $0)) }
    return isDatabase(beginning) && beginning.dropFirst(68).starts(with: mark)
  }

  /// Whether a file that begins so is a database, of whomever.
  public static func isDatabase(_ beginning: some Collection<UInt8>) -> Bool { beginning.starts(with: database) }

  /// Whether a file that begins so is a database's log: pages that may be a patient's.
  public static func isLog(_ beginning: some Collection<UInt8>) -> Bool { logs.contains { beginning.starts(with: $0) } }
}
