/// Whom a pairing is for.
public struct PairingPurpose: Sendable, Equatable {
  public let role: Device.Role
  /// Nil for a therapist.
  public let patient: Int64?
  /// Who writes observations there; nil for other roles.
  public let tutor: Int64?

  /// For the patient themselves.
  public static func patient(_ patient: Int64) -> PairingPurpose {
    PairingPurpose(role: .patient, patient: patient, tutor: nil)
  }

  /// For somebody who looks after the patient.
  public static func tutor(_ tutor: Int64, of patient: Int64) -> PairingPurpose {
    PairingPurpose(role: .tutor, patient: patient, tutor: tutor)
  }

  /// For the whole clinic.
  public static let therapist = PairingPurpose(role: .therapist, patient: nil, tutor: nil)
}

/// What pairs a device, once.
public struct PairingCode: Sendable, Equatable {
  /// Six, to be typed.
  public let digits: String
  /// In the address that a picture of squares holds; nobody types it.
  public let token: String
  /// Seconds for which it holds.
  public static let patience = 600
}
