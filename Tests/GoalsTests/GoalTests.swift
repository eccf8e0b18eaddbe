import ActivityConformance
import BuiltIns
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Goals from the prompt's commands, on a workspace of its own.
@Suite(.waiting)
struct GoalTests {
  private let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
    try run("patient new Gi", "patient new Ana", "use Gi")
  }

  @discardableResult
  private func run(_ commands: String..., in other: Tagarela? = nil) throws -> String {
    let result = try (other ?? program).run(["--lang", "en", "--plain"] + commands.flatMap { ["-c", $0] })
    #expect(result.status == 0, "\(commands): \(result.errors)")
    return result.output
  }

  private func refusal(_ command: String) throws -> String {
    let result = try program.run(["--lang", "en", "--plain", "-c", "use Gi", "-c", command])
    #expect(result.status == 1, "\(command)")
    return result.errors
  }

  private func goals(in other: Tagarela? = nil) throws -> [[String: Any]] {
    let result = try (other ?? program).run(["--lang", "en", "--json", "-c", "goal list --patient Gi"])
    #expect(result.status == 0, "\(result.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
  }

  private func goal() throws -> (state: String?, best: Double?, reached: String?) {
    let goal = try #require(try goals().first)
    return (goal["state"] as? String, goal["best"] as? Double, goal["reached"] as? String)
  }

  /// Touches of the first patient: what, and when.
  private func touch(_ touches: (String, String)...) throws {
    let rows = touches.map {
      "INSERT INTO touch(uid, patient, plan_name, symbol_name, at) VALUES (hex(randomblob(8)), 1, 'P', '\($0)', '\($1)');"
    }
    let result = try ChildProgram(
      "/usr/bin/sqlite3", [program.workspace, rows.joined()], environment: program.environment, folder: program.folder
    ).result()
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `goals keep what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "goal", in: Registry(builtInModules)))
  }

  // MARK: decided by what is touched

  @Test func `a word so often in a week, reached on the day of the touch that was wanted`() throws {
    try run("use Gi", "goal new Asks for water --measure uses --aim 3 --words água --start 2012-11-05")
    // The fifth was a Monday; case and accents don't count, other words don't either, nor what was before.
    try touch(("água", "2012-11-04 10:00:00"), ("Agua", "2012-11-05 10:00:00"), ("suco", "2012-11-06 10:00:00"))
    try touch(("água", "2012-11-11 23:59:00"), ("água", "2012-11-12 00:00:00"))
    #expect(try goal().state == "open")
    #expect(try goal().best == 2)
    try touch(("água", "2012-11-14 10:00:00"), ("água", "2012-11-15 10:00:00"), ("água", "2012-11-16 10:00:00"))
    let reached = try goal()
    #expect(reached.state == "reached" && reached.reached == "2012-11-15" && reached.best == 4)
  }

  @Test func `a word that no board, symbol or vocabulary has is remarked, and counts all the same`() throws {
    func told(_ words: String) throws -> String {
      let lines = ["use Gi", "goal new Asks --measure uses --aim 1 --words \(words)"]
      let result = try program.run(["--lang", "en", "--plain"] + lines.flatMap { ["-c", $0] })
      #expect(result.status == 0, "\(result.errors)")
      return result.output + result.errors
    }
    try run("board new Lanche", "board word Lanche 1 zarfo")
    let remarked = try told("zarfo water quibungo zorblax")
    #expect(remarked.contains("no board and no vocabulary has quibungo, zorblax"))
    #expect(try !told("Zarfo agua").contains("vocabulary"))
    #expect(try goals().count == 2)
  }

  @Test func `different words in a day`() throws {
    try run("use Gi", "goal new Three words --measure words --aim 3 --per day --start 2012-11-01")
    try touch(("a", "2012-11-05 10:00:00"), ("A", "2012-11-05 11:00:00"), ("b", "2012-11-05 12:00:00"))
    try touch(("c", "2012-11-06 00:00:00"))
    #expect(try goal().best == 2)
    try touch(("c", "2012-11-05 23:59:59"))
    #expect(try goal().reached == "2012-11-05")
  }

  @Test func `on several days, not one after the other`() throws {
    try run("use Gi", "goal new Speaks daily --measure uses --aim 1 --per day --in 3 --start 2012-11-01")
    try touch(("a", "2012-11-05 10:00:00"), ("a", "2012-11-05 11:00:00"), ("a", "2012-11-08 11:00:00"))
    #expect(try goal().state == "open")
    try touch(("a", "2012-11-20 11:00:00"))
    #expect(try goal().reached == "2012-11-20")
  }

  @Test func `the length of sentences counts of whole weeks with enough of them`() throws {
    try run("use Gi", "goal new Two symbols --measure length --aim 2 --start 2012-11-07")
    // A week that began before the goal, with five sentences of two.
    for day in 7...11 {
      let day = day < 10 ? "0\(day)" : "\(day)"
      try touch(("a", "2012-11-\(day) 10:00:00"), ("b", "2012-11-\(day) 10:00:10"))
    }
    #expect(try goal().state == "open")
    // Four sentences of two in a whole week are too few, a fifth decides.
    for day in 12...15 { try touch(("a", "2012-11-\(day) 10:00:00"), ("b", "2012-11-\(day) 10:00:10")) }
    #expect(try goal().state == "open")
    try touch(("a", "2012-11-17 10:00:00"), ("b", "2012-11-17 10:00:10"))
    let reached = try goal()
    #expect(reached.state == "reached" && reached.best == 2 && reached.reached == "2012-11-17")
  }

  // MARK: decided by somebody

  @Test func `the therapist says that it is reached, and takes it back`() throws {
    try run("use Gi", "goal new Greets with the board --by 2030-12-31")
    #expect(try goal().state == "open")
    try run("use Gi", "goal reached #1 2012-11-20")
    #expect(try goal().reached == "2012-11-20")
    try run("use Gi", "goal edit 1 --reached -")
    #expect(try goal().state == "open")
    try run("undo")
    #expect(try goal().state == "reached")
    try run("use Gi", "goal remove 1")
    #expect(try goals().isEmpty)
    try run("undo 2")
    #expect(try goal().state == "open")
  }

  @Test func `past its last day it is told so`() throws {
    try run("use Gi", "goal new Greets --start 2012-11-01 --by 2012-11-30")
    #expect(try goal().state == "overdue")
    try run("use Gi", "goal edit 1 --by -")
    #expect(try goal().state == "open")
  }

  @Test func `what counts is changed part by part`() throws {
    try run(
      "use Gi", "goal new Words --measure words --aim 5 --per day", "goal edit 1 --aim 7", "goal edit 1 --per week")
    let changed = try #require(try goals().first)
    #expect(changed["measure"] as? String == "words" && changed["aim"] as? Double == 7)
    #expect(changed["per"] as? String == "week")
    try run("use Gi", "goal edit 1 --measure -")
    #expect(try goals().first?["measure"] is NSNull)
  }

  @Test(arguments: [
    ("goal new X --measure uses", "--aim is missing"), ("goal new X --aim 3", "--measure is missing"),
    ("goal new X --measure words --aim 3 --words a b", "only 2 words count"),
    ("goal new X --measure length --aim 2 --words a", "leave --words out"),
    ("goal new X --measure uses --aim 0", "more than 0"), ("goal new X --measure uses --aim 1e9", "1"),
    ("goal new X --start 2012-11-05 --by 2012-11-04", "before the goal begins"),
    ("goal new \(String(repeating: "x", count: 501))", "at most 500"), ("goal reached 7", "no goal “7”"),
    ("goal edit x --text y", "no goal “x”"), ("goal reached 1 2999-01-01", "goal"), ("goal new X --in 0", "0"),
    ("goal new X --measure laughter --aim 1", "laughter"),
  ]) func `what can't be is said, and nothing is kept`(_ command: String, _ complaint: String) throws {
    #expect(try refusal(command).contains(complaint))
    #expect(try goals().isEmpty)
  }

  @Test func `another patient's goal is nobody else's`() throws {
    try run("goal new Hers --patient Ana")
    #expect(try refusal("goal remove 1").contains("Gi has no goal “1”"))
    #expect(try goals().isEmpty)
  }

  // MARK: elsewhere

  @Test func `goals travel to the therapist, with what counts, and once`() throws {
    try run(
      "use Gi", "note hello",
      "goal new Asks for water --measure uses --aim 3 --per week --in 2 --words água suco --by 2030-01-02",
      "observation send --to-dir \(program.path("sent"))")
    let other = try Tagarela(sharesCache: true)
    let file = program.path("sent/gi-observations.pobs")
    try run("patient new Gi", "receive \(file) --yes --patient Gi", in: other)
    let there = try #require(try goals(in: other).first)
    let here = try #require(try goals().first)
    for key in ["text", "measure", "aim", "per", "spans", "words", "start", "deadline"] {
      #expect("\(there[key] ?? "")" == "\(here[key] ?? "")", "\(key)")
    }
    try run("receive \(file) --yes --patient Gi", in: other)
    #expect(try goals(in: other).count == 1)
  }

  @Test func `what was set goes with its patient`() throws {
    try run("use Gi", "goal new Mine", "patient remove Gi", "patient new Gi")
    #expect(try goals().isEmpty)
    #expect(try run("check").contains("no problems"))
  }

  @Test func `a report tells how far goals have come`() throws {
    try run(
      "use Gi", "goal new Asks for water --measure uses --aim 3 --words água --start 2012-11-01",
      "goal new Greets --start 2012-11-01", "goal reached 2 2012-11-10")
    try touch(("água", "2012-11-05 10:00:00"), ("água", "2012-11-06 10:00:00"))
    let shown = try run("report Gi --from 2012-11-01 --to 2012-11-28")
    #expect(shown.contains("1 goal was reached in these days; 1 is being worked on."))
    #expect(shown.contains("Counts as reached: touched 3 times in a week (água). Best so far: 2."))
    #expect(shown.contains("Reached on 10 Nov 2012\nGreets"))
  }
}
