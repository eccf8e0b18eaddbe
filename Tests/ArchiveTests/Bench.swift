import Archive
import Foundation
import HelperProtocols
import Programs
import TagarelaKit

/// The archive tool, with a folder of its own to work in.
final class Bench {
  let archive: Archive
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    archive = Archive(program: try Self.tool(.init(deadline: 600)))
  }

  static func tool(_ limits: LineProgram.Limits) throws -> LineProgram {
    LineProgram(path: try toolPath(), name: "tagarela-archive", limits: limits)
  }

  /// One that works, and whose answers never come.
  static func muteTool(_ limits: LineProgram.Limits) throws -> LineProgram {
    LineProgram(
      path: "/bin/sh", arguments: ["-c", #"exec "$0" 3>&1 > /dev/null"#, try toolPath()], name: "tagarela-archive",
      limits: limits)
  }

  private static func toolPath() throws -> String {
    let test = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: test).deletingLastPathComponent().appending(path: "tagarela-archive").path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var zip: String { folder + "/given.zip" }
  var target: String { folder + "/unpacked" }

  /// Makes an archive with a few lines of Python, in which `z` is the archive being written.
  func make(_ lines: String) throws {
    try python("z = zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED)\n\(lines)\nz.close()")
  }

  /// Runs Python with `path` as the archive's path.
  func python(_ lines: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let start = "import stat, struct, sys, warnings, zipfile\nwarnings.simplefilter('ignore')\npath = sys.argv[1]\n"
    process.arguments = ["python3", "-c", start + lines, zip]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("python failed") }
  }

  /// Changes the bytes of the archive by hand.
  func damage(_ change: (inout Data) -> Void) throws {
    var bytes = try Data(contentsOf: URL(filePath: zip))
    change(&bytes)
    try bytes.write(to: URL(filePath: zip))
  }

  /// What reading it for a moment fails with.
  func passingFailure() -> Failure? {
    do {
      _ = try archive.unpack(zip)
      return nil
    } catch {
      return error as? Failure
    }
  }

  /// What unpacking fails with.
  func failure(_ limits: Archive.Limits = .init()) -> Failure? {
    do {
      try archive.unpack(zip, into: target, limits: limits)
      return nil
    } catch {
      return error as? Failure
    }
  }

  /// The names of all that lies in the folder, hidden things too, besides the archive.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "given.zip" }
  }
}
