import Canvas
import Foundation
import Programs

/// The real tool, which the build puts beside the tests.
enum DrawingTool {
  static let canvas = Canvas(program: program())

  static var path: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "tagarela-canvas").path
  }

  static func program() -> LineProgram {
    LineProgram(path: path, name: "tagarela-canvas", limits: .init(deadline: 600))
  }
}
