import Foundation
import Sound
import TagarelaKit
import Testing

extension SoundTests {
  @Suite struct RecordTests {
    /// 440 Hz at the rate that recordings have.
    private static let tone = Wave.sine(seconds: 2, rate: 22_050)

    @Test func `what a microphone hears is recorded sample by sample`() throws {
      let bench = try SoundBench(microphone: Self.tone.integers)
      try bench.sound.record(seconds: 0.5)
      while try !bench.sound.listen(for: 0.1).isOver {}
      let (wav, seconds, level) = try bench.sound.recorded()
      #expect(seconds == 0.5)
      #expect(abs(level - 0.25) < 0.001)
      #expect(try bench.sound.inspect(wav) == VoiceFacts(seconds: 0.5, rate: 22_050, channels: 1))
      #expect(wav == Wave(rate: 22_050, samples: Array(Self.tone.samples.prefix(11_025))).file())
    }

    @Test func `a recording ends at its limit by itself`() throws {
      let bench = try SoundBench(microphone: Self.tone.integers)
      let start = ContinuousClock.now
      try bench.sound.record(seconds: 0.4)
      var heard = try bench.sound.listen(for: 5)
      #expect(heard.isOver)
      #expect(ContinuousClock.now - start > .milliseconds(350), "no faster than the clock")
      heard = try bench.sound.listen(for: 0)
      #expect(heard.seconds == 0.4)
    }

    @Test func `a recording that is ended early keeps what was heard`() throws {
      let bench = try SoundBench(microphone: Self.tone.integers)
      try bench.sound.record(seconds: 5)
      while try bench.sound.listen(for: 0.05).seconds < 0.2 {}
      let (wav, seconds, _) = try bench.sound.recorded()
      #expect(seconds >= 0.2 && seconds < 5)
      let frames = (wav.count - 44) / 2
      #expect(wav == Wave(rate: 22_050, samples: Array(Self.tone.samples.prefix(frames))).file())
    }

    @Test func `the meter tells the loudest moment since it was last asked`() throws {
      let half = 22_050 * 3
      let quiet = [Int16](repeating: 328, count: half)
      let loud = [Int16](repeating: -16_384, count: half)
      let bench = try SoundBench(microphone: quiet + loud)
      try bench.sound.record(seconds: 6)
      let first = try bench.sound.listen(for: 0.1)
      #expect(abs(first.level - 0.01) < 0.001)
      #expect(!first.isOver)
      var last = 0.0
      while true {
        let heard = try bench.sound.listen(for: 0.1)
        last = max(last, heard.level)
        if heard.isOver { break }
      }
      #expect(last == 0.5)
      #expect(try bench.sound.recorded().level == 0.5)
    }

    @Test func `stop throws a recording away`() throws {
      let bench = try SoundBench(microphone: Self.tone.integers)
      try bench.sound.record(seconds: 5)
      try bench.sound.stop()
      #expect(throws: Failure.self) { try bench.sound.recorded() }
    }

    @Test func `recording ends what plays`() throws {
      let bench = try SoundBench(microphone: Self.tone.integers)
      try bench.sound.play(Wave.sine(seconds: 5).file())
      try bench.sound.record(seconds: 0.2)
      #expect(try bench.sound.progress().isOver)
      try bench.sound.stop()
    }

    @Test(arguments: ["type hw card 31", "type no_such_type"])
    func `without a microphone that is said, and sound can still be read`(_ card: String) throws {
      let bench = try SoundBench(card: card)
      #expect(throws: Failure("sound.no_microphone")) { try bench.sound.record(seconds: 1) }
      #expect(try bench.sound.inspect(Self.tone.file()).seconds == 2)
    }

    @Test func `a second recording begins anew`() throws {
      let bench = try SoundBench(microphone: Self.tone.integers)
      for _ in 0..<2 {
        try bench.sound.record(seconds: 0.2)
        while try !bench.sound.listen(for: 0.1).isOver {}
        #expect(try bench.sound.recorded().wav.dropFirst(44).prefix(8) == Self.tone.file().dropFirst(44).prefix(8))
      }
    }
  }
}
