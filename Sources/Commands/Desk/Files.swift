import Foundation
import TagarelaKit

/// Files that users name: read whole within limits, written whole or not at all.
enum Files {
  /// A large file is mapped: what nobody looks at takes no memory.
  ///
  /// - Parameter limit: bytes.
  /// - Throws: ``Failure`` `file.missing`, `file.not_a_file`, `file.too_large`, `file.unreadable`.
  static func read(_ path: String, limit: Int) throws -> Data { try input(path, limit: limit).bytes }

  /// As ``read(_:limit:)``, for a reader of a format.
  static func input(_ path: String, limit: Int) throws -> InputFile {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { throw Failure("file.missing", ["path": .text(path)]) }
      throw unreadable(path)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("file.not_a_file", ["path": .text(path)]) }
    guard status.st_size <= limit else {
      throw Failure(
        "file.too_large",
        ["path": .text(path), "size": .real(Double(status.st_size) / 1e6), "limit": .real(Double(limit) / 1e6)])
    }
    do {
      let isLarge = status.st_size > 4 << 20
      if isLarge { return InputFile(path: path, bytes: try mapped(path), isMapped: true) }
      return InputFile(path: path, bytes: try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw unreadable(path)
    }
  }

  /// Mapped by us, not left to the library: only of what surely is mapped may a reader let go.
  private static func mapped(_ path: String) throws -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0,
      let address = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED
    else { throw unreadable(path) }
    return Data(bytesNoCopy: address, count: Int(status.st_size), deallocator: .unmap)
  }

  /// Writes by way of a file beside it, so that a full disk or a crash leaves what was there.
  ///
  /// - Throws: ``Failure`` `file.unwritable`.
  static func write(_ data: Data, to path: String) throws {
    try write([(path: path, data: data)])
  }

  /// Writes files that belong together: none appears before all are on the disk.
  ///
  /// - Throws: ``Failure`` `file.unwritable`.
  static func write(_ files: [(path: String, data: Data)]) throws {
    defer { for file in files { unlink(partial(file.path)) } }
    for file in files { try writePartial(file.data, of: file.path) }
    for file in files where rename(partial(file.path), file.path) != 0 { throw unwritable(file.path) }
  }

  /// Writes a file as it is made: it appears when `body` is done and all of it is on the disk.
  ///
  /// - Throws: ``Failure`` `file.unwritable`, and what `body` throws.
  static func write(to path: String, _ body: (any ByteSink) throws -> Void) throws {
    defer { unlink(partial(path)) }
    try FileSink(partial(path), for: path).write(body)
    guard rename(partial(path), path) == 0 else { throw unwritable(path) }
  }

  private static func partial(_ path: String) -> String { path + ".part" }

  private static func writePartial(_ data: Data, of path: String) throws {
    unlink(partial(path))
    let descriptor = open(partial(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable(path) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    do {
      try file.write(contentsOf: data)
      try file.synchronize()
    } catch {
      throw unwritable(path)
    }
  }

  /// Makes a folder and those above it, for its owner alone.
  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw unwritable(path)
    }
  }

  /// A name for a file: lower case, without accents, words joined by hyphens: `hora-do-lanche`.
  static func slug(_ name: String) -> String {
    let words = name.folded.unicodeScalars.split {
      !($0.isASCII && $0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    let slug = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    return slug.isEmpty ? "tagarela" : String(slug.prefix(80))
  }

  private static func unreadable(_ path: String) -> Failure {
    Failure("file.unreadable", ["path": .text(path), "reason": .systemError])
  }

  private static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
