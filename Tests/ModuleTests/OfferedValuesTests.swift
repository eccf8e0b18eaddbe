import BuiltIns
import Shell
import TagarelaKit
import Testing

/// What Tab offers for values that are known: words of commands, settings, formats, languages, numbers.
struct OfferedValuesTests {
  @Test(arguments: [
    ("help boar", ["board"]), ("help board swa", ["swap"]), ("help board put x", []), ("settings dwe", ["dwell"]),
    ("settings nonsense", []), ("receive x --as nonsense", []), ("export A a.pdf --as pd", ["pdf"]),
    ("receive x --only patie", ["patient"]), ("receive x --only patient,pla", ["patient,plan"]),
    ("syllables casa --lang p", ["pt"]), ("syllables casa --lang=p", ["pt"]),
  ])
  func `only what begins as it was typed is offered`(_ line: String, _ expected: [String]) throws {
    #expect(try ShellBench(builtInModules).offered(line) == expected)
  }

  @Test(arguments: ["use ", "patient show ", "board list --patient ", "board list --patient="])
  func `patients are offered by their numbers, with their names`(_ line: String) throws {
    let bench = try ShellBench(builtInModules)
    for name in ["Giovanna", "Rui"] { _ = try bench.run("patient new \(name)") }
    #expect(bench.suggested(line + "#").map(\.text) == ["#1", "#2"])
    #expect(bench.suggested(line + "#").map(\.note) == ["Giovanna", "Rui"])
    #expect(bench.offered(line + "#2") == ["#2"])
    #expect(bench.offered(line + "#3") == [])
  }

  private func clinic() throws -> ShellBench {
    let bench = try ShellBench(builtInModules)
    for line in [
      "patient new Giovanna --born 2012-03-01", "use giovanna", "tutor new Ana --place casa", "tutor new Rita",
      "category new food --color yellow", "category new clothes --color blue", "board new Snack",
      "board word Snack A1 more A2 stop", "board new Party --grid 4x3",
    ] { _ = try bench.run(line) }
    return bench
  }

  @Test(
    arguments: [
      ("tutor show #", ["#1", "#2"], ["Ana", "Rita"]), ("tutor show ", ["Ana", "Rita"], ["casa", nil]),
      ("board show #", ["#1", "#2"], ["Snack", "Party"]), ("board show #2", ["#2"], ["Party"]),
      ("board show ", ["Party", "Snack"], ["4 × 3", "3 × 3"]), ("board show #x", [], []),
      ("tutor new Ivo --place ", ["casa"], [nil]), ("board show \"#1", ["#1"], ["Snack"]),
      ("symbol new x --picture em", ["emoji:"], ["Emoji"]),
      ("board clear Snack ", ["A1", "A2"], ["more", "stop"]), ("board clear Snack A2 ", ["A1"], ["more"]),
      ("board clear --patient giovanna Snack A2 ", ["A1"], ["more"]),
      ("board put Snack A", ["A3", "A1", "A2"], ["free", "more", "stop"]),
      ("board put Snack A3 x A", ["A1", "A2"], ["more", "stop"]), ("board move Snack B", [], []),
      ("board swap Snack A1 A", ["A2"], ["stop"]), ("agenda new x --for 1h", ["1h", "1h30"], [nil, nil]),
      ("category new x --color ye", ["yellow"], [nil]),
    ] as [(String, [String], [String?])])
  func `what is offered says what it is`(_ line: String, _ texts: [String], _ notes: [String?]) throws {
    let found = try clinic().suggested(line)
    #expect(found.map(\.text) == texts)
    #expect(found.map(\.note) == notes)
  }

  @Test func `the age of a patient stands beside the name`() throws {
    let found = try clinic().suggested("use gio")
    let years = try #require(Day(year: 2012, month: 3, day: 1)).years(until: Moment.now.day)
    #expect(found.map(\.note) == ["\(years) years"])
  }

  @Test func `records that are called the same are offered by their numbers`() throws {
    let bench = try clinic()
    _ = try bench.run("patient new Giovanna --born 2014-03-01")
    let found = bench.suggested("patient show gio")
    #expect(found.map(\.text) == ["#1", "#2"])
    #expect(found.allSatisfy { $0.note?.hasPrefix("Giovanna · ") == true })
  }

  @Test(arguments: [
    ("export Snack ", ["snack.obf", "snack.obz", "snack.pdf"]), ("export Snack snack.ob", ["snack.obf", "snack.obz"]),
    ("export board:snack --linked ", ["snack.obf"]), ("print board Snack ", ["snack.pdf"]),
    ("symbol picture emoji:1F96D ", ["emoji-1f96d.svg"]), ("say good day --wav ", ["good-day.wav"]),
    ("export Nothing ", []),
  ])
  func `a name for a new file is offered by what it is about`(_ line: String, _ expected: [String]) throws {
    let found = try clinic().offered(line).filter { $0.contains(".") && !$0.hasSuffix("/") }
    #expect(expected.allSatisfy(found.contains))
    #expect(!expected.isEmpty || found.isEmpty)
  }

  @Test func `a backup is called by its workspace and the day`() throws {
    #expect(try clinic().offered("backup cl") == ["clinic-\(Moment.now.day).bak"])
  }

  @Test func `what a noun takes is offered beside its verbs`() throws {
    let found = try clinic().offered("settings p")
    #expect(found.contains("pin") && found.contains("pages"))
  }
}
