public import Files
public import Foundation
import Synchronization

/// Reads and writes zip archives.
public protocol Archiver: Sendable {
  /// Unpacks an archive into a folder of the user's alone, which is gone when the value that is returned is.
  ///
  /// - Throws: ``Failure`` `archive.…` for an archive that is damaged, hostile or larger than boards are.
  func unpack(_ zip: String) throws -> UnpackedArchive

  /// Packs files into an archive: the same files give the same bytes.
  ///
  /// - Parameter files: by path inside the archive, with `/` between the names, in the order in which they are to lie.
  /// - Throws: ``Failure`` `archive.unfit_name` for a path that couldn't be unpacked again, or that is there twice.
  func pack(_ files: [ArchivedFile]) throws -> Data
}

/// A file that is to lie in an archive.
public struct ArchivedFile: Sendable, Equatable {
  /// With `/` between the names, and none at its beginning.
  public var path: String
  /// Unpacked.
  public var bytes: Data

  public init(path: String, bytes: Data) {
    self.path = path
    self.bytes = bytes
  }
}

/// An archive's files, as long as this lives.
public final class UnpackedArchive: Sendable {
  /// Paths inside the archive, in its order.
  public let files: [String]
  private let folder: String
  private let known: Set<String>
  private let unfinished: Unfinished?
  private let read = Mutex(Read())

  /// What was read already: boards name the same pictures again and again, and each is in memory once.
  private struct Read {
    var files: [String: Data] = [:]
    /// Bytes of those that aren't mapped.
    var copied = 0
  }

  /// Bytes from which on a file is mapped: the pictures of a large set don't fill the memory. A smaller one costs less as a
  /// copy.
  private static let mapped = 16 << 10
  private static let mostCopied = 16 << 20

  /// - Parameters:
  ///   - folder: holds the files, is the caller's alone and goes with this value.
  ///   - unfinished: the note that the folder is to go, should the process be killed.
  public init(folder: String, files: [String], unfinished: Unfinished? = nil) {
    self.unfinished = unfinished
    self.folder = folder
    self.files = files
    known = Set(files)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Where a file lies while the archive is open; nil when there is none of this path.
  public func location(of path: String) -> String? {
    known.contains(path) ? "\(folder)/\(path)" : nil
  }

  /// The contents of a file; nil when there is none of this path.
  public func bytes(of path: String) -> Data? {
    if let known = read.withLock({ $0.files[path] }) { return known }
    guard let location = location(of: path),
      let bytes = try? FileContents.read(location, limit: .max, mappingFrom: Self.mapped)
    else { return nil }
    read.withLock { read in
      let copied = read.copied + (bytes.count < Self.mapped ? bytes.count : 0)
      guard copied <= Self.mostCopied else { return }
      read.copied = copied
      read.files[path] = bytes
    }
    return bytes
  }
}
