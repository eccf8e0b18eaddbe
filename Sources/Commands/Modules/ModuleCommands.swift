import Clinic
import Desk
import Packs
import Services
import Shell
import TagarelaKit

extension Noun {
  static let module = Noun(
    "module",
    [
      Command(
        Signature("module", "list", examples: [Example("module list", prints: moduleTable)]), .reads,
        run: listModules),
      Command(
        Signature(
          "module", "show",
          [ModuleParameter.named],
          examples: [
            Example(
              "module show core",
              prints:
                "module   core\nversion  1.0\nkind     built in\nstate    ready\nadds     …"
            )
          ]),
        .reads, run: showModule),
      .newPack, .checkPack, .addPack, .removePack,
    ])

  private static let moduleTable = """
    module … version  kind      state  adds
    core … 1.0      built in  ready …
    …
    """
}

private func listModules(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let rows = context.registry.modules.map { module -> [Value] in
    [
      .text(module.id), .text(module.version), module.origin.kind, context.state(of: module),
      .integer(module.extensions.count), context.formats(of: module), Value(module.origin.folder),
    ]
  }
  return .table(
    Table(
      [
        .init("module"), .init("version"), .init("kind"), .init("state"), .init("adds", .number),
        .init("formats", .hidden), .init("folder", .hidden),
      ], rows: rows, empty: Phrase("module.none")))
}

private func showModule(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let name = try arguments[ModuleParameter.named]
  let modules = context.registry.modules
  let module = try arguments.at(ModuleParameter.named) {
    try only(meantBy: name, among: modules, unknown: "module.unknown") { [$0.id] }
  }
  let shelf = try context.services[ModuleShelf.self]
  let pack = module.origin.folder.flatMap { folder in shelf?.packs.first { $0.source == folder } }
  var complaints: [FileComplaint] = []
  // To show is not to run.
  if let pack, let shelf, case .broken = module.state, pack.manifest?.hasProgram != true {
    complaints = try shelf.check(pack, renderer: context.clinic.canvas).complaints
  }
  return .record(
    Record([
      "module": .text(module.id), "name": Value(pack?.manifest?.name),
      "version": module.version.isEmpty ? .none : .text(module.version), "kind": module.origin.kind,
      "state": context.state(of: module), "author": Value(pack?.manifest?.author),
      "license": Value(pack?.manifest?.license), "folder": Value(module.origin.folder),
      "formats": context.formats(of: module),
      "adds": .list(module.extensions.map { .text("\($0.point) \($0.id)") }),
      "complaints": complaints.isEmpty ? .none : .text(ComplaintList(complaints).text(context.wording)),
    ]))
}

extension Module.Origin {
  fileprivate var kind: Value {
    switch self {
    case .builtIn: .word("built_in")
    case .pack: .word("pack")
    case .program: .word("program")
    }
  }

  fileprivate var folder: String? {
    switch self {
    case .builtIn: nil
    case .pack(let folder), .program(let folder): folder
    }
  }
}

extension Context {
  /// The files that a module reads or writes, each with what it carries.
  fileprivate func formats(of module: LoadedModule) -> Value {
    let ids = module.extensions.filter { $0.point == ExtensionPoint<FileFormat>.formats.name }.map(\.id)
    let formats = ids.compactMap { registry.first(.formats, id: $0) }
    guard !formats.isEmpty else { return .none }
    return .list(formats.map { .record(Record(["format": .text($0.id), "carries": $0.carriedParts])) })
  }

  /// Whether a module works, and if not, why and where.
  fileprivate func state(of module: LoadedModule) -> Value {
    guard case .broken(let failure) = module.state else { return .word("ready") }
    let reason = Value.text(ComplaintList.line(FileComplaint(failure, in: nil), wording))
    return .text(wording.text(Phrase("module.broken", ["reason": reason])))
  }
}
