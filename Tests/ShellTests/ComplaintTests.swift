import TagarelaKit
import Terminal
import Testing

@testable import Shell

struct ComplaintTests {
  private let wording = Wording("en", in: Bench.registry)

  private func lines(_ failure: Failure, width: Int? = 80) -> [String] {
    Complaint(wording: wording, style: .plain, width: width).text(failure).split(separator: "\n").map(String.init)
  }

  /// The text above the carets.
  private func marked(_ lines: [String]) throws -> String {
    let source = try #require(lines.dropFirst().first)
    let carets = try #require(lines.dropFirst(2).first)
    var column = 0
    var result = ""
    let from = displayWidth(String(carets.prefix { $0 == " " }))
    let to = from + carets.filter { $0 == "^" }.count
    for character in source {
      if (from..<to).contains(column) { result.append(character) }
      column += DisplayWidth.of(character)
    }
    return result
  }

  private func failure(_ text: String, _ word: String) throws -> Failure {
    let range = try #require(text.firstRange(of: word))
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return Failure("interrupted", place: Place(text: text, range: start..<start + word.utf8.count))
  }

  @Test(arguments: [
    ("patient new Ana --brn 1", "--brn"), ("paciente novo João --x", "--x"), ("日本語 symbol --x y", "--x"),
    ("👩‍👩‍👧 🙂 --x y", "--x"), ("e\u{301}e\u{301} --x", "--x"), ("new 日本 x", "日本"), ("a\tb --x", "--x"), ("🙂", "🙂"),
  ])
  func `carets stand under the word, whatever stands before it`(_ line: String, _ word: String) throws {
    var failure = try failure(line, word)
    // A place that is the whole line needs no carets.
    failure.place?.text += " "
    #expect(try marked(lines(failure)) == word)
  }

  @Test(arguments: [20, 40, 80])
  func `of a long line what is around the place is shown`(_ width: Int) throws {
    let line = String(repeating: "água ", count: 500) + "--wrong" + String(repeating: " água", count: 500)
    let shown = lines(try failure(line, "--wrong"), width: width)
    #expect(try marked(shown) == "--wrong")
    #expect(shown.dropFirst().allSatisfy { displayWidth($0) <= max(width, 24) })
  }

  @Test func `in a script the file, line and column come first`() throws {
    var failure = try failure("água --x", "--x")
    failure.place?.file = "first.tgl"
    failure.place?.line = 7
    #expect(lines(failure).first == "first.tgl:7:6: interrupted")
  }

  @Test func `candidates follow the fault, and the hint stands alone`() {
    let failure = Failure(
      "patient.none_in_use", hint: Phrase("patient.none_in_use.hint"), candidates: ["Ana", "Anna"])
    let shown = lines(failure)
    #expect(shown.first?.hasPrefix("✗ for which patient?") == true)
    #expect(shown.first?.contains("Ana, Anna") == true)
    #expect(shown.count == 2)
  }

  @Test func `a place past the end of the line, or odd ones, trap nowhere`() {
    for range in [0..<0, 3..<3, 4..<4, 0..<99, 50..<99, 1..<2] {
      let failure = Failure("interrupted", place: Place(text: "água", range: range))
      #expect(!lines(failure, width: 1).isEmpty)
      #expect(!lines(failure, width: nil).isEmpty)
    }
  }
}
