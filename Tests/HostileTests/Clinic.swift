import Foundation
import GRDB
import TagarelaTestSupport

/// A workspace with a board in it, and a place for files that mean harm.
final class Clinic {
  let program: Tagarela
  /// Beside the workspace.
  let given: String
  private let passing: String

  init() throws {
    program = try Tagarela()
    given = program.path("given")
    passing = program.path("passing")
    for folder in [given, passing] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    _ = try program.run(commands: [
      "board new Casa", "symbol new água --category alimentos --picture \"\(Tagarela.pictures)/agua.svg\"",
    ])
  }

  func write(_ bytes: Data, as name: String) throws -> String {
    let path = given + "/" + name
    try bytes.write(to: URL(filePath: path))
    return path
  }

  func receive(_ path: String, within seconds: Double = 300) throws -> WatchedRun {
    try WatchedRun(
      program, ["--lang", "en", "-c", "receive \"\(path)\" --yes"], environment: ["XDG_RUNTIME_DIR": passing],
      within: seconds)
  }

  /// How many rows each table has.
  func rows() throws -> [String: Int] {
    let database = try DatabaseQueue(path: program.workspace)
    return try database.read { database in
      let names = try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
      return try Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, try Int.fetchOne(database, sql: "SELECT count(*) FROM \"\(name)\"") ?? 0)
        })
    }
  }

  /// The folders in which what is half there is noted; empty they may stay.
  private static let state: Set = ["state", "state/tagarela", "state/tagarela/unfinished"]

  /// All files outside the workspace's own that a run could leave, by their paths.
  func files() -> Set<String> {
    let places = [given, passing, program.folder.path]
    let all = places.flatMap { (try? FileManager.default.subpathsOfDirectory(atPath: $0)) ?? [] }
    return Set(
      all.filter {
        !$0.contains("child-") && !$0.contains("clinic.tagarela") && !$0.contains("cache")
          && !Self.state.contains($0)
      })
  }
}
