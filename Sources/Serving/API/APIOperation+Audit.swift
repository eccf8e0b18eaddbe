import Workspace

extension APIOperation {
  /// Under which noun the audit list says that it has told something; nil for what is about nobody.
  var noun: String? { path.split(separator: "/").reversed().lazy.compactMap { Self.nouns[String($0)] }.first }

  private static let nouns = [
    "boards": "board", "changes": "undo", "observations": "observation", "patients": "patient", "pictures": "symbol",
    "plans": "plan", "steps": "undo", "symbols": "symbol", "tutors": "tutor",
  ]
}

extension APICall {
  /// The identity of whom it is about; nil for several, or nobody.
  func person() throws -> String? {
    if let uid = text("patient") { return uid }
    guard text("board") != nil else { return nil }
    return try board().patient.flatMap { try workspace.patient(id: $0)?.uid }
  }
}
