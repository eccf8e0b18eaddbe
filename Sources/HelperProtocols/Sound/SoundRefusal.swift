/// Why the sound tool did not do what it was asked: `{"error":"notWav"}`.
public struct SoundRefusal: Codable, Error, Sendable, Equatable {
  public var error: Kind
  /// For people who repair programs, in English.
  public var reason: String?

  public enum Kind: String, Codable, Sendable {
    /// Not a RIFF/WAVE file, or one whose sound is compressed.
    case notWav
    /// A WAV file with less sound than its header promises, or none.
    case damaged
    /// A sound WAV file that is outside of what voices may be: more channels, a stranger rate.
    case unsupported
    /// There is no sound card.
    case noSound
    /// There is nothing to record with.
    case noMicrophone
    /// Nothing is being recorded.
    case notRecording
    /// The line is longer than the tool takes.
    case tooLarge
    /// The line is not a request.
    case malformed
    /// Anything else, with its reason.
    case failed
  }

  public init(_ error: Kind, _ reason: String? = nil) {
    self.error = error
    self.reason = reason
  }
}
