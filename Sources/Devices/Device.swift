public import TagarelaKit

/// A tablet, phone or computer that was paired with a clinic, and what it may see.
public struct Device: Sendable, Equatable {
  /// Who uses it.
  public enum Role: String, Sendable, CaseIterable {
    /// Sees the plans of one patient.
    case patient
    /// Sees one patient's plans and history, and writes observations.
    case tutor
    /// Sees the clinic.
    case therapist

    /// Seconds after which a session ends that nobody uses.
    public var patience: Int {
      switch self {
      case .patient, .tutor: 90 * 86_400
      case .therapist: 12 * 3600
      }
    }
  }

  /// By which commands name it.
  public let id: Int64
  public let role: Role
  /// Whose plans it sees; nil for a therapist's.
  public let patient: Int64?
  /// Who writes on it; nil where nobody does.
  public let tutor: Int64?
  /// What it calls itself.
  public let name: String
  public let paired: Moment
  /// When it last asked for something.
  public let seen: Moment
  /// When its session ends unless it is used before: seconds since 1970, UTC.
  public let ends: Int
  /// What it has told of itself when it was last here.
  public let backlog: DeviceBacklog

  /// Characters of the longest name that is kept.
  public static let longestName = 60
}

/// What a device holds that the clinic doesn't have.
public struct DeviceBacklog: Sendable, Equatable, Decodable {
  /// Things that go when the clinic can be reached.
  public let waiting: Int
  /// Things that the clinic couldn't use, such as those of a patient for whom the device was paired before.
  public let refused: Int

  /// Any number below nothing is nothing, and none is larger than a device could hold.
  public init(waiting: Int, refused: Int) {
    self.waiting = min(max(0, waiting), Self.most)
    self.refused = min(max(0, refused), Self.most)
  }

  private static let most = 10_000_000

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      waiting: try fields.decode(Int.self, forKey: .waiting), refused: try fields.decode(Int.self, forKey: .refused))
  }

  private enum CodingKeys: CodingKey {
    case waiting, refused
  }

  public static let none = DeviceBacklog(waiting: 0, refused: 0)
}

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
