public import Foundation

/// What the sound tool can be asked: one JSON document a line, like `{"play":{"data":"UklGR…"}}` or `{"stop":{}}`.
public enum SoundRequest: Codable, Sendable {
  /// Reads a whole WAV file; answered with ``SoundFacts``.
  case inspect(data: Data)
  /// Starts to play a WAV file instead of what plays now; answered with ``SoundStarted``.
  case play(data: Data)
  /// Ends what plays; answered with ``SoundStopped``.
  case stop
  /// Asks whether what plays has ended, for at most so many seconds (0 to 5; 5 when absent); answered with
  /// ``SoundEnding``.
  case wait(seconds: Double?)
}
