import Foundation
import TagarelaTestSupport
import Testing

/// The real server on loopback, with the real prompt, a real browser and hostile requests: the tests of `Browser`.
@Suite(.waiting)
struct ServedTests {
  private static let tests = PythonTests(in: "Tests/ServeTests/Browser")

  @Test(.enabled(if: PythonTests.areRunnable, PythonTests.missing), arguments: tests.files)
  func `the server does what its tests say`(_ file: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.tests.run(file, environment: ["TAGARELA": Tagarela.executable], in: folder, within: 1800)
  }
}
