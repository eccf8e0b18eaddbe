import Foundation
import TagarelaTestSupport
import Testing

extension SpeechTests {
  /// `symbol record`.
  @Suite struct RecordingTests {
    /// 440 Hz, a quarter as loud as can be.
    private static let tone = (0..<22_050 * 6).map { Int16(8192 * sin(2 * .pi * 440 * Double($0) / 22_050)) }

    /// The beginnings of rows while so much is left: a busy machine passes over some.
    private static func left(_ sign: String, below seconds: Int = 5) -> [String] {
      (0..<seconds).map { "\(sign) \($0)." }
    }

    @Test func `in a script so many seconds are recorded and kept`() throws {
      let studio = try Studio(microphone: Self.tone)
      let result = try studio.run(Studio.suco + ["symbol record suco --seconds 0.5", "symbol play suco"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("✓ the voice of suco is kept, 0.5 s"))
      #expect(try studio.heard().samples == Array(Self.tone.prefix(11_025)))
    }

    @Test func `undo takes a recording back`() throws {
      let studio = try Studio(microphone: Self.tone)
      let result = try studio.run(Studio.suco + ["symbol record suco --seconds 0.3", "undo", "symbol play suco"])
      #expect(result.errors.contains("suco has no voice"), "\(result.errors)")
    }

    @Test(arguments: [
      ("symbol record suco", "add  --seconds 2"), ("symbol record suco --seconds 6", "0.2 to 5 seconds"),
      ("symbol record suco --seconds 0", "0.2 to 5 seconds"), ("symbol record nobody --seconds 1", "nobody"),
    ])
    func `what can't be recorded is said before anything is`(_ line: String, _ message: String) throws {
      let result = try Studio(microphone: Self.tone).run(Studio.suco + [line])
      #expect(result.status == 1)
      #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func `silence is told`() throws {
      let studio = try Studio(microphone: [Int16](repeating: 3, count: 22_050))
      let result = try studio.run(Studio.suco + ["symbol record suco --seconds 0.3"])
      #expect(result.errors.contains("is the microphone on?"), "\(result.errors)")
    }

    @Test func `without a microphone the symbol stays as it was`() throws {
      let result = try Studio(hasCard: false).run(Studio.suco + ["symbol record suco --seconds 1"])
      #expect(result.errors.contains("there is no microphone on this computer"))
    }

    @Test func `at the prompt there is a countdown with a meter, Enter stops, and what was heard is kept on a letter`()
      throws
    {
      let studio = try Studio(microphone: Self.tone)
      _ = try studio.run(Studio.suco)
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("symbol record suco\r")
      try terminal.expect(anyOf: Self.left("●"))
      // A quarter is 12 dB below the loudest of 40; nothing where nothing has been heard since the row before.
      try terminal.expect(String(repeating: "▮", count: 14) + String(repeating: "▯", count: 6))
      try terminal.expect("Enter stops")
      // Long enough to be seen when it is played.
      try terminal.expect(anyOf: Self.left("●", below: 3))
      #expect(!terminal.seen.contains(String(repeating: "▮", count: 15)), "\(terminal.seen)")
      try terminal.send("\r")
      try terminal.expect("▶")
      try terminal.expect("[k]eep, [a]gain, [d]rop?")
      // What is typed before a question is there is no answer to it.
      _ = terminal.settle()
      try terminal.send("x\r")
      try terminal.expect("[k]eep, [a]gain, [d]rop?")
      _ = terminal.settle()
      try terminal.send("k\r")
      try terminal.expect("the voice of suco is kept")
      #expect(try studio.heard().samples.prefix(1_000) == Self.tone.prefix(1_000))
      try terminal.send("symbol show suco\r")
      try terminal.expect("voice")
      #expect(try terminal.expect("tagarela>").contains("yes"))
      terminal.signal(SIGKILL)
    }

    @Test func `five seconds are the end, again records anew, and drop changes nothing`() throws {
      let studio = try Studio(microphone: Self.tone)
      _ = try studio.run(Studio.suco)
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      let start = ContinuousClock.now
      try terminal.send("symbol record suco\r")
      try terminal.expect(anyOf: Self.left("●"))
      try terminal.expect(anyOf: Self.left("▶"))
      #expect(ContinuousClock.now - start > .seconds(4.5))
      try terminal.send("\r")
      try terminal.expect("[d]rop?")
      // What is typed before a question is there is no answer to it.
      _ = terminal.settle()
      try terminal.send("a\r")
      // Long enough to be seen when it is played.
      try terminal.expect(anyOf: Self.left("●", below: 3))
      try terminal.send("\r")
      try terminal.expect("▶")
      try terminal.send("\r")
      try terminal.expect("[d]rop?")
      _ = terminal.settle()
      try terminal.send("d\r")
      try terminal.expect("suco stays as it was")
      try terminal.send("symbol play suco\r")
      try terminal.expect("suco has no voice")
      terminal.signal(SIGKILL)
    }

    @Test func `^C leaves everything as it was, and the terminal too`() throws {
      let studio = try Studio(microphone: Self.tone)
      _ = try studio.run(Studio.suco)
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("symbol record suco\r")
      try terminal.expect(anyOf: Self.left("●"))
      try terminal.send("\u{3}")
      try terminal.expect("\u{1B}[?25h")
      try terminal.expect("tagarela>")
      try terminal.send("symbol play suco\r")
      try terminal.expect("suco has no voice")
      try terminal.expect("tagarela>")
      try terminal.send("\u{4}")
      #expect(try terminal.waitForExit() == .status(0))
      #expect(terminal.isCooked)
    }
  }
}
