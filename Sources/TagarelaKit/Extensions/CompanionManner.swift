/// How a file is used that is used without the program, as its maker chooses for the patient.
public struct CompanionManner: Sendable, Equatable {
  /// What is heard of it.
  public var sounds = Sounds.all
  /// How many switches choose; nil for touch.
  public var scan: Switches?
  /// Seconds that a touch must last before it counts, one of ``dwells``; nil for what is usual there.
  public var dwell: Double?
  /// Whether a server of the clinic hands it out, which takes what is done on it at once and tells when there is a newer one.
  public var isServed = false

  /// Recordings, a voice, both or nothing.
  public enum Sounds: String, Sendable, CaseIterable {
    /// Recordings, and a voice for what has none.
    case all
    case recordings
    /// A voice for everything.
    case voice
    case none
  }

  /// With how many switches somebody scans.
  public enum Switches: String, Sendable, CaseIterable {
    case one, two
  }

  /// What ``dwell`` may be, in seconds.
  public static let dwells = [0, 0.5, 1, 2, 3, 4]

  /// Touch, with all sounds.
  public init() {}
}
