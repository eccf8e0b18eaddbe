import Files
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
    try UserFiles.makeFolder(folder)
    self.folder = folder
  }

  /// - Throws: ``Failure`` `file.unwritable`.
  func add(ending: String) throws -> StagedFile {
    let file = try StagedFile(in: folder, ending: ending)
    files.append(file)
    return file
  }

  /// Takes a file back.
  func remove(_ file: StagedFile) { files.removeAll { $0 === file } }

  /// Gives all files the first of the names that none of them would take from another file.
  ///
  /// - Returns: their paths.
  /// - Throws: ``Failure`` `file.unwritable`; then none is there.
  func publish(as names: some Sequence<String>) throws -> [String] {
    for name in names {
      for file in files { file.call(folder == "." ? name : "\(folder)/\(name)") }
      do {
        try NewFile.finish(files.map(\.file))
        return files.map(\.file.path)
      } catch {
        guard error.refusal == .exists else { throw Failure(writing: error.path, error.refusal) }
      }
    }
    throw Failure(writing: folder, .exists)
  }
}

/// A file that has no name yet that anybody looks for.
final class StagedFile: ByteSink {
  fileprivate let file: NewFile
  private let ending: String

  /// - Throws: ``Failure`` `file.unwritable`.
  init(in folder: String, ending: String) throws {
    self.ending = ending
    do {
      file = try NewFile(in: folder)
    } catch {
      throw Failure(writing: folder, error)
    }
  }

  func write(_ part: Data) throws {
    do {
      try file.write(part)
    } catch {
      throw Failure(writing: file.path, error)
    }
  }

  /// - Parameter path: without the ending.
  fileprivate func call(_ path: String) { file.path = "\(path).\(ending)" }

  /// - Returns: what was written, of which only what is looked at takes memory.
  func finished() throws -> Data {
    do {
      return try file.contents()
    } catch {
      throw Failure(writing: file.path, error)
    }
  }
}
