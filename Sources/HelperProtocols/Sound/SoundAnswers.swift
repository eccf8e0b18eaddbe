public import FoundationEssentials

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

/// A sound has begun, or will when those before it have ended.
public struct SoundStarted: Codable, Sendable, Equatable {
  /// How long all of it takes.
  public var seconds: Double
  /// The position (``SoundEnding/position``) at which it begins.
  public var start: Double

  public init(seconds: Double, start: Double) {
    self.seconds = seconds
    self.start = start
  }
}

/// Nothing plays any more.
public struct SoundStopped: Codable, Sendable, Equatable {
  /// Whether anything was playing.
  public var stopped: Bool

  public init(stopped: Bool) { self.stopped = stopped }
}

/// How far the last sound is, and how it ended.
public struct SoundEnding: Codable, Sendable, Equatable {
  /// True when it was heard to its end or there was none, false when it was stopped, absent while it still plays.
  public var finished: Bool?
  /// How many seconds have been heard since the first of the sounds that follow each other began.
  public var position: Double

  public init(finished: Bool?, position: Double) {
    self.finished = finished
    self.position = position
  }
}

/// What a recording has heard.
public struct SoundHeard: Codable, Sendable, Equatable {
  /// How long it is by now.
  public var seconds: Double
  /// The loudest moment since this was last asked, 0 to 1.
  public var level: Double
  /// Whether it has come to its limit.
  public var finished: Bool

  public init(seconds: Double, level: Double, finished: Bool) {
    self.seconds = seconds
    self.level = level
    self.finished = finished
  }
}

/// A sound in fewer bytes.
public struct SoundPacked: Codable, Sendable, Equatable {
  public var data: Data
  /// `audio/mpeg`; `audio/wav` for a rate that MP3 hasn't.
  public var mediaType: String

  public init(data: Data, mediaType: String) {
    self.data = data
    self.mediaType = mediaType
  }
}

/// A recording.
public struct SoundRecording: Codable, Sendable, Equatable {
  /// A WAV file: mono, 16 bit, 22,050 frames a second.
  public var data: Data
  public var seconds: Double
  /// Its loudest moment, 0 to 1.
  public var level: Double

  public init(data: Data, seconds: Double, level: Double) {
    self.data = data
    self.seconds = seconds
    self.level = level
  }
}
