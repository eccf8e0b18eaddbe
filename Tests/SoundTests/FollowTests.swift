import Foundation
import Sound
import TagarelaKit
import Testing

extension SoundTests {
  /// Sounds that follow each other, and how far they are.
  @Suite struct FollowTests {
    @Test func `a sound that follows goes on without a gap`() throws {
      let bench = try SoundBench()
      let first = Wave.sine(seconds: 5)
      let second = Wave(samples: Array(repeating: 0.5, count: 1_600))
      try bench.sound.play(first.file())
      let (start, seconds) = try bench.sound.follow(second.file())
      #expect(start == 5)
      #expect(seconds == 0.1)
      #expect(try bench.sound.wait())
      #expect(try bench.heard().samples == first.integers + second.integers)
      #expect(try bench.sound.progress() == SoundProgress(seconds: 5.1, isOver: true))
    }

    @Test func `a sound that comes too late begins anew`() throws {
      let bench = try SoundBench()
      try bench.sound.play(Wave.sine(seconds: 0.1).file())
      try bench.sound.wait()
      let second = Wave(samples: Array(repeating: 0.5, count: 1_600))
      #expect(try bench.sound.follow(second.file()).start == 0)
      #expect(try bench.sound.wait())
      #expect(try bench.heard().samples == second.integers)
    }

    @Test func `a sound of another rate follows too`() throws {
      let bench = try SoundBench()
      try bench.sound.play(Wave.sine(seconds: 5).file())
      let second = Wave(rate: 8_000, samples: Array(repeating: 0.5, count: 800))
      #expect(try bench.sound.follow(second.file()).start == 5)
      #expect(try bench.sound.wait())
      // The card is opened anew, and its file with it.
      #expect(try bench.heard().rate == 8_000)
      #expect(try bench.heard().samples == second.integers)
    }

    @Test func `the position moves with the clock and ends at the length`() throws {
      let bench = try SoundBench()
      let start = ContinuousClock.now
      try bench.sound.play(Wave.sine(seconds: 1.5).file())
      var last = 0.0
      while true {
        let progress = try bench.sound.progress(within: 0.02)
        #expect(progress.seconds >= last)
        last = progress.seconds
        if progress.isOver { break }
        let passed = start.duration(to: .now) / .seconds(1)
        #expect(progress.seconds < passed + 0.3)
      }
      #expect(last == 1.5)
    }

    @Test func `stop ends those that follow as well`() throws {
      let bench = try SoundBench()
      let first = Wave.sine(seconds: 30)
      try bench.sound.play(first.file())
      _ = try bench.sound.follow(Wave.sine(seconds: 30).file())
      try bench.sound.stop()
      #expect(try bench.sound.wait() == false)
      #expect(try bench.heard().samples.count < first.samples.count)
    }

    @Test(
      arguments: [(0.5, [8192, -8192, 128]), (2.0, [32767, -32768, 512]), (0.0, [0, 0, 0])] as [(Double, [Int16])])
    func `the volume is what samples are multiplied with`(_ volume: Double, _ expected: [Int16]) throws {
      let bench = try SoundBench()
      try bench.sound.play(Wave(rate: 8_000, samples: [0.5, -0.5, 0.0078125]).file(), volume: volume)
      try bench.sound.wait()
      #expect(try bench.heard().samples == expected)
    }
  }
}
