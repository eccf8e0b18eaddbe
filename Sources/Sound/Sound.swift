public import Foundation
public import Programs
import SoundProtocol
import TagarelaKit

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
  /// - Throws: ``Failure`` `voice.not_wav`, `voice.damaged`, `sound.failed` with its reason.
  public func inspect(_ wav: Data) throws -> VoiceFacts {
    let facts = try ask(.inspect(data: wav), for: SoundFacts.self)
    return VoiceFacts(seconds: facts.seconds, rate: facts.rate, channels: facts.channels)
  }

  /// Starts to play a recording, and ends what played before; returns at once.
  ///
  /// - Returns: how many seconds the recording takes.
  /// - Throws: ``Failure`` as ``inspect(_:)`` and `sound.none`, when there is no sound card.
  @discardableResult
  public func play(_ wav: Data) throws -> Double {
    try ask(.play(data: wav), for: SoundStarted.self).seconds
  }

  /// Ends what plays, now.
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
