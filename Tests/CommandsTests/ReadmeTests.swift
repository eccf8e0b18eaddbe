import Foundation
import TagarelaTestSupport
import Testing

/// The README's morning is what happens.
@Suite(.waiting)
struct ReadmeTests {
  @Test func `the morning goes as the README says`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "A morning at the prompt:\n\n"))
    let tagarela = try Tagarela(sharesCache: true)
    // Where the files are, whatever folder the tests run in.
    let rows = readme[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("    ") }.map {
        $0.dropFirst(4).replacing("examples/", with: root.appending(path: "examples").path + "/")
          .replacing("boards.csv", with: tagarela.path("boards.csv"))
      }
    let lines = rows.compactMap { row in row.firstRange(of: "> ").map { String(row[$0.upperBound...]) } }
    #expect(lines.count > 10)
    let result = try tagarela.run(["--plain", "--lang", "en", "--echo"] + lines.flatMap { ["-c", $0] })
    #expect(result.status == 0, "\(result.errors)")
    let promised = rows.joined(separator: "\n") + "\n"
    let parts = promised.split(separator: "…", omittingEmptySubsequences: false)
    var rest = result.output[...]
    for (number, part) in parts.enumerated() {
      let found =
        number == 0
        ? rest.firstRange(of: part).flatMap { $0.lowerBound == rest.startIndex ? $0 : nil } : rest.firstRange(of: part)
      let range = try #require(found, "\(part) is not in \(rest)")
      rest = rest[range.upperBound...]
    }
    #expect(rest.isEmpty)
  }
}
