import Foundation
import TagarelaKit
public import Workspace

/// What became of all that was held on a patient.
public struct Erasure: Sendable {
  /// Of the bytes in the workspace's file.
  public let shrinking: Workspace.Shrinking
  /// Files that are gone: letters about the patient, and what was typed at the prompt.
  public let removed: [String]
  /// What may still tell of them, beside the workspace.
  public let left: [Remains]
  /// Backups that were made with this workspace and are still where they were written.
  public let backups: [String]
  /// What left and to whom.
  public let shared: [AuditEntry]
}

extension Clinic {
  /// Erases a patient, with all that is held on them: rows, media, what could be undone (of everybody), letters that wait or
  /// lie where they were written, and what was typed at the prompt.
  ///
  /// The letters and the lines go first: where something fails or the process is killed, the patient is still there, and it
  /// can be done again. The rows go all at once.
  ///
  /// - Throws: ``Failure`` `file.unwritable`, `backup.unsaved`.
  public func erase(_ patient: PatientRecord) throws -> Erasure {
    let entries = try workspace.auditEntries()
    let shared = try workspace.auditEntries(about: patient).filter { [.sent, .exported].contains($0.deed) }
    let saved = Set(entries.filter { $0.deed == .saved }.compactMap(\.receiver))
    let backups = saved.filter(FileManager.default.fileExists)
    var removed: [String] = []
    for remains in try Remains.of(patient, self) {
      try remains.remove()
      removed += remains.paths
    }
    let shrinking = try workspace.erase(patient, tables: registry.all(.tables), by: hand)
    return Erasure(
      shrinking: shrinking, removed: removed, left: try Remains.ofAnybody(self), backups: backups.sorted(),
      shared: shared)
  }
}
