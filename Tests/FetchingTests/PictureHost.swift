import Foundation
import TagarelaTestSupport
import Testing

/// A host with pictures on this machine, over HTTPS; it ends with this.
final class PictureHost {
  let folder: URL
  let port: Int
  private let program: ChildProgram

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Servers/pictures.py")
    let program = try ChildProgram(
      "/usr/bin/env", ["python3", script.path, folder.path, Self.certificate.path, Self.certificate.key],
      environment: ProcessInfo.processInfo.environment, folder: folder)
    try program.wait("a port") { program.output.hasSuffix("\n") }
    port = try #require(Int(program.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    self.program = program
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func address(_ path: String) -> String { "https://localhost:\(port)/\(path)" }

  /// What it was asked for, in alphabetical order.
  var asked: [String] {
    let text = (try? String(contentsOf: folder.appending(path: "asked"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).sorted()
  }

  /// Whether it answers nothing that is called slow.
  func hang(_ hangs: Bool) throws {
    let file = folder.appending(path: "hang")
    if hangs { try Data().write(to: file) } else { try FileManager.default.removeItem(at: file) }
  }

  /// One who trusts its certificate, and takes pictures from this computer.
  static var trusting: [String: String] {
    ["SSL_CERT_FILE": certificate.path, "TAGARELA_PICTURE_HOSTS": "localhost"]
  }

  /// A certificate for this machine that nobody has signed, and its key.
  static let certificate: (path: String, key: String) = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-certificate-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (path, key) = (folder.path + "/certificate.pem", folder.path + "/key.pem")
    _ = try? ChildProgram(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", path,
      ], environment: ProcessInfo.processInfo.environment, folder: folder
    ).result()
    return (path, key)
  }()
}

/// A host on this machine that takes every line and says nothing; it ends with this.
final class MuteHost {
  let port: Int
  private let program: ChildProgram

  init() throws {
    let script = """
      import socket
      host = socket.create_server(("127.0.0.1", 0), backlog=64)
      print(host.getsockname()[1], flush=True)
      lines = []
      while True:
          lines.append(host.accept())
          print("line", flush=True)
      """
    let program = try ChildProgram(
      "/usr/bin/env", ["python3", "-c", script], environment: ProcessInfo.processInfo.environment,
      folder: FileManager.default.temporaryDirectory)
    try program.wait("a port") { program.output.hasSuffix("\n") }
    port = try #require(Int(program.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    self.program = program
  }

  /// How often it was reached.
  var lines: Int { program.output.split(separator: "\n").count { $0 == "line" } }
}
