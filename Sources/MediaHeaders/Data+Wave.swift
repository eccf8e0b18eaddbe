public import FoundationEssentials

extension Data {
  /// A WAV file of one channel of 16 bit, as programs give and take sound.
  ///
  /// Layout: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991).
  ///
  /// - Parameter rate: samples a second.
  public init(waveOf samples: [Int16], rate: Int) {
    let size = samples.count * 2
    self.init(capacity: 44 + size)
    append(contentsOf: "RIFF".utf8)
    append(36 + size, bytes: 4)
    append(contentsOf: "WAVEfmt ".utf8)
    // The size of what follows, PCM, one channel, its rate, bytes a second, bytes a frame, bits.
    for (number, bytes) in [(16, 4), (1, 2), (1, 2), (rate, 4), (rate * 2, 4), (2, 2), (16, 2)] {
      append(number, bytes: bytes)
    }
    append(contentsOf: "data".utf8)
    append(size, bytes: 4)
    samples.withUnsafeBytes { append(contentsOf: $0) }
  }

  private mutating func append(_ number: Int, bytes: Int) {
    for index in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
