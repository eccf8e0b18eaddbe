import Foundation
public import Workspace

extension Clinic {
  /// Notes a deed.
  ///
  /// - Parameters: as those of an ``AuditNote``; `hand` is nil for whoever works here: by the name in the settings, else by that of the
  ///   account.
  public func note(
    _ deed: AuditEntry.Deed, _ subject: String, way: String? = nil, about patient: String? = nil,
    to receiver: String? = nil, by hand: String? = nil
  ) throws {
    try workspace.note(AuditNote(deed, subject, way: way, about: patient, to: receiver, by: hand ?? self.hand))
  }

  /// Who works here.
  var hand: String {
    get throws { try workspace.setting("name") ?? NSUserName() }
  }
}
