import Bliss
import Testing

@Suite("Shapes and characters")
struct CharacterTests {
  @Test("every character can be drawn and stays on the matrix")
  func matrix() throws {
    #expect(BlissDrawing.characters.count >= 1_200)
    for number in BlissDrawing.characters {
      let drawing = try #require(BlissDrawing(character: number), "B\(number)")
      let extent = Extent(points(drawing))
      #expect(extent.top >= 4 && extent.bottom <= 20, "B\(number)")
      #expect(extent.left >= -0.5 && extent.right <= 28, "B\(number)")
    }
  }

  @Test(
    "a shape fills the box that its size says, from its place on",
    arguments: [
      ("square8@0,8", 0.0, 8.0, 8.0, 16.0), ("circle4@2,10", 2, 6, 10, 14), ("heart8@0,8", 0, 8, 8, 16),
      ("box4x8@1,8", 1, 5, 8, 16), ("tray4x2n@0,14", 0, 4, 14, 16), ("tray2x4e@0,8", 0, 2, 8, 12),
      ("peak8n@0,8", 0, 8, 8, 12), ("peak8e@0,8", 0, 4, 8, 16), ("half8s@0,12", 0, 8, 12, 16),
      ("bow8w@0,8", 0, 2, 8, 16), ("wave8n@0,11", 0, 8, 11, 13), ("wave8e@0,8", 0, 2, 8, 16),
      ("bigarrow8e@0,10", 0, 8, 10, 14), ("bigarrow8n@0,8", 0, 4, 8, 16), ("arrow8sw@0,8", 0, 8, 8, 16),
      ("quarter4se@0,12", 0, 4, 12, 16), ("flat4sw@0,14", 0, 4, 14, 16), ("steep4nw@0,8", 0, 2, 8, 12),
      ("up4x8@0,8", 0, 4, 8, 16), ("h6@1,12", 1, 7, 12, 12), ("lobe@0,8", 0, 4, 8, 16),
    ])
  func boxes(shape: String, left: Double, right: Double, top: Double, bottom: Double) throws {
    // Beside a stroke that holds the left side, because a drawing begins at its leftmost stroke.
    let drawing = try draw("v1@0,0;\(shape)")
    let extent = Extent(points(BlissDrawing(strokes: Array(drawing.strokes.dropFirst()), width: drawing.width)))
    #expect(isNear(extent.left, left) && isNear(extent.right, right), "\(extent)")
    #expect(isNear(extent.top, top) && isNear(extent.bottom, bottom), "\(extent)")
  }

  @Test(
    "the four directions of a shape are four drawings",
    arguments: [
      "peak8", "half8", "bow8", "acute8", "wedge8", "gable8", "tray8", "arrow8", "bigarrow8", "spin8", "unturn8",
    ])
  func directions(shape: String) throws {
    let drawings = try ["n", "e", "s", "w"].map { try draw("\(shape)\($0)@2,8") }
    for (position, drawing) in drawings.enumerated() {
      #expect(!drawings.dropFirst(position + 1).contains(drawing))
    }
  }

  @Test("an arrow on a circle and its counterpart turn opposite ways round")
  func turning() throws {
    // At the top of the circle the one points to the right, its barbs to the left, the other the other way.
    let clockwise = try #require(try draw("spin8n@2,8").strokes.last)
    let counter = try #require(try draw("unspin8n@2,8").strokes.last)
    #expect(Extent(points(clockwise)).right < Extent(points(counter)).right)
  }

  @Test("feeling is a heart between sky line and earth line, and an enclosure the whole square")
  func known() throws {
    let heart = try draw("B313")
    #expect(heart == (try draw("heart8@0,8")))
    #expect(heart.width == 8)
    #expect(try draw("B291") == draw("square8@0,8"))
  }

  @Test("an unknown number has no drawing")
  func unknown() { #expect(BlissDrawing(character: 99_999) == nil) }
}
