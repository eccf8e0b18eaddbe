import Foundation
import TagarelaKit
import Testing

/// Each session in `examples` prints the transcript beside it; those of games do in the language that they are named after.
@Suite struct ExampleSessionTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "examples")

  static let sessions: [String] = {
    let folders = ["", "games/"]
    let names = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: examples.path + "/" + folder)) ?? []).map { folder + $0 }
    }
    return names.filter { $0.hasSuffix(".tgl") }.sorted()
  }()

  @Test func `there is the example of the first plan, and games in each language`() {
    let expected = ["first-plan", "games/ca", "games/en", "games/es", "games/pt"].map { $0 + ".tgl" }
    #expect(Set(expected).isSubset(of: Self.sessions))
  }

  @Test(arguments: sessions) func `a session of the examples prints its transcript`(_ name: String) async throws {
    let desk = try Desk()
    let session = Self.examples.appending(path: name)
    let language = name.hasPrefix("games/") ? session.deletingPathExtension().lastPathComponent : "en"
    let answer = try await desk.run([
      "--lang", language, "--plain", "--echo", "run", session.path, "temporary=\(desk.folder.path)",
    ])
    #expect(answer.status == 0, "\(answer.messages)")
    let transcript = try String(
      contentsOf: session.deletingPathExtension().appendingPathExtension("transcript"), encoding: .utf8)
    let printed = answer.output.replacing(desk.folder.path, with: "${temporary}")
    for (line, (ours, expected)) in zip(lines(printed), lines(aged(transcript))).enumerated() {
      #expect(ours == expected, "line \(line + 1) of \(name)")
    }
    #expect(lines(printed).count == lines(transcript).count)
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The transcript tells an age as of its own year; patients grow older.
  private func aged(_ transcript: String) -> String {
    guard let born = Day(year: 2009, month: 3, day: 12) else { return transcript }
    return transcript.replacing("17 years", with: "\(born.years(until: Moment.now.day)) years")
  }
}
