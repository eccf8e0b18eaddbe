import Foundation
import TagarelaTestSupport
import Testing

/// The page in a real browser: the tests of `Browser`, which are written in Python, for that drives browsers. Each file has a
/// browser of its own.
@Suite(.waiting)
struct BrowserTests {
  private static let tests = PythonTests(in: "Tests/WebPageTests/Browser")

  @Test(.enabled(if: PythonTests.areRunnable, PythonTests.missing), arguments: tests.files)
  func `the page does in a browser what its own tests say`(_ file: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let traces = try PlayTraces.write(to: folder)
    try Self.tests.run(file, environment: ["PLAY_TRACES": traces], in: folder, within: 1800)
  }
}
