// A static release build, which the bench uses this library in, has no Testing.
#if canImport(Testing)
  public import Foundation
  public import Testing

  /// Tests that are written in Python, for that drives browsers and takes requests apart: files `test_….py` in a folder, each run
  /// by itself with the packages of `scripts/python-test`.
  public struct PythonTests: Sendable {
    private let folder: String

    /// - Parameter folder: the path from the repository's.
    public init(in folder: String) { self.folder = Self.repository.appending(path: folder).path }

    /// The names of its files.
    public var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasPrefix("test_") && $0.hasSuffix(".py") }.sorted()
    }

    /// Whether Chromium and the packages are there.
    public static var areRunnable: Bool {
      ["/usr/bin/chromium", python].allSatisfy(FileManager.default.isExecutableFile)
    }

    /// Why they may not be run.
    public static let missing: Comment =
      "Chromium or the packages of scripts/python-test are missing: see scripts/setup"

    /// Runs one file, and tells each of its failures at its line.
    ///
    /// - Parameters:
    ///   - environment: beside ours.
    ///   - seconds: for all of its tests.
    public func run(_ file: String, environment more: [String: String], in work: URL, within seconds: Double) throws {
      var environment = ProcessInfo.processInfo.environment
      environment["PYTHONDONTWRITEBYTECODE"] = "1"
      environment.merge(more) { $1 }
      let tests = try ChildProgram(
        Self.python, ["-m", "unittest", "discover", "--start-directory", folder, "--pattern", file],
        environment: environment, folder: work)
      let result = try tests.result(within: seconds)
      let complaints = Complaint.read(result.errors)
      for complaint in complaints { Issue.record("\(complaint.text)", sourceLocation: complaint.place) }
      #expect(complaints.isEmpty == (result.status == 0), "\(result.errors.suffix(2000))")
      #expect(result.errors.contains(/Ran [1-9]\d* tests?/))
    }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardized
    private static let python = repository.appending(path: ".build/python/bin/python3").path
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
            SourceLocation(fileID: "Python/\(own.file)", filePath: String(own.path), line: $0, column: 1)
          }
        }
        let text = part.components(separatedBy: "\n" + String(repeating: "-", count: 70) + "\nRan ")[0]
        return Complaint(text: String(text.prefix(4000)), place: place ?? #_sourceLocation)
      }
    }
  }
#endif
