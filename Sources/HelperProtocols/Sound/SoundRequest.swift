public import FoundationEssentials

/// What the sound tool can be asked: one JSON document a line, like `{"play":{"data":"UklGR…"}}` or `{"stop":{}}`.
public enum SoundRequest: Codable, Sendable {
  /// Reads a whole WAV file; answered with ``SoundFacts``.
  case inspect(data: Data)
  /// Starts to play a WAV file, answered with ``SoundStarted``: instead of what plays now, or, where `follows` is true,
  /// when that has ended. `volume` is how many times as loud, 0 to 2; 1 when absent.
  case play(data: Data, follows: Bool?, volume: Double?)
  /// Ends what plays, and what is recorded, which is lost; answered with ``SoundStopped``.
  case stop
  /// Asks whether what plays has ended, for at most so many seconds (0 to 5; 5 when absent); answered with
  /// ``SoundEnding``.
  case wait(seconds: Double?)
  /// Ends what plays and starts to record, for at most so many seconds (0.1 to 60); answered with ``SoundStarted``.
  case record(seconds: Double)
  /// Asks what is heard: answered with ``SoundHeard`` after so many seconds (0 to 5), or when the recording has ended.
  case listen(seconds: Double)
  /// Ends the recording; answered with ``SoundRecording``.
  case recorded
  /// Writes a WAV file in as few bytes as one hears no difference by, as browsers play it; answered with ``SoundPacked``.
  case pack(data: Data)
}
