import Canvas
import Foundation
import HelperProtocols
import Programs
import TagarelaKit
import TagarelaTestSupport
import Testing

/// How pictures look from afar.
struct LikenessTests {
  private let canvas = Canvas(
    program: LineProgram(
      path: BuiltPrograms.path("tagarela-canvas"), name: "tagarela-canvas", limits: .init(deadline: 600)))

  private func dots(_ drawing: String) throws -> [Int] {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'>\(drawing)</svg>"
    return try canvas.look(of: Data(svg.utf8)).map(Int.init)
  }

  @Test func `a picture is eight rows of eight colours`() throws {
    let half = try dots("<rect width='40' height='80' fill='#ff0000'/>")
    #expect(half.count == 8 * 8 * 3)
    #expect(Array(half[0..<3]) == [255, 0, 0])
    #expect(Array(half[21..<24]) == [255, 255, 255])
  }

  @Test func `what looks alike has dots alike`() throws {
    func apart(_ first: [Int], _ second: [Int]) -> Int { zip(first, second).reduce(0) { $0 + abs($1.0 - $1.1) } }
    let ball = try dots("<circle cx='40' cy='40' r='30' fill='#d00000'/>")
    let apple = try dots("<circle cx='40' cy='42' r='28' fill='#e01010'/>")
    let pencil = try dots("<rect x='36' y='4' width='8' height='72' fill='#e0c000'/>")
    #expect(apart(ball, apple) * 4 < apart(ball, pencil))
  }
}
