import Foundation
import TagarelaTestSupport
import Testing

extension SpeechTests {
  /// `say` in scripts.
  @Suite struct SayTests {
    @Test func `a text is heard before the process ends`() throws {
      let studio = try Studio()
      let result = try studio.run(["say good morning to you all --to all.wav", "say good morning to you all"])
      #expect(result.status == 0, "\(result.errors)")
      let written = try Recording(path: studio.path("all.wav"))
      let heard = try studio.heard()
      #expect(written.loudness > 1_000)
      #expect(heard.rate == written.rate)
      #expect(abs(heard.seconds - written.seconds) < 0.05)
      #expect(abs(heard.loudness / written.loudness - 1) < 0.05)
    }

    @Test func `sentences are heard one after the other, as the whole is written`() throws {
      let studio = try Studio()
      let text = "One. Two! Three? Four, and that is all."
      let result = try studio.run(["say \"\(text)\" --to all.wav", "say \"\(text)\""])
      #expect(result.status == 0, "\(result.errors)")
      let written = try Recording(path: studio.path("all.wav")).seconds
      #expect(abs(try studio.heard().seconds / written - 1) < 0.3)
    }

    @Test(arguments: [("pt", "espeak:pt-br"), ("es", "espeak:es"), ("ca", "espeak:ca"), ("en", "espeak:en-us")])
    func `each language has its voice`(_ language: String, _ voice: String) throws {
      let studio = try Studio()
      let result = try studio.run(["say hola --lang \(language) --to a.wav"], ["--json"])
      #expect(result.output.contains(#""voice":"\#(voice)""#), "\(result.output)\(result.errors)")
    }

    @Test func `the words are told with their places and moments`() throws {
      let result = try Studio().run(["say bom dia --lang pt --to a.wav"], ["--json"])
      #expect(result.output.contains(#""words":[{"start":0,"length":3,"seconds":0"#), "\(result.output)")
      #expect(result.output.contains(#"{"start":4,"length":3,"seconds":"#))
    }

    @Test func `a patient's voice speaks for the patient, the clinic's for the others`() throws {
      let studio = try Studio()
      let text = "say the girl wants more juice --lang en --to"
      let result = try studio.run([
        "patient new Giovanna --email mae@exemplo.org", "settings rate 2", "\(text) fast.wav",
        "patient edit giovanna --rate 0.5 --voice en-gb", "use giovanna", "\(text) slow.wav",
        "patient edit giovanna --rate -", "\(text) again.wav",
      ])
      #expect(result.status == 0, "\(result.errors)")
      let seconds = try ["fast", "slow", "again"].map { try Recording(path: studio.path("\($0).wav")).seconds }
      #expect(seconds[1] > seconds[0] * 2.5)
      #expect(seconds[2] < seconds[1] / 2)
    }

    @Test func `a chosen voice is used, and one of another language where the line asks for it`() throws {
      let commands = [
        "settings voice ca-f", "say hola --to a.wav", "say hello --lang en --to b.wav", "settings voice -",
        "say hello --to c.wav",
      ]
      let result = try Studio().run(commands, ["--json"])
      let voices = result.output.matches(of: /"voice":"(espeak:[^"]+)"/).map { String($0.1) }
      #expect(voices == ["espeak:ca-f", "espeak:ca-f", "espeak:en-us", "espeak:en-us"], "\(result.output)")
    }

    @Test func `undo takes a patient's voice back`() throws {
      let result = try Studio().run([
        "patient new Giovanna --email mae@exemplo.org", "patient edit giovanna --voice ca --volume 0.5",
        "patient show giovanna", "undo", "patient show giovanna",
      ])
      #expect(result.output.components(separatedBy: "espeak:ca").count == 2, "\(result.output)")
    }

    @Test(arguments: [
      ("say", "there is nothing to say"), ("say --stop", ""), ("say x --voice nobody", "there is no voice “nobody”"),
      ("say x --rate 9", "rate goes from 0.5 to 2.5"), ("say x --lang xx", "I don't speak “xx”"),
      ("settings volume 3", "volume goes from 0 to 2"), ("settings pitch loud", "loud"),
    ])
    func `what can't be is said plainly`(_ line: String, _ message: String) throws {
      let result = try Studio().run([line])
      #expect(result.status == (message.isEmpty ? 0 : 1))
      #expect(message.isEmpty || result.errors.contains(message), "\(result.errors)")
    }

    @Test func `a text that is too long is refused`() throws {
      let result = try Studio().run(["say \(String(repeating: "word ", count: 7_000)) --to a.wav"])
      #expect(result.errors.contains("too long to be said"), "\(result.errors)")
    }

    @Test func `without a sound card there is one message, and all else works`() throws {
      let studio = try Studio(hasCard: false)
      let result = try studio.run(
        ["say hello", "say hello --to a.wav", "patient new Giovanna --email mae@exemplo.org", "say hello"],
        ["--keep-going"])
      #expect(result.status == 1)
      #expect(result.errors.components(separatedBy: "there is no sound on this computer").count == 3)
      #expect(!result.errors.contains("ALSA"))
      #expect(result.output.contains("a.wav"))
      #expect(try Recording(path: studio.path("a.wav")).loudness > 500)
    }

    @Test func `^C ends a text that is being said`() throws {
      let studio = try Studio()
      // Some minutes.
      let text = String(repeating: "one two three four five, ", count: 200)
      let child = try studio.program.start(
        ["--plain", "-c", "say \(text)"], environment: studio.environment)
      try child.wait("the first sound") { (try? studio.heard().samples.count) ?? 0 > 1_000 }
      child.signal(SIGINT)
      #expect(try child.result().status == 130)
      #expect(try studio.heard().seconds < 60)
    }

    @Test func `touched cells say their words one after the other`() throws {
      let studio = try Studio()
      let result = try studio.run(
        Studio.plan + ["say suco --to suco.wav", "say agua --to agua.wav", "plan touch snack 1 2"])
      #expect(result.status == 0, "\(result.errors)")
      // Each utterance opens the card anew: the last is what is in the file.
      let last = try Recording(path: studio.path("agua.wav"))
      #expect(abs(try studio.heard().seconds - last.seconds) < 0.05)
    }

    @Test func `a touch counts where there is no sound`() throws {
      let studio = try Studio(hasCard: false)
      let result = try studio.run(Studio.plan + ["plan touch snack 1 2", "usage list"])
      #expect(result.status == 0)
      #expect(result.errors.isEmpty, "\(result.errors)")
      #expect(result.output.components(separatedBy: "suco").count > 2)
    }
  }
}
