import Clinic
public import Shell
import TagarelaKit
public import Workspace

extension Context {
  /// What a patient can't open: the carer's number, where one is set.
  public func screenLock(for patient: PatientRecord?) throws -> ScreenLock? {
    guard let pin = try clinic.pin(for: patient) else { return nil }
    return ScreenLock(wording) { pin.opens(to: $0) }
  }
}
