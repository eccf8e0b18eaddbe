import Clinic
import Desk
import HelperProtocols
import Shell
import TagarelaKit
import Workspace

/// What the commands of the exchange take.
enum SyncParameter {
  static let url = Argument.operand("url", .text)
  static let optionalURL = Argument.optionalOperand("url", .text)
  static let isUnencrypted = Argument.flag("unencrypted")
  static let conflict = Argument.optionalOperand("conflict", .name(conflicts))
  static let ours = Argument.flag("ours")
  static let theirs = Argument.flag("theirs")
  static let state = Argument.operand("state", .choice(["on", "off"]))

  private static let conflicts: Parameter.Names = { text, context in
    try context.workspace.disagreements().map { String($0.number) }.filter { $0.hasPrefix(text) }
  }
}

enum SyncCommands {
  static let all = [
    Command(Signature("sync", nil, examples: [Example("sync", prints: nothing)]), .acts, run: now),
    Command(Signature("sync", "now", examples: [Example("sync now", prints: nothing)]), .acts, run: now),
    Command(
      Signature(
        "sync", "set", [SyncParameter.url, SyncParameter.isUnencrypted],
        examples: [
          Example(
            "sync set postgresql://ana@example.org/example",
            prints: "✓ changes are exchanged with postgresql://ana@example.org/example:  sync")
        ]),
      .acts, run: set),
    Command(
      Signature(
        "sync", "auto", [SyncParameter.state],
        examples: [
          Example(
            after: ["sync set postgresql://ana@example.org/example"], "sync auto on",
            prints: "✓ while the prompt is open, changes are exchanged by themselves")
        ]),
      .acts, run: auto),
    Command(Signature("sync", "status", examples: [Example("sync status", prints: nothing)]), .acts, run: status),
    Command(
      Signature(
        "sync", "conflicts", [SyncParameter.conflict, SyncParameter.ours, SyncParameter.theirs],
        examples: [Example("sync conflicts", prints: "no text was written differently elsewhere")]),
      .changes, run: conflicts),
    Command(
      Signature(
        "sync", "clone", [SyncParameter.optionalURL, SyncParameter.isUnencrypted],
        examples: [Example("sync clone", prints: nothing)]),
      .acts, run: clone),
  ]

  private static let nothing = "✓ no clinic's database is set:  sync set postgresql://USER@HOST/DATABASE"
}

private let noServer = Outcome.record(Record(["server": .none]), said: Phrase("sync.none"))

private func now(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  try exchange(context, "sync.done")
}

/// Exchanges with the server that is set, and tells what came and went.
private func exchange(_ context: Context, _ key: String) throws -> Outcome {
  let store = SyncStore(try context.workspace)
  guard let server = try store.server() else { return noServer }
  let label = server.url.text
  defer { context.console.progress(label, nil) }
  let session = try SyncSession(context.clinic, server.url.server(isEncrypted: server.isEncrypted))
  let report = try session.exchange { _ in context.console.progress(label, 0) }
  try store.noteDone()
  let open = try context.workspace.disagreements().count
  return Outcome(
    .record(
      Record([
        "received": .integer(report.received), "sent": .integer(report.sent), "conflicts": .integer(open),
        "erased": .integer(report.erased),
      ])),
    said: Phrase(key, ["received": .integer(report.received), "sent": .integer(report.sent)]),
    remarks: [
      ("sync.erased", report.erased), ("sync.moved", report.moved), ("sync.conflicts_open", open),
    ].filter { $0.1 > 0 }.map { Phrase($0.0, ["count": .integer($0.1)]) })
}

private func set(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let url = try arguments.read(SyncParameter.url) { try SyncURL($0) }
  let isEncrypted = !arguments[SyncParameter.isUnencrypted]
  try SyncStore(context.workspace).set(url, isEncrypted: isEncrypted)
  return .record(
    Record(["server": .text(url.text), "encrypted": .flag(isEncrypted)]),
    said: Phrase("sync.set", ["server": .text(url.text)]))
}

