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
    let used = openHere()
    while let next = open.popLast() {
      guard next.depth <= deepest else { throw Failure("pack.too_deep", ["file": .text(next.path)]) }
      for name in try Folder.names(in: folder + "/" + next.path) {
        let path = next.path.isEmpty ? name : next.path + "/" + name
        let kind = Folder.kind(of: folder + "/" + path)
        guard kind == S_IFREG || kind == S_IFDIR else {
          throw Failure(kind == S_IFLNK ? "pack.link" : "pack.not_a_file", ["file": .text(path)])
        }
        if kind == S_IFREG, try holdsPatients(folder + "/" + path, used) {
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
  private static func holdsPatients(_ path: String, _ open: Set<Identity>) throws -> Bool {
    // To open and close the file of an open database would take its locks from it (SQLite, "How To Corrupt", 2.2).
    if let own = Identity({ stat(path, $0) }), open.contains(own) { return true }
    let file = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Failure("pack.file_unreadable", ["file": .text(path), "reason": .systemError]) }
    defer { close(file) }
    var beginning = [UInt8](repeating: 0, count: ClinicFile.beginning)
    let count = beginning.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    let bytes = beginning.prefix(max(count, 0))
    return ClinicFile.isWorkspace(bytes) || ClinicFile.isLog(bytes)
  }

  /// A file, under whatever name.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t

    init?(_ ask: (UnsafeMutablePointer<stat>) -> Int32) {
      var status = stat()
      guard ask(&status) == 0 else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  /// The files that this process has open.
  private static func openHere() -> Set<Identity> {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return Set(numbers.compactMap { Int32($0) }.compactMap { number in Identity { fstat(number, $0) } })
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
      do {
        try FileManager.default.copyItem(atPath: folder + "/" + path, toPath: goal)
      } catch {
        throw Failure.unwritable(goal)
      }
      chmod(goal, path == program ? 0o700 : 0o600)
    }
  }
}
