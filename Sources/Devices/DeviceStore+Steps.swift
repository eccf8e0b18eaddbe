import GRDB
import Workspace

extension DeviceStore {
  /// Notes the last step that a therapist's device has done.
  ///
  /// - Parameter step: its number, as ``Workspace/Workspace/NextSteps`` has it.
  public func note(step: Int64) throws {
    try together { db in
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO serve_step(id, step) VALUES (1, ?)").execute(arguments: [step]
      )
    }
  }

  /// What `undo` would take back, as it is told there, where a therapist's device has done it; nil where the desk has.
  public func stepOfDevice() throws -> String? {
    let noted = try workspace.read { db in
      try Int64.fetchOne(db.cachedStatement(sql: "SELECT step FROM serve_step"))
    }
    guard let noted, let next = try workspace.nextSteps().undo, next.number == noted else { return nil }
    return next.line
  }
}
