public import Foundation

/// A WAV file of silence: 8,000 Hz, one channel, 8 bits.
public func silence(seconds: Double) -> Data {
  let count = Int(seconds * 8000)
  func little(_ number: Int, _ bytes: Int) -> Data {
    Data((0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
  var wave = Data("RIFF".utf8)
  wave += little(count + 36, 4)
  wave += Data("WAVEfmt ".utf8)
  for (number, bytes) in [(16, 4), (1, 2), (1, 2), (8000, 4), (8000, 4), (1, 2), (8, 2)] {
    wave += little(number, bytes)
  }
  wave += Data("data".utf8)
  wave += little(count, 4)
  wave += Data(repeating: 0x80, count: count)
  return wave
}
