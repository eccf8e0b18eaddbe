import FoundationEssentials
import Glibc
import HelperProtocols

/// Answers requests, one after the other.
struct Responder {
  private var playback: Playback?
  private var recording: Recording?

  mutating func answer(_ line: LineReader.Line) -> Data {
    do {
      guard case .whole(let bytes) = line else {
        throw SoundRefusal(.tooLarge, "more than \(SoundTool.longestLine >> 20) MiB")
      }
      guard let request = try? JSONDecoder().decode(SoundRequest.self, from: bytes) else {
        throw SoundRefusal(.malformed, "not a request")
      }
      return try encode(answer(request))
    } catch let refusal as SoundRefusal {
      return encode(refusal)
    } catch {
      return encode(SoundRefusal(.failed, String(describing: error)))
    }
  }

  /// Ends what plays and what is recorded.
  mutating func close() {
    playback?.stop()
    playback = nil
    recording?.stop()
    recording = nil
  }

  private mutating func answer(_ request: SoundRequest) throws -> any Encodable {
    switch request {
    case .inspect(let data): return try WaveFile.facts(of: data)
    case .play(let data, let follows, let volume):
      let facts = try WaveFile.facts(of: data)
      let track = Playback.Track(data: data, facts: facts, volume: within(0...2, volume ?? 1))
      return SoundStarted(seconds: facts.seconds, start: try play(track, follows: follows ?? false))
    case .stop:
      let stopped = playback?.stop() ?? false
      let dropped = recording?.stop() ?? false
      recording = nil
      return SoundStopped(stopped: stopped || dropped)
    case .wait(let seconds):
      guard let playback else { return SoundEnding(finished: true, position: 0) }
      let finished = try playback.wait(seconds: within(0...5, seconds ?? 5))
      return SoundEnding(finished: finished, position: playback.position)
    case .record(let seconds):
      close()
      let limit = within(0.1...60, seconds)
      recording = try Recording(seconds: limit)
      return SoundStarted(seconds: limit, start: 0)
    case .listen(let seconds):
      return try running().listen(seconds: within(0...5, seconds))
    case .pack(let data): return try PackedFile.packed(data)
    case .recorded:
      let ended = try running()
      recording = nil
      ended.stop()
      return try ended.result()
    }
  }

  /// - Returns: the position at which the track begins.
  private mutating func play(_ track: Playback.Track, follows: Bool) throws -> Double {
    if follows, let playback {
      if let start = playback.append(track) { return start }
      // It is past its last sample: what follows needs the device anew.
      _ = try playback.wait(seconds: 5)
    }
    close()
    playback = try Playback(track)
    return 0
  }

  private func running() throws(SoundRefusal) -> Recording {
    guard let recording else { throw SoundRefusal(.notRecording, "nothing is being recorded") }
    return recording
  }

  private func within(_ range: ClosedRange<Double>, _ number: Double) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }

  private func encode(_ answer: any Encodable) -> Data {
    (try? JSONEncoder().encode(answer)) ?? Data(#"{"error":"failed"}"#.utf8)
  }
}
