import ActivityConformance
import BuiltIns
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

/// Timers from the prompt's commands, on a workspace of its own.
@Suite(.waiting)
struct TimerCommandTests {
  private let program: Tagarela

  init() throws {
    program = try Tagarela(sharesCache: true)
  }

  @discardableResult
  private func run(_ commands: String..., in other: Tagarela? = nil) throws -> String {
    let result = try (other ?? program).run(["--lang", "en", "--plain"] + commands.flatMap { ["-c", $0] })
    #expect(result.status == 0, "\(commands): \(result.errors)")
    return result.output
  }

  private func refusal(_ commands: String...) throws -> String {
    let result = try program.run(["--lang", "en", "--plain"] + commands.flatMap { ["-c", $0] })
    #expect(result.status == 1, "\(commands): \(result.output)")
    return result.errors
  }

  private func records(_ command: String, in other: Tagarela? = nil) throws -> [[String: Any]] {
    let result = try (other ?? program).run(["--lang", "en", "--json", "-c", command])
    #expect(result.status == 0, "\(result.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    if let list = value as? [[String: Any]] { return list }
    return [try #require(value as? [String: Any])]
  }

  @Test func `the clock keeps what activities promise`() throws {
    expectNone(try checkConformance(ofActivity: "clock", in: Registry(builtInModules)))
  }

  @Test func `a timer is found by a part of its name or activity that no other has`() throws {
    try run("timer new Lunch break 20m", "timer new Park 30m")
    #expect(try run("timer pause lun").contains("Lunch break"))
    #expect(try run("timer pause par").contains("Park"))
    #expect(try refusal("timer stop a").contains("near:"))
    #expect(try run("timer stop break").contains("Lunch break"))
  }

  @Test func `programs are told the activity, its time, what is left of it in seconds, and the state`() throws {
    try run("timer new Lunch break 00:20:00 --figure snail --then Park 30m --then Bath 90s")
    let timer = try #require(try records("timer").first)
    #expect(timer["activity"] as? String == "Lunch break")
    #expect(timer["total"] as? Int == 1200)
    #expect((600...1200).contains(try #require(timer["left"] as? Int)))
    #expect(timer["state"] as? String == "running")
    #expect(timer["next"] as? String == "Park")
    #expect(timer["figure"] as? String == "snail")
    let steps = try #require(timer["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["total"] as? Int } == [1200, 1800, 90])
  }

  @Test func `a timer that was begun by a name is known by it`() throws {
    try run("timer save lunch Snack 20m --then Park 30m", "timer new lunch")
    #expect(try run("timer").contains("name "))
    try run("timer new Snack 5m")
    #expect(try records("timer").map { $0["name"] as? String } == ["lunch", nil])
    // Before an activity the name counts.
    #expect(try run("timer pause Lunch").contains("lunch · Snack: 00:"))
    #expect(try records("timer").map { $0["state"] as? String } == ["paused", "running"])
    #expect(try run("timer stop lunch").contains("lunch · Snack: stopped"))
    #expect(try !run("timer").contains("name "))
    // A name that is the activity's as well is said once.
    #expect(try run("timer save Bath Bath 5m", "timer new Bath", "timer stop Bath").contains("Bath: stopped"))
  }

  @Test func `a killed program changes nothing, for what is kept is when it ends`() throws {
    let terminal = try program.prompt(["--lang", "en"])
    try terminal.expect("tagarela>")
    try terminal.send("timer new Snack 20m\r")
    try terminal.expect("✓")
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit() == .signal(SIGKILL))
    let timer = try #require(try records("timer").first)
    #expect(timer["state"] as? String == "running")
    #expect((600...1200).contains(try #require(timer["left"] as? Int)))
  }

