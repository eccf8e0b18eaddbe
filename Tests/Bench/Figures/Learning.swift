import Foundation
import TagarelaTestSupport

extension Part {
  /// Progress of a patient who has answered very often, and how soon a challenge answers on a terminal.
  static let learning = Part(name: "learning") { bench in
    let patient = try DiligentPatient(bench)
    for grouping in ["item", "topic", "day"] {
      try bench.measure(
        "progress by \(grouping) of \(DiligentPatient.answers) answers, process start included", .milliseconds,
        budget: 200,
        ours: { try patient.progress(by: grouping) }, value: { $0 * 1e3 })
    }
    let challenge = try OpenChallenge(bench)
    try bench.measure(
      "a challenge of the alphabet answers a key", .milliseconds, budget: 50, ours: { try challenge.answer() },
      value: { $0 * 1e3 })
  }
}

/// A workspace of one patient with a million answers, of four years and six topics with thirty items each.
private struct DiligentPatient {
  static let answers = 1_000_000

  private let bench: Bench
  private let path: String

  init(_ bench: Bench) throws {
    self.bench = bench
    path = bench.path("learning.tagarela")
    try Programs.run(Programs.tagarela, ["-w", path, "-c", "patient new Gi"])
    let sql = """
      BEGIN;
      WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < \(Self.answers))
      INSERT INTO progress_answer(uid, patient, topic, item, name, result, at, milliseconds)
      SELECT 'a' || n, 1, 'topic' || (n * 7919 % 6), 'item' || (n * 104729 % 30), 'word ' || (n * 104729 % 30),
        CASE n * 31 % 10 WHEN 0 THEN 'wrong' WHEN 1 THEN 'late' ELSE 'right' END,
        date('2022-01-01', '+' || (n * 13 % 1460) || ' days') || ' 10:00:00', 1000 + n % 5000 FROM number;
      INSERT INTO progress_day(uid, patient, topic, item, day, name, right_, wrong, late, milliseconds)
      SELECT hex(randomblob(8)), patient, topic, item, substr(at, 1, 10), name, sum(result = 'right'),
        sum(result = 'wrong'), sum(result = 'late'), sum(milliseconds)
      FROM progress_answer GROUP BY patient, topic, item, substr(at, 1, 10);
      COMMIT;
      """
    try Programs.run(Programs.sqlite, [path], input: try bench.write(sql, to: "learning.sql"))
  }

  func progress(by grouping: String) throws -> Double {
    try MeasuredRun(
      Programs.tagarela, ["-w", path, "--lang", "en", "--json", "-c", "progress --by \(grouping) --patient Gi"], bench
    ).seconds
  }
}

/// A challenge on a terminal of 100 columns that shows colours, with twenty-six letters that drift.
private final class OpenChallenge {
  private let terminal: PseudoTerminal

  init(_ bench: Bench) throws {
    terminal = try PseudoTerminal.spawn(
      Programs.tagarela, arguments: ["-w", bench.path("challenge.tagarela"), "--lang", "en"],
      environment: ["HOME": bench.folder.path, "COLORTERM": "truecolor", "LANG": "C.UTF-8"], columns: 100, rows: 40)
    try terminal.expect("tagarela>")
    try terminal.send("challenge alphabet --lives 9 --turn 100s\r")
    try terminal.expect("Where is the letter")
    _ = terminal.settle(milliseconds: 500)
  }

  /// Seconds from a key until the screen says help, which any state gives.
  func answer() throws -> Double {
    let taken = try seconds {
      try terminal.send("?")
      try terminal.expect("before the time is over")
    }
    try terminal.send(".")
    try terminal.expect("Where is the letter")
    _ = terminal.settle(milliseconds: 100)
    return taken
  }
}
