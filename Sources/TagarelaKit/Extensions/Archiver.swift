public import Files
public import Foundation
import Synchronization

/// Reads and writes zip archives.
public protocol Archiver: Sendable {
  /// Unpacks an archive for as long as the value that is returned lives.
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
  private let contents: Data
  private let places: [String: Range<Int>]
  private let makeFolder: @Sendable () throws -> Folder
  private let written = Mutex<Written?>(nil)

  /// Where files lie of which somebody needs one.
  public struct Folder: Sendable {
    let path: String
    let unfinished: Unfinished?

    /// - Parameters:
    ///   - path: of a folder of the caller's alone, which goes with the archive.
    ///   - unfinished: the note that it is to go, should the process be killed.
    public init(path: String, unfinished: Unfinished? = nil) {
      self.path = path
      self.unfinished = unfinished
    }
  }

  private struct Written: Sendable {
    let folder: Folder
    /// Where each lies, by its path inside the archive.
    var places: [String: String] = [:]
  }

  /// - Parameters:
  ///   - bytes: how many each of the files has.
  ///   - contents: of all of them, one behind the other.
  ///   - makeFolder: makes the folder for those files that must lie somewhere; asked once at most.
  /// - Returns: nil where these don't fit each other.
  public init?(
    files: [String], bytes: [Int], of contents: Data, makeFolder: @escaping @Sendable () throws -> Folder
  ) {
    var places: [String: Range<Int>] = [:]
    places.reserveCapacity(files.count)
    var end = 0
    guard files.count == bytes.count else { return nil }
    for (path, count) in zip(files, bytes) {
      guard count >= 0, count <= contents.count - end else { return nil }
      places[path] = end..<end + count
      end += count
    }
    guard end == contents.count, places.count == files.count else { return nil }
    self.files = files
    self.places = places
    self.contents = contents
    self.makeFolder = makeFolder
  }

  deinit {
    if let folder = written.withLock({ $0?.folder }) { try? FileManager.default.removeItem(atPath: folder.path) }
  }

  /// Whether there is a file of this path.
  public func has(_ path: String) -> Bool { places[path] != nil }

  /// The contents of a file.
  ///
  /// - Parameter limit: bytes.
  /// - Returns: nil when there is none of this path, or it has more.
  public func bytes(of path: String, atMost limit: Int = .max) -> Data? {
    guard let place = places[path], place.count <= limit else { return nil }
    guard place.count > Self.copied else { return Data(contents.dropFirst(place.lowerBound).prefix(place.count)) }
    let contents = contents
    return contents.withUnsafeBytes { all in
      guard let start = all.baseAddress else { return Data() }
      return Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: start + place.lowerBound), count: place.count,
        deallocator: .custom { _, _ in withExtendedLifetime(contents) {} })
    }
  }

  /// Bytes up to which a copy costs less than to share them.
  private static let copied = 64

  /// Where a file lies while the archive is open, for what reads files alone; nil when there is none of this path.
  ///
  /// - Throws: ``Failure`` `archive.unwritable`.
  public func location(of path: String) throws -> String? {
    guard let bytes = bytes(of: path) else { return nil }
    return try written.withLock { written in
      if let known = written?.places[path] { return known }
      var all = try written ?? Written(folder: makeFolder())
      defer { written = all }
      let place = "\(all.folder.path)/\(all.places.count)"
      guard FileManager.default.createFile(atPath: place, contents: bytes, attributes: [.posixPermissions: 0o600])
      else { throw Failure("archive.unwritable", ["path": .text(path), "reason": .systemError]) }
      all.places[path] = place
      return place
    }
  }
}
