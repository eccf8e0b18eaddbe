import CPostgres
import FoundationEssentials
import Glibc
import HelperProtocols

/// A line to a PostgreSQL server; it ends with this.
final class Connection {
  private let raw: OpaquePointer
  /// What the server may answer to one request at most.
  private static let patience = "10"

  /// - Throws: ``SyncRefusal``.
  init(_ server: SyncServer) throws {
    let certificates = getenv("SSL_CERT_FILE").map { String(cString: $0) } ?? "/etc/ssl/certs/ca-certificates.crt"
    var options = [
      ("host", server.host), ("port", String(server.port)), ("dbname", server.database),
      ("connect_timeout", Self.patience), ("application_name", "tagarela"), ("client_encoding", "UTF8"),
      ("sslmode", server.isEncrypted ? "verify-full" : "disable"), ("gssencmode", "disable"),
      // Who is cut off is told within a minute.
      ("keepalives_idle", "20"), ("keepalives_interval", "10"), ("keepalives_count", "3"),
      ("tcp_user_timeout", "60000"),
    ]
    if server.isEncrypted { options.append(("sslrootcert", certificates)) }
    if let user = server.user { options.append(("user", user)) }
    var keys: [UnsafePointer<CChar>?] = options.map { UnsafePointer(strdup($0.0)) } + [nil]
    var values: [UnsafePointer<CChar>?] = options.map { UnsafePointer(strdup($0.1)) } + [nil]
    defer { for text in keys + values { free(UnsafeMutablePointer(mutating: text)) } }
    guard let raw = PQconnectdbParams(&keys, &values, 0) else { throw SyncRefusal(.unreachable) }
    self.raw = raw
    guard PQstatus(raw) == CONNECTION_OK else { throw Self.refusal(String(cString: PQerrorMessage(raw))) }
    PQsetNoticeProcessor(raw, { _, _ in }, nil)
  }

  deinit { PQfinish(raw) }

  var isOpen: Bool { PQstatus(raw) == CONNECTION_OK }

  /// Of one that couldn't be opened the server tells no code.
  private static func refusal(_ message: String) -> SyncRefusal {
    let text = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isCertificate = ["certificate", "SSL", "root"].contains { text.contains($0) }
    let isLogin = ["authentication failed", "no password supplied", "role \"", "pg_hba.conf"].contains {
      text.contains($0)
    }
    return SyncRefusal(isLogin ? .login : isCertificate ? .certificate : .unreachable, text)
  }

  /// Runs statements, none of which needs a value.
  func run(_ sql: String) throws { _ = try Rows(PQexec(raw, sql), self) }

  /// Runs one statement with values.
  @discardableResult
  func ask(_ sql: String, _ values: [String?] = []) throws -> Rows {
    let texts: [UnsafePointer<CChar>?] = values.map { $0.map { UnsafePointer(strdup($0)) } ?? nil }
    defer { for text in texts { free(UnsafeMutablePointer(mutating: text)) } }
    return try Rows(PQexecParams(raw, sql, Int32(values.count), nil, texts, nil, nil, 0), self)
  }

  /// Runs `body` in a transaction: all of it happens, or nothing.
  func together<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Gives the lines that a `COPY … FROM STDIN` waits for.
  func copy(_ sql: String, _ text: String) throws {
    _ = try Rows(PQexec(raw, sql), self, awaiting: PGRES_COPY_IN)
    var text = text
    let isGiven = text.withUTF8 { bytes in
      // In pieces: libpq keeps what it can't send yet.
      var start = 0
      while start < bytes.count {
        let count = min(1 << 16, bytes.count - start)
        let isTaken = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<start + count])
          .withMemoryRebound(to: CChar.self) { PQputCopyData(raw, $0.baseAddress, Int32(count)) == 1 }
        guard isTaken else { return false }
        start += count
      }
      return true
    }
    guard isGiven, PQputCopyEnd(raw, nil) == 1 else { throw failure(nil) }
    try finish()
  }

  /// The lines that a `COPY … TO STDOUT` gives.
  func lines(_ sql: String) throws -> String {
    _ = try Rows(PQexec(raw, sql), self, awaiting: PGRES_COPY_OUT)
    var text: [UInt8] = []
    while true {
      var buffer: UnsafeMutablePointer<CChar>?
      let count = PQgetCopyData(raw, &buffer, 0)
      if count == -1 { break }
      guard count > 0, let buffer else { throw failure(nil) }
      buffer.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        text.append(contentsOf: UnsafeBufferPointer(start: $0, count: Int(count)))
      }
      PQfreemem(buffer)
    }
    try finish()
    return String(decoding: text, as: UTF8.self)
  }

  private func finish() throws {
    while let result = PQgetResult(raw) { _ = try Rows(result, self) }
  }

  /// As a text in a statement, with its quotes.
  func quoted(_ text: String) throws -> String {
    guard let quoted = PQescapeLiteral(raw, text, text.utf8.count) else { throw failure(nil) }
    defer { PQfreemem(quoted) }
    return String(cString: quoted)
  }

  fileprivate func failure(_ result: OpaquePointer?) -> SyncRefusal {
    let code = result.flatMap { PQresultErrorField($0, Int32(UInt8(ascii: "C"))) }.map { String(cString: $0) }
    let message = result.flatMap { PQresultErrorMessage($0) } ?? PQerrorMessage(raw)
    let text = message.map { String(cString: $0) } ?? ""
    let reply = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard isOpen, let code else { return SyncRefusal(.unreachable, reply) }
    // PostgreSQL manual, appendix A.
    return switch code {
    case "42501", "25006": SyncRefusal(.rights, reply)
    case let code where code.hasPrefix("08") || code.hasPrefix("57P"): SyncRefusal(.unreachable, reply)
    default: SyncRefusal(.misunderstood, reply)
    }
  }
}

/// What a statement has answered.
final class Rows {
  private let raw: OpaquePointer?

  fileprivate init(_ raw: OpaquePointer?, _ connection: Connection, awaiting status: ExecStatusType? = nil) throws {
    self.raw = raw
    let found = PQresultStatus(raw)
    guard status.map({ $0 == found }) ?? (found == PGRES_TUPLES_OK || found == PGRES_COMMAND_OK) else {
      let failure = connection.failure(raw)
      throw failure
    }
  }

  deinit { PQclear(raw) }

  var count: Int { Int(PQntuples(raw)) }

  subscript(_ row: Int, _ column: Int) -> String? {
    guard PQgetisnull(raw, Int32(row), Int32(column)) == 0, let text = PQgetvalue(raw, Int32(row), Int32(column)) else {
      return nil
    }
    return String(cString: text)
  }

  func bytes(_ row: Int, _ column: Int) -> [UInt8]? {
    guard let text = PQgetvalue(raw, Int32(row), Int32(column)) else { return nil }
    var count = 0
    guard let bytes = text.withMemoryRebound(to: UInt8.self, capacity: 1, { PQunescapeBytea($0, &count) }) else {
      return nil
    }
    defer { PQfreemem(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

/// The line that is open, for as long as it is the same server that is asked.
final class OpenDatabase {
  private var open: (server: SyncServer, connection: Connection)?

  func with<Result>(_ server: SyncServer, _ body: (Connection) throws -> Result) throws -> Result {
    if let open, open.server == server, open.connection.isOpen { return try body(open.connection) }
    open = nil
    let connection = try Connection(server)
    open = (server, connection)
    return try body(connection)
  }
}
