import Foundation
import TagarelaTestSupport

/// The programs of this build, and those that others use instead.
enum Programs {
  static let tagarela = PseudoTerminal.builtProducts.appendingPathComponent("tagarela").path
  static let archive = PseudoTerminal.builtProducts.appendingPathComponent("tagarela-archive").path
  static let canvas = PseudoTerminal.builtProducts.appendingPathComponent("tagarela-canvas").path
  static let sqlite = "/usr/bin/sqlite3"
  static let valgrind = "/usr/bin/valgrind"
  static let msmtp = "/usr/bin/msmtp"
  static let espeak = "/usr/bin/espeak-ng"

  /// The interpreter itself, not a script that chooses one.
  static func python() throws -> String {
    let path = try output(of: "/usr/bin/env", ["python3", "-c", "import sys; print(sys.executable)"])
    return path.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Standard output of a program that must end well.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    let pipe = Pipe()
    let process = try start(program, arguments, output: pipe)
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    try finish(process)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs a program to its end, with its output thrown away.
  static func run(_ program: String, _ arguments: [String], input: String? = nil) throws {
    try finish(start(program, arguments, input: input, output: FileHandle.nullDevice))
  }

  private static func start(
    _ program: String, _ arguments: [String], input: String? = nil, output: Any
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) } ?? FileHandle.nullDevice
    try process.run()
    return process
  }

  private static func finish(_ process: Process) throws {
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Trouble("\(process.executableURL?.lastPathComponent ?? "program") ended with \(process.terminationStatus)")
    }
  }
}
