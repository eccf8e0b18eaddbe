import Desk
import Shell
import TagarelaKit
import Workspace

/// What there is in the workspace of a tour: by this it tells how far the user has come, whatever was typed.
struct TourState: Sendable {
  /// The names of the newest ones; nil where there is none.
  var patient: String?
  var board: String?
  var tutor: String?
  var plan: String?
  /// The number of the newest board's last cell with a symbol.
  var lastCell: Int?
  var isInUse = false
  var isSent = false
  /// How many steps `undo` could take.
  var steps = 0
  /// How many there were when the user came to this step of the tour.
  var stepsBefore = 0
  /// What has been done since then, by the identifiers of commands.
  var done: Set<String> = []

  /// Where nothing is there yet.
  init() {}

  init(_ context: Context) throws {
    let workspace = try context.workspace
    let patients = try workspace.patients()
    patient = patients.max { $0.id < $1.id }?.name
    isInUse = context.subject != nil
    for owner in [nil] + patients.map({ Optional($0.id) }) {
      if let newest = try workspace.boards(for: owner).max(by: { $0.id < $1.id }) {
        board = newest.name
        lastCell = try workspace.cells(of: newest).last?.position
      }
      tutor = try workspace.tutors(of: owner).max { $0.id < $1.id }?.name ?? tutor
      let plans = try workspace.plans(of: owner)
      plan = plans.max { $0.id < $1.id }?.name ?? plan
      isSent = isSent || plans.contains { $0.sent != nil }
    }
    steps = try workspace.stepsToUndo().count
  }
}
