import Clinic
import Desk
import Foundation
import Packs
import ProgramModules
import Services
import Shell
import TagarelaKit

/// What the commands of modules take.
enum ModuleParameter {
  static let name = Argument.operand("name", .text)
  static let packNamed = Argument.operand("name", .name(packNames))
  static let kind = Argument.operand("kind", .choice(NewModule.self))
  static let adds = Argument.option("adds", .name(partNames))
  static let folder = Argument.option("folder", .folder)
  static let pack = Argument.operand("pack", .inputFile)
  static let workspaceOnly = Argument.flag("workspace-only")
  static let yes = Argument.flag("yes")
  /// A pack, or a module that is here.
  static let checked = Argument.operand("pack", .inputFileOr(moduleNames))
  static let named = Argument.operand("name", .noted(moduleNames))

  private static let moduleNames: Parameter.Candidates = { text, context in
    context.registry.modules.filter { $0.id.hasPrefix(text.folded) }
      .map { Parameter.Candidate($0.id, note: $0.version) }
  }
}

/// What a clinic can begin with.
enum NewModule: String, CaseIterable {
  case pack, program
}

extension Command {
  static let newPack = Command(
    Signature(
      "module", "new",
      [ModuleParameter.kind, ModuleParameter.name, ModuleParameter.adds, ModuleParameter.folder],
      examples: [
        Example(
          "module new pack \"Our words\" --adds vocabulary",
          prints: "✓ Our words is in our-words: edit module.json, words.tsv, then  module check our-words"),
        Example(
          "module new program \"Our deck\"",
          prints: "✓ Our deck is in our-deck: edit module.json, program.py, then  module check our-deck"),
      ]),
    .acts, run: writeNewPack)

  static let checkPack = Command(
    Signature(
      "module", "check", [ModuleParameter.checked],
      examples: [
        Example(
          after: ["module new pack \"Our words\" --adds vocabulary"], "module check our-words",
          prints: "✓ Our words 1.0 can be added: 3 concepts")
      ]),
    .reads, run: checkPackFiles)

  static let addPack = Command(
    Signature(
      "module", "add", [ModuleParameter.pack, ModuleParameter.workspaceOnly, ModuleParameter.yes],
      examples: [
        Example(
          after: ["module new pack \"Our words\" --adds vocabulary"], "module add our-words",
          prints: "✓ Our words 1.0 is here: 3 concepts")
      ]),
    .acts, run: addPackFiles)

  static let removePack = Command(
    Signature(
      "module", "remove", [ModuleParameter.packNamed, ModuleParameter.yes],
      examples: [
        Example(
          after: ["module new pack \"Our words\" --adds vocabulary", "module add our-words"],
          "module remove our-words --yes", prints: "✓ our-words is gone")
      ]),
    .acts, run: removePackFiles)
}

/// Completes the last of a list with commas between.
private let partNames: Parameter.Names = { text, context in
  let before = text.lastIndex(of: ",").map { String(text[...$0]) } ?? ""
  let last = text.dropFirst(before.count)
  return context.registry.packParts.map(\.id).filter { $0.hasPrefix(last) }.map { before + $0 }
}

private let packNames: Parameter.Names = { text, context in
  try (context.services[ModuleShelf.self]?.packs ?? []).map(\.id).filter { $0.hasPrefix(text.folded) }
}

extension Registry {
  /// What a pack can have by itself.
  fileprivate var packParts: [PackPart] { all(.packParts).filter { !$0.isDoneByProgram } }
}

extension Context {
  fileprivate var shelf: ModuleShelf {
    get throws {
      guard let shelf = try services[ModuleShelf.self] else { throw Failure("module.none") }
      return shelf
    }
  }
}

