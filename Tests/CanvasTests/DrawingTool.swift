import Canvas
import Foundation
import Programs

/// The real tool, which the build puts beside the tests.
enum DrawingTool {
  static let canvas = Canvas(program: program())

  static func program() -> LineProgram {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let tool = tests.deletingLastPathComponent().appending(path: "tagarela-canvas")
    return LineProgram(path: tool.path, name: "tagarela-canvas", limits: .init(deadline: 600))
  }
}
