public import Files
public import Foundation

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

public struct ArchivedFile: Sendable, Equatable {
  public var path: String
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
  private let folder: URL
  private let known: Set<String>
  private let unfinished: Unfinished?

  /// - Parameters:
  ///   - folder: holds the files, is the caller's alone and goes with this value.
  ///   - unfinished: the note that the folder is to go, should the process be killed.
  public init(folder: String, files: [String], unfinished: Unfinished? = nil) {
    self.unfinished = unfinished
    self.folder = URL(fileURLWithPath: folder)
    self.files = files
    known = Set(files)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where a file lies while the archive is open; nil when there is none of this path.
  public func location(of path: String) -> String? {
    known.contains(path) ? folder.appendingPathComponent(path).path : nil
  }

  /// The contents of a file; nil when there is none of this path.
  public func bytes(of path: String) -> Data? {
    // Mapped from the size on at which it costs less than a copy: the pictures of a large set don't fill the memory.
    location(of: path).flatMap { try? FileContents.read($0, limit: .max, mappingFrom: 16 << 10) }
  }
}
