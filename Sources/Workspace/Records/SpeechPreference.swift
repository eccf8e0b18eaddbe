/// How a patient is spoken for; nil where it is as for everybody.
public struct SpeechPreference: Sendable, Equatable {
  /// A voice's identifier.
  public var voice: String?
  /// How many times as fast, as high and as loud as usual.
  public var rate: Double?
  public var pitch: Double?
  public var volume: Double?

  public init(voice: String? = nil, rate: Double? = nil, pitch: Double? = nil, volume: Double? = nil) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
