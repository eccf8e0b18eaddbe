import Bliss
import Foundation
import Testing

@Suite("Indicators stand over the anchor of their character")
struct AnchorTests {
  /// Each stroke that stands over a character, from the left side of the character's box.
  private func marks(over base: String, _ indicators: String, after word: String = "") throws -> [Extent] {
    let drawing = try draw("\(word)\(base);\(indicators)")
    let before = word.isEmpty ? 0 : try draw(String(word.dropLast())).strokes.count
    let end = try before + draw(base).strokes.count
    let left = Extent(drawing.strokes[before..<end].flatMap { points($0) }).left
    return drawing.strokes.dropFirst(end).map { stroke in
      Extent(points(stroke).map { BlissPoint($0.x - left, $0.y) })
    }
  }

  private func isAt(_ mark: Extent, _ left: Double, _ right: Double) -> Bool {
    isNear(mark.left, left) && isNear(mark.right, right)
  }

  @Test(
    "the middle of an indicator is over the anchor, and as much higher as the anchor is above the sky line",
    arguments: [
      // Width of the box; the anchor is half of it and the offset in the table.
      ("B313", 4.0, 4.0),  // 8, none
      ("B236", 10.0, 4.0),  // 14, 3 to the right: over the circle
      ("B101", 6.0, 4.0),  // 10, 1 to the right: over the angle, not the dot
      ("B261", 4.0, 4.0),  // 16, 4 to the left: over the circle, not the arrow
      ("B119", 3.0, 2.0),  // 6, 2 up
      ("B149", 4.0, 0.0),  // 8, 4 up: at the top of the matrix
      ("B143", 5.0, 3.0),  // 7, 1.5 to the right and 1 up
      ("B304", 2.0, 2.0),  // 7, 1.5 to the left and 2 up
    ])
  func anchor(base: String, x: Double, top: Double) throws {
    let mark = try #require(marks(over: base, "B81").first)
    #expect(isAt(mark, x - 1, x + 1), "\(mark)")
    #expect(isNear(mark.top, top) && isNear(mark.bottom, top + 2), "\(mark)")
  }

  @Test(
    "the dot of B84 and B85 hangs over the edge of the row where it faces outward, and counts where it faces inward",
    arguments: [
      // Over a heart, whose anchor is at 4. B84 is two wide with a dot one to the right, B85 with one to the left.
      ("B84", [3.0...5, 6...6]), ("B85", [3...5, 2...2]),
      ("B84;B81", [1...3, 4...4, 5...7]),  // six wide
      ("B81;B84", [1.5...3.5, 4.5...6.5, 7.5...7.5]),  // five wide without the dot
      ("B85;B81", [1.5...3.5, 0.5...0.5, 4.5...6.5]),  // five
      ("B81;B85", [1...3, 5...7, 4...4]),  // six
      ("B81;B84;B81", [-0.5...1.5, 2.5...4.5, 5.5...5.5, 6.5...8.5]),  // nine
      ("B81;B85;B81", [-0.5...1.5, 3.5...5.5, 2.5...2.5, 6.5...8.5]),
      ("B85;B84", [1.5...3.5, 0.5...0.5, 4.5...6.5, 7.5...7.5]),  // five between the dots
      ("B84;B85", [0.5...2.5, 3.5...3.5, 5.5...7.5, 4.5...4.5]),  // seven with them
      ("B912", [3.75...4.25, 5.25...5.25]),  // half a unit wide, its dot one to the right
    ])
  func dots(indicators: String, places: [ClosedRange<Double>]) throws {
    let marks = try marks(over: "B313", indicators)
    #expect(marks.count == places.count)
    for (mark, place) in zip(marks, places) { #expect(isAt(mark, place.lowerBound, place.upperBound), "\(mark)") }
  }

  @Test("a row of several has its middle over the anchor too")
  func row() throws {
    // B101's anchor is at 6; the row is five wide without the dot of B84.
    let marks = try marks(over: "B101", "B81;B84")
    #expect(marks.count == 3)
    #expect(isAt(marks[0], 3.5, 5.5) && isAt(marks[1], 6.5, 8.5) && isAt(marks[2], 9.5, 9.5))
  }

  @Test("a composed character has its indicators over the middle of all")
  func composed() throws {
    let mark = try #require(marks(over: "B101;v8@10,8", "B81").first)
    #expect(isAt(mark, 4, 6), "\(mark)")
    let first = try #require(marks(over: "v8@0,8;B101", "B81").first)
    #expect(isAt(first, 4, 6), "\(first)")
  }

  @Test("a character of a word, or one that is moved, keeps its anchor")
  func carrier() throws {
    let second = try #require(marks(over: "B101", "B81", after: "B313/").first)
    #expect(isAt(second, 5, 7) && second.top == 4)
    let moved = try #require(marks(over: "B101@3,0", "B81").first)
    #expect(isAt(moved, 5, 7) && moved.top == 4)
  }

  @Test("a character whose anchor the table doesn't have still keeps what stands over it clear")
  func tall() throws {
    let mark = try #require(marks(over: "B435", "B81").first)
    #expect(isAt(mark, 1.5, 3.5) && mark.top == 0)
  }

  @Test("rows over anchors that lie towards each other stand a narrow space apart")
  func neighbours() throws {
    // B236's anchor is 4 from its right side, B261's 4 from its left; each row is eleven wide.
    let row = "B81;B81;B81;B81"
    let first = try draw("B236;\(row)").strokes.count
    let strokes = try draw("B236;\(row)/B261;\(row)").strokes
    let left = Extent(strokes[first - 4..<first].flatMap { points($0) })
    let right = Extent(strokes.suffix(4).flatMap { points($0) })
    #expect(isNear(left.right - left.left, 11) && isNear(right.right - right.left, 11))
    #expect(right.left - left.right >= 1)
  }

  @Test("every row of the table is of a character, once, with places on the matrix")
  func table() throws {
    let rows = try rows()
    #expect(rows.count == 274)
    #expect(Set(rows.map(\.number)).count == rows.count)
    #expect(Set(rows.map(\.number)).subtracting(BlissDrawing.characters).isEmpty)
    for row in rows { #expect(abs(row.x) <= 8 && -4...0 ~= row.y && (row.x, row.y) != (0, 0), "B\(row.number)") }
  }

  @Test("the table has the published offsets", .enabled(if: Corpus.isThere, "no corpora beside the project"))
  func published() throws {
    struct Anchor: Decodable {
      var id: Int
      var x: Double
      var y: Double
    }
    let data = try Data(contentsOf: Corpus.folder.appending(path: "anchors.json"))
    let published = try JSONDecoder().decode([Anchor].self, from: data).map { [Double($0.id), $0.x, $0.y] }
    #expect(try Set(rows().map { [Double($0.number), $0.x, $0.y] }) == Set(published))
  }

  private func rows() throws -> [(number: Int, x: Double, y: Double)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Plugins/Bliss/Tables/anchors.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.first == "character\tx\ty")
    return try lines.dropFirst().map { line in
      let cells = line.split(separator: "\t")
      try #require(cells.count == 3 && cells[0].hasPrefix("B"), "\(line)")
      return try (
        #require(Int(cells[0].dropFirst())), #require(Double(cells[1])), #require(Double(cells[2]))
      )
    }
  }
}
