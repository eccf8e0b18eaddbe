import Foundation

/// What a WAV file of one channel of 16 bit says.
struct Recording {
  let rate: Int
  let samples: [Int16]

  /// - Parameter file: with its samples from the 44th byte on, as simple writers put them.
  init(_ file: Data) {
    let bytes = [UInt8](file)
    rate = bytes.count < 28 ? 0 : bytes[24..<28].reversed().reduce(0) { $0 << 8 | Int($1) }
    samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  init(path: String) throws { self.init(try Data(contentsOf: URL(filePath: path))) }

  var seconds: Double { rate > 0 ? Double(samples.count) / Double(rate) : 0 }

  /// Root mean square.
  var loudness: Double {
    guard !samples.isEmpty else { return 0 }
    return (samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(samples.count)).squareRoot()
  }

  /// The period at which the voiced sound is most like itself, as a frequency in Hz: the median of pieces of 40 ms.
  var pitch: Double {
    // A quarter of the samples is enough for a voice.
    let samples = stride(from: 0, to: samples.count, by: 4).map { Double(self.samples[$0]) }
    let rate = rate / 4
    let size = rate / 25
    var found: [Double] = []
    for start in stride(from: 0, to: samples.count - 2 * size, by: size) {
      let piece = Array(samples[start..<start + 2 * size])
      let energy = piece[..<size].reduce(0) { $0 + $1 * $1 }
      guard energy > Double(size) * 1e6 else { continue }
      let likeness = (rate / 400...rate / 50).map { lag in
        (lag, zip(piece[..<size], piece[lag...]).reduce(0) { $0 + $1.0 * $1.1 })
      }
      guard let best = likeness.max(by: { $0.1 < $1.1 }), best.1 > energy / 2 else { continue }
      found.append(Double(rate) / Double(best.0))
    }
    return found.sorted().dropFirst(found.count / 2).first ?? 0
  }
}
