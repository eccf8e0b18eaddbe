import Files
import Foundation
import GRDB
public import TagarelaKit
import Workspace

/// The server that devices of a clinic speak to, while it runs.
public struct RunningServer: Sendable, Equatable {
  /// The process's number.
  public let process: Int32
  /// On whose computer; processes of others can't be seen from here.
  public let host: String
  public let since: Moment
  /// Where it is reached, as browsers write it.
  public var addresses: [String]
  /// SHA-256 of its certificate, as browsers show it.
  public var fingerprint: String

  /// This process, serving from now on.
  public init(addresses: [String], fingerprint: String) {
    self.init(
      process: getpid(), host: Self.thisHost, since: .now, addresses: addresses, fingerprint: fingerprint)
  }

  init(process: Int32, host: String, since: Moment, addresses: [String], fingerprint: String) {
    self.process = process
    self.host = host
    self.since = since
    self.addresses = addresses
    self.fingerprint = fingerprint
  }

  /// Whether it runs on this computer.
  public var isHere: Bool { host == Self.thisHost }

  /// Asks it to stop.
  ///
  /// - Throws: ``Failure`` `serve.elsewhere`, `serve.not_stopped`.
  public func stop() throws {
    guard isHere else { throw Failure("serve.elsewhere", ["host": .text(host)]) }
    guard kill(process, SIGTERM) == 0 || errno == ESRCH else {
      throw Failure("serve.not_stopped", ["reason": .systemError])
    }
  }

  /// Whether it still does; of another computer's nobody knows otherwise.
  fileprivate var isRunning: Bool { !isHere || (kill(process, 0) == 0 || errno != ESRCH) && !isLeftBehind }

  /// Whether it has ended, and whoever has started it hasn't looked yet: it is a process that does nothing any more.
  private var isLeftBehind: Bool {
    let told = (try? FileContents.ofKernel("/proc/\(process)/stat")) ?? ""
    // Behind the name, in which anything may stand.
    return told[(told.lastIndex(of: ")") ?? told.startIndex)...].dropFirst(2).first == "Z"
  }

  private static let thisHost: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()
}

extension DeviceStore {
  /// The server that runs; nil where none does.
  public func server() throws -> RunningServer? {
    try workspace.read { db in
      let row = try Row.fetchOne(db, sql: "SELECT process, host, since, addresses, fingerprint FROM serve_server")
      guard let row, let process = Int32.fromDatabaseValue(row[0]), process > 1 else { return nil }
      let server = RunningServer(
        process: process, host: String.fromDatabaseValue(row[1]) ?? "",
        since: String.fromDatabaseValue(row[2]).flatMap { Moment($0) } ?? Moment(seconds: 0),
        addresses: (String.fromDatabaseValue(row[3]) ?? "").split(separator: "\n").map(String.init),
        fingerprint: String.fromDatabaseValue(row[4]) ?? "")
      return server.isRunning ? server : nil
    }
  }

  /// Notes the server that runs from now on, and where it is reached by now.
  public func begin(_ server: RunningServer) throws {
    try together { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO serve_server(id, host, process, since, addresses, fingerprint) VALUES (1, ?, ?, ?, ?, ?)
          """,
        arguments: [
          server.host, server.process, server.since.iso, server.addresses.joined(separator: "\n"), server.fingerprint,
        ])
    }
  }

  /// Notes that a server doesn't run any more.
  public func end(_ server: RunningServer) throws {
    try together {
      try $0.execute(
        sql: "DELETE FROM serve_server WHERE process = ? AND host = ?", arguments: [server.process, server.host])
    }
  }
}
