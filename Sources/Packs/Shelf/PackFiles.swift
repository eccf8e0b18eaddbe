import Files
import Foundation
import TagarelaKit

/// The files of a pack.
enum PackFiles {
  /// Bytes of all files of the largest pack.
  static let mostBytes = 8 << 30
  /// Folders inside folders.
  private static let deepest = 16

  /// Their paths inside the folder, folders before what is in them; without hidden ones.
  ///
  /// - Throws: ``Failure`` `pack.link`, `pack.not_a_file`, `pack.workspace`, `pack.too_deep`, `pack.too_many_files`,
  ///   `pack.file_unreadable`.
  static func paths(in folder: String) throws -> [(path: String, isFolder: Bool)] {
    var found: [(path: String, isFolder: Bool)] = []
    var open: [(path: String, depth: Int)] = [("", 0)]
    while let next = open.popLast() {
      guard next.depth <= deepest else { throw Failure("pack.too_deep", ["file": .text(next.path)]) }
      for name in try Folder.names(in: folder + "/" + next.path) {
        let path = next.path.isEmpty ? name : next.path + "/" + name
        let kind = Folder.kind(of: folder + "/" + path)
        guard kind == S_IFREG || kind == S_IFDIR else {
          throw Failure(kind == S_IFLNK ? "pack.link" : "pack.not_a_file", ["file": .text(path)])
        }
        if kind == S_IFREG, try holdsPatients(folder + "/" + path) {
          throw Failure("pack.workspace", ["file": .text(path)])
        }
        found.append((path, kind == S_IFDIR))
        guard found.count <= Folder.most else { throw Failure("pack.too_many_files", ["limit": .integer(Folder.most)]) }
        if kind == S_IFDIR { open.append((path, next.depth + 1)) }
      }
    }
    return found
  }

  /// Whether a file is a workspace, or the log of a database: whoever makes a pack in the folder of their work would send
  /// their patients along.
  private static func holdsPatients(_ path: String) throws -> Bool {
    do {
      let beginning = try FileContents.part(of: path, count: ClinicFile.beginning)
      return ClinicFile.isWorkspace(beginning) || ClinicFile.isLog(beginning)
    } catch {
      if error == .openDatabase { return true }
      throw Failure(reading: path, error)
    }
  }

  /// Copies them, for the user alone.
  ///
  /// - Parameters:
  ///   - program: the one that may be executed.
  ///   - target: is made.
  /// - Throws: those of ``paths(in:)``, and ``Failure`` `file.unwritable`, `pack.too_large`.
  static func copy(_ folder: String, program: String?, to target: String) throws {
    guard mkdir(target, 0o700) == 0 else { throw Failure.unwritable(target) }
    var left = mostBytes
    for (path, isFolder) in try paths(in: folder) {
      let goal = target + "/" + path
      if isFolder {
        guard mkdir(goal, 0o700) == 0 else { throw Failure.unwritable(goal) }
        continue
      }
      var status = stat()
      guard stat(folder + "/" + path, &status) == 0 else { throw Failure("pack.file_missing", ["file": .text(path)]) }
      left -= Int(status.st_size)
      guard left >= 0 else { throw Failure("pack.too_large") }
      let bytes: Data
      do {
        bytes = try FileContents.read(folder + "/" + path, limit: mostBytes)
      } catch {
        throw Failure(reading: path, error)
      }
      do {
        try bytes.write(to: URL(fileURLWithPath: goal))
      } catch {
        throw Failure.unwritable(goal)
      }
      chmod(goal, path == program ? 0o700 : 0o600)
    }
  }
}
