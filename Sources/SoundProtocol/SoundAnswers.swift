/// What a WAV file holds.
public struct SoundFacts: Codable, Sendable, Equatable {
  public var seconds: Double
  /// Frames a second.
  public var rate: Int
  public var channels: Int

  public init(seconds: Double, rate: Int, channels: Int) {
    self.seconds = seconds
    self.rate = rate
    self.channels = channels
  }
}

/// A sound has begun.
public struct SoundStarted: Codable, Sendable, Equatable {
  /// How long all of it takes.
  public var seconds: Double

  public init(seconds: Double) { self.seconds = seconds }
}

/// Nothing plays any more.
public struct SoundStopped: Codable, Sendable, Equatable {
  /// Whether anything was playing.
  public var stopped: Bool

  public init(stopped: Bool) { self.stopped = stopped }
}

/// How the last sound ended.
public struct SoundEnding: Codable, Sendable, Equatable {
  /// True when it was heard to its end or there was none, false when it was stopped, absent while it still plays.
  public var finished: Bool?

  public init(finished: Bool?) { self.finished = finished }
}
