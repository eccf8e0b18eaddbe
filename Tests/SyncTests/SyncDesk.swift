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

  /// Commands that have to do their work.
  func done(_ lines: [String], trusting certificate: String) throws {
    let result = try start(lines, trusting: certificate).result()
    guard result.status == 0 else { throw ChildProgram.Failure(description: result.errors) }
  }

  /// Which of its files have one of these texts in them, and which text.
  func files(holding marks: [String]) throws -> [String] {
    let folder = tagarela.folder
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).flatMap { file -> [String] in
      // What tests have caught of its output.
      guard !file.hasPrefix("child-"), let bytes = try? Data(contentsOf: folder.appending(path: file)) else {
        return []
      }
      return marks.filter { bytes.range(of: Data($0.utf8)) != nil }.map { "\($0) in \(file)" }
    }
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
