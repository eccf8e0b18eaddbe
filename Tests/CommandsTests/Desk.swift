import Foundation
import TagarelaTestSupport

/// A folder with the example's pictures and voices, a fresh workspace, and a sound card that is a file.
final class Desk {
  struct Answer {
    let status: Int32
    let output: String
    let messages: String
  }

  let folder: URL
  /// What can be worked out again is worked out once for all desks.
  private let cache: String

  init() throws {
    cache = try Tagarela.sharedCache
    folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "examples")
    for name in ["course-aac-at-home", "pictures", "scripts", "voices"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: examples.appending(path: name))
    }
    let card = #"type file format "wav" slave.pcm { type null } file "\#(folder.path)/heard.wav""#
    try "pcm.!default { type plug slave.pcm { \(card) } }\n"
      .write(to: folder.appending(path: "asound.conf"), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What lies in the folder, which is also the user's home.
  func names() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }

  /// Runs the executable in the folder, whose files paths are relative to.
  ///
  /// - Parameter workspace: nil for the user's usual one.
  func run(_ arguments: [String], workspace: String? = "clinic.tagarela") async throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: Tagarela.executable)
    process.arguments = (workspace.map { ["--workspace", $0] } ?? []) + arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes: nobody has to empty them while the program runs.
    let output = folder.appending(path: "stdout")
    let messages = folder.appending(path: "stderr")
    for file in [output, messages] { try Data().write(to: file) }
    let handles = try [output, messages].map { try FileHandle(forWritingTo: $0) }
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    return Answer(
      status: status, output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }

  /// Starts the executable in the folder, on a terminal.
  func open(
    _ arguments: [String], environment: [String: String] = [:], columns: Int = 100, rows: Int = 30
  ) throws -> PseudoTerminal {
    let workspace = folder.appending(path: "clinic.tagarela").path
    return try PseudoTerminal.spawn(
      "/usr/bin/env",
      arguments: ["--chdir", folder.path, Tagarela.executable, "--workspace", workspace] + arguments,
      environment: self.environment.merging(environment) { $1 }, columns: columns, rows: rows)
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.path
    environment["XDG_DATA_HOME"] = nil
    environment["XDG_STATE_HOME"] = nil
    environment["XDG_CONFIG_HOME"] = nil
    environment["XDG_CACHE_HOME"] = cache
    environment["PAGER"] = "cat"
    environment["ALSA_CONFIG_PATH"] = folder.appending(path: "asound.conf").path
    return environment
  }
}
