import Foundation
import Sound
import TagarelaKit
import Testing

extension SoundTests {
  @Suite struct PlayTests {
    @Test(arguments: [(8_000, 1), (22_050, 1), (44_100, 2), (96_000, 2)])
    func `what is played arrives sample by sample`(_ rate: Int, _ channels: Int) throws {
      let bench = try SoundBench()
      let wave = Wave.sine(seconds: 0.3, rate: rate, channels: channels)
      #expect(try bench.sound.play(wave.file()) == 0.3)
      #expect(try bench.sound.wait())
      let heard = try bench.heard()
      #expect(heard.rate == rate)
      #expect(heard.samples == wave.integers)
    }

    @Test(arguments: Wave.Coding.allCases)
    func `every width arrives as 16 bit, as loud as it was`(_ coding: Wave.Coding) throws {
      let bench = try SoundBench()
      let samples = [0, 0.5, -0.5, 0.25, -1, 0.75, -0.75, 0.0078125]
      let wave = Wave(coding: coding, rate: 8_000, samples: samples)
      try bench.sound.play(wave.file())
      try bench.sound.wait()
      #expect(try bench.heard().samples == [0, 16384, -16384, 8192, -32768, 24576, -24576, 256])
    }

    @Test func `floating point beyond full loudness is cut, and what is no number is silence`() throws {
      let bench = try SoundBench()
      try bench.sound.play(Wave(coding: .float, samples: [2, -7, .infinity, .nan, 0.5]).file())
      try bench.sound.wait()
      #expect(try bench.heard().samples == [32767, -32768, 32767, 0, 16384])
    }

    @Test func `a card with one rate gets the sound at that rate`() throws {
      let bench = try SoundBench(card: "type plug slave { pcm { FILE } rate 48000 channels 2 format S16_LE }")
      try bench.sound.play(Wave.sine(seconds: 0.5, rate: 16_000).file())
      try bench.sound.wait()
      let heard = try bench.heard()
      let left = stride(from: 0, to: heard.samples.count, by: 2).map { heard.samples[$0] }
      #expect(heard.rate == 48_000)
      #expect(abs(left.count - 24_000) <= 2_400)
      let rises = zip(left, left.dropFirst()).count { $0 < 0 && $1 >= 0 }
      #expect((218...221).contains(rises), "440 Hz for half a second")
    }

    @Test func `play returns at once, wait when the sound has ended`() throws {
      let bench = try SoundBench()
      let start = ContinuousClock.now
      try bench.sound.play(Wave.sine(seconds: 3).file())
      #expect(try !bench.sound.progress().isOver)
      #expect(try bench.sound.wait())
      // A card that is no card is let run two buffers of 0.2 s ahead.
      #expect(ContinuousClock.now - start > .seconds(2.5))
    }

    @Test func `stop ends the sound early`() throws {
      let bench = try SoundBench()
      let wave = Wave.sine(seconds: 30)
      try bench.sound.play(wave.file())
      while try bench.sound.progress(within: 0.02).seconds < 0.2 {}
      try bench.sound.stop()
      #expect(try bench.sound.wait() == false)
      let heard = try bench.heard().samples
      #expect(heard.count > 16_000 / 10 && heard.count < wave.samples.count)
      #expect(heard == Array(wave.integers.prefix(heard.count)))
    }

    @Test func `stop from another thread ends a wait`() throws {
      let bench = try SoundBench()
      let sound = bench.sound
      try sound.play(Wave.sine(seconds: 30).file())
      // A thread of its own: in the pool of tasks it would wait for a place until the sound is over.
      let stopper = Thread {
        usleep(300_000)
        try? sound.stop()
      }
      stopper.start()
      #expect(try sound.wait() == false)
    }

    @Test func `a new sound ends the old one`() throws {
      let bench = try SoundBench()
      try bench.sound.play(Wave.sine(seconds: 5).file())
      let second = Wave(samples: Array(repeating: 0.5, count: 800))
      try bench.sound.play(second.file())
      #expect(try bench.sound.wait())
      #expect(try bench.heard().samples == second.integers)
    }

    @Test func `a damaged recording leaves what plays alone`() throws {
      let bench = try SoundBench()
      try bench.sound.play(Wave.sine(seconds: 0.4).file())
      #expect(throws: Failure("voice.damaged")) { try bench.sound.play(Wave(samples: []).file()) }
      #expect(try bench.sound.wait())
      #expect(try bench.heard().samples == Wave.sine(seconds: 0.4).integers)
    }

    @Test func `nothing to wait for is no wait`() throws {
      #expect(try SoundBench().sound.wait())
    }

    @Test(arguments: ["type hw card 31", "type no_such_type", "type plug slave.pcm nowhere"])
    func `without a sound card nothing is played, but recordings are still read`(_ card: String) throws {
      let bench = try SoundBench(card: card)
      #expect(throws: Failure("sound.none")) { try bench.sound.play(Wave.sine(seconds: 0.1).file()) }
      #expect(try bench.sound.inspect(Wave.sine(seconds: 0.1).file()).seconds == 0.1)
      #expect(try bench.sound.wait())
    }
  }
}
