import Foundation
import TagarelaKit
import Testing

/// Each session in `examples` prints the transcript beside it.
@Suite struct ExampleSessionTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "examples")

  static let sessions: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
    return names.filter { $0.hasSuffix(".tgl") }.sorted()
  }()

  @Test func `there is at least the example of the first plan`() {
    #expect(Self.sessions.contains("first-plan.tgl"))
  }

  @Test(arguments: sessions) func `a session of the examples prints its transcript`(_ name: String) async throws {
    let desk = try Desk()
    let session = Self.examples.appending(path: name)
    let answer = try await desk.run([
      "--lang", "en", "--plain", "--echo", "run", session.path, "temporary=\(desk.folder.path)",
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