  @Test func `several go on at once, and each is paused, continued and stopped by itself`() throws {
    try run("timer new Snack 20m", "timer new Bath 10m")
    #expect(try refusal("timer pause").contains("which one"))
    try run("timer pause snack")
    #expect(try records("timer").compactMap { $0["state"] as? String } == ["paused", "running"])
    #expect(try refusal("timer pause 1").contains("isn't running"))
    #expect(try refusal("timer resume #2").contains("isn't paused"))
    try run("timer resume 1", "timer stop 2")
    #expect(try records("timer").compactMap { $0["activity"] as? String } == ["Snack"])
    #expect(try refusal("timer stop 9").contains("no timer “9”"))
    try run("timer stop")
    #expect(try refusal("timer show").contains("no timer is running"))
  }

  @Test func `every change is one step of undo, with all that belongs to it`() throws {
    try run("timer new Snack 20m --then Park 30m", "timer pause", "timer stop")
    #expect(try records("timer").isEmpty)
    try run("undo")
    let back = try #require(try records("timer").first)
    #expect(back["state"] as? String == "paused" && (back["steps"] as? [Any])?.count == 2)
    try run("undo")
    #expect(try records("timer").first?["state"] as? String == "running")
    try run("undo")
    #expect(try records("timer").isEmpty)
    try run("redo", "redo")
    #expect(try records("timer").first?["state"] as? String == "paused")
  }

  @Test func `a timer goes with its patient, and nobody's stays`() throws {
    try run("patient new Ana", "timer new Snack 20m --patient Ana", "timer new Bath 10m")
    #expect(try records("timer --patient Ana").compactMap { $0["activity"] as? String } == ["Snack"])
    try run("patient remove Ana")
    #expect(try records("timer").compactMap { $0["activity"] as? String } == ["Bath"])
    try run("undo")
    let all = try records("timer")
    #expect(all.compactMap { $0["patient"] as? String } == ["Ana"])
    #expect(all.allSatisfy { ($0["steps"] as? [Any])?.count == 1 })
  }

  @Test func `what is over is told at the next start, and goes when another begins`() throws {
    try run("timer new Snack 1s")
    func state() throws -> String? { try records("timer").first?["state"] as? String }
    while try state() != "over" { usleep(200_000) }
    let terminal = try program.prompt(["--lang", "en"])
    try terminal.expect("Snack is over since")
    try terminal.send("timer new Bath 10m\r")
    try terminal.expect("Bath")
    try terminal.send("quit\r")
    _ = try terminal.waitForExit()
    #expect(try records("timer").compactMap { $0["activity"] as? String } == ["Bath"])
  }

  @Test(arguments: [
    ("timer new 0s", "from one second to one day"), ("timer new Snack 0m", "from one second to one day"),
    ("timer new Snack -5m", "“-5m” is no time"), ("timer new Snack 2400h", "from one second to one day"),
    ("timer new Snack 24:00:01", "from one second to one day"), ("timer new Snack 5x", "“5x” is no time"),
    ("timer new 5x", "“5x” is no time"), ("timer new Snack 100d", "“100d” is no time"),
    ("timer new ''", "empty"), ("timer new", "is missing"), ("timer new Snack 05:00", "“05:00” is no time"),
    ("timer new Snack", "no timer is kept under this name"), ("timer new Snack 5m Park", "“Park” is no time"),
    ("timer new Snack 5m --then Park", "is no time"), ("timer new Snack 5m --figure lion", "lion"),
    ("timer save 5m Snack 5m", "a name is wanted"), ("timer save lunch Snack", "“Snack” is no time"),
    ("timer remove lunch", "no timer is kept under this name"),
  ])
  func `what is wrong is refused with its reason`(_ command: String, _ reason: String) throws {
    let told = try refusal(command)
    #expect(told.contains(reason), "\(command): \(told)")
    #expect(try records("timer").isEmpty)
  }

  @Test func `a sequence has an end`() throws {
    let many = (1...21).map { "Step\($0) 1m" }.joined(separator: " ")
    #expect(try refusal("timer new \(many)").contains("up to 20 steps"))
  }

  @Test func `the picture of a symbol stands beside its activity`() throws {
    try run(
      "category new food --color yellow", "symbol new Juice --category food --picture \(Tagarela.pictures)/agua.svg",
      "timer new Juice 5m --then Nothing-drawn-so 5m")
    let steps = try #require(try records("timer").first?["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["picture"] as? Bool } == [true, false])
    try run("forget --yes", "check")
  }

