import Foundation
import TagarelaTestSupport
import Testing

extension SpeechTests {
  /// Speaking while one types.
  @Suite struct PromptSpeechTests {
    /// Some minutes.
    private static let long = String(repeating: "one two three four five, ", count: 200) + "end."
    /// Some ten seconds, slowly, in one row: what is marked is the word of the moment, so that on a busy machine one may be
    /// passed over.
    private static let words = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
      "fourteen",
    ]
    /// What is written for each word: saved, one row up, the text with its word, and back.
    private static let marks = words.indices.map { index in
      let before = words[..<index].map { $0 + " " }.joined()
      let after = words[(index + 1)...].map { " " + $0 }.joined()
      return "\u{1B}7\r\u{1B}[1A\(before)\u{1B}[7m\(words[index])\u{1B}[0m\(after)\u{1B}[0m\u{1B}[K\u{1B}8"
    }

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
      try terminal.expect("tagarela>")
      try terminal.send("\u{3}")
      try terminal.expect("tagarela>")
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
      try terminal.send("say \(Self.words.joined(separator: " ")) --rate 0.5\r")
      let first = try terminal.expect(anyOf: Self.marks)
      try terminal.send("patient ")
      try terminal.expect(anyOf: Self.marks.filter { !first.hasSuffix($0) })
      try terminal.send("list\r")
      try terminal.expect("no patients")
      terminal.signal(SIGKILL)
    }

    @Test func `Enter takes the mark away`() throws {
      let studio = try Studio()
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      let text = Self.words.joined(separator: " ")
      try terminal.send("say \(text) --rate 0.5\r")
      try terminal.expect(anyOf: Self.marks)
      try terminal.send("patient list\r")
      try terminal.expect("\u{1B}[1A\(text)\u{1B}[0m\u{1B}[K\u{1B}8")
      let rest = terminal.settle(milliseconds: 1_500)
      #expect(!Self.words.contains { rest.contains("\u{1B}[7m\($0)") }, "never again, for it stands elsewhere now")
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
