import Foundation
import GRDB
import Glibc
import TagarelaTestSupport

/// A therapist's computer, with a workspace of its own.
final class SyncDesk {
  let tagarela: Tagarela

  init(password: String = PostgresProcess.password) throws {
    tagarela = try Tagarela(sharesCache: true)
    let file = tagarela.path(".pgpass")
    try "localhost:*:*:*:\(password)\n".write(toFile: file, atomically: false, encoding: .utf8)
    chmod(file, 0o600)
  }

  func run(_ lines: String..., trusting certificate: String? = nil) throws -> ChildProgram.Result {
    try start(lines, trusting: certificate).result()
  }

  func start(_ lines: [String], trusting certificate: String? = nil) throws -> ChildProgram {
    try tagarela.start(
      ["--lang", "en", "--plain"] + lines.flatMap { ["-c", $0] },
      environment: certificate.map { ["SSL_CERT_FILE": $0] } ?? [:])
  }

  /// What people have written, and pictures: lines that say the same in all workspaces.
  func content() throws -> Set<String> {
    let queue = try DatabaseQueue(path: tagarela.workspace)
    return try queue.read { db in
      Set(
        try String.fetchAll(
          db,
          sql: """
            SELECT 'patient ' || uid || ' ' || name || ' ' || ifnull(email, '') || ' ' || ifnull(pathology, '') FROM patient
            UNION ALL SELECT 'symbol ' || symbol.uid || ' ' || name || ' ' || ifnull(hex(bytes), '')
              FROM symbol LEFT JOIN media ON media.id = symbol.picture
            UNION ALL SELECT 'observation ' || uid || ' ' || text FROM observation
            UNION ALL SELECT 'board ' || uid || ' ' || name FROM board
            UNION ALL SELECT 'cell ' || cell.uid || ' ' || position || ' ' || board.uid || ' ' || ifnull(symbol.uid, '')
              FROM cell JOIN board ON board.id = cell.board LEFT JOIN symbol ON symbol.id = cell.symbol
            """))
    }
  }
}
