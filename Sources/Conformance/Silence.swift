public import Foundation
import MediaHeaders

/// A WAV file of silence: 8,000 Hz, one channel, 16 bits.
public func silence(seconds: Double) -> Data {
  Data(waveOf: Array(repeating: 0, count: Int(seconds * 8000)), rate: 8000)
}