  @Test func `a named timer begins by its name, and is found by its words`() throws {
    try run(
      "patient new Ana", "timer save lunch Snack 20m --then Park 30m --say 'all done'", "use Ana",
      "timer save lunch Soup 10m")
    try run("use Ana", "timer new lunch")
    #expect(try records("timer").first?["activity"] as? String == "Soup", "a patient's own comes first")
    try run("timer stop", "timer new lunch --figure rabbit")
    let timer = try #require(try records("timer").first)
    #expect(timer["activity"] as? String == "Snack" && timer["figure"] as? String == "rabbit")
    #expect(timer["words"] as? String == "all done")
    #expect(try records("timer saved PARK").count == 1)
    #expect(try records("timer saved nothing").isEmpty)
    // Under the same name it is changed.
    try run("timer save lunch Snack 15m")
    #expect(try records("timer saved").compactMap { $0["total"] as? Int } == [900])
    try run("timer remove lunch", "undo", "undo")
    #expect(try records("timer saved").compactMap { $0["total"] as? Int } == [3000])
  }

  @Test func `named timers travel with a plan, and running ones stay`() throws {
    try run(
      "patient new Ana", "use Ana", "tutor new Rosa", "category new food --color yellow",
      "symbol new Juice --category food --picture \(Tagarela.pictures)/agua.svg",
      "board new B",
      "board word B 1 sim", "plan new P --tutor Rosa --type board --description d --board B",
      "timer save lunch Juice 20m --then Qwxyz 30m",
      "timer new Bath 10m", "plan send P --to-dir '\(program.path("sent"))'")
    let home = try Tagarela(sharesCache: true)
    let bundle = program.path("sent/p.psyb")
    let taken = try home.run(["--lang", "en", "-c", "receive '\(bundle)' --yes"])
    #expect(taken.status == 0 && (taken.output + taken.errors).contains("1 timer"), "\(taken.errors)")
    let saved = try #require(try records("timer saved --patient Ana", in: home).first)
    #expect(saved["name"] as? String == "lunch" && saved["total"] as? Int == 3000)
    #expect((saved["steps"] as? [[String: Any]])?.compactMap { $0["picture"] as? Bool } == [true, false])
    #expect(try records("timer", in: home).isEmpty)
    let again = try home.run(["--lang", "en", "--json", "-c", "receive '\(bundle)' --preview"])
    #expect(!again.output.contains("\"clock\""), "\(again.output)")
    try run("use Ana", "timer save lunch Juice 25m", "plan send P --to-dir '\(program.path("more"))'")
    let preview = try home.run(["--lang", "en", "--json", "-c", "receive '\(program.path("more/p.psyb"))' --preview"])
    #expect(preview.output.contains(#""kind":"clock""#), "\(preview.output)")
  }

  @Test func `timers come back with a backup`() throws {
    try run("timer save lunch Snack 20m", "timer new Bath 10m", "backup '\(program.path("copy.tagarela"))'")
    try run("timer remove lunch", "timer stop", "restore '\(program.path("copy.tagarela"))'")
    #expect(try records("timer saved").count == 1)
    #expect(try records("timer").first?["state"] as? String == "running")
  }

  @Test func `a pack brings a figure, and what is wrong with one is told`() throws {
    try run("module new pack 'Our figures' --adds figures --folder '\(program.path("figures"))'")
    try run("module add '\(program.path("figures"))'", "timer new Snack 5m --figure circle")
    #expect(try records("timer").first?["figure"] as? String == "circle")
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: program.path("figures/circle/2.svg")))
    let told = try program.run(["--lang", "en", "--plain", "-c", "module check '\(program.path("figures"))'"])
    #expect((told.output + told.errors).contains("circle/2.svg"), "\(told.output)\(told.errors)")
    // Without the pack the time is shown all the same.
    try run("module remove our-figures --yes")
    #expect(try records("timer show").first?["figure"] as? String == "circle")
  }
}
