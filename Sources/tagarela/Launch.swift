import Archive
import Clinic
import Commands
import BuiltIns
import Desk
import Files
import Foundation
import Packs
import Programs
import Services
import Shell
import TagarelaKit
import Terminal
import Workspace

/// Puts the rooms together for one invocation and runs it.
struct Launch {
  let invocation: Invocation
  let shelf: ModuleShelf
  let registry: Registry

  init(invocation: Invocation) {
    self.invocation = invocation
    let places = Places.modules(given: invocation.modules, workspace: invocation.workspace ?? Places.workspace)
    let unpacking = LineProgram(
      path: InstalledFiles.program("tagarela-archive"), name: "tagarela-archive",
      limits: LineProgram.Limits(deadline: 600))
    shelf = ModuleShelf(builtIn: builtInModules, places: places, archive: Archive(program: unpacking))
    registry = shelf.registry
  }

  /// - Returns: the process's exit status.
  func run() -> Int32 {
    var wording = Wording(language(setting: nil), in: registry)
    let languages = registry.all(.languages).map(\.id)
    if let wanted = invocation.language, !languages.contains(wanted) {
      complain(Failure("language.unknown", ["text": .text(wanted)], candidates: languages), wording)
      return 2
    }
    switch invocation.task {
    case .version:
      return show("tagarela \(version)", wording)
    case .help:
      return show(wording.text(Phrase("flag.help")), wording)
    case .prompt, .commands, .script: break
    }
    do {
      Unfinished.sweep()
      let passing = invocation.isPastWorkspace ? try PrivateFolder() : nil
      defer { withExtendedLifetime(passing) {} }
      let path = invocation.workspace ?? passing.map { $0.path + "/workspace" } ?? Places.workspace
      Places.makeFolder(of: path)
      let workspace = try open(path, wording)
      wording = Wording(language(setting: try workspace.setting("language")), in: registry)
      return try converse(workspace, wording)
    } catch {
      var failure = error as? Failure ?? Failure("failed", ["reason": .text(String(describing: error))])
      if failure.what.key == "workspace.unopenable", failure.hint == nil {
        failure.hint = Phrase("workspace.elsewhere.hint")
      }
      complain(failure, wording)
      return failure.what.key == "interrupted" ? 130 : 1
    }
  }

  private func show(_ text: String, _ wording: Wording) -> Int32 {
    do {
      try Outlet.output.show(text + "\n")
      return 0
    } catch {
      guard let failure = error.failure else { return Runner.unreadStatus }
      complain(failure, wording)
      return 1
    }
  }

  /// Before there is a session, and on the way out.
  func complain(_ failure: Failure, _ wording: Wording) {
    let width = TerminalFacts.isTerminal(STDERR_FILENO) ? TerminalFacts.size(of: STDERR_FILENO).columns : nil
    Outlet.errors.tell(printer.text(failure, wording: wording, width: width) + "\n")
  }

  /// `--lang`, else the locale's, else the workspace's, else the one that stands in for others.
  func language(setting: String?) -> String {
    let known = registry.all(.languages).map(\.id)
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { Environment[$0] }.first { !$0.isEmpty }
    let candidates = [invocation.language, locale.map { String($0.prefix(2)) }, setting]
    return candidates.compactMap { $0 }.first(where: known.contains) ?? registry.standIn.id
  }

  private func open(_ path: String, _ wording: Wording) throws -> Workspace {
    try Workspace.open(
      path, tables: registry.all(.tables),
      hooks: Workspace.Hooks(
        interrupted: { Interruption.requested },
        waiting: { Outlet.errors.tell(wording.text(Phrase("workspace.waiting")) + "\n") },
        byEar: wording.language.byEar, isTemporary: invocation.isPastWorkspace, cache: Places.cache))
  }

  private func converse(_ workspace: Workspace, _ wording: Wording) throws -> Int32 {
    switch invocation.task {
    case .commands(let commands): return try run(workspace, wording) { $0.run(commands) }
    case .script(let file, let variables):
      let script: Script
      do {
        script = try Script(file: file)
      } catch let failure as Failure where failure.what.key != "interrupted" {
        complain(failure, wording)
        return 2
      }
      let all = try script.variables.merging(variables) { _, given in given }
      return try run(workspace, wording) { $0.run(script.lines, file: script.name, variables: all) }
    default: break
    }
    guard TerminalFacts.isTerminal(STDIN_FILENO), TerminalFacts.isTerminal(STDOUT_FILENO) else {
      return try run(workspace, wording) { $0.run(InputLines()) }
    }
    try prompt(workspace, wording)
    return 0
  }

  private func run(_ workspace: Workspace, _ wording: Wording, _ work: (Runner) -> Int32) throws -> Int32 {
    let isTerminal = TerminalFacts.isTerminal(STDOUT_FILENO)
    let console = PipeConsole(
      width: isTerminal ? TerminalFacts.size(of: STDOUT_FILENO).columns : nil, style: printer.style)
    var options = Runner.Options()
    options.atomic = invocation.isAtomic
    options.keepGoing = invocation.keepsGoing
    options.echo = invocation.echoes
    let session = session(workspace, wording, console)
    defer { session.services.end() }
    let status = work(Runner(session: session, console: console, printer: printer, options: options))
    try session.end()
    return status
  }

