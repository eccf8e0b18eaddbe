import Foundation
import SoundProtocol

/// Answers requests, one after the other.
struct Desk {
  private var playback: Playback?

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

  /// Ends what plays.
  mutating func close() {
    playback?.stop()
    playback = nil
  }

  private mutating func answer(_ request: SoundRequest) throws -> any Encodable {
    switch request {
    case .inspect(let data):
      return try WaveFile.facts(of: data)
    case .play(let data):
      let facts = try WaveFile.facts(of: data)
      close()
      playback = try Playback(data, facts)
      return SoundStarted(seconds: facts.seconds)
    case .stop:
      return SoundStopped(stopped: playback?.stop() ?? false)
    case .wait(let seconds):
      guard let playback else { return SoundEnding(finished: true) }
      return try SoundEnding(finished: playback.wait(seconds: min(max(seconds ?? 5, 0), 5)))
    }
  }

  private func encode(_ answer: any Encodable) -> Data {
    (try? JSONEncoder().encode(answer)) ?? Data(#"{"error":"failed"}"#.utf8)
  }
}
