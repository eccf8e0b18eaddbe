import Foundation

/// What is heard when a time is over, as WAV files (RIFF, PCM of 16 bits, mono) that are worked out and not recorded.
enum Samples {
  static let rate = 22_050

  /// Three tones of a glockenspiel, upwards.
  static let chime: Data = {
    let tones = [(0.0, 523.25), (0.22, 659.25), (0.44, 783.99), (0.66, 1046.5)]
    return wav(seconds: 2.0) { time in
      tones.reduce(0) { sum, tone in
        let since = time - tone.0
        guard since > 0 else { return sum }
        let strike = exp(-since * 3.4) * sin(2 * .pi * tone.1 * since)
        // A bar's first overtone is 2.76 times as high, and dies away sooner.
        return sum + 0.3 * strike + 0.09 * exp(-since * 9) * sin(2 * .pi * tone.1 * 2.76 * since)
      }
    }
  }()

  /// Three bites of a leaf, then a gulp.
  static let bites: Data = {
    var noise = Noise()
    return wav(seconds: 1.9) { time in
      let crunch = [0.0, 0.42, 0.84].reduce(0.0) { sum, start in
        let since = time - start
        guard since > 0, since < 0.24 else { return sum }
        // A bite is a row of cracks that come closer.
        let crack = pow((1 - (since * 38 + 40 * since * since).truncatingRemainder(dividingBy: 1)), 4)
        return sum + crack * exp(-since * 9) * noise.next() * 0.75
      }
      let since = time - 1.35
      guard since > 0, since < 0.3 else { return crunch }
      let pitch = 260 * since - 420 * since * since
      return crunch + 0.45 * sin(.pi * since / 0.3) * sin(2 * .pi * pitch)
    }
  }()

  /// The same row of numbers each time (Marsaglia's xorshift), -1 to 1.
  private struct Noise {
    private var state: UInt32 = 2_463_534_242

    mutating func next() -> Double {
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return Double(state) / Double(UInt32.max) * 2 - 1
    }
  }

  /// - Parameter sample: -1 to 1 at a second.
  private static func wav(seconds: Double, _ sample: (Double) -> Double) -> Data {
    let count = Int(seconds * Double(rate))
    var bytes = Data()
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(contentsOf: Array("RIFF".utf8))
    append(UInt32(36 + 2 * count))
    bytes.append(contentsOf: Array("WAVEfmt ".utf8))
    append(UInt32(16))
    append(UInt16(1))
    append(UInt16(1))
    append(UInt32(rate))
    append(UInt32(2 * rate))
    append(UInt16(2))
    append(UInt16(16))
    bytes.append(contentsOf: Array("data".utf8))
    append(UInt32(2 * count))
    for index in 0..<count {
      let value = min(max(sample(Double(index) / Double(rate)), -1), 1)
      append(Int16(value * 32_000))
    }
    return bytes
  }
}
