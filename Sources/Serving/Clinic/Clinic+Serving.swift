import Clinic
import Devices
import Workspace

extension Clinic {
  /// Notes that a device was given something, once a day for each kind.
  ///
  /// - Parameters:
  ///   - noun: of the commands that show the same.
  ///   - way: `page` or `api`.
  ///   - patient: the identity of whom it is about; nil for several.
  func note(served noun: String, as way: String, to device: Device, about patient: String?) throws {
    try note(.served, noun, way: way, about: patient, by: device.shown)
  }

  /// Notes what a device itself has done.
  func note(_ deed: AuditEntry.Deed, by device: Device) throws {
    let patient = try device.patient.flatMap { try workspace.patient(id: $0)?.uid }
    try note(deed, "device", way: device.role.rawValue, about: patient, by: device.shown)
  }
}

extension Device {
  /// Its name, or its number where it has none.
  fileprivate var shown: String { name.isEmpty ? "#\(id)" : name }
}
