import PCS
import PIC
import Testing

@testable import Drawing

/// Where things come to lie.
struct GeometryTests {
  private func frame(_ mark: Mark) throws -> [Double] {
    let points = mark.outline.flattened
    let (x, y) = (points.map(\.x), points.map(\.y))
    let sides = [x.min(), y.min(), x.max(), y.max()].compactMap { $0 }
    try #require(sides.count == 4)
    return sides.map { ($0 * 100).rounded() / 100 }
  }

  @Test(arguments: [
    ("box 40,40 20,10", [40.0, 40, 60, 50]),
    ("group at=20,30\n    box 40,40 20,10", [10, 20, 30, 30]),
    ("group scale=0.5\n    box 40,40 20,10", [45, 45, 55, 50]),
    ("group scale=1,0.5\n    box 40,40 20,10", [40, 45, 60, 50]),
    ("group flip=yes\n    box 10,40 20,10", [70, 40, 90, 50]),
    ("group turn=90\n    box 40,10 20,10", [80, 40, 90, 60]),
    ("group at=20,20 scale=0.5\n    group at=20,20 scale=0.5\n      box 0,0 100,100", [-7.5, -7.5, 17.5, 17.5]),
    ("box 40,40 20,10 turn=90", [45, 35, 55, 55]),
    ("circle 50,50 10", [40, 40, 60, 60]),
    ("oval 50,50 10,20", [40, 30, 60, 70]),
    ("arc 50,50 10 0 90", [50, 50, 60, 60]),
    ("path M 10,10 L 30,10 L 30,20 Z", [10, 10, 30, 20]),
  ])
  func `a shape lies where its line and its groups put it`(_ lines: String, _ expected: [Double]) throws {
    let drawn = try marks("drawing it\n  " + lines)
    #expect(try drawn.map(frame) == [expected])
  }

  @Test func `a part takes its parameters, and the usual ones for the others`() throws {
    let drawn = try marks(
      """
      part dot color=red size=5
        circle 50,50 $size fill=$color
      drawing it
        dot
        dot color=blue size=10 at=20,20
      """)
    #expect(drawn.map(\.fill) == ["red", "blue"])
    #expect(try drawn.map(frame) == [[45, 45, 55, 55], [10, 10, 30, 30]])
  }

  @Test func `a line is drawn only where its conditions hold`() throws {
    let text = """
      part it-part kind=a
        kind=a: circle 10,50 5
        kind=b|c: circle 20,50 5
        kind!=a: circle 30,50 5
        detailed: circle 40,50 5
        contrast: circle 50,50 5
        colour: plain: circle 60,50 5
      drawing it
        it-part kind=b
      """
    func places(_ manner: DrawingStyle.Manner, _ isDetailed: Bool) throws -> [Double] {
      try marks(text, manner, isDetailed: isDetailed).map { try frame($0)[0] + 5 }
    }
    #expect(try places(.colour, false) == [20, 30, 60])
    #expect(try places(.colour, true) == [20, 30, 40])
    #expect(try places(.contrast, true) == [20, 30, 40, 50])
  }

  @Test func `a union paints all edges before all fills`() throws {
    let drawn = try marks("drawing it\n  union\n    circle 40,50 20\n    circle 60,50 20")
    #expect(drawn.map(\.pass) == [.edge, .edge, .fill, .fill])
  }

  @Test(arguments: [("+", 1), ("A", 1), ("X+2", 3)])
  func `the strokes of a letter are painted at once, so that none cuts another`(_ text: String, _ count: Int) throws {
    #expect(try marks("drawing it\n  text \(text) size=40").count == count)
  }

  @Test func `an arrow ends at its last point`() throws {
    let drawn = try marks("drawing it\n  arrow 10,50 90,50 w=8")
    let right = try drawn.map { try frame($0)[2] }.max()
    #expect(right == 90)
  }

  @Test func `a hand goes where it is put and the elbow follows with both halves of the arm as long`() throws {
    let book = try book("drawing it\n  person hand-l=36,60", withParts: true)
    let options = Options(["hand-l": .point(.number(36), .number(60))])
    let pose = try #require(book.pose("standing"))
    let figure = try Figure(pose: pose, options)
    let arm = try #require(figure.sides.first)
    #expect(arm.hand == Point(36, 60))
    let halves = ((arm.shoulder - arm.elbow).length, (arm.hand - arm.elbow).length)
    #expect(abs(halves.0 - 14.5) < 1e-9)
    #expect(abs(halves.1 - 14.5) < 1e-9)
    #expect(arm.elbow.x < arm.shoulder.x)
  }
}
