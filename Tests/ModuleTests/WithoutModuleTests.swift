import Archive
import Canvas
import Catalog
import Commands
import Foundation
import Programs
import Shell
import TagarelaKit
import Testing
import Workspace

@testable import tagarela

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
    let bench = try ShellBench(builtInModules.filter { $0.id != missing })
    for line in Self.everyday {
      let shown = try #require(try bench.run(line), "\(line) showed nothing")
      #expect(!shown.isEmpty)
    }
  }

  @Test func `the shell works with its commands alone, and says where something is missing`() throws {
    let bench = try ShellBench(builtInModules.filter { $0.id == "core" })
    for line in Self.everyday { _ = try bench.run(line) }
    let failure = #expect(throws: Failure.self) { try bench.run("export Lanche lanche.pdf") }
    #expect(failure?.what.key == "export.unknown_ending" || failure?.what.key == "board.unknown")
  }

  private static let plan =
    ["board word Lanche 1 sim", "plan new Hora --tutor Ana --type board --board Lanche --description d"]

  @Test func `a letter carries the files that there are modules for`() throws {
    let bench = try ShellBench(builtInModules.filter { $0.id != "print" })
    for line in Self.toLanche + Self.plan { _ = try bench.run(line) }
    let shown = try #require(try bench.run("plan send Hora --to-dir \(bench.path("sent"))"))
    #expect(shown.contains("hora.psyb") && shown.contains("hora.eml") && !shown.contains("pdf"))
    let letterless = try ShellBench(builtInModules.filter { $0.id != "print" && $0.id != "tagarela-bundle" })
    for line in Self.toLanche + Self.plan { _ = try letterless.run(line) }
    let failure = #expect(throws: Failure.self) {
      try letterless.run("plan send Hora --to-dir \(letterless.path("sent"))")
    }
    #expect(failure?.what.key == "send.no_format")
  }

  @Test func `a board is made in any size without the layouts`() throws {
    let bench = try ShellBench(builtInModules.filter { $0.id != "layouts" })
    for line in ["board new Any", "board new Wide --grid 5x2", "board edit Any --grid 4x4"] { _ = try bench.run(line) }
    let shown = try #require(try bench.run("board list"))
    #expect(shown.contains("5 × 2") && shown.contains("4 × 4"), "\(shown)")
  }

  @Test func `a module that breaks is named with its reason, and the others work`() throws {
    let broken = Module(id: "broken", version: "1.0") { _ in throw Failure("name.newline") }
    let bench = try ShellBench([broken] + builtInModules)
    let shown = try #require(try bench.run("module show broken"))
    #expect(shown.contains("broken: a name is one line"))
    for line in Self.everyday { _ = try bench.run(line) }
  }
}

/// A session on an empty workspace in a folder of its own.
private final class ShellBench {
  private let folder: URL
  private let session: Session

  init(_ modules: [Module]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "module-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let workspace = try Workspace.open(folder.appending(path: "clinic.tagarela").path)
    let registry = Registry(modules)
    var services = Services()
    services.add(workspace)
    // Programs beside the shell are there by name only: nothing here draws or packs.
    let program = LineProgram(path: folder.appending(path: "none").path, name: "none")
    let canvas = Canvas(program: program)
    services.add(canvas)
    services.add(Archive(program: program))
    // What can be worked out again is worked out once for all.
    let cache = FileManager.default.temporaryDirectory.appending(path: "modules-cache").path
    services.add(SymbolCatalog(registry: registry, renderer: canvas, folder: cache) { _ in })
    session = Session(
      registry: registry, services: services, ledger: workspace, console: RecordingConsole(),
      wording: Wording("en", in: registry), isInterrupted: { false })
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A path in the bench's folder.
  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// What a line shows as plain text.
  func run(_ line: String) throws -> String? {
    let outcome = try session.run(line)
    return outcome.flatMap { Printer(.plain).text($0, wording: session.wording, width: nil) }
  }
}
