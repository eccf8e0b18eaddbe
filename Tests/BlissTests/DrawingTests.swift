import Bliss
import Foundation
import Testing

@Suite("Drawings and their SVG")
struct DrawingTests {
  @Test("an SVG is one path with the round pen of half a unit, its view the whole matrix")
  func document() throws {
    let svg = try draw("B313;B86").svg()
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.contains("viewBox=\"-.75 -.75 9.5 21.5\""))
    #expect(svg.contains("stroke-width=\".5\" stroke-linecap=\"round\""))
    #expect(svg.split(separator: "<path").count == 2)
    #expect(svg.hasSuffix("\"/></svg>"))
  }

  @Test(
    "paths are written as short as they can be",
    arguments: [
      ("square8@0,8", "M0 8h8v8h-8z"), ("v8@0,8", "M0 8v8"), ("up4x2@0,8", "M0 10l4-2"),
      ("heart8@0,8", "M0 10a2 2 0 0 1 4 0M4 10a2 2 0 0 1 4 0M0 10q0 3 4 6M8 10q0 3-4 6"),
      ("circle1@0,8", "M1 8.5a.5 .5 0 0 1-1 0a.5 .5 0 0 1 1 0"), ("open4ne@0,8", "M4 10a2 2 0 1 1-2-2"),
    ])
  func path(expression: String, path: String) throws {
    #expect(try draw(expression).svg().contains(" d=\"\(path)\""))
  }

  @Test("the ink's color goes into the document and can't break out of it")
  func color() throws {
    #expect(try draw("B313").svg(color: "#123456").contains("stroke=\"#123456\""))
    #expect(!(try draw("B313").svg(color: "\"><script>").contains("<script>")))
  }

  @Test("the same expression is always drawn the same, from any number of threads")
  func determinism() async throws {
    let expressions = ["B313;B86/B291", "B431;B81//B513/B10", "Xa/Xb/Xc/B318", "B106/B313/B840/B374"]
    let first = try expressions.map { try draw($0).svg() }
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<16 { group.addTask { try expressions.map { try draw($0).svg() } } }
      for try await again in group { #expect(again == first) }
    }
  }

  @Test(
    "all standard compositions can be read and drawn", .enabled(if: Corpus.isThere, "no corpora beside the project"))
  func compositions() throws {
    let all = try Corpus.compositions()
    #expect(all.count > 6_000)
    for composition in all {
      let drawing = try draw(composition)
      let extent = Extent(drawing.strokes.lazy.flatMap { ends($0) })
      #expect(drawing.width >= 0 && drawing.width < 200, "\(composition)")
      #expect(extent.top >= -0.01 && extent.bottom <= 20.01, "\(composition)")
      #expect(extent.left >= -0.01 && extent.right <= drawing.width + 0.01, "\(composition)")
    }
  }

  private func ends(_ stroke: BlissStroke) -> [BlissPoint] {
    let along = points(stroke)
    return [along.first, along.last].compactMap(\.self)
  }
}
