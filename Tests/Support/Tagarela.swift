public import Foundation
import Glibc

/// The real program with a home and a workspace of its own, all in a temporary folder that goes with this.
public final class Tagarela {
  public let folder: URL
  private let cache: String?

  /// - Parameter sharesCache: whether what can be worked out again, like the index of the symbols, is worked out once for
  ///   all that say so; for tests that are about something else.
  public init(sharesCache: Bool = false) throws {
    cache = try sharesCache ? Self.sharedCache : nil
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tagarela-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A folder with the index of all symbols, until the tests end.
  public static var sharedCache: String { get throws { try madeCache.get() } }

  private static let madeCache: Result<String, any Error> = Result {
    atexit { try? FileManager.default.removeItem(atPath: Tagarela.placeOfCache) }
    let program = try Tagarela()
    let run = try program.start(["-c", "symbol find x"], environment: ["XDG_CACHE_HOME": placeOfCache])
    let result = try withExtendedLifetime(program) { try run.result(within: 600) }
    guard result.status == 0 else {
      throw ChildProgram.Failure(description: "no index of the symbols: \(result.errors)")
    }
    return placeOfCache
  }

  private static let placeOfCache =
    FileManager.default.temporaryDirectory.appendingPathComponent("tagarela-cache-\(getpid())").path

  /// Of the built program.
  public static var executable: String { BuiltPrograms.path("tagarela") }

  /// The repository's example pictures.
  public static var pictures: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("examples/pictures").path
  }

  /// The workspace that every run opens.
  public var workspace: String { path("clinic.tagarela") }

  /// Of a file in the temporary folder.
  public func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  public var environment: [String: String] {
    [
      "HOME": folder.path, "XDG_DATA_HOME": path("data"), "XDG_STATE_HOME": path("state"),
      "XDG_CACHE_HOME": cache ?? path("cache"), "TMPDIR": folder.path, "TAGARELA_WORKSPACE": workspace,
      "LANG": "C.UTF-8", "PAGER": "cat",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
  }

  /// Runs the program to its end.
  ///
  /// - Parameter fileSizeLimit: The largest file that it may write, in bytes: a disk that is full.
  public func run(
    _ arguments: [String] = [], input: String? = nil, environment: [String: String] = [:], fileSizeLimit: Int? = nil
  ) throws -> ChildProgram.Result {
    try start(arguments, input: input, environment: environment, fileSizeLimit: fileSizeLimit).result()
  }

  /// Runs commands, each with `-c`.
  public func run(commands: [String], fileSizeLimit: Int? = nil) throws -> ChildProgram.Result {
    try run(commands.flatMap { ["-c", $0] }, fileSizeLimit: fileSizeLimit)
  }

  /// Starts the program and goes on.
  public func start(
    _ arguments: [String] = [], input: String? = nil, environment: [String: String] = [:], fileSizeLimit: Int? = nil
  ) throws -> ChildProgram {
    let all = self.environment.merging(environment) { $1 }
    guard let fileSizeLimit else {
      return try ChildProgram(Self.executable, arguments, input: input, environment: all, folder: folder)
    }
    return try ChildProgram(
      "/usr/bin/prlimit", ["--fsize=\(fileSizeLimit)", Self.executable] + arguments, input: input, environment: all,
      folder: folder)
  }

  /// Starts the prompt on a terminal.
  public func prompt(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 100, rows: Int = 40
  ) throws -> PseudoTerminal {
    try PseudoTerminal.spawn(
      Self.executable, arguments: arguments, environment: self.environment.merging(environment) { $1 },
      columns: columns, rows: rows)
  }

  /// Writes a script into the temporary folder.
  ///
  /// - Returns: its path.
  public func script(_ lines: [String], named name: String = "script.tgl") throws -> String {
    let path = path(name)
    try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// The names of the files in the temporary folder, or in one below it.
  public func files(in name: String = "") throws -> [String] {
    let all = try FileManager.default.contentsOfDirectory(atPath: name.isEmpty ? folder.path : path(name))
    return all.filter { !$0.hasPrefix("child-") }.sorted()
  }

  public func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }
}
