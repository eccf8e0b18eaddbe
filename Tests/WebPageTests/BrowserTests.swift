import Foundation
import TagarelaTestSupport
import Testing

/// The page in a real browser: the tests of `Browser`, which are written in Python, for that drives browsers. Each file has a
/// browser of its own.
struct BrowserTests {
  @Test(
    .enabled(if: Browser.isThere, "Chromium or the packages of scripts/python-test are missing: see scripts/setup"),
    arguments: Browser.files)
  func `the page does in a browser what its own tests say`(_ file: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = ProcessInfo.processInfo.environment
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment["PLAY_TRACES"] = try PlayTraces.write(to: folder)
    let tests = try ChildProgram(
      Browser.python, ["-m", "unittest", "discover", "--start-directory", Browser.tests, "--pattern", file],
      environment: environment, folder: folder)
    let result = try tests.result(within: 900)
    let complaints = Complaint.read(result.errors)
    for complaint in complaints { Issue.record("\(complaint.text)", sourceLocation: complaint.place) }
    #expect(complaints.isEmpty == (result.status == 0), "\(result.errors.suffix(2000))")
    #expect(result.errors.contains(/Ran [1-9]\d* tests/))
  }
}

/// What the tests need.
private enum Browser {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Browser").path
  static let python = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.build/python/bin/python3").standardized.path

  /// The names of its tests' files.
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: tests)) ?? [])
    .filter { $0.hasPrefix("test_") && $0.hasSuffix(".py") }.sorted()

  static var isThere: Bool {
    ["/usr/bin/chromium", python].allSatisfy(FileManager.default.isExecutableFile)
  }
}

/// A test in Python that failed.
private struct Complaint {
  /// Its name and all that Python says of it.
  let text: String
  /// The line of the test where it failed.
  let place: SourceLocation

  /// - Parameter output: What `unittest` writes: a double line before each failure, a single one after the last.
  static func read(_ output: String) -> [Complaint] {
    let line = String(repeating: "=", count: 70)
    return output.components(separatedBy: line + "\n").dropFirst().map { part in
      let own = part.matches(of: /File "(?<path>[^"]*\/(?<file>test_\w+\.py))", line (?<line>\d+)/).last
      let place = own.flatMap { own in
        Int(own.line).map {
          SourceLocation(fileID: "WebPageTests/\(own.file)", filePath: String(own.path), line: $0, column: 1)
        }
      }
      let text = part.components(separatedBy: "\n" + String(repeating: "-", count: 70) + "\nRan ")[0]
      return Complaint(text: String(text.prefix(4000)), place: place ?? #_sourceLocation)
    }
  }
}
