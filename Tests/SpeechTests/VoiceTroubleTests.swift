import Foundation
import TagarelaTestSupport
import Testing

extension SpeechTests {
  /// Voices and sound that fail: somebody else speaks, what was made is shown, and one is told why, once.
  @Suite struct VoiceTroubleTests {
    private static let patient = [
      "patient new Giovanna --email mae@exemplo.org", "patient edit giovanna --voice command:own", "use giovanna",
    ]

    private func count(_ text: String, in whole: String) -> Int { whole.components(separatedBy: text).count - 1 }

    @Test(arguments: [
      ("echo broken >&2; exit 3", "broken"), ("exec sleep 600", "has not answered in time"),
      ("echo hello", "is not a WAV file"),
    ])
    func `another voice speaks for one that fails, and one is told so once`(_ script: String, _ why: String) throws {
      let studio = try Studio()
      try studio.write(voice: script, seconds: script == "exec sleep 600" ? 2 : 60)
      let result = try studio.run(
        Self.patient + [
          "say good morning --lang en", "say good morning --lang en --to a.wav", "sentence she want milk --say",
          "compose mother eat apple --say", "say good morning --lang en",
        ])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("She wants milk."))
      #expect(result.output.contains("Mother eats an apple."))
      #expect(count("the voice command:own can't speak", in: result.errors) == 1, "\(result.errors)")
      #expect(result.errors.contains(why), "\(result.errors)")
      #expect(result.errors.contains("espeak:en-us speaks in its place"))
      #expect(try studio.heard().loudness > 1_000)
      #expect(try Recording(path: studio.path("a.wav")).loudness > 1_000)
    }