private func auto(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let store = SyncStore(try context.workspace)
  guard try store.server() != nil else { return noServer }
  let isAutomatic = try arguments[SyncParameter.state] == "on"
  try store.set(isAutomatic: isAutomatic)
  return .record(
    Record(["automatic": .flag(isAutomatic)]), said: Phrase(isAutomatic ? "sync.auto_on" : "sync.auto_off"))
}

/// Fills a workspace in which there is nothing yet.
private func clone(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  if let url = try arguments.read(SyncParameter.optionalURL, { try SyncURL($0) }) {
    let store = SyncStore(workspace)
    let isEmpty =
      try workspace.patients().isEmpty && workspace.symbols(for: nil).isEmpty
      && workspace.boards(for: nil).isEmpty
    guard try isEmpty || store.server()?.url == url else {
      throw Failure("sync.not_empty", hint: Phrase("sync.not_empty.hint"))
    }
    try store.set(url, isEncrypted: !arguments[SyncParameter.isUnencrypted])
  }
  return try exchange(context, "sync.cloned")
}

/// How far this workspace and the others have come; without a line to the server what is known here.
private func status(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  guard let server = try SyncStore(workspace).server() else { return noServer }
  if !workspace.isUnsaved { try workspace.capture() }
  var remarks: [Phrase] = []
  var others = Value.none
  do {
    let session = try SyncSession(context.clinic, server.url.server(isEncrypted: server.isEncrypted))
    let name = try workspace.replicaName()
    let known = try session.workspaces()
    others = .list(
      known.filter { $0.name != name }.map { other in
        .phrase(
          Phrase(
            "sync.workspace",
            [
              "place": .text(other.label(among: known)), "missing": .integer(other.missing),
              "seen": .moment(Moment(seconds: other.seen)),
            ]))
      })
  } catch let failure as Failure where failure.what.key != "interrupted" {
    remarks.append(failure.what)
  }
  return Outcome(
    .record(
      Record([
        "server": .text(server.url.text), "encrypted": .flag(server.isEncrypted),
        "automatic": .flag(server.isAutomatic), "last": Value(server.done),
        "unsent": .integer(try workspace.unsentCount()), "conflicts": .integer(try workspace.disagreements().count),
        "workspaces": others,
      ])), remarks: remarks)
}

extension SyncWorkspace {
  /// Its computer's name; of several of one name each with the beginning of what tells it from the others.
  fileprivate func label(among all: [SyncWorkspace]) -> String {
    all.count { $0.place == place } > 1 ? "\(place) (\(name.prefix(Self.mark)))" : place
  }

  private static let mark = 4
}

/// Shows the texts that were written here and elsewhere, or chooses of them.
private func conflicts(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  let (ours, theirs) = (arguments[SyncParameter.ours], arguments[SyncParameter.theirs])
  guard !(ours && theirs) else { throw Failure("sync.one_side") }
  var found = try workspace.disagreements()
  if let named = try arguments.read(
    SyncParameter.conflict,
    { text in
      guard let one = found.first(where: { String($0.number) == text.drop(while: { $0 == "#" }) }) else {
        throw Failure("sync.conflict_unknown", ["id": .text(text)], hint: Phrase("sync.conflict_unknown.hint"))
      }
      return one
    })
  {
    found = [named]
  }
  guard ours || theirs else { return .table(table(of: found, in: context)) }
  for one in found { try workspace.settle(disagreement: one.number, ours: ours) }
  return .record(
    Record(["count": .integer(found.count)]), said: Phrase("sync.chosen", ["count": .integer(found.count)]))
}

private func table(of conflicts: [Disagreement], in context: Context) -> Table {
  let rows = conflicts.map { one -> [Value] in
    [
      .integer(Int(one.number)), .word(one.table), Value(one.name), .phrase(Phrase("field.\(one.field)")),
      Value(one.here), Value(one.there), Value(one.stands), .moment(one.at), .text(one.uid), .text(one.workspace),
    ]
  }
  return Table(
    [
      .init("id", .number), .init("kind"), .init("name"), .init("field"), .init("here", .wrapped),
      .init("there", .wrapped), .init("stands", .wrapped), .init("at"), .init("uid", .hidden),
      .init("workspace", .hidden),
    ], rows: rows, empty: Phrase("sync.no_conflicts"))
}
