import Files
import Foundation

/// Reads files that others gave.
enum ReadFile {
  enum Fault: Error {
    case unreadable
    case tooLarge
  }

  /// The whole of an ordinary file.
  static func bytes(_ path: String, atMost limit: Int) throws(Fault) -> Data {
    do {
      return try FileContents.read(path, limit: limit)
    } catch {
      if case .tooLarge = error { throw .tooLarge }
      throw .unreadable
    }
  }

  /// The first bytes of an ordinary file.
  static func beginning(of path: String, bytes count: Int) throws(Fault) -> Data {
    do {
      return try FileContents.part(of: path, count: count)
    } catch {
      throw .unreadable
    }
  }
}