  private func prompt(_ workspace: Workspace, _ wording: Wording) throws {
    let history = History(path: Places.history)
    let editor = LineEditor(
      history: history.entries,
      words: LineWords(
        more: { wording.text(Phrase("prompt.more", ["count": .integer($0)])) },
        search: wording.text(Phrase("prompt.search")) + " ",
        searchFailed: wording.text(Phrase("prompt.search_failed")) + " ",
        noEditor: wording.text(Phrase("prompt.no_editor"))))
    let console = TerminalConsole(editor: editor, style: printer.style)
    let session = session(workspace, wording, console)
    defer { session.services.end() }
    let inUse = PatientsInUse(path: Places.patientsInUse)
    if let last = inUse.last(in: workspace.path), let patient = try workspace.patient(uid: last) {
      session.use(Subject(id: patient.id, name: patient.name))
    }
    session.whenUsed = { [unowned session] subject in
      guard let workspace = try? session.services[Workspace.self] else { return }
      inUse.note(subject.flatMap { try? workspace.patient(id: $0.id)?.uid }, in: workspace.path)
    }
    if let configuration = try session.services[Configuration.self] {
      do {
        try configuration.check()
      } catch let failure as Failure {
        complain(failure, wording)
      }
    }
    if !invocation.isJSON {
      console.message(try greeting(workspace, wording, session))
      for (folder, said) in Places.unwritable {
        console.message(wording.text(Phrase(said, ["folder": .text(folder)])))
      }
    }
    let prompt = Prompt(session: session, console: console, editor: editor, history: history, printer: printer) {
      [unowned session] in
      (try? session.services[Workspace.self]?.setting(Setting.pager.key)) != "no"
    }
    let start = Places.start
    try prompt.run(beginningWith: FileManager.default.fileExists(atPath: start) ? start : nil)
    if !invocation.isJSON {
      let clinic = Clinic(workspace, registry: session.registry, wording: session.wording, services: session.services)
      for phrase in (try? clinic.farewells) ?? [] { console.message(session.wording.text(phrase)) }
    }
    try session.end()
  }

  private func greeting(_ workspace: Workspace, _ wording: Wording, _ session: Session) throws -> String {
    let counts = try workspace.counts()
    let name = URL(fileURLWithPath: workspace.path).lastPathComponent
    let broken = registry.modules.compactMap { module -> String? in
      guard case .broken(let failure) = module.state else { return nil }
      return wording.text(
        Phrase("prompt.module_broken", ["module": .text(module.id), "reason": .phrase(failure.what)]))
    }
    let isWithoutPatients = counts["patients"] == .integer(0)
    let greeting = Phrase(
      isWithoutPatients ? "prompt.greeting_empty" : "prompt.greeting",
      [
        "name": .text(name), "patients": counts["patients"], "symbols": counts["symbols"],
        "systems": .integer(registry.all(.systems).count),
      ])
    let readOnly = workspace.isReadOnly ? [wording.text(Phrase("workspace.is_read_only"))] : []
    let exposed =
      workspace.isOpenToOthers ? [wording.text(Phrase("check.open_to_others", ["path": .text(workspace.path)]))] : []
    let clinic = Clinic(workspace, registry: registry, wording: wording, services: session.services)
    let inUse = session.subject.map { wording.text(Phrase("prompt.patient_in_use", ["name": .text($0.name)])) }
    let reminders = try clinic.reminders.map { wording.text($0) }
    let isBeginning = isWithoutPatients && counts["categories"] == .integer(0)
    let beginning = isBeginning ? ["prompt.tour", "prompt.begin"].map { wording.text(Phrase($0)) } : []
    let lines = [wording.text(greeting)] + beginning + [inUse].compactMap(\.self)
    return (lines + readOnly + reminders + exposed + broken).joined(separator: "\n")
  }

  private func session(_ workspace: Workspace, _ wording: Wording, _ console: any Console) -> Session {
    let bar = ProgressBar()
    var services = Services(registry, cache: Places.cache) {
      bar.show($0, $1)
    } waiting: {
      bar.show(wording.text($0), waiting: $1)
    }
    services.add(workspace)
    services.add(shelf)
    services.add(
      OwnFiles { context in
        let packs = (try? context.services[ModuleShelf.self])?.packs ?? []
        return [Places.history, Places.patientsInUse, Places.cache, Places.configuration] + packs.map(\.source)
      })
    services.add(Configuration(path: Places.configuration))
    services.add(TypedLines(inFile: Places.history))
    services.add(PromptHistory(paths: [Places.history, Places.patientsInUse]) { History.clear(path: $0) })
    services.add(WorkspaceOpener { path in try open(path, wording) })
    let session = Session(
      registry: registry, services: services, ledger: workspace, console: console, wording: wording,
      isInterrupted: { Interruption.requested })
    session.tellsRecords = invocation.isJSON
    return session
  }

  private var printer: Printer {
    if invocation.isJSON { return Printer(.json) }
    let facts = TerminalFacts()
    if invocation.isPlain || !facts.isTerminal { return Printer(.plain) }
    return Printer(.terminal(Style(hasColor: facts.colors > .none, hasTrueColor: facts.colors == .trueColor)))
  }
}

/// The product's version.
let version = "0.1.0"
