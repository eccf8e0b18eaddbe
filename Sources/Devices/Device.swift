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
    public var idleLimit: Int {
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
