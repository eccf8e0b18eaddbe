import ActivityConformance
import BuiltIns
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

extension Tagarela {
  /// Runs SQL on the workspace, from outside.
  fileprivate func sqlite(_ sql: String) throws -> ChildProgram.Result {
    try ChildProgram("/usr/bin/sqlite3", [workspace, sql], environment: environment, folder: folder).result()
  }
}

/// What was right and wrong, for the therapist.
@Suite(.waiting)
struct ProgressTests {
  private let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    let made = try program.run(["-c", "patient new Gi", "-c", "patient new Ana"])
    #expect(made.status == 0)
  }

  /// Answers that were given some time: topic, item, name, result, day and milliseconds, for the first patient.
  private func answer(_ rows: [(String, String, String, String, String, Int)]) throws {
    let answers = rows.enumerated().map { number, row in
      """
      INSERT INTO progress_answer(uid, patient, topic, item, name, result, at, milliseconds)
      VALUES ('a\(number)', 1, '\(row.0)', '\(row.1)', '\(row.2)', '\(row.3)', '\(row.4) 10:00:00', \(row.5));
      """
    }
    let result = try program.sqlite((answers + [Self.days]).joined(separator: "\n"))
    #expect(result.status == 0, "\(result.errors)")
  }

  /// As they are counted when answers come.
  private static let days = """
    INSERT INTO progress_day(uid, patient, topic, item, day, name, right_, wrong, late, milliseconds)
    SELECT hex(randomblob(8)), patient, topic, item, substr(at, 1, 10), name, sum(result = 'right'),
      sum(result = 'wrong'), sum(result = 'late'), sum(milliseconds)
    FROM progress_answer GROUP BY patient, topic, item, substr(at, 1, 10);
    """

  private func rows(_ commands: String...) throws -> [[String: Any]] {
    let result = try program.run(["--lang", "en", "--json"] + commands.flatMap { ["-c", $0] })
    #expect(result.status == 0, "\(result.errors)")
    let last = result.output.split(separator: "\n").last ?? "[]"
    return try #require(try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [[String: Any]])
  }

  @Test func `answers keep what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "progress", in: Registry(builtInModules)))
  }

  private func someAnswers() throws {
    try answer([
      ("vowels", "a", "A", "right", "2026-11-01", 1000), ("vowels", "a", "A", "wrong", "2026-11-02", 3000),
      ("vowels", "e", "E", "right", "2026-11-02", 2000), ("memory", "gone", "cat", "late", "2026-11-03", 9000),
    ])
  }

  @Test func `answers are counted item by item, the hardest first`() throws {
    try someAnswers()
    let counted = try rows("progress --patient Gi")
    #expect(counted.compactMap { $0["name"] as? String } == ["cat", "A", "E"])
    #expect(counted.compactMap { $0["right"] as? Int } == [0, 1, 1])
    #expect(counted.compactMap { $0["wrong"] as? Int } == [0, 1, 0])
    #expect(counted.compactMap { $0["late"] as? Int } == [1, 0, 0])
    #expect(counted.compactMap { $0["share"] as? Int } == [0, 50, 100])
    #expect(counted.compactMap { $0["topic"] as? String } == ["memory", "vowels", "vowels"])
    #expect(try rows("progress --patient Ana").isEmpty)
  }

  @Test func `days and topics gather them, and days bound them`() throws {
    try someAnswers()
    #expect(try rows("progress --by day --patient Gi").compactMap { $0["right"] as? Int } == [1, 1, 0])
    #expect(try rows("progress --by topic --patient Gi").compactMap { $0["topic"] as? String } == ["memory", "vowels"])
    let second = try rows("progress --from 2026-11-02 --to 2026-11-02 --patient Gi")
    #expect(second.compactMap { $0["name"] as? String } == ["A", "E"])
  }

  @Test func `answers travel once, to the patient whose they are`() throws {
    try someAnswers()
    let folder = program.path("sent")
    let file = folder + "/gi-observations.pobs"
    let other = try Tagarela(sharesCache: true)
    let sent = try program.run([
      "--lang", "en", "-c", "use Gi", "-c", "note x", "-c", "observation send --to-dir \(folder)",
    ])
    #expect(sent.status == 0, "\(sent.errors)")
    let received = try other.run(["--lang", "en", "-c", "receive \(file)", "-c", "receive \(file)"])
    #expect(received.status == 0, "\(received.errors)")
    let result = try other.run(["--lang", "en", "--json", "-c", "progress --patient Gi"])
    let counted = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(counted.compactMap { $0["right"] as? Int } == [0, 1, 1])
  }

  @Test func `what was received is undone, days and all, and goes with the patient`() throws {
    try someAnswers()
    let folder = program.path("sent")
    let sent = try program.run([
      "--lang", "en", "-c", "use Gi", "-c", "note x", "-c", "observation send --to-dir \(folder)",
    ])
    #expect(sent.status == 0, "\(sent.errors)")
    let other = try Tagarela(sharesCache: true)
    func count() throws -> String { try other.sqlite("SELECT count(*), sum(right_) FROM progress_day").output }
    let steps = [
      ("receive \(folder)/gi-observations.pobs", "4|2\n"), ("undo", "0|\n"), ("redo", "4|2\n"),
      ("patient remove Gi", "0|\n"),
    ]
    for (command, days) in steps {
      let result = try other.run(["--lang", "en", "-c", command])
      #expect(result.status == 0, "\(command): \(result.errors)")
      #expect(try count() == days, "\(command)")
    }
  }
}
