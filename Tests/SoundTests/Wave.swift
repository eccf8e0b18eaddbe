import Foundation
import Testing

/// A WAV file of a test, by the book: RIFF, `fmt `, `data`.
struct Wave {
  enum Coding: Int, CaseIterable {
    case pcm8 = 8
    case pcm16 = 16
    case pcm24 = 24
    case pcm32 = 32
    case float = 0

    var bytes: Int { self == .float ? 4 : rawValue / 8 }
  }

  var coding = Coding.pcm16
  var rate = 16_000
  var channels = 1
  /// 1 is PCM, 3 floating point; nil: as the coding is.
  var format: Int?
  /// From -1 to 1, the channels of a frame side by side.
  var samples: [Double]

  /// The samples as 16 bit, as they must arrive at a sound card.
  var integers: [Int16] { samples.map { Int16(max(-32768, min(32767, ($0 * 32768).rounded()))) } }

  /// 440 Hz, a quarter as loud as can be; a second channel plays the same upside down.
  static func sine(seconds: Double, coding: Coding = .pcm16, rate: Int = 16_000, channels: Int = 1) -> Wave {
    let frames = Int(seconds * Double(rate))
    let samples = (0..<frames).flatMap { frame in
      let value = 0.25 * sin(2 * .pi * 440 * Double(frame) / Double(rate))
      return [value, -value].prefix(channels)
    }
    return Wave(coding: coding, rate: rate, channels: channels, samples: samples)
  }

  /// - Parameter promised: how many bytes the header says that the samples have, if that is not the truth.
  func file(promised: Int? = nil) -> Data {
    let content = samples.reduce(into: Data()) { $0.append(encoded($1)) }
    let block = channels * coding.bytes
    let parts = [
      Data("RIFF".utf8), little(36 + content.count, 4), Data("WAVEfmt ".utf8), little(16, 4),
      little(format ?? (coding == .float ? 3 : 1), 2), little(channels, 2), little(rate, 4),
      little(rate * block, 4), little(block, 2), little(coding.bytes * 8, 2),
      Data("data".utf8), little(promised ?? content.count, 4), content,
    ]
    return Data(parts.joined())
  }

  private func encoded(_ sample: Double) -> Data {
    switch coding {
    case .float: return little(Int(Float(sample).bitPattern), 4)
    case .pcm8: return little(Int((sample * 128).rounded()) + 128, 1)
    case .pcm16, .pcm24, .pcm32:
      let scale = pow(2, Double(coding.rawValue - 1))
      return little(Int((sample * scale).rounded()), coding.bytes)
    }
  }
}

extension Wave: CustomTestStringConvertible {
  var testDescription: String { "\(coding), \(rate) Hz, \(channels) channels, \(samples.count) samples" }
}

/// A number in little-endian two's complement.
func little(_ number: Int, _ bytes: Int) -> Data {
  Data((0..<bytes).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
}
