import Foundation
import Services
import Shell
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Packs

/// Packs in the program as it is used.
@Suite(.waiting)
struct SessionTests {
  private let program: Tagarela
  private let desk: PackDesk

  init() throws {
    program = try Tagarela(sharesCache: true)
    desk = try PackDesk()
    try desk.write([
      "wording/module.json": desk.manifest(
        id: "wording", adds: #""translations": [{"language": "pt", "words": "w.txt", "messages": "m.txt"}]"#),
      "wording/w.txt": "noun.patient = utente|utentes\n",
      "wording/m.txt": "patient.none = ainda não há utentes: utente novo NOME\n",
    ])
    try desk.writeWords("words")
  }

  @Test func `own wording is heard and said at once, and the old words stay`() throws {
    let answer = try program.run([
      "--lang", "pt", "-c", "utente listar", "-c", "paciente listar",
    ])
    #expect(answer.status == 1)
    let after = try program.run([
      "--lang", "pt", "-c", "módulo instalar \(desk.path("wording"))", "-c", "utente listar", "-c", "paciente listar",
      "-c", "ajuda utente", "-c", "módulo remover wording --sim", "-c", "paciente listar", "-c", "utente listar",
    ])
    #expect(after.status == 1)
    let lines = after.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "✓ Our wording 1.0 já está aqui: 2 textos")
    #expect(lines.filter { $0 == "ainda não há utentes: utente novo NOME" }.count == 2)
    #expect(lines.contains { $0.hasPrefix("  utente novo ") })
    #expect(lines.last?.contains("utentes") == false)
    #expect(after.errors.contains("utente"))
  }

