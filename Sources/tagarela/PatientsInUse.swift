import Terminal

/// Who was in use last at the prompt, by workspace: for this user alone, since others may share the workspace. Kept as a history
/// is, an identity and a path a line; the last line of a workspace counts.
struct PatientsInUse {
  private let history: History

  init(path: String) {
    history = History(path: path, limit: Self.most)
  }

  /// - Parameter workspace: its path.
  /// - Returns: the patient's `uid`; nil where nobody was in use.
  func last(in workspace: String) -> String? {
    let line = history.entries.last { $0.hasSuffix(" " + workspace) }
    let uid = line.map { String($0.dropLast(workspace.count + 1)) }
    return uid == Self.nobody ? nil : uid
  }

  /// - Parameter patient: the `uid`; nil for nobody.
  func note(_ patient: String?, in workspace: String) {
    history.append("\(patient ?? Self.nobody) \(workspace)")
  }

  private static let nobody = "-"
  private static let most = 500
}