    @Test(arguments: [
      ("en", "the voice command:own can't speak"), ("pt", "a voz command:own não consegue falar"),
      ("es", "la voz command:own no puede hablar"), ("ca", "la veu command:own no pot parlar"),
    ])
    func `it is told in the user's language, and who speaks is of the voice's`(_ language: String, _ notice: String)
      throws
    {
      let studio = try Studio()
      try studio.write(voices: #"[{"id": "own", "language": "\#(language)", "command": ["no-such-program"]}]"#)
      let result = try studio.run(Self.patient + ["say 1"], ["--lang", language, "--json"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains(notice), "\(result.errors)")
      #expect(result.errors.contains("no-such-program"))
      #expect(result.output.contains(#""voice":"espeak:\#(language)"#), "\(result.output)")
    }

    @Test(arguments: ["exit 1", "read line; exit 1"])
    func `a voice of another source speaks where eSpeak's program dies`(_ script: String) throws {
      let studio = try Studio(espeak: script)
      let sample = try Studio()
      _ = try sample.run(["say good morning --to a.wav"])
      try studio.write(voice: "cat '\(sample.path("a.wav"))'")
      let result = try studio.run(["say good morning", "say good morning"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(count("the voice espeak:en-us can't speak: tagarela-espeak has crashed", in: result.errors) == 1)
      #expect(result.errors.contains("command:own speaks in its place"))
      #expect(try studio.heard().loudness > 1_000)
    }

    @Test func `without any voice what was made is shown and told why`() throws {
      let studio = try Studio(espeak: "exit 1")
      let result = try studio.run(
        ["sentence she want milk --say", "compose mother eat apple --say", "syllables banana --say", "say hello"],
        ["--keep-going"])
      #expect(result.status == 1)
      #expect(result.output.contains("She wants milk."))
      #expect(result.output.contains("Mother eats an apple."))
      #expect(result.output.contains("BA - NAN - A"))
      #expect(count("! tagarela-espeak has crashed", in: result.errors) == 3, "\(result.errors)")
    }

    @Test func `a voice that is asked for by name is not replaced`() throws {
      let studio = try Studio()
      try studio.write(voice: "exit 3")
      let result = try studio.run(["say hello --voice own"])
      #expect(result.status == 1)
      #expect(result.errors.contains("own-voice has crashed"), "\(result.errors)")
    }

    @Test func `a patient's voice that is gone is told once, and another speaks`() throws {
      let studio = try Studio()
      try studio.write(voice: "exit 3")
      _ = try studio.run(Self.patient)
      try studio.write(voices: "[]")
      let result = try studio.run(["use giovanna", "say hello", "say hello", "sentence she want milk --say"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(
        count("the voice command:own isn't there any more: espeak:en-us speaks in its place", in: result.errors) == 1)
      #expect(try studio.heard().loudness > 1_000)
    }

    @Test(arguments: [["voice list --lang en"], ["say hello", "say hello"]])
    func `a slip in voices json is told where voices are wanted, once`(_ commands: [String]) throws {
      let studio = try Studio()
      try studio.write(voices: #"[{"id": "own", "command": ["x"]}]"#)
      let result = try studio.run(commands)
      #expect(result.status == 0, "\(result.errors)")
      #expect(count("voices.json:1 are missing: “language” goes here, with a text", in: result.errors) == 1)
    }

    @Test func `an open board tells of a voice that fails, once, and speaks on`() throws {
      let studio = try Studio()
      try studio.write(voice: "exit 3")
      _ = try studio.run(Studio.plan + ["patient edit giovanna --voice command:own"])
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("use giovanna\r")
      try terminal.expect("Giovanna>")
      try terminal.send("board open Lanche\r")
      try terminal.expect("suco")
      try terminal.send("1")
      try studio.wait("the word") { try studio.heard().loudness > 1_000 }
      try studio.waitForSilence()
      try terminal.send("2")
      // On the screen, and once more where it stays to be read.
      try terminal.expect("the voice command:own can't speak")
      let shown = count("the voice command:own can't speak", in: terminal.seen)
      try terminal.send("1")
      try terminal.send("q")
      try terminal.expect("Lanche: 3 touches")
      try terminal.expect("the voice command:own can't speak")
      try terminal.expect("Giovanna>")
      #expect(count("the voice command:own can't speak", in: terminal.seen) == shown + 1, "\(terminal.seen)")
      terminal.signal(SIGKILL)
    }

    @Test func `an open board without a sound card says so, once`() throws {
      let studio = try Studio(hasCard: false)
      _ = try studio.run(Studio.plan)
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("use giovanna\r")
      try terminal.expect("Giovanna>")
      for isFirst in [true, false] {
        try terminal.send("board open Lanche\r")
        try terminal.expect("suco")
        try terminal.send("1")
        if isFirst { _ = terminal.settle(milliseconds: 3_000) }
        try terminal.send("q")
        try terminal.expect("Lanche: 1 touch")
        try terminal.expect("Giovanna>")
      }
      #expect(count("there is no sound on this computer", in: terminal.seen) == 1, "\(terminal.seen)")
      terminal.signal(SIGKILL)
    }

    @Test func `a sound program that is killed in the middle is told at the next prompt, and the next text is heard`()
      throws
    {
      let studio = try Studio()
      let terminal = try studio.prompt()
      try terminal.expect("tagarela>")
      try terminal.send("say \(String(repeating: "one two three four five, ", count: 40))\r")
      try studio.wait("the first sound") { try studio.heard().seconds > 0.2 }
      kill(try #require(try studio.soundTool(of: terminal.process)), SIGKILL)
      _ = terminal.settle(milliseconds: 1_500)
      try terminal.send("say yes --to \(studio.path("yes.wav"))\r")
      try terminal.expect("the sound broke off in the middle")
      try terminal.send("say yes\r")
      let length = try Recording(path: studio.path("yes.wav")).seconds
      try studio.wait("the new text") { abs(try studio.heard().seconds - length) < 0.05 }
      _ = terminal.settle(milliseconds: 500)
      #expect(count("broke off", in: terminal.seen) == 1)
      terminal.signal(SIGKILL)
    }
  }
}
