import Foundation
import HelperProtocols
import MediaHeaders
import Sound
import TagarelaKit
import Testing

extension SoundTests {
  @Suite struct InspectTests {
    let bench: SoundBench

    init() throws { bench = try SoundBench() }

    @Test(arguments: Wave.Coding.allCases, [1, 2])
    func `a recording of any width tells its length, rate and channels`(_ coding: Wave.Coding, _ channels: Int) throws {
      let wave = Wave.sine(seconds: 0.5, coding: coding, rate: 22_050, channels: channels)
      let facts = try bench.sound.inspect(wave.file())
      #expect(facts == VoiceFacts(seconds: 0.5, rate: 22_050, channels: channels))
    }

    @Test(arguments: [0.0, 0.25]) func `what our programs write is a file by the book`(_ seconds: Double) {
      let wave = Wave.sine(seconds: seconds, rate: 22_050)
      #expect(Data(waveOf: wave.integers, rate: 22_050) == wave.file())
    }

    @Test(arguments: [8_000, 96_000])
    func `the lowest and the highest rate are read`(_ rate: Int) throws {
      #expect(try bench.sound.inspect(Wave.sine(seconds: 0.1, rate: rate).file()).rate == rate)
    }

    @Test func `other chunks may stand before and after the sound`() throws {
      var file = Wave.sine(seconds: 0.1).file()
      let list = Data("LIST".utf8) + little(5, 4) + Data("INFOx\0".utf8)
      file.insert(contentsOf: list, at: 36)
      file += list
      #expect(try bench.sound.inspect(file).seconds == 0.1)
    }

    @Test func `an extensible header counts as what it holds`() throws {
      let plain = Wave.sine(seconds: 0.1).file()
      let pcm = Data([1, 0, 0, 0, 0, 0, 16, 0, 128, 0, 0, 170, 0, 56, 155, 113])
      let parts = [
        plain[..<16], little(40, 4), little(0xFFFE, 2), plain[22..<36], little(22, 2), little(16, 2), little(4, 4), pcm,
        plain[36...],
      ]
      let file = Data(parts.joined())
      #expect(try bench.sound.inspect(file).seconds == 0.1)
    }

    @Test(arguments: Specimen.foreign)
    func `what is no plain WAV is refused as such`(_ specimen: Specimen) {
      #expect(throws: Failure("voice.not_wav")) { try bench.sound.inspect(specimen.file) }
    }

    @Test(arguments: Specimen.damaged)
    func `a damaged recording is refused as such`(_ specimen: Specimen) {
      #expect(throws: Failure("voice.damaged")) { try bench.sound.inspect(specimen.file) }
    }

    @Test(arguments: [
      Wave(channels: 6, samples: Array(repeating: 0, count: 60)), Wave.sine(seconds: 0.1, rate: 192_000),
    ])
    func `too many channels or too high a rate are refused as such`(_ wave: Wave) {
      #expect(throws: Failure("sound.unsupported")) { try bench.sound.inspect(wave.file()) }
    }
  }
}
