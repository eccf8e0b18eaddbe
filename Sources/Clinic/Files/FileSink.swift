import Files
public import Foundation
public import TagarelaKit

/// A file of the user's that is written in parts, and is there only when it is whole.
public final class FileSink: ByteSink {
  private let file: NewFile

  /// - Throws: ``Failure`` `file.exists`, `file.not_a_file`, `file.open_database`, `file.unwritable`.
  public init(_ path: String, replacing: Bool) throws {
    do {
      file = try NewFile(at: path, replacing: replacing)
    } catch {
      throw Failure(writing: path, error)
    }
  }

  public func write(_ bytes: Data) throws {
    do {
      try file.write(bytes)
    } catch {
      throw Failure(writing: file.path, error)
    }
  }

  /// Puts it in its place.
  public func finish() throws { try Self.finish([self]) }

  /// Puts files that belong together in their places: all of them, or none.
  public static func finish(_ sinks: [FileSink]) throws {
    do {
      try NewFile.finish(sinks.map(\.file))
    } catch {
      throw Failure(writing: error.path, error.refusal)
    }
  }
}
