import Foundation
import HelperProtocols
import Programs
import Sound
import Testing

extension SoundTests {
  @Suite struct ToolTests {
    @Test(arguments: [
      "", "{", "null", "[]", "{}", #"{"sing":{}}"#, #"{"play":{}}"#, #"{"play":{"data":"not base64!"}}"#,
      #"{"stop":{},"wait":{}}"#, "\u{0}\u{1F4A5}",
    ])
    func `a line that is no request is answered with an error`(_ line: String) throws { try send(line) }

    @Test func `a line that nests without end is answered with an error`() throws {
      try send(String(repeating: "[", count: 100_000))
    }

    private func send(_ line: String) throws {
      let bench = try SoundBench()
      #expect(try answer(to: Data(line.utf8), from: bench).error == .malformed)
      try bench.sound.stop()
    }

    @Test func `a line that is too long is refused without being kept, and the next is answered`() throws {
      let bench = try SoundBench()
      #expect(try answer(to: Data(repeating: UInt8(ascii: "a"), count: 97 << 20), from: bench).error == .tooLarge)
      #expect(try bench.sound.inspect(Wave.sine(seconds: 0.1).file()).seconds == 0.1)
    }

    @Test func `a recording nearly as long as a line may be is read`() throws {
      let bench = try SoundBench()
      let short = Wave(rate: 96_000, channels: 2, samples: []).file()
      let frames = (70 << 20) / 4
      let file = short.prefix(40) + little(frames * 4, 4) + Data(count: frames * 4)
      #expect(try bench.sound.inspect(file).seconds == Double(frames) / 96_000)
      #expect(try bench.sound.play(file) > 100)
      #expect(try bench.sound.play(file) > 100)
    }

    @Test(arguments: ["null", "-3", "1e300", "0.01"])
    func `any number of seconds to wait is taken`(_ seconds: String) throws {
      let bench = try SoundBench()
      let line = try bench.tool.ask(Data(#"{"wait":{"seconds":\#(seconds)}}"#.utf8))
      #expect(try JSONDecoder().decode(SoundEnding.self, from: line) == SoundEnding(finished: true, position: 0))
    }

    private func answer(to line: Data, from bench: SoundBench) throws -> SoundRefusal {
      try JSONDecoder().decode(SoundRefusal.self, from: bench.tool.ask(line))
    }
  }
}
