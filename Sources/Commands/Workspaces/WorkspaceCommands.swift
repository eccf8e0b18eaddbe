import Desk
import Foundation
import Packs
import Services
import Shell
import TagarelaKit
public import Workspace

/// What the commands of workspaces take.
enum WorkspaceParameter {
  static let file = Argument.operand("file", .inputFile)
}

/// Opens workspaces as this process was told to.
public struct WorkspaceOpener: Sendable {
  let open: @Sendable (String) throws -> Workspace

  public init(open: @escaping @Sendable (String) throws -> Workspace) {
    self.open = open
  }
}

extension Noun {
  static let workspace = Noun(
    "workspace",
    [
      Command(
        Signature(
          "workspace", "show",
          examples: [
            Example(
              after: ["workspace open other.tagarela"], "workspace show",
              prints: """
                file          other.tagarela
                patients      0
                tutors        0
                categories    0
                symbols       0
                boards        0
                plans         0
                observations  0
                touches       0
                """)
          ]),
        .reads, run: showWorkspace),
      Command(
        Signature(
          "workspace", "open", [WorkspaceParameter.file],
          examples: [Example("workspace open other.tagarela", prints: "✓ other.tagarela · 0 patients, 0 symbols")]),
        .acts, run: openWorkspace),
    ])
}

private func showWorkspace(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let workspace = try context.workspace
  var record = Record(["file": .text(workspace.path)])
  record.fields += try workspace.counts().fields
  return .record(record)
}

/// Goes on in another workspace, which is made if it isn't there.
private func openWorkspace(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  guard let opener = try context.services[WorkspaceOpener.self] else { throw Failure("workspace.none") }
  let path = try arguments[WorkspaceParameter.file]
  return try arguments.at(WorkspaceParameter.file) {
    // The file that is open stays open, whatever name or link it was given; what is only read may have become another.
    let current = try context.workspace
    if !current.isReadOnly, current.isOpen(at: path) { return try opened(current, path) }
    let workspace = try opener.open(path)
    var services = context.services
    services.add(workspace)
    let shelf = try services[ModuleShelf.self]?.beside(workspace: path)
    if let shelf { services.add(shelf) }
    try context.session.move(to: workspace, services: services)
    // A workspace has packs of its own.
    if let shelf { context.session.adopt(shelf.registry) }
    return try opened(workspace, path)
  }
}

private func opened(_ workspace: Workspace, _ path: String) throws -> Outcome {
  let counts = try workspace.counts()
  var remarks: [Phrase] = []
  if workspace.isReadOnly { remarks.append(Phrase("workspace.is_read_only")) }
  if workspace.isOpenToOthers { remarks.append(Phrase("check.open_to_others", ["path": .text(path)])) }
  return Outcome(
    .record(Record(["file": .text(path)])),
    said: Phrase(
      "workspace.opened",
      [
        "name": .text(URL(fileURLWithPath: path).lastPathComponent), "patients": counts["patients"],
        "symbols": counts["symbols"],
      ]), remarks: remarks)
}
