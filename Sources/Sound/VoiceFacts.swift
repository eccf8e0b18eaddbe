/// What a recording of a voice is like.
public struct VoiceFacts: Sendable, Equatable {
  public var seconds: Double
  /// Frames a second, 8000 to 96000.
  public var rate: Int
  /// 1 or 2.
  public var channels: Int

  public init(seconds: Double, rate: Int, channels: Int) {
    self.seconds = seconds
    self.rate = rate
    self.channels = channels
  }
}
