import Clinic
import Desk
import Foundation
import Services
import Shell
import TagarelaKit
import Workspace

extension Command {
  /// A first session, beside what `help` says.
  static let tour = Command(
    Signature("help", "tour", examples: [Example("help tour", prints: "A first session in six steps.…")]), .acts,
    run: goOnTour)
}

extension Module {
  /// What is typed on a tour alone.
  static let tour = Module(id: "tour", version: "1.0") { registrar in
    let skip = Command(Signature("skip"), .acts) { context, _ in
      let hasDone = try context.services[Tour.self]?.skip(context) == true
      return Outcome(said: hasDone ? Phrase("tour.skipped") : nil)
    }
    let back = Command(Signature("back"), .acts) { context, _ in
      let step = try context.services[Tour.self]?.goBack(context) ?? 1
      return Outcome(said: Phrase("tour.back", ["step": .integer(step)]))
    }
    try registrar.add(Noun("skip", [skip]), to: .nouns)
    try registrar.add(Noun("back", [back]), to: .nouns)
  }
}

/// Leads the user through a first session, in a workspace that goes with it. Whoever can't be led gets the steps to read.
private func goOnTour(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let wording = TourWording(context)
  guard context.canConverse, !context.session.tellsRecords, let opener = try context.services[WorkspaceOpener.self]
  else { return Outcome(.text(wording.page, json: wording.list)) }
  let folder = try PrivateFolder()
  defer { withExtendedLifetime(folder) {} }
  context.console.message(wording.introduction)
  try visit(context, opener.open(folder.path + "/tour.tagarela"), in: folder)
  let own = URL(fileURLWithPath: try context.workspace.path).lastPathComponent
  return Outcome(said: Phrase("tour.over", ["name": .text(own)]))
}

/// The session of the tour is another one: the user's own waits, with its workspace open and its patient in use.
private func visit(_ context: Context, _ workspace: Workspace, in folder: PrivateFolder) throws {
  let tour = Tour()
  let history = folder.path + "/history"
  var services = context.services
  services.add(workspace)
  services.add(tour)
  services.add(TypedLines(inFile: history))
  services.add(PromptHistory(paths: [history]) { try? FileManager.default.removeItem(atPath: $0) })
  services.add(WorkspaceOpener { _ in throw Failure("tour.workspace") })
  // What is sent goes with the rest, from somebody who is there.
  try workspace.set("outbox", to: folder.path + "/" + TourWording(context).folder)
  for (key, usual) in ["name": "Marta Puig", "email": "marta@example.org"] {
    try workspace.set(key, to: context.workspace.setting(key) ?? usual)
  }
  let session = Session(
    registry: context.registry.adding([.tour]), services: services, ledger: workspace, console: context.console,
    wording: context.wording, isInterrupted: context.session.isInterrupted)
  session.tellsRecords = false
  session.whenDone = { tour.note(done: $0.id) }
  defer { try? session.leave() }
  try context.converse(in: session, guidedBy: tour, history: history)
}