private func writeNewPack(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let name = try Rules.name(arguments, ModuleParameter.name)
  let id = NewPack.identifier(for: name)
  let folder = arguments[ModuleParameter.folder] ?? id
  let isProgram = try arguments[ModuleParameter.kind] == .program
  var parts = try arguments.at(ModuleParameter.adds) { try packParts(arguments, context, needed: !isProgram) }
  if isProgram { parts.append(ProgramTemplate(id: id, name: name, wording: context.wording).part) }
  let pack = try arguments.at(ModuleParameter.name) {
    try NewPack(id: id, name: name, parts: parts, program: isProgram ? ProgramTemplate.fileName : nil)
  }
  let placed: any DeclaredParameter =
    arguments.has(ModuleParameter.folder) ? ModuleParameter.folder : ModuleParameter.name
  let files = try arguments.at(placed) { try pack.write(to: folder, in: context.wording, context.registry) }
  return .record(
    Record(["module": .text(id), "folder": .text(folder), "files": .list(files.map(Value.text))]),
    said: Phrase(
      "module.new_done",
      [
        "name": .text(name), "folder": .text(folder), "files": .list(files.map(Value.text)),
        "word": .text(quoted(folder)),
      ]))
}

/// As a word of a command line.
private func quoted(_ text: String) -> String { text.contains(" ") ? "\"\(text)\"" : text }

/// What `--adds` names.
///
/// - Parameter needed: whether it must name something; a program may have nothing but its formats.
private func packParts(_ arguments: Arguments, _ context: Context, needed: Bool) throws -> [PackPart] {
  let all = context.registry.packParts
  guard let text = arguments[ModuleParameter.adds] else {
    guard needed else { return [] }
    throw Failure(
      "argument.option_missing",
      ["name": .phrase(Phrase("field.adds")), "option": .text("--" + context.wording.word("option.adds"))],
      candidates: all.map(\.id))
  }
  var found: [PackPart] = []
  for word in text.split(separator: ",") {
    let wanted = word.trimmingCharacters(in: .whitespaces).folded
    guard let part = all.first(where: { $0.id == wanted }) else {
      let near = nearest(to: wanted, among: all.map(\.id))
      throw Failure(
        "pack.part_unknown", ["part": .text(String(word))], candidates: near.isEmpty ? all.map(\.id) : near)
    }
    if !found.contains(where: { $0.id == part.id }) { found.append(part) }
  }
  guard !found.isEmpty else { throw Failure("value.empty") }
  return found
}

private func checkPackFiles(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let name = try arguments[ModuleParameter.checked]
  if let module = context.registry.modules.first(where: { $0.id == name }),
    !FileManager.default.fileExists(atPath: name)
  {
    return try checkLoaded(module, context)
  }
  let shelf = try context.shelf
  return try opened(shelf, arguments) { pack in
    let check = try shelf.check(pack, renderer: context.clinic.canvas)
    guard check.complaints.isEmpty, let manifest = pack.manifest else { return try failed(check, context) }
    return Outcome(
      .record(record(pack, manifest, check)),
      said: Phrase(
        "module.check_clean",
        ["name": .text(manifest.name), "version": .text(manifest.version), "items": items(check)]),
      remarks: context.remarks(on: check.missing))
  }
}

/// A module that is here: what its texts lack. A pack's files are looked at where they lie.
private func checkLoaded(_ module: LoadedModule, _ context: Context) throws -> Outcome {
  if case .broken(let failure) = module.state { throw failure }
  let missing = context.registry.missingTexts(of: module)
  var record = Record(["ok": .flag(true), "module": .text(module.id), "version": .text(module.version)])
  record.fields += missingField(missing)
  return Outcome(
    .record(record),
    said: Phrase("module.check_loaded", ["name": .text(module.id), "version": .text(module.version)]),
    remarks: context.remarks(on: missing))
}

extension Context {
  /// Which language says a module's texts in place of others.
  fileprivate func remarks(on missing: [MissingTexts]) -> [Phrase] {
    missing.map { missing in
      Phrase(
        "module.texts_missing",
        [
          "language": .text(missing.name), "count": .integer(missing.keys.count), "all": .integer(missing.all),
          "other": .text(registry.standIn.name), "keys": .list(firstFew(missing.keys)),
        ])
    }
  }
}

/// The first few of many.
private func firstFew(_ keys: [String]) -> [Value] {
  keys.prefix(5).map(Value.text) + (keys.count > 5 ? [.text("…")] : [])
}

