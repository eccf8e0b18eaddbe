import Foundation
import TagarelaTestSupport
import Testing

/// A mail server of Python's on this machine, with a folder for what it takes; it ends with this.
final class MailServerProcess {
  let folder: URL
  let port: Int
  private let program: ChildProgram

  /// - Parameters:
  ///   - script: one of `Servers`.
  ///   - password: what its user says, for `smtp.py`; in a file, since command lines are read by everybody.
  init(_ script: String, _ arguments: [String] = [], password: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try password?.write(to: folder.appending(path: "password"), atomically: false, encoding: .utf8)
    let program = try ChildProgram(
      Self.python, [Self.scripts.appending(path: script).path, folder.path] + arguments,
      environment: ProcessInfo.processInfo.environment, folder: folder)
    try program.wait("a port") { program.output.hasSuffix("\n") }
    port = try #require(Int(program.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    self.program = program
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The letters that it has whole.
  var letters: [Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".eml") }.sorted()
      .compactMap { try? Data(contentsOf: folder.appending(path: $0)) }
  }

  /// From whom to whom the first letter went.
  var envelope: String { (try? String(contentsOf: folder.appending(path: "1.envelope"), encoding: .utf8)) ?? "" }

  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Servers")

  /// With the packages that tests need, where scripts/setup has put it; else the system's.
  private static let python: String = {
    let own = scripts.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: ".build/python/bin/python3").path
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/python3" }
    return ([own] + places).first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/python3"
  }()

  /// Whether `smtp.py` can be run.
  static let hasPackages = (try? run(python, ["-c", "import aiosmtpd"])) == 0

  /// - Returns: the exit status.
  static func run(_ path: String, _ arguments: [String]) throws -> Int32 {
    try ChildProgram(
      path, arguments, environment: ProcessInfo.processInfo.environment, folder: FileManager.default.temporaryDirectory
    ).result().status
  }
}

/// A certificate for this machine that nobody has signed, and its key.
enum Certificate {
  private static let folder = FileManager.default.temporaryDirectory.appending(path: "certificate-\(getpid())").path

  static let files: (certificate: String, key: String) = {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (certificate, key) = (folder + "/certificate.pem", folder + "/key.pem")
    _ = try? MailServerProcess.run(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate,
      ])
    atexit { try? FileManager.default.removeItem(atPath: Certificate.folder) }
    return (certificate, key)
  }()
}
