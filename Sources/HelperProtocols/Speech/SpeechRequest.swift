/// What a speaking program is asked: one JSON document a line, like `{"text":"bom dia","voice":"pt-br", …}`.
public struct SpeechRequest: Codable, Sendable, Equatable {
  public var text: String
  /// What the program calls the voice.
  public var voice: String
  /// How many times as fast, as high and as loud as the voice usually is.
  public var rate: Double
  public var pitch: Double
  public var volume: Double

  public init(text: String, voice: String, rate: Double, pitch: Double, volume: Double) {
    self.text = text
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