private func missingField(_ missing: [MissingTexts]) -> [Record.Field] {
  guard !missing.isEmpty else { return [] }
  let records = missing.map { missing in
    Value.record(
      Record([
        "language": .text(missing.language), "count": .integer(missing.keys.count), "all": .integer(missing.all),
        "keys": .list(missing.keys.map(Value.text)),
      ]))
  }
  return [.init(key: "missing_texts", value: .list(records))]
}

private func addPackFiles(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let shelf = try context.shelf
  let inWorkspace = arguments[ModuleParameter.workspaceOnly]
  return try opened(shelf, arguments) { pack in
    // It is asked for before it is checked, for checking runs it.
    if let manifest = pack.manifest, let program = manifest.command.first, !arguments[ModuleParameter.yes] {
      try context.confirm(
        Phrase("module.program_question", ["name": .text(manifest.name), "program": .text(program)]),
        typing: .text(manifest.id), option: ModuleParameter.yes)
    }
    let check = try shelf.check(pack, renderer: context.clinic.canvas)
    guard check.complaints.isEmpty || check.isUsable && arguments[ModuleParameter.yes], let manifest = pack.manifest
    else {
      var outcome = try failed(check, context)
      if check.isUsable {
        outcome.failure?.hint = Phrase(
          "module.add_anyway", ["option": .text("--" + context.wording.word("option.yes"))])
      }
      return outcome
    }
    let before = try shelf.predecessor(of: manifest, inWorkspace: inWorkspace)?.manifest
    if let before, manifest.isOlder(than: before), !arguments[ModuleParameter.yes] {
      try context.confirm(
        Phrase(
          "module.older_question",
          ["name": .text(manifest.name), "old": .text(before.version), "new": .text(manifest.version)]),
        option: ModuleParameter.yes)
    }
    let added = try shelf.add(pack, manifest, inWorkspace: inWorkspace)
    context.session.adopt(shelf.registry)
    var record = record(pack, manifest, check)
    record.fields += Record(["folder": .text(added.folder), "replaced": Value(added.replaced)]).fields
    return .record(
      record,
      said: Phrase(
        added.replaced == nil ? "module.added" : "module.replaced",
        [
          "name": .text(manifest.name), "version": .text(manifest.version), "items": items(check),
          "old": Value(added.replaced),
        ]))
  }
}

private func removePackFiles(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let shelf = try context.shelf
  let name = try arguments[ModuleParameter.packNamed]
  return try arguments.at(ModuleParameter.packNamed) {
    let pack = try shelf.removable(name)
    if !arguments[ModuleParameter.yes] {
      try context.confirm(
        Phrase("module.remove_question", ["name": .text(pack.id), "path": .text(pack.source)]), typing: .text(pack.id),
        option: ModuleParameter.yes)
    }
    let path = try shelf.remove(name)
    context.session.adopt(shelf.registry)
    return .record(
      Record(["module": .text(pack.id), "path": .text(path)]), said: Phrase("module.removed", ["name": .text(pack.id)]))
  }
}

private func opened(_ shelf: ModuleShelf, _ arguments: Arguments, _ body: (FoundPack) throws -> Outcome) throws
  -> Outcome
{
  let name = try arguments[ModuleParameter.pack]
  return try arguments.at(ModuleParameter.pack) { try shelf.open(name, body) }
}

private func failed(_ check: PackCheck, _ context: Context) throws -> Outcome {
  let list = ComplaintList(check.complaints)
  return Outcome(
    .text(list.text(context.wording), json: .record(Record(["ok": .flag(false), "complaints": list.json]))),
    failure: Failure("module.check_failed", ["count": .integer(check.complaints.count)]))
}

private func record(_ pack: FoundPack, _ manifest: Manifest, _ check: PackCheck) -> Record {
  var record = Record(["ok": .flag(true), "module": .text(manifest.id), "version": .text(manifest.version)])
  record.fields += check.counts.map { .init(key: $0.kind, value: .integer($0.count)) }
  record.fields += missingField(check.missing)
  return record
}

/// `12 symbols, 3 concepts`
private func items(_ check: PackCheck) -> Value {
  .list(check.counts.map { .phrase(Phrase("count.\($0.kind)", ["count": .integer($0.count)])) })
}
