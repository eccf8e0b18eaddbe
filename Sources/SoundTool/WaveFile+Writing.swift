import Foundation

extension WaveFile {
  /// A WAV file of one channel of 16 bit.
  static func file(of samples: [Int16], rate: Int) -> Data {
    let size = samples.count * 2
    var file = Data(capacity: 44 + size)
    func add(_ number: Int, _ bytes: Int) {
      for index in 0..<bytes { file.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    file += Data("RIFF".utf8)
    add(36 + size, 4)
    file += Data("WAVEfmt ".utf8)
    // The size of what follows, PCM, one channel, its rate, bytes a second, bytes a frame, bits.
    for (number, bytes) in [(16, 4), (1, 2), (1, 2), (rate, 4), (rate * 2, 4), (2, 2), (16, 2)] { add(number, bytes) }
    file += Data("data".utf8)
    add(size, 4)
    samples.withUnsafeBytes { file.append(contentsOf: $0) }
    return file
  }
}
