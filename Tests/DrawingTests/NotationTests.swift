import Foundation
import PCS
import PIC
import TagarelaKit
import Testing

@testable import Drawing

/// What is wrong in a file is said with its row.
struct NotationTests {
  @Test(arguments: [
    ("circle 50,50 10", 1, "drawing.beginning"),
    ("  circle 50,50 10", 1, "drawing.outside"),
    ("drawing", 1, "drawing.name"),
    ("drawing Ball", 1, "drawing.name"),
    ("drawing ball color=red", 1, "drawing.word"),
    ("drawing ball\n  circle 50,50 1e9", 2, "drawing.number"),
    ("drawing ball\n  circle 50,nan 5", 2, "drawing.number"),
    ("drawing ball\n  circle 50,x 5", 2, "drawing.number"),
    ("drawing ball\n\n  # a remark\n  sunny: circle 50,50 5", 4, "drawing.condition"),
    ("part ball\n  size=big: circle 50,50 5", 2, "drawing.condition"),
    ("drawing ball\n  region=mars: circle 50,50 5", 2, "drawing.condition"),
    ("drawing ball cut=below", 1, "drawing.value"),
    ("drawing ball\n  circle 50,50 5 fill=", 2, "drawing.value"),
    ("drawing ball\n  circle 50,50 5 =red", 2, "drawing.word"),
    ("drawing ball\n  colour:", 2, "drawing.name"),
    ("drawing ball\n  circle 50,50 5\ndrawing ball\n  circle 50,50 5", 3, "drawing.twice"),
    ("part circle\n  box 0,0 5,5", 1, "drawing.name"),
  ])
  func `a line that cannot be read is named`(_ text: String, _ row: Int, _ key: String) throws {
    let complaints = try book(text).complaints
    #expect(complaints.map(\.what.key) == [key])
    #expect(complaints.map(\.row) == [row])
    #expect(complaints.map(\.file) == ["own.drawing"])
  }

  @Test func `a line for a region is drawn there alone`() throws {
    let text = "drawing it\n  region=brazil: box 10,10 5,5 fill=red\n  region!=brazil: text $ size=50 fill=blue"
    let (there, elsewhere) = try (svg(text, DrawingLook(.pcs, region: "brazil")), svg(text, DrawingLook(.pcs)))
    #expect(there.contains("#e1393c") && !there.contains("#3273d6"))
    #expect(elsewhere.contains("#3273d6") && !elsewhere.contains("#e1393c"))
  }

  @Test(arguments: [
    ("crcle 50,50 10", "drawing.unknown"),
    ("circle 50,50", "drawing.points"),
    ("circle 50 10", "drawing.point"),
    ("circle 50,50 big", "drawing.point"),
    ("circle 50,50 10 fill=beige-ish", "drawing.colour"),
    ("circle 50,50 10 colour=red", "drawing.option"),
    ("circle 50,50 10 fill=$color", "drawing.parameter"),
    ("circle 50,50 10 edge=maybe", "drawing.value"),
    ("circle 50,50 10 contrast=grey", "drawing.value"),
    ("polygon 1,1 2,2", "drawing.points"),
    ("path 1,1 2,2", "drawing.value"),
    ("path M 1,1", "drawing.points"),
    ("path M 1,1 C 2,2 3,3", "drawing.points"),
    ("text a~ size=10", "drawing.letter"),
    ("text a size=0", "drawing.value"),
    ("group color=red", "drawing.option"),
    ("group", "drawing.empty"),
    ("person pose=flying", "drawing.pose"),
    ("person who=dog", "drawing.value"),
    ("person shirt=plaid", "drawing.colour"),
    ("head mood=hapy", "drawing.value"),
    ("cup size=3", "drawing.option"),
  ])
  func `a line that cannot be drawn is named`(_ line: String, _ key: String) throws {
    let complaints = try book("drawing ball\n  \(line)", withParts: true).check()
    #expect(complaints.map(\.what.key) == [key])
    #expect(complaints.map(\.row) == [line == "group" ? 1 : 2])
    #expect(complaints.map(\.file) == ["own.drawing"])
  }

  @Test func `a word that is nearly right is answered with the right one`() throws {
    let failure = try #require(throws: Failure.self) {
      try book("drawing ball\n  cirkle 50,50 10").picture(of: "ball", DrawingLook(.pcs))
    }
    #expect(failure.candidates == ["circle"])
    #expect(failure.place?.file == "own.drawing")
    #expect(failure.place?.line == 2)
    #expect(failure.place?.text == "  cirkle 50,50 10")
    #expect(failure.place?.column == 3)
  }

  @Test func `a part that holds itself is refused`() throws {
    #expect(try book("part loop\n  loop").check().map(\.what.key) == ["drawing.recursive"])
  }

  @Test func `parts that multiply without end are refused, also when they draw nothing`() throws {
    let levels = (1...20).map { "part p\($0)\n" + String(repeating: "  p\($0 + 1)\n", count: 9) }.joined()
    let drawn = levels + "part p21\n  circle 50,50 5\ndrawing ball\n  p1"
    let empty = levels + "part p21\n  group\ndrawing ball\n  p1"
    for text in [drawn, empty] {
      let failure = try #require(throws: Failure.self) { try book(text).picture(of: "ball", DrawingLook(.pic)) }
      #expect(failure.what.key == "drawing.too_many")
    }
  }

  @Test func `parts within groups within parts beyond all depth are refused`() throws {
    let parts = (1...20).map { level in
      let groups = (1...9).map { String(repeating: " ", count: $0) + "group\n" }.joined()
      return "part p\(level)\n" + groups + "          p\(level + 1)\n"
    }
    let text = parts.joined() + "part p21\n  circle 50,50 5\ndrawing ball\n  p1"
    let failure = try #require(throws: Failure.self) { try book(text).picture(of: "ball", DrawingLook(.pcs)) }
    #expect(failure.what.key == "drawing.deep")
  }

  @Test func `lines too long and too deep are refused`() throws {
    let long = "drawing ball\n  polygon " + String(repeating: "1,1 ", count: 600)
    #expect(try book(long).complaints.map(\.what.key) == ["drawing.line_long"])
    let deep = "drawing ball\n" + (1...13).map { String(repeating: " ", count: $0) + "group\n" }.joined()
    #expect(try book(deep).complaints.map(\.what.key) == ["drawing.deep"])
  }

  @Test func `scales that multiply beyond all measure still make a picture`() throws {
    let groups = (1...10).map { String(repeating: " ", count: $0) + "group scale=1000\n" }.joined()
    let picture = try svg("drawing ball\n" + groups + "           circle 50,50 5", DrawingLook(.pcs))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  @Test func `bytes of any kind are read without harm`() throws {
    var generator = SystemRandomNumberGenerator()
    let source = Array("drawing ball\n  colour: kind=a|b: circle 50,50 10 fill=$red #\n   part person\r\n\u{0}é=".utf8)
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ in source.randomElement(using: &generator) ?? 0 }
      _ = try book(String(decoding: bytes, as: UTF8.self)).check()
    }
  }
}
