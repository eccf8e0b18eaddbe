import Foundation
import TagarelaTestSupport
import Testing

extension SpeechTests {
  /// In which way voices tell the time.
  @Suite struct ClockTests {
    private let studio: Studio
    private let heard: String

    /// A Catalan and an English voice that note what they are to say.
    init() throws {
      studio = try Studio()
      heard = studio.path("heard.txt")
      try FileManager.default.createDirectory(
        atPath: studio.path(".config/tagarela"), withIntermediateDirectories: true)
      let voices = ["ca", "en", "pt"].map { language in
        [
          "id": "note-\(language)", "name": language, "language": language,
          "command": ["/bin/sh", "-c", "cat >> '\(heard)'; echo >> '\(heard)'; exit 1"],
        ] as [String: Any]
      }
      try JSONSerialization.data(withJSONObject: voices)
        .write(to: URL(filePath: studio.path(".config/tagarela/voices.json")))
    }

    /// What a voice is given of a text.
    private func said(_ text: String, in language: String) throws -> String {
      _ = try studio.run(["say \(text) --voice note-\(language)"])
      defer { try? FileManager.default.removeItem(atPath: heard) }
      return try String(contentsOfFile: heard, encoding: .utf8).trimmingCharacters(in: .newlines)
    }

    @Test func `the setting counts for each language that knows it`() throws {
      #expect(try said("a les 9:15", in: "ca") == "a les nou i quart")
      _ = try studio.run(["settings clock part"])
      #expect(try said("a les 9:15", in: "ca") == "a les nou i quart del matí")
      #expect(try said("at 14:30", in: "en") == "at half past two in the afternoon")
      _ = try studio.run(["settings clock bells"])
      #expect(try said("a les 9:15", in: "ca") == "a un quart de deu")
      #expect(try said("at 14:30", in: "en") == "at half past two")
      #expect(try said("às 9:15", in: "pt") == "às nove e quinze da manhã")
      _ = try studio.run(["settings clock usual"])
      #expect(try said("a les 9:15", in: "ca") == "a les nou i quart")
    }

    @Test func `a clock that no language has is told with those that there are`() throws {
      let result = try studio.run(["settings clock sundial"])
      #expect(result.status == 1)
      for clock in ["usual", "part", "bells"] { #expect(result.errors.contains(clock)) }
      #expect(try studio.run(["settings clock"]).output == "clock  usual\n")
    }

    @Test(arguments: [
      ("ca", "configuració rellotge campanar"), ("pt", "ajustes relógio parte"), ("es", "ajustes reloj parte"),
      ("en", "settings clock part-of-day"),
    ])
    func `it is set in each language`(_ language: String, _ command: String) throws {
      let result = try studio.run([command], ["--lang", language])
      #expect(result.status == 0, "\(result.errors)")
      let now = try studio.run(["settings clock"], ["--json"]).output
      #expect(now.contains(language == "ca" ? "bells" : "part"), "\(now)")
    }
  }
}