  @Test func `--modules takes folders of packs and packs, for this run`() throws {
    let shown = try program.run(["--modules", desk.path("words"), "--modules", desk.folder.path, "-c", "module list"])
    #expect(shown.output.contains("\nour-words"))
    #expect(shown.output.contains("\nwording"))
    #expect(!(try program.run(["-c", "module list"]).output.contains("our-words")))
    let missing = try program.run(["--modules", desk.path("nowhere"), "-c", "module list"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("--modules: there is no folder"))
  }

  @Test func `a workspace's own packs come and go with it`() throws {
    let other = program.path("other.tagarela")
    let answer = try program.run(commands: [
      "module add \(desk.path("words")) --workspace-only", "module show our-words", "workspace open \(other)",
      "module list", "workspace open \(program.workspace)", "module show our-words",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.output.ranges(of: "module   our-words").count == 2)
    #expect(!answer.output.contains("\nour-words"))
    #expect(try program.files(in: "clinic.tagarela.modules") == ["our-words"])
  }

  /// Galician for patients alone: what it lacks is said by the language that stands in.
  private func writeGalician() throws {
    try desk.write([
      "galego/module.json": desk.manifest(
        id: "galego",
        adds:
          #""translations": {"language": "gl", "name": "Galego", "words": "palabras.txt", "messages": "textos.txt"}"#),
      "galego/palabras.txt": "noun.patient = doente|doentes\nverb.new = novo|nova\nverb.list = amosar-todos\n",
      "galego/textos.txt": """
      patient.none = aínda non hai doentes: doente novo NOME
      about.patient = as persoas que atendemos
      help.patient.list = Amosa todos os doentes.

      """,
    ])
  }

  @Test func `a language comes as a pack, for one noun, and what it lacks is said by another`() throws {
    try writeGalician()
    let folder = desk.path("galego")
    let answer = try program.run([
      "--modules", folder, "--lang", "gl", "-c", "doente amosar-todos", "-c", "doente novo Uxía", "-c", "axuda",
      "-c", "help", "-c", "help doente", "-c", "board list", "-c", "settings language",
    ])
    // A word of no language is no command.
    #expect(answer.status == 1 && answer.errors.contains("axuda"))
    #expect(answer.output == "aínda non hai doentes: doente novo NOME\n✓ Uxía\n")
    let rest = try program.run([
      "--modules", folder, "--lang", "gl", "-c", "help", "-c", "help doente", "-c", "settings language",
    ])
    #expect(rest.status == 0, "\(rest.errors)")
    let lines = rest.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  doente ") && $0.hasSuffix(" as persoas que atendemos") })
    #expect(lines.contains { $0.hasPrefix("  doente amosar-todos ") && $0.hasSuffix(" Amosa todos os doentes.") })
    // English stands in.
    #expect(lines.contains { $0.hasPrefix("  board ") } && lines.contains { $0.hasPrefix("  doente novo ") })
    #expect(lines.last == "language  Galego")
  }

  @Test func `a pack's language is set, is completed, and what it lacks is told`() throws {
    try writeGalician()
    let set = try program.run(commands: [
      "module check \(desk.path("galego"))", "module add \(desk.path("galego"))", "settings language gl",
      "patient list", "module check galego", "module check core",
    ])
    #expect(set.status == 0, "\(set.errors)")
    let told = set.output + set.errors
    let lacking = /Galego lacks [\d.,]+ of [\d.,]+ texts \([^)]*, …\); what is missing is shown in English/
    #expect(told.ranges(of: lacking).count >= 3)
    #expect(told.contains("aínda non hai doentes"))
    _ = try desk.add("galego")
    let registry = desk.shelf.registry
    let session = Session(
      registry: registry, services: Services(), ledger: NoLedger(), console: PipeConsole(width: nil, style: .plain),
      wording: Wording("gl", in: registry), isInterrupted: { false })
    func offered(_ line: String) -> [String] {
      Completer(session: session).suggestions(for: line, cursor: line.utf8.count).items.map(\.text)
    }
    #expect(offered("doe") == ["doente"])
    #expect(offered("doente n") == ["novo"])
    #expect(offered("boa") == ["board"])
  }

  @Test func `a module's texts are told missing only where a language lacks some`() throws {
    let module = Module(id: "ours", version: "1.0") { registrar in
      try registrar.add(
        Translation(module: "ours", language: "pt", messages: "ours.one = um\nours.two = dois"), to: .translations)
      try registrar.add(Translation(module: "ours", language: "es", messages: "ours.one = uno"), to: .translations)
    }
    let registry = desk.shelf.builtIn.adding([module])
    let loaded = try #require(registry.modules.last)
    #expect(
      registry.missingTexts(of: loaded) == [
        MissingTexts(language: "es", name: "español", keys: ["ours.two"], all: 2),
        MissingTexts(language: "ca", name: "català", keys: ["ours.one", "ours.two"], all: 2),
        MissingTexts(language: "en", name: "English", keys: ["ours.one", "ours.two"], all: 2),
      ])
    // A message in any language says more than its key.
    #expect(Wording("ca", in: registry).text(Phrase("ours.two")) == "dois")
    #expect(Wording("es", in: registry).text(Phrase("ours.one")) == "uno")
    #expect(!Wording("ca", in: registry).has("ours.two"))
    let core = try #require(registry.modules.first { $0.id == "core" })
    #expect(registry.missingTexts(of: core).isEmpty)
  }

  @Test func `undo passes packs by`() throws {
    let answer = try program.run(commands: [
      "patient new Giovanna", "module add \(desk.path("words"))", "undo", "module show our-words",
    ])
    #expect(answer.status == 0)
    #expect(answer.output.contains("undone: patient new Giovanna"))
    #expect(answer.output.contains("state    ready"))
  }

  @Test func `an older version wants a yes`() throws {
    try desk.writeWords("newer", version: "2.0")
    let answer = try program.run(commands: ["module add \(desk.path("newer"))", "module add \(desk.path("words"))"])
    #expect(answer.status == 1)
    #expect(answer.errors.contains("--yes"))
    let forced = try program.run(commands: ["module add \(desk.path("words")) --yes"])
    #expect(forced.output == "✓ Our our-words 1.0 is here in place of 2.0: 1 concept\n")
  }

  @Test func `what is wrong in a row wants a yes, and the row is left out`() throws {
    try desk.writeWords(
      "flawed", table: "key\tclass\tcategory\tcore\ten\ncup\tnoun\tfood\t2\tcup\nlid\tthing\tfood\t2\tlid\n")
    let answer = try program.run(commands: ["module add \(desk.path("flawed"))"])
    #expect(answer.status == 1)
    #expect(answer.output == "words.tsv:3: “thing” is not a word class\n")
    #expect(answer.errors.contains("--yes adds it as it is"))
    let forced = try program.run(commands: ["module add \(desk.path("flawed")) --yes"])
    #expect(forced.output == "✓ Our our-words 1.0 is here: 1 concept\n")
  }

  @Test func `what a file holds doesn't reach the terminal`() throws {
    try desk.writeWords("sly", table: "key\tclass\tcategory\tcore\ten\ncup\tn\u{1B}[2Joun\tfood\t2\tcup\n")
    try desk.write(["slier/module.json": "{\"id\": \u{1B}[2J\u{7}}"])
    for name in ["sly", "slier"] {
      let answer = try program.run(["--lang", "en", "-c", "module check \(desk.path(name))"])
      #expect(answer.status == 1)
      #expect(!(answer.output + answer.errors).contains("\u{1B}"))
    }
    let shown = try program.run(["--modules", desk.path("slier"), "-c", "module list"])
    #expect(!shown.output.contains("\u{1B}"))
  }

  @Test func `a broken pack is told at the prompt and stops nothing`() throws {
    try desk.write(["data/tagarela/modules/broken/module.json": "{\n  \"id\": broken\n}"])
    let answer = try program.run(
      ["-c", "module show broken", "-c", "patient list"], environment: ["XDG_DATA_HOME": desk.path("data")])
    #expect(answer.status == 0)
    #expect(answer.output.contains("broken: module.json:2:9: “broken” is not a value"))
    let terminal = try program.prompt(environment: ["XDG_DATA_HOME": desk.path("data")])
    try terminal.expect("module broken is not there")
    try terminal.expect("tagarela>")
  }

  @Test func `services that rest on modules follow them`() throws {
    struct Count: ModuleDependent {
      var modules: Int
      func adapted(to registry: Registry) -> Count { Count(modules: registry.modules.count) }
    }
    var services = Services()
    services.add(Count(modules: 0))
    let session = Session(
      registry: Registry([]), services: services, ledger: NoLedger(), console: PipeConsole(width: nil, style: .plain),
      wording: Wording("en", in: Registry([])), isInterrupted: { false })
    session.adopt(desk.shelf.builtIn)
    #expect(try session.services[Count.self]?.modules == desk.shelf.builtIn.modules.count)
    #expect(session.table.command("module.list") != nil)
  }
}

private struct NoLedger: Ledger {
  func consult(_ body: () throws -> Outcome) throws -> Outcome { try body() }
  func change(_ label: String, _ body: () throws -> Outcome) throws -> Outcome { try body() }
  func note(leaving noun: String, about people: Set<String>, way: String, to place: String) throws {}
  func begin() throws {}
  func keep() throws {}
  func drop() throws {}
  func leave() throws {}
  var isUnsaved: Bool { false }
}
