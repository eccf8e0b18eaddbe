public import Foundation
import MediaHeaders

extension Voice {
  /// - Returns: nil when these aren't the bytes of a WAV file. Whether it can be played shows later.
  public init?(wave bytes: Data) {
    guard WaveHeader(bytes) != nil else { return nil }
    self.init(bytes: bytes)
  }

  /// - Returns: nil when these aren't the bytes of a WAV file, or of one that doesn't tell how long it plays, or plays longer
  ///   than ``longest``.
  public init?(shortWave bytes: Data) {
    self.init(wave: bytes)
    guard let seconds, seconds <= Voice.longest else { return nil }
  }

  /// How long it plays: what lies in its `data` chunk by the bytes a second of its `fmt ` chunk. A recording that was cut off
  /// plays as long as what is left of it. Nil when one of the chunks is missing, or says nothing.
  public var seconds: Double? {
    guard let header = WaveHeader(bytes), let format = header.format, format.bytesPerSecond > 0,
      let samples = header.samples
    else { return nil }
    return Double(min(samples.promised, samples.present)) / Double(format.bytesPerSecond)
  }
}
