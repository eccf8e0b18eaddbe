/// One line of a script, and what it does to the data when it succeeds.
struct Deed {
  /// No two of a round are alike, so that `undo` tells which it has undone.
  let line: String
  let effect: Effect

  enum Effect: Equatable {
    /// Something is there from now on, or is so from now on.
    case sets(String, to: String)
    case removes(String)
    /// The workspace that the following lines are about.
    case opens(String)
    case undoes
    case redoes
    /// All is as it was when the round began: nothing is there.
    case restores
    /// A file with all that was there.
    case copies(to: String)
    case nothing
    /// It must fail.
    case fails
  }

  /// Whether it is a step that `undo` takes back.
  var isStep: Bool {
    switch effect {
    case .sets, .removes: true
    default: false
    }
  }
}

/// What is in the workspaces of a round: a name, behind its table and its workspace, and what is known of it.
typealias Contents = [String: String]

/// What a process has done so far, as the model sees it.
struct Course {
  private(set) var contents: Contents = [:]
  /// Steps that `undo` can take back, by workspace.
  private(set) var steps: [String: Int] = [:]
  private var workspace = Course.main

  static let main = "clinic"

  mutating func carryOut(_ deed: Deed) {
    switch deed.effect {
    case .sets(let name, let value): contents["\(workspace) \(name)"] = value
    case .removes(let name): contents["\(workspace) \(name)"] = nil
    case .opens(let other): workspace = other
    case .restores: lose(workspace)
    case .undoes, .redoes, .copies, .nothing, .fails: break
    }
    if deed.isStep { steps[workspace, default: 0] += 1 }
  }

  /// All of one workspace is gone, for somebody has restored a backup from before; the others stay.
  mutating func lose(_ workspace: String) {
    contents = contents.filter { !$0.key.hasPrefix(workspace + " ") }
  }
}
