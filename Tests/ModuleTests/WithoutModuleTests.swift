import BuiltIns
import Foundation
import Shell
import TagarelaKit
import Testing

/// The house stands without any one of its modules.
struct WithoutModuleTests {
  private static let everyday = [
    "help", "help patient new", "module list", #"patient new "Giovanna Reis" --born 2009-03-12"#, "patient list",
    "use giovanna", "tutor new Ana --place home", "tutor list", "category new verbs --color green", "category colors",
    "board new Lanche", "board show Lanche", "note Asked for juice", "observation list", "usage list", "settings",
    "symbol find suco", "undo", "redo", "check", "patient remove giovanna",
  ]

  private static let toLanche = Array(everyday.prefix { $0 != "note Asked for juice" })

  @Test(arguments: builtInModules.map(\.id).filter { $0 != "core" })
  func `the shell works without one of its modules`(_ missing: String) throws {
    let bench = try ShellBench(builtInModules.filter { $0.id != missing }, cache: ShellBench.cacheOfParts)
    for line in Self.everyday {
      let shown = try #require(try bench.run(line), "\(line) showed nothing")
      #expect(!shown.isEmpty)
    }
  }

  @Test func `the shell works with its commands alone, and says where something is missing`() throws {
    let bench = try ShellBench(builtInModules.filter { $0.id == "core" }, cache: ShellBench.cacheOfParts)
    for line in Self.everyday { _ = try bench.run(line) }
    let failure = #expect(throws: Failure.self) { try bench.run("export Lanche lanche.pdf") }
    #expect(failure?.what.key == "export.unknown_ending" || failure?.what.key == "board.unknown")
  }

  private static let plan =
    ["board word Lanche 1 sim", "plan new Hora --tutor Ana --type board --board Lanche --description d"]

  @Test func `a letter carries the files that there are modules for`() throws {
    let bench = try ShellBench(builtInModules.filter { $0.id != "print" }, cache: ShellBench.cacheOfParts)
    for line in Self.toLanche + Self.plan { _ = try bench.run(line) }
    let shown = try #require(try bench.run("plan send Hora --to-dir \(bench.path("sent"))"))
    #expect(shown.contains("hora.psyb") && shown.contains("hora.eml") && !shown.contains("pdf"))
    let letterless = try ShellBench(
      builtInModules.filter { $0.id != "print" && $0.id != "tagarela-bundle" }, cache: ShellBench.cacheOfParts)
    for line in Self.toLanche + Self.plan { _ = try letterless.run(line) }
    let failure = #expect(throws: Failure.self) {
      try letterless.run("plan send Hora --to-dir \(letterless.path("sent"))")
    }
    #expect(failure?.what.key == "send.no_format")
  }

  @Test func `a board is made in any size without the layouts`() throws {
    let bench = try ShellBench(builtInModules.filter { $0.id != "layouts" }, cache: ShellBench.cacheOfParts)
    for line in ["board new Any", "board new Wide --grid 5x2", "board edit Any --grid 4x4"] { _ = try bench.run(line) }
    let shown = try #require(try bench.run("board list"))
    #expect(shown.contains("5 × 2") && shown.contains("4 × 4"), "\(shown)")
  }

  @Test func `a module that breaks is named with its reason, and the others work`() throws {
    let broken = Module(id: "broken", version: "1.0") { _ in throw Failure("value.empty") }
    let bench = try ShellBench([broken] + builtInModules)
    let shown = try #require(try bench.run("module show broken"))
    #expect(shown.contains("broken: this must not be empty"))
    for line in Self.everyday { _ = try bench.run(line) }
  }
}
