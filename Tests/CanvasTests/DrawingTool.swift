import Canvas
import Foundation
import Programs
import TagarelaTestSupport

/// The real tool, which the build puts beside the tests.
enum DrawingTool {
  static let canvas = Canvas(program: program())

  static var path: String { BuiltPrograms.path("tagarela-canvas") }

  static func program() -> LineProgram {
    LineProgram(path: path, name: "tagarela-canvas", limits: .init(deadline: 600))
  }
}
