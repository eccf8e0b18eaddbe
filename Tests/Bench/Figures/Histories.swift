import Foundation
import TagarelaKit
import TagarelaTestSupport
import Workspace

extension Part {
  /// Histories of a clinic's size, each figure beside the same query in the sqlite3 shell: a million touches, with
  /// `--large` ten millions.
  static let history = Part(name: "history") { bench in
    for millions in bench.isLarge ? [1, 10] : [1] {
      let history = try LongHistory(bench, touches: millions * 1_000_000)
      let size = "\(millions) million touches"
      try history.report(size)
      try history.lists(size)
      try history.files(size)
    }
    try bench.symbolList(150_000)
  }
}

/// A workspace of one patient with very many touches, one a minute or so.
private struct LongHistory {
  let bench: Bench
  let path: String
  private let shell: SQLiteShell
  private let touches: Int

  init(_ bench: Bench, touches: Int) throws {
    self.bench = bench
    self.touches = touches
    path = bench.path("history-\(touches).tagarela")
    _ = try Workspace.open(path).add(Patient(name: "Gi"))
    // One a minute from 2012 on, of ten millions one in six seconds.
    let step = 60_000_000 / touches
    shell = SQLiteShell(path: path)
    try shell.run(
      """
      PRAGMA cache_size = -200000; PRAGMA synchronous = OFF;
      INSERT INTO touch(uid, patient, plan_name, symbol_name, at)
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < \(touches))
      SELECT printf('%032d', i), 1, 'Lanche', 'símbolo ' || (i * 7919 % 300),
        datetime(1325412000 + i * \(step), 'unixepoch') FROM n;
      """)
  }

  func report(_ size: String) throws {
    let month = "--from 2012-03-01 --to 2012-03-31"
    try bench.measure(
      "a month by symbol, of \(size), process start included", .milliseconds, budget: 300,
      ours: { try run("usage list --by symbol --patient gi \(month)").seconds },
      peers: [
        (
          SQLiteShell.name,
          {
            try shell.seconds(
              """
              SELECT symbol_name, count(*) FROM touch WHERE patient = 1 AND at >= '2012-03-01' AND at < '2012-04-01'
              GROUP BY symbol_name ORDER BY 2 DESC, 1
              """)
          }
        )
      ], value: { $0 * 1e3 })
  }

  private static let list = "SELECT symbol_name, at, plan_name FROM touch WHERE patient = 1 ORDER BY at, id"

  func lists(_ size: String) throws {
    try bench.measure(
      "first 50 lines of the list of \(size), process start included", .milliseconds, budget: 50,
      ours: {
        try secondsToLines(50, Programs.tagarela, ["-w", path, "-c", "usage list --patient gi"])
      }, peers: [(SQLiteShell.name, { try shell.secondsToLines(50, Self.list) })], value: { $0 * 1e3 })
    var memory = 0
    try bench.measure(
      "the whole list of \(size)", .milliseconds,
      ours: {
        let run = try run("usage list --patient gi")
        memory = max(memory, run.memory)
        return run.seconds
      }, peers: [(SQLiteShell.name, { try shell.seconds(Self.list) })], value: { $0 * 1e3 })
    try bench.report.add(memory, of: "  memory of it", budget: 80)
  }

  func files(_ size: String) throws {
    for (ending, budget) in [("obl", Double(touches) / 200), ("phist", nil)] {
      let file = bench.path("history.\(ending)")
      var memory = 0
      try bench.measure(
        ".\(ending) of \(size)", .milliseconds, budget: budget,
        ours: {
          let run = try run("usage export \(file) --patient gi --replace")
          memory = max(memory, run.memory)
          return run.seconds
        }, peers: [("sqlite3 -json", { try shell.seconds(Self.list, ["-json"]) })], value: { $0 * 1e3 })
      try bench.report.add(memory, of: "  memory of it", budget: 80)
      let empty = bench.path("receiving.tagarela")
      for suffix in ["", "-wal", "-shm"] { unlink(empty + suffix) }
      let received = try MeasuredRun(
        Programs.tagarela, ["-w", empty, "-c", "patient new Gi", "-c", "receive \(file) --yes --patient gi"], bench)
      try bench.report.add(
        Figure(what: "  received into an empty workspace", unit: .milliseconds, ours: received.seconds * 1e3))
      try bench.report.add(received.memory, of: "  memory of it", budget: 80)
      unlink(file)
    }
  }

  private func run(_ command: String) throws -> MeasuredRun {
    try MeasuredRun(Programs.tagarela, ["-w", path, "-c", command], bench)
  }
}

extension Report {
  fileprivate func add(_ bytes: Int, of what: String, budget: Double) throws {
    try add(Figure(what: what, unit: .megabytes, ours: Double(bytes) / 1e6, budget: budget))
  }
}

extension Bench {
  /// All symbols of a large workspace, by name.
  fileprivate func symbolList(_ count: Int) throws {
    let path = self.path("symbols-\(count).tagarela")
    let workspace = try Workspace.open(path)
    let category = try workspace.add(Category(name: "nouns", color: .yellow))
    let picture = try workspace.keep(Picture(format: .svg, bytes: Data("<svg/>".utf8)), width: 9, height: 9)
    try workspace.begin()
    for number in 0..<count {
      let name = Clinic.name(of: number)
      try workspace.add(
        Symbol(name: name, meaning: "\(name) \(number)", category: category.value, picture: nil),
        category: category.id, patient: nil, picture: picture, voice: nil)
    }
    try workspace.keep()
    let shell = SQLiteShell(path: path)
    let query = """
      SELECT symbol.id, symbol.name, category.name, voice FROM symbol JOIN category ON category.id = symbol.category
      WHERE symbol.patient IS NULL ORDER BY symbol.folded, symbol.id
      """
    try measure(
      "the list of \(count) symbols", .milliseconds,
      ours: { try MeasuredRun(Programs.tagarela, ["-w", path, "-c", "symbol list"], self).seconds },
      peers: [(SQLiteShell.name, { try shell.seconds(query) })], value: { $0 * 1e3 })
  }
}

/// The sqlite3 shell on a workspace.
private struct SQLiteShell {
  static let name = "sqlite3"
  let path: String

  func run(_ sql: String) throws { try Programs.run(Programs.sqlite, [path, sql]) }

  func seconds(_ sql: String, _ options: [String] = []) throws -> Double {
    try TagarelaBench.seconds { try Programs.run(Programs.sqlite, options + [path, sql]) }
  }

  func secondsToLines(_ count: Int, _ sql: String) throws -> Double {
    try TagarelaBench.secondsToLines(count, Programs.sqlite, [path, sql])
  }
}
