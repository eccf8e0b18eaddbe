import Foundation
import TagarelaTestSupport
import Testing

extension SpeechTests {
  /// Speaking while one types.
  @Suite struct PromptSpeechTests {
    /// Some minutes.
    private static let long = String(repeating: "one two three four five, ", count: 200) + "end."

    @Test func `say returns at once, typing goes on, and ^C ends the speech`() throws {
      let studio = try Studio()
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("say \(Self.long)\r")
      try terminal.expect("tagarela>")
      try terminal.send("settings name Marta\r")
      try terminal.expect("name: Marta")
      let before = try studio.heard().samples.count
      try studio.wait("it goes on") { try studio.heard().samples.count > before }
      try terminal.send("\u{3}")
      try studio.waitForSilence()
      try terminal.send("\u{4}")
      #expect(try terminal.waitForExit() == .status(0))
    }

    @Test func `a new text ends the old one`() throws {
      let studio = try Studio()
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("say \(Self.long)\r")
      try studio.wait("the first text") { try studio.heard().seconds > 0.2 }
      try terminal.send("say yes --to \(studio.path("yes.wav"))\r")
      try terminal.expect("yes.wav,")
      try terminal.send("say yes\r")
      let length = try Recording(path: studio.path("yes.wav")).seconds
      try studio.wait("the new text") { abs(try studio.heard().seconds - length) < 0.05 }
      try studio.waitForSilence()
      #expect(abs(try studio.heard().seconds - length) < 0.05)
      terminal.signal(SIGKILL)
    }

    @Test func `the word that is said is marked above the prompt, and what is typed stays`() throws {
      let studio = try Studio()
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("say good morning\r")
      // Saved, one row up, the text with its word, and back.
      try terminal.expect("\u{1B}7\r\u{1B}[1A\u{1B}[7mgood\u{1B}[0m morning\u{1B}[0m\u{1B}[K\u{1B}8")
      try terminal.send("patient ")
      try terminal.expect("good \u{1B}[7mmorning\u{1B}[0m\u{1B}[0m\u{1B}[K\u{1B}8")
      try terminal.send("list\r")
      try terminal.expect("no patients")
      terminal.signal(SIGKILL)
    }

    @Test func `Enter takes the mark away`() throws {
      let studio = try Studio()
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("say incomprehensibilities\r")
      try terminal.expect("\u{1B}[7mincomprehensibilities\u{1B}[0m")
      try terminal.send("patient list\r")
      try terminal.expect("\u{1B}[1Aincomprehensibilities\u{1B}[0m\u{1B}[K\u{1B}8")
      let rest = terminal.settle(milliseconds: 1_500)
      #expect(!rest.contains("\u{1B}[7mincomp"), "never again, for it stands elsewhere now")
      terminal.signal(SIGKILL)
    }

    @Test func `without colours the text is shown once`() throws {
      let studio = try Studio()
      let terminal = try studio.program.prompt(
        ["--lang", "en"], environment: studio.environment.merging(["NO_COLOR": "1"]) { $1 })
      try terminal.expect("tagarela>")
      try terminal.send("say good morning\r")
      try terminal.expect("\n\u{1B}[?2004lgood morning\r\n")
      #expect(!terminal.settle(milliseconds: 1_500).contains("good"))
      terminal.signal(SIGKILL)
    }
  }
}
