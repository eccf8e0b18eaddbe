import Foundation
import TagarelaTestSupport
import Testing

/// A line to a server on this machine that is cut now and then, and slow; it ends with this.
final class BadLine {
  let port: Int
  private let folder: URL
  private let program: ChildProgram

  init(to port: Int, seed: Int) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "line-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Servers/cut.py").path
    let program = try ChildProgram(
      "/usr/bin/python3", [script, String(port), String(seed)], environment: ProcessInfo.processInfo.environment,
      folder: folder)
    try program.wait("a port") { program.output.hasSuffix("\n") }
    self.port = try #require(Int(program.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    self.program = program
  }

  deinit {
    program.signal(SIGTERM)
    _ = try? program.result(within: 10)
    try? FileManager.default.removeItem(at: folder)
  }
}
