import Foundation
import Testing

/// A file that is no good as a recording.
struct Specimen: CustomTestStringConvertible {
  let testDescription: String
  let file: Data

  init(_ name: String, _ file: Data) {
    testDescription = name
    self.file = file
  }

  private static let garbage = Data((0..<200).map { UInt8($0 * 37 % 256) })
  private static let good = Wave.sine(seconds: 0.5).file()

  /// Not WAV, or not plain.
  static let foreign = [
    Specimen("empty", Data()),
    Specimen("text", Data("Once upon a time there was a boat.".utf8)),
    Specimen("MP3 with a tag", Data("ID3\u{3}\0\0\0\0\0\0".utf8) + mp3),
    Specimen("MP3 frames", mp3),
    Specimen("FLAC", Data("fLaC".utf8) + garbage),
    Specimen("AIFF", Data("FORM\0\0\0@AIFFCOMM".utf8) + garbage),
    Specimen("an AVI film", Data("RIFF@\0\0\0AVI LIST".utf8) + garbage),
    Specimen("RIFF and garbage", Data("RIFF".utf8) + garbage),
    Specimen("mu-law in a WAV", Wave(coding: .pcm8, format: 7, samples: [0, 0.1, 0.2]).file()),
  ]

  /// WAV, but without the sound that they promise.
  static let damaged = [
    Specimen("cut in the sound", good.dropLast(1000)),
    Specimen("one frame short", good.dropLast(2)),
    Specimen("cut in the header", good.prefix(30)),
    Specimen("cut after the header", good.prefix(44)),
    Specimen("of unknown length", Wave.sine(seconds: 0.5).file(promised: 0xFFFF_FFFF)),
    Specimen("without frames", Wave(samples: []).file()),
    Specimen("WAVE and garbage", Data("RIFF@\0\0\0WAVE".utf8) + garbage),
    Specimen("without channels", Wave(channels: 0, samples: [0, 0.5]).file()),
    Specimen("without a rate", Wave(rate: 0, samples: [0, 0.5]).file()),
  ]

  private static let mp3 = Data([0xFF, 0xFB, 0x90, 0x64]) + Data(count: 413)
}
