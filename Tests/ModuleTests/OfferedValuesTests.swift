import Shell
import Testing

@testable import tagarela

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
}
