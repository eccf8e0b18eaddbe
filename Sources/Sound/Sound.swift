public import Foundation
import HelperProtocols
public import Programs
public import TagarelaKit

/// Recordings in WAV format: what they are, and hearing them.
///
/// The work is done by the sound tool, a program of its own, so that nobody who makes no sound loads the libraries for
/// it, and a hostile recording harms nobody else. Every function throws, besides its own, the failures of
/// ``LineProgram/ask(_:)``; values may be copied and used from any thread.
public struct Sound: Sendable {
  /// Seconds that one question may hold the tool, so that a `stop` from another thread need not wait longer.
  private static let slice = 0.02

  private let tool: LineProgram

  /// - Parameter tool: the program `tagarela-sound`.
  public init(_ tool: LineProgram) { self.tool = tool }

  /// Reads a whole recording: PCM of 8 to 32 bits or floating point, mono or stereo, 8 to 96 kHz.
  ///
  /// - Throws: ``Failure`` `voice.not_wav`, `voice.damaged`, `sound.unsupported`, `sound.failed` with its reason.
  public func inspect(_ wav: Data) throws -> VoiceFacts {
    let facts = try ask(.inspect(data: wav), for: SoundFacts.self)
    return VoiceFacts(seconds: facts.seconds, rate: facts.rate, channels: facts.channels)
  }

  /// Starts to play a recording, and ends what played before; returns at once.
  ///
  /// - Parameter volume: how many times as loud, 0 to 2.
  /// - Returns: how many seconds the recording takes.
  /// - Throws: ``Failure`` as ``inspect(_:)`` and `sound.none`, when there is no sound card.
  @discardableResult
  public func play(_ wav: Data, volume: Double = 1) throws -> Double {
    try ask(.play(data: wav, follows: false, volume: volume), for: SoundStarted.self).seconds
  }

  /// Plays a recording when what plays has ended; returns at once.
  ///
  /// - Parameter volume: how many times as loud, 0 to 2.
  /// - Returns: the seconds (see ``progress(within:)``) at which it begins, and those that it takes.
  /// - Throws: ``Failure`` as ``play(_:volume:)``.
  public func follow(_ wav: Data, volume: Double = 1) throws -> (start: Double, seconds: Double) {
    let started = try ask(.play(data: wav, follows: true, volume: volume), for: SoundStarted.self)
    return (started.start, started.seconds)
  }

  /// How far what plays is.
  ///
  /// - Parameter seconds: how long to wait for its end.
  /// - Throws: ``Failure`` `sound.failed`, when the sound card gave up.
  public func progress(within seconds: Double = 0) throws -> SoundProgress {
    let ending = try ask(.wait(seconds: seconds), for: SoundEnding.self)
    return SoundProgress(seconds: ending.position, isOver: ending.finished != nil)
  }

  /// Ends what plays, now, and what is recorded.
  public func stop() throws {
    _ = try ask(.stop, for: SoundStopped.self)
  }

  /// Returns when what plays has ended, however long that takes.
  ///
  /// - Returns: whether it was heard to its end: false when it was stopped (from another thread).
  /// - Throws: ``Failure`` `sound.failed`, when the sound card gave up.
  @discardableResult
  public func wait() throws -> Bool {
    while true {
      let ending = try ask(.wait(seconds: Self.slice), for: SoundEnding.self)
      if let finished = ending.finished { return finished }
      // The tool answers one question at a time: leave a gap for others to ask.
      usleep(1_000)
    }
  }

  /// Starts to record, and ends what plays; returns at once.
  ///
  /// - Parameter seconds: the longest that it may become.
  /// - Throws: ``Failure`` `sound.no_microphone`, `sound.failed`.
  public func record(seconds: Double) throws {
    _ = try ask(.record(seconds: seconds), for: SoundStarted.self)
  }

  /// What is being recorded.
  ///
  /// - Parameter seconds: how long to wait for its limit.
  /// - Throws: ``Failure`` `sound.failed`.
  public func listen(for seconds: Double) throws -> VoiceLevel {
    let heard = try ask(.listen(seconds: seconds), for: SoundHeard.self)
    return VoiceLevel(seconds: heard.seconds, level: heard.level, isOver: heard.finished)
  }

  /// Ends the recording.
  ///
  /// - Returns: a WAV file, its seconds, and its loudest moment, 0 to 1.
  /// - Throws: ``Failure`` `sound.failed`.
  public func recorded() throws -> (wav: Data, seconds: Double, level: Double) {
    let recording = try ask(.recorded, for: SoundRecording.self)
    return (recording.data, recording.seconds, recording.level)
  }

  /// A recording in as few bytes as one hears no difference by, for files that others play.
  ///
  /// - Throws: ``Failure`` as ``inspect(_:)``.
  public func packed(_ wav: Data) throws -> PackedSound {
    let packed = try ask(.pack(data: wav), for: SoundPacked.self)
    return PackedSound(mediaType: packed.mediaType, bytes: packed.data)
  }

  private func ask<Answer: Decodable>(_ request: SoundRequest, for answer: Answer.Type) throws -> Answer {
    let line = try tool.ask(JSONEncoder().encode(request))
    let decoder = JSONDecoder()
    if let refusal = try? decoder.decode(SoundRefusal.self, from: line) { throw Failure(refusal) }
    do {
      return try decoder.decode(answer, from: line)
    } catch {
      throw Failure("sound.failed", ["reason": .text(String(decoding: line.prefix(80), as: UTF8.self))])
    }
  }
}
