import Foundation
import Glibc
import TagarelaTestSupport

/// A PostgreSQL server on this machine with an empty database `clinica`, whose owner is `ana`; it ends with this.
final class PostgresProcess {
  let folder: URL
  let port: Int
  /// For `localhost`; signed by itself.
  var certificate: String { folder.path + "/certificate.pem" }
  private let held: HeldPort
  private var program: ChildProgram

  /// No other suite's: there is one that looks for its own in all command lines.
  static let password = "An0ther-of-ana"
  /// Where Debian has the programs of the latest version that is installed: its `bin` isn't in the path.
  private static let path: String = {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return "/usr/lib/postgresql/\(versions.compactMap { Int($0) }.max() ?? 0)/bin"
  }()
  static let isThere = FileManager.default.isExecutableFile(atPath: path + "/postgres")

  init() throws {
    // Its sockets have paths of which the system takes some hundred characters.
    folder = URL(filePath: "/tmp/postgres-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    held = try HeldPort()
    port = held.number
    let (path, key) = (folder.path, folder.path + "/key.pem")
    try Self.password.write(toFile: path + "/password", atomically: false, encoding: .utf8)
    // It serves nobody's data as root.
    if getuid() == 0 { chown(path, 65_534, 65_534) }
    try Self.run(
      "\(Self.path)/initdb",
      ["-D", path + "/data", "-U", "ana", "-A", "scram-sha-256", "--pwfile", path + "/password", "-E", "UTF8", "-N"],
      in: folder)
    try Self.run(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=DNS:localhost", "-keyout", key, "-out", path + "/certificate.pem",
      ], in: folder)
    program = try Self.started(in: folder, port)
    _ = try sql("CREATE DATABASE clinica", in: "postgres")
  }

  deinit {
    program.signal(SIGQUIT)
    _ = try? program.result(within: 10)
    try? FileManager.default.removeItem(at: folder)
  }

  func address(of user: String = "ana") -> String { "postgresql://\(user)@localhost:\(port)/clinica" }

  /// Ends it at once, as if the machine had lost its power, and begins it again.
  func crash() throws {
    program.signal(SIGQUIT)
    _ = try program.result()
    program = try Self.started(in: folder, port)
  }

  /// What `psql` prints of a statement: lines of values with `|` between.
  func sql(_ statement: String, in database: String = "clinica", as user: String = "ana") throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["PGPASSWORD"] = Self.password
    let result = try ChildProgram(
      "/usr/bin/psql",
      [
        "-h", "localhost", "-p", String(port), "-U", user, "-d", database, "-Atq", "-v", "ON_ERROR_STOP=1", "-c",
        statement,
      ], environment: environment, folder: folder
    ).result()
    guard result.status == 0 else { throw ChildProgram.Failure(description: result.errors) }
    return result.lines.map(String.init)
  }

  /// Makes a role that belongs to one of the clinic's patients, as docs/sync.md has it.
  func letIn(_ role: String, patient uid: String) throws {
    _ = try sql(
      """
      CREATE ROLE \(role) LOGIN PASSWORD '\(Self.password)';
      GRANT USAGE ON SCHEMA tagarela TO \(role);
      GRANT SELECT ON tagarela.clinic, tagarela.member TO \(role);
      GRANT SELECT, INSERT, UPDATE, DELETE ON tagarela.field, tagarela.medium, tagarela.workspace TO \(role);
      GRANT USAGE ON SEQUENCE tagarela.number TO \(role);
      INSERT INTO tagarela.member (role, clinic, patient) SELECT '\(role)', id, '\(uid)' FROM tagarela.clinic;
      """)
  }

  private static func started(in folder: URL, _ port: Int) throws -> ChildProgram {
    let path = folder.path
    let program = try ChildProgram(
      "/usr/bin/setpriv",
      own
        + [
          "\(Self.path)/postgres", "-D", path + "/data", "-p", String(port), "-k", path, "-c",
          "listen_addresses=localhost", "-c", "ssl=on", "-c", "ssl_cert_file=\(path)/certificate.pem", "-c",
          "ssl_key_file=\(path)/key.pem",
        ], environment: ProcessInfo.processInfo.environment, folder: folder)
    try program.wait("the database") {
      guard program.isRunning else { throw ChildProgram.Failure(description: program.errors) }
      return program.errors.contains("ready to accept connections")
    }
    return program
  }

  /// What takes away the rights that it mustn't have.
  private static let own =
    getuid() == 0 ? ["--reuid=65534", "--regid=65534", "--clear-groups", "--"] : ["--"]

  private static func run(_ path: String, _ arguments: [String], in folder: URL) throws {
    let result = try ChildProgram(
      "/usr/bin/setpriv", own + [path] + arguments, environment: ProcessInfo.processInfo.environment, folder: folder
    ).result()
    guard result.status == 0 else { throw ChildProgram.Failure(description: result.errors) }
  }
}
