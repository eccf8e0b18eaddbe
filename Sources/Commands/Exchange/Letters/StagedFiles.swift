import Foundation
import TagarelaKit

/// Files that belong together: written beside, and given their names when all of them are on the disk. No file that is there
/// is ever replaced, also not one that another process has just put there.
final class StagedFiles {
  private let folder: String
  private var files: [StagedFile] = []

  /// - Parameter folder: is made, with those above it, where it isn't there.
  /// - Throws: ``Failure`` `file.unwritable`.
  init(in folder: String) throws {
    try Files.makeFolder(folder)
    self.folder = folder
  }

  deinit { for file in files { unlink(file.path) } }

  /// - Throws: ``Failure`` `file.unwritable`.
  func add(ending: String) throws -> StagedFile {
    let file = try StagedFile(in: folder, ending: ending)
    files.append(file)
    return file
  }

  /// Gives all files the first of the names that none of them would take from another file.
  ///
  /// - Returns: their paths.
  /// - Throws: ``Failure`` `file.unwritable`; then none is there.
  func publish(as names: some Sequence<String>) throws -> [String] {
    for name in names {
      let paths = files.map { folder == "." ? "\(name).\($0.ending)" : "\(folder)/\(name).\($0.ending)" }
      if try publish(at: paths) { return paths }
    }
    throw StagedFile.unwritable(folder)
  }

  private func publish(at paths: [String]) throws -> Bool {
    var done: [String] = []
    for (file, path) in zip(files, paths) {
      do {
        if try file.appear(at: path) {
          done.append(path)
          continue
        }
      } catch {
        for path in done { unlink(path) }
        throw error
      }
      for path in done { unlink(path) }
      return false
    }
    try syncFolder()
    return true
  }

  /// A name is on the disk only when its folder is.
  private func syncFolder() throws {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// A file that has no name yet that anybody looks for.
final class StagedFile: ByteSink {
  let path: String
  let ending: String
  private var descriptor: Int32

  /// - Throws: ``Failure`` `file.unwritable`.
  init(in folder: String, ending: String) throws {
    path = "\(folder)/.tagarela-\(UUID().uuidString.lowercased()).part"
    self.ending = ending
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.unwritable(folder) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func write(_ part: Data) throws {
    var rest = part[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Self.unwritable(path)
      }
    }
  }

  /// Ends the writing.
  ///
  /// - Returns: its contents, of which only what is looked at takes memory.
  func finished() throws -> Data {
    guard fsync(descriptor) == 0 else { throw Self.unwritable(path) }
    close(descriptor)
    descriptor = -1
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw Self.unwritable(path)
    }
  }

  /// - Returns: false where a file of this path is there.
  fileprivate func appear(at target: String) throws -> Bool {
    if link(path, target) == 0 { return true }
    if errno == EEXIST { return false }
    // Some file systems, like those of memory sticks, know no second name for a file.
    let claim = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard claim >= 0 else {
      if errno == EEXIST { return false }
      throw Self.unwritable(target)
    }
    close(claim)
    guard rename(path, target) == 0 else {
      let failure = Self.unwritable(target)
      unlink(target)
      throw failure
    }
    return true
  }

  static func unwritable(_ path: String) -> Failure {
    Failure("file.unwritable", ["path": .text(path), "reason": .systemError])
  }
}
