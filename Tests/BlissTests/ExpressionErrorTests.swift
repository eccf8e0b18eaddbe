import Bliss
import TagarelaKit
import Testing

@Suite("Errors in expressions say what is wrong and where")
struct ExpressionErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var key: String
    var wrong: String
    var column: Int

    init(_ text: String, _ key: String, _ wrong: String, column: Int) {
      self.text = text
      self.key = key
      self.wrong = wrong
      self.column = column
    }

    var testDescription: String { text }
  }

  static let mistakes = [
    Mistake("", "bliss.empty", "", column: 1),
    Mistake("   ", "bliss.empty", "   ", column: 1),
    Mistake("B99999", "bliss.character.unknown", "B99999", column: 1),
    Mistake("B313;B86/B7000", "bliss.character.unknown", "B7000", column: 10),
    Mistake("B99999999999999999999999", "bliss.part.malformed", "B99999999999999999999999", column: 1),
    Mistake("B313//", "bliss.part.missing", "", column: 7),
    Mistake("B313/", "bliss.part.missing", "", column: 6),
    Mistake("/B313", "bliss.part.missing", "", column: 1),
    Mistake("B313///B291", "bliss.part.missing", "", column: 7),
    Mistake("B313;/B291", "bliss.part.missing", "", column: 6),
    Mistake(";B313", "bliss.part.missing", "", column: 1),
    Mistake("B313 /B291", "bliss.part.malformed", "B313 ", column: 1),
    Mistake("Bx", "bliss.part.malformed", "Bx", column: 1),
    Mistake("é/B1", "bliss.shape.unknown", "é", column: 1),
    Mistake("B1/é7/B1", "bliss.shape.unknown", "é7", column: 4),
    Mistake("hart8", "bliss.shape.unknown", "hart8", column: 1),
    Mistake("circle", "bliss.shape.unknown", "circle", column: 1),
    Mistake("circle8n", "bliss.shape.unknown", "circle8n", column: 1),
    Mistake("peak8", "bliss.shape.unknown", "peak8", column: 1),
    Mistake("circle8z", "bliss.part.malformed", "circle8z", column: 1),
    Mistake("circle99999", "bliss.part.malformed", "circle99999", column: 1),
    Mistake("circle8@1", "bliss.place.malformed", "circle8@1", column: 1),
    Mistake("B1/B2@nan,1", "bliss.place.malformed", "B2@nan,1", column: 4),
    Mistake("B1/B2@1,2,3", "bliss.place.malformed", "B2@1,2,3", column: 4),
    Mistake("B1/B2@1e300,0", "bliss.place.malformed", "B2@1e300,0", column: 4),
    Mistake("Xß1", "bliss.letter.unknown", "Xß1", column: 1),
    Mistake("X", "bliss.letter.unknown", "X", column: 1),
    Mistake("K:-1/B1", "bliss.kerning.alone", "K:-1", column: 1),
    Mistake("B1/K:-1//B1", "bliss.kerning.alone", "K:-1", column: 4),
    Mistake("B1/K:-1/K:2/B1", "bliss.kerning.alone", "K:2", column: 9),
    Mistake("B1/K:x/B1", "bliss.kerning.malformed", "K:x", column: 4),
    Mistake("B1/K:nan/B1", "bliss.kerning.malformed", "K:nan", column: 4),
    Mistake("B1/K:1e9/B1", "bliss.kerning.malformed", "K:1e9", column: 4),
  ]

  @Test("each mistake is a failure at its place", arguments: mistakes)
  func place(mistake: Mistake) throws {
    let failure = try #require(throws: Failure.self) { try BlissExpression(mistake.text) }
    #expect(failure.what.key == mistake.key)
    let place = try #require(failure.place)
    #expect(place.text == mistake.text)
    #expect(String(decoding: Array(mistake.text.utf8)[place.range], as: UTF8.self) == mistake.wrong)
    #expect(place.column == mistake.column)
  }

  @Test("a misspelt shape gets the one that was meant")
  func candidate() throws {
    let failure = try #require(throws: Failure.self) { try BlissExpression("hart8@0,8") }
    #expect(failure.candidates.contains("heart"))
  }

  @Test("an endless expression is refused, not drawn", arguments: ["/", ";"])
  func long(separator: String) throws {
    let text = Array(repeating: "B313", count: 501).joined(separator: separator)
    let failure = try #require(throws: Failure.self) { try BlissExpression(text) }
    #expect(failure.what.key == "bliss.long")
    #expect(failure.place?.range.lowerBound == 2_500)
  }

  @Test("whatever is typed is drawn or refused with a place inside it")
  func anything() {
    var random = Repeatable(seed: 20)
    let pieces = [
      "B313", "B86", "B", "1", "/", "//", ";", "@", "K:", "-", ".", ",", "x", "X", "é", "heart8", "up", "n", "🙂", " ",
      "64",
      "'a", ":", "e9", "B81", "\u{301}", "\n",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      do {
        let drawing = BlissDrawing(try BlissExpression(text))
        #expect(drawing.width >= 0 && drawing.width < 1_000 && drawing.svg().hasSuffix("</svg>"), "\(text)")
      } catch let failure as Failure {
        let range = failure.place?.range ?? -1..<0
        #expect(failure.what.key.hasPrefix("bliss.") && range.lowerBound >= 0, "\(text)")
        #expect(range.upperBound <= text.utf8.count, "\(text)")
      } catch {
        Issue.record("\(text): \(error)")
      }
    }
  }

  /// The same numbers on each run.
  private struct Repeatable: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
