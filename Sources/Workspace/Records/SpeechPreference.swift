public import TagarelaKit

/// How a patient is spoken for; nil where it is as for everybody.
public struct SpeechPreference: Sendable, Equatable {
  /// A voice's identifier.
  public var voice: String?
  /// How many times as fast, as high and as loud as usual.
  public var rate: Double?
  public var pitch: Double?
  public var volume: Double?

  /// As what the patient speaks of himself or herself; nil for the language's usual form.
  public var speaker: SentenceRequest.Speaker?

  public init(
    voice: String? = nil, rate: Double? = nil, pitch: Double? = nil, volume: Double? = nil,
    speaker: SentenceRequest.Speaker? = nil
  ) {
    self.speaker = speaker
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
