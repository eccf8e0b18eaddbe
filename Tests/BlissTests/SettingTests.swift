import Bliss
import Foundation
import Testing

@Suite("Words are set as a typesetter would")
struct SettingTests {
  /// The strokes of the first character and of the others.
  private func split(_ expression: String, after count: Int) throws -> (Extent, Extent) {
    let strokes = try draw(expression).strokes
    return (
      Extent(strokes.prefix(count).flatMap { points($0) }), Extent(strokes.dropFirst(count).flatMap { points($0) })
    )
  }

  @Test("upright neighbours of a word stand a quarter of the square apart, words a whole one")
  func spaces() throws {
    let square = "square8@0,8"
    #expect(try draw("\(square)/\(square)").width == 18)
    #expect(try draw("\(square)//\(square)").width == 24)
  }

  @Test("a full stop stands half a square after the word")
  func punctuation() throws {
    #expect(try draw("square8@0,8//B4").width == 12)
  }

  @Test("digits and letters of one number or name stand close")
  func close() throws {
    let two = try draw("B11").width
    #expect(try draw("B11/B11").width == 2 * two + 1)
    let letter = try draw("Xl/Xl")
    #expect(letter.width == 1)
  }

  @Test("accents of Portuguese, Spanish and Catalan names stand over or under their letters")
  func accents() throws {
    for letter in "áàâãéêèíïóòôõúüçñÁÉÍÓÚÂÊÔÃÕÇÑ" {
      let plain = String(letter).folding(options: .diacriticInsensitive, locale: nil)
      let accented = try draw("X\(letter)")
      #expect(accented.width >= (try draw("X\(plain)")).width)
      let (with, without) = (Extent(points(accented)), Extent(points(try draw("X\(plain)"))))
      #expect(with.top < without.top || with.bottom > without.bottom || "íï".contains(letter), "\(letter)")
      #expect(accented.strokes.count > 1 && with.top > 8 && with.bottom < 20)
    }
  }

  @Test("an explicit space counts from the usual one and wins over kerning")
  func explicit() throws {
    let square = "square8@0,8"
    #expect(try draw("\(square)/K:-2/\(square)").width == 16)
    #expect(try draw("\(square)/K:3/\(square)").width == 21)
    #expect(try draw("\(square)/RK:1/\(square)").width == 19)
    #expect(try draw("\(square)/AK:4/\(square)").width == 20)
    #expect(try draw("\(square)/K:3").width == 8)
  }

  @Test(
    "slanting outlines move together until they are a quarter of the square apart",
    arguments: [
      ("up8@0,8", "up8@0,8"), ("down8@0,8", "down8@0,8"), ("peak8n@0,12", "heart8@0,8"), ("circle8@0,8", "circle8@0,8"),
      ("corner8sw@0,8", "corner8ne@0,8"), ("acute8n@0,8", "acute8s@0,8"),
    ])
  func kerning(left: String, right: String) throws {
    let both = try draw("\(left)/\(right)")
    let count = try draw(left).strokes.count
    let a = both.strokes.prefix(count).flatMap { points($0) }
    let b = both.strokes.dropFirst(count).flatMap { points($0) }
    let nearest = a.map { p in b.map { q in hypotenuse(p.x - q.x, p.y - q.y) }.min() ?? .infinity }.min() ?? .infinity
    #expect(nearest >= 1.9)
    let boxes = Extent(b).left - Extent(a).right
    #expect(boxes >= -0.01 && boxes <= 2.01)
    if left != "circle8@0,8" { #expect(boxes < 2) }
  }

  private func hypotenuse(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  @Test(
    "kerning is the same seen in a mirror",
    arguments: [
      ("up8@0,8", "heart8@0,8", "down8@0,8"), ("acute4n@0,8", "heart8@0,8", "acute4n@0,8"),
      ("corner8sw@0,8", "circle8@0,8", "corner8se@0,8"), ("angle8nw@0,8", "square4@0,12", "angle8ne@0,8"),
      ("quarter8ne@0,8", "heart8@0,8", "quarter8nw@0,8"),
    ])
  func mirrored(one: String, symmetric: String, mirrored: String) throws {
    #expect(try draw("\(one)/\(symmetric)").width == draw("\(symmetric)/\(mirrored)").width)
  }

  @Test(
    "an indicator is centred over its character, a quarter of the square above the sky line",
    arguments: [
      "heart8@0,8", "square4@0,12", "box4x8@0,8", "B431", "B513",
    ])
  func indicator(base: String) throws {
    let count = try draw(base).strokes.count
    let (below, above) = try split("\(base);B81", after: count)
    #expect(isNear(below.middle, above.middle))
    #expect(above.top == 4 && above.bottom == 6)
  }

  @Test("it stands over the character that carries it, not over the word")
  func carrier() throws {
    let drawing = try draw("heart8@0,8/square8@0,8;B81/square8@0,8")
    let plain = try draw("heart8@0,8/square8@0,8")
    let box = Extent(points(try #require(plain.strokes.last)))
    let mark = Extent(points(drawing.strokes[plain.strokes.count]))
    #expect(isNear(box.middle, mark.middle))
    #expect(mark.bottom == 6)
  }

  @Test(
    "it rises over a character that passes the sky line, by as much as that takes",
    arguments: [
      ("box4x12@0,4", 2.0), ("box4x10@0,6", 4.0), ("acute8n@0,4", 2.0), ("circle8@0,4", 2.0),
    ])
  func raised(base: String, bottom: Double) throws {
    let count = try draw(base).strokes.count
    let (_, above) = try split("\(base);B904", after: count)
    #expect(above.bottom <= bottom + 0.5 && above.top >= 0)
  }

  @Test("what is tall beside the indicator doesn't raise it")
  func beside() throws {
    let base = "square16@0,8;v4@16,4"
    let (_, above) = try split("\(base);B81", after: 2)
    #expect(above.top == 4)
  }

  @Test("several indicators stand side by side, centred together")
  func several() throws {
    let (below, above) = try split("heart8@0,8;B97;B97", after: 4)
    #expect(isNear(below.middle, above.middle))
    #expect(above.right - above.left == 5)
  }

  @Test("indicators wider than their characters don't run into each other")
  func wide() throws {
    let drawing = try draw("v8@0,8;B5998/v8@0,8;B5998")
    let one = try draw("v8@0,8;B5998")
    #expect(drawing.width >= 2 * one.width + 1)
    #expect(Extent(points(drawing)).left == 0)
  }

  @Test("joined expressions make one word")
  func joined() throws {
    let joined = try BlissExpression("B313;B86").joined(with: BlissExpression("B291"))
    #expect(BlissDrawing(joined) == (try draw("B313;B86/B291")))
  }
}
