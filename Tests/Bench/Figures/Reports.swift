import Foundation
import TagarelaKit
import Workspace

extension Part {
  /// A report on paper and in the browser, of somebody who has touched very much for four years, beside the same sums in the
  /// sqlite3 shell: a million touches, with `--large` ten millions.
  static let reports = Part(name: "report") { bench in
    let touches = bench.isLarge ? 10_000_000 : 1_000_000
    let talker = try GreatTalker(bench, touches: touches)
    for (name, days) in [("the last four weeks", "2025-12-04"), ("all four years", "2022-01-01")] {
      for form in ["pdf", "html"] {
        try bench.measure(
          ".\(form) of \(name) of \(touches / 1_000_000) million touches, process start included", .milliseconds,
          budget: 1_000, ours: { try talker.report(form, from: days) },
          peers: [("sqlite3, the sums alone", { try talker.sums(from: days) })], value: { $0 * 1e3 })
      }
    }
  }
}

/// A workspace of one patient with touches from 2022 to 2025, of 300 symbols, some of them in sentences.
private struct GreatTalker {
  private let bench: Bench
  private let path: String
  private static let last = "2025-12-31"

  init(_ bench: Bench, touches: Int) throws {
    self.bench = bench
    path = bench.path("talker.tagarela")
    try Programs.run(Programs.tagarela, ["-w", path, "-c", "patient new Gi"])
    let step = Double(1461 * 86_400) / Double(touches)
    let sql = """
      PRAGMA cache_size = -200000; PRAGMA synchronous = OFF;
      INSERT INTO touch(uid, patient, plan_name, symbol_name, at)
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < \(touches))
      SELECT printf('%032d', i), 1, 'Lanche', 'símbolo ' || (i * 7919 % 300),
        datetime(1640995200 + CAST(i * \(step) AS INTEGER), 'unixepoch') FROM n;
      """
    try Programs.run(Programs.sqlite, [path], input: try bench.write(sql, to: "talker.sql"))
  }

  func report(_ form: String, from: String) throws -> Double {
    try MeasuredRun(
      Programs.tagarela,
      ["-w", path, "-c", "report gi \(bench.path("gi.\(form)")) --from \(from) --to \(Self.last) --replace"], bench
    ).seconds
  }

  /// By day, by symbol, by hour of the week, and the first day of each symbol.
  func sums(from: String) throws -> Double {
    let days = "WHERE patient = 1 AND at >= '\(from)' AND at < '\(Self.last)~'"
    let sql = """
      SELECT substr(at, 1, 10), count(*), count(DISTINCT symbol_name) FROM touch \(days) GROUP BY 1;
      SELECT symbol_name, count(*) FROM touch \(days) GROUP BY 1 ORDER BY 2 DESC;
      SELECT strftime('%w %H', at), count(*) FROM touch \(days) GROUP BY 1;
      SELECT symbol_name, min(at) FROM touch WHERE patient = 1 GROUP BY 1;
      """
    return try seconds { try Programs.run(Programs.sqlite, [path, sql]) }
  }
}
