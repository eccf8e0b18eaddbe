import Files
public import Foundation
public import TagarelaKit

/// Files that users name: read whole within limits, written whole or not at all.
public enum UserFiles {
  /// A large file is mapped: what nobody looks at takes no memory.
  ///
  /// - Parameters:
  ///   - limit: bytes.
  ///   - smaller: what one does about a file that is too large.
  /// - Throws: ``Failure`` `file.missing`, `file.not_a_file`, `file.too_large`, `file.open_database`, `file.unreadable`.
  public static func read(_ path: String, limit: Int, smaller: Phrase? = nil) throws -> Data {
    do {
      return try FileContents.read(path, limit: limit)
    } catch {
      throw Failure(reading: path, error, limit: limit, smaller: smaller)
    }
  }

  /// As ``read(_:limit:smaller:)``, for a reader of a format.
  public static func input(_ path: String, limit: Int, smaller: Phrase? = nil) throws -> InputFile {
    let bytes = try read(path, limit: limit, smaller: smaller)
    return InputFile(path: path, bytes: bytes, isMapped: bytes.count >= FileContents.large)
  }

  /// A file that is received, of at most ``Clinic/largestFile`` bytes.
  public static func received(_ path: String) throws -> InputFile {
    try input(path, limit: Clinic.largestFile, smaller: Phrase("receive.too_large.hint"))
  }

  /// Writes files that belong together: none appears before all are on the disk.
  ///
  /// - Parameter replacing: whether they may take the place of files that are there.
  /// - Throws: ``Failure`` `file.exists`, `file.not_a_file`, `file.open_database`, `file.unwritable`.
  public static func write(_ files: [(path: String, data: Data)], replacing: Bool) throws {
    try FileSink.finish(
      files.map { path, data in
        let sink = try FileSink(path, replacing: replacing)
        try sink.write(data)
        return sink
      })
  }

  /// Makes a folder and those above it, for its owner alone.
  public static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw unwritable(path)
    }
  }

  private static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
