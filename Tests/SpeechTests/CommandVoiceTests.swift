import CommandVoice
import Foundation
import TagarelaKit
import Testing

extension SpeechTests {
  /// Voices that are commands of the user's.
  @Suite struct CommandVoiceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "voices-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "tagarela"), withIntermediateDirectories: true)
    }

    /// The voice of a `voices.json` with one command, whose program is a shell script.
    private func voice(script: String, arguments: [String] = [], seconds: Double = 10) throws -> SpeechVoice {
      let path = folder.appending(path: "voice.sh").path
      try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      let voice: [String: Any] = [
        "id": "own", "name": "Own", "language": "ca", "command": [path] + arguments, "seconds": seconds,
      ]
      return try #require(try module([voice]).all(.voices).first)
    }

    private func module(_ voices: Any) throws -> Registry {
      try JSONSerialization.data(withJSONObject: voices).write(to: folder.appending(path: "tagarela/voices.json"))
      setenv("XDG_CONFIG_HOME", folder.path, 1)
      return Registry([.commandVoice])
    }

    private func failure(_ voice: SpeechVoice) -> Failure? {
      #expect(throws: Failure.self) { try voice.speak("bon dia", SpeechManner()) }
    }

    /// A WAV file of a tenth of a second.
    private func sample() throws -> String {
      let path = folder.appending(path: "sample.wav").path
      let frames = 800
      let head = Data("RIFF".utf8) + Self.number(36 + frames * 2, 4) + Data("WAVEfmt ".utf8)
      let format = [(16, 4), (1, 2), (1, 2), (8_000, 4), (16_000, 4), (2, 2), (16, 2)]
      let file = format.reduce(head) { $0 + Self.number($1.0, $1.1) } + Data("data".utf8) + Self.number(frames * 2, 4)
      try (file + Data(repeating: 7, count: frames * 2)).write(to: URL(filePath: path))
      return path
    }

    private static func number(_ number: Int, _ bytes: Int) -> Data {
      Data((0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }

    @Test func `a command reads the text and writes the sound`() throws {
      let heard = folder.appending(path: "heard").path
      let sample = try sample()
      let voice = try voice(script: "cat > '\(heard)'; cat '\(sample)'")
      #expect(voice.id == "command:own")
      #expect(voice.language == "ca")
      let speech = try voice.speak("bon dia, ñ €", SpeechManner())
      #expect(speech.wav == (try Data(contentsOf: URL(filePath: sample))))
      #expect(speech.words.isEmpty)
      #expect(try String(contentsOfFile: heard, encoding: .utf8) == "bon dia, ñ €\n")
    }

    @Test func `a command gets the text as one argument that no shell reads`() throws {
      let heard = folder.appending(path: "heard").path
      let sample = try sample()
      let voice = try voice(
        script: "printf '%s|' \"$@\" > '\(heard)'; cat '\(sample)'", arguments: ["-r", "{rate}", "x={text}"])
      let evil = "$(touch /tmp/never); `id` \"quoted\" 'too' {rate} > file & \\"
      _ = try voice.speak(evil, SpeechManner(rate: 1.5))
      #expect(try String(contentsOfFile: heard, encoding: .utf8) == "-r|1.50|x=\(evil)|")
      #expect(!FileManager.default.fileExists(atPath: "/tmp/never"))
    }

    @Test(arguments: [0, 0xFF] as [UInt8])
    func `a length that the program could not know is put right`(_ byte: UInt8) throws {
      let sample = try sample()
      let data = try Data(contentsOf: URL(filePath: sample))
      var endless = data
      for place in [4, 5, 6, 7, 40, 41, 42, 43] { endless[place] = byte }
      let path = folder.appending(path: "endless.wav")
      try endless.write(to: path)
      #expect(try voice(script: "cat '\(path.path)'").speak("a", SpeechManner()).wav == data)
    }

    @Test func `what is no WAV is an ordinary failure that shows its beginning`() throws {
      #expect(failure(try voice(script: "echo hello"))?.what.key == "command_voice.not_wav")
      #expect(failure(try voice(script: "true"))?.what.key == "command_voice.not_wav")
      #expect(failure(try voice(script: "head -c 100000 /dev/urandom"))?.what.key == "command_voice.not_wav")
    }

    @Test func `a command that fails says why`() throws {
      let found = failure(try voice(script: "echo no such voice >&2; exit 3"))
      #expect(found?.what.key == "program.crashed")
      #expect(found?.hint?.key == "program.wrote")
      #expect(found?.hint?.arguments.contains { $0.value == .text("no such voice") } == true)
    }

    @Test func `a command that takes too long is ended`() throws {
      let found = failure(try voice(script: "sleep 600", seconds: 1))
      #expect(found?.what.key == "program.late")
    }

    @Test func `a command whose child goes on does not hold us`() throws {
      let sample = try sample()
      let waited = FileManager.default.temporaryDirectory.appending(path: "waited-\(UUID().uuidString)").path
      _ = try voice(script: "(sleep 30; touch '\(waited)') & cat '\(sample)'").speak("a", SpeechManner())
      #expect(!FileManager.default.fileExists(atPath: waited))
    }

    @Test func `a command that does not read is no trouble`() throws {
      let sample = try sample()
      let voice = try voice(script: "exec <&-; cat '\(sample)'")
      let text = String(repeating: "bon dia ", count: 30_000)
      #expect(try voice.speak(text, SpeechManner()).wav.count == 1_644)
    }

    @Test func `a command that is not there is named`() throws {
      let voices = [["id": "own", "language": "ca", "command": ["no-such-program-anywhere"]]]
      let voice = try #require(try module(voices).all(.voices).first)
      #expect(failure(voice)?.what.key == "program.missing")
    }

    @Test func `without a file there are no voices and nothing is wrong`() {
      setenv("XDG_CONFIG_HOME", folder.appending(path: "none").path, 1)
      let registry = Registry([.commandVoice])
      #expect(registry.all(.voices).isEmpty)
      #expect(registry.modules.map(\.state) == [.ready])
    }

    @Test(arguments: [
      (#"{"id": "own"}"#, "command_voice.not_list"), ("[1]", "command_voice.not_voice"),
      (#"[{"id": "own", "colour": 1}]"#, "command_voice.key_unknown"),
      (#"[{"language": "ca", "command": ["x"]}]"#, "command_voice.text_missing"),
      (#"[{"id": "Own Voice", "language": "ca", "command": ["x"]}]"#, "command_voice.id"),
      (#"[{"id": "own", "language": "ca", "command": "x -y"}]"#, "command_voice.command"),
      (#"[{"id": "own", "language": "ca", "command": []}]"#, "command_voice.command"),
      (#"[{"id": "own", "language": "ca", "command": ["x", 1]}]"#, "command_voice.command"),
      (#"[{"id": "own", "language": "ca", "command": ["x"], "seconds": 0}]"#, "command_voice.seconds"),
    ])
    func `a slip in the file breaks this module alone, with its reason and place`(_ text: String, _ key: String) throws
    {
      try text.write(to: folder.appending(path: "tagarela/voices.json"), atomically: true, encoding: .utf8)
      setenv("XDG_CONFIG_HOME", folder.path, 1)
      let registry = Registry([.commandVoice])
      guard case .broken(let failure) = registry.modules.first?.state else {
        Issue.record("the module is whole")
        return
      }
      #expect(failure.what.key == key)
      #expect(failure.place?.file == folder.appending(path: "tagarela/voices.json").path)
    }

    @Test(.enabled(if: access("/usr/share/festival/voices/catalan/upc_ca_ona_hts", F_OK) == 0))
    func `Festival's Catalan voice speaks`() throws {
      let command = ["text2wave", "-eval", "(voice_upc_ca_ona_hts)"]
      let voices = [["id": "ona", "language": "ca", "command": command]]
      let voice = try #require(try module(voices).all(.voices).first)
      let recording = Recording(try voice.speak("Bon dia a tothom", SpeechManner()).wav)
      #expect((0.7...4).contains(recording.seconds))
      #expect(recording.loudness > 500)
    }
  }
}
