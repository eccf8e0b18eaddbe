import Bliss
import Conformance
import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@Suite("Bliss as a symbol system")
struct SystemTests {
  @Test("a concept is listed once under its key and is found by its number")
  func list() throws {
    let (symbols, complaints) = try Clinic().list()
    #expect(complaints.isEmpty)
    #expect(Set(symbols.map(\.code)).count == symbols.count)
    let happy = try #require(symbols.first { $0.code == "happy" })
    #expect(happy.concept == "happy" && happy.tags.contains("14676"))
  }

  @Test("a code is a concept, a BCI-AV number or a composition")
  func codes() throws {
    let clinic = try Clinic()
    let picture = try clinic.svg("happy")
    #expect(picture.hasPrefix("<svg") && picture.hasSuffix("</svg>"))
    #expect(try clinic.svg("14676") == picture)
    #expect(try clinic.svg("B313;B86/B678") == picture)
    #expect(try clinic.source.symbol("14676")?.concept == "happy")
    #expect(try clinic.source.symbol("B313;B86/B678")?.concept == "happy")
    #expect(try clinic.source.symbol("B431/B291")?.code == "B431/B291")
    #expect(try clinic.source.symbol("heart8@0,8")?.code == "heart8@0,8")
  }

  @Test("a word that means nothing here is no failure", arguments: ["juice box", "xyz", "", " ", "happy2", "🙂"])
  func strange(code: String) throws {
    let clinic = try Clinic()
    #expect(try clinic.source.symbol(code) == nil)
    let failure = try #require(throws: Failure.self) { try clinic.svg(code) }
    #expect(failure.what.key == "system.no_picture")
  }

  @Test(
    "a composition that is wrong is refused with its place",
    arguments: [
      ("B313;B86/B7000", "bliss.character.unknown", 10), ("B313//", "bliss.part.missing", 7),
      ("hart8", "", 0), ("B9x", "bliss.part.malformed", 1), ("heart8@1", "bliss.place.malformed", 1),
      ("14676/B1", "bliss.part.malformed", 1), ("99999999999999999999", "bliss.number.unknown", 1),
      ("70000", "bliss.number.unknown", 1),
    ])
  func places(code: String, key: String, column: Int) throws {
    let source = try Clinic().source
    guard !key.isEmpty else {
      #expect(try source.symbol(code) == nil)
      return
    }
    let failure = try #require(throws: Failure.self) { try source.symbol(code) }
    #expect(failure.what.key == key)
    #expect(failure.place?.text == code && failure.place?.column == column)
  }

  @Test(
    "the lines of cells agree: the middle of the matrix is the middle of every picture, two characters are no smaller")
  func cells() throws {
    let clinic = try Clinic()
    for code in ["happy", "B313", "B4", "B291/B291", "water"] {
      let view = try view(clinic.svg(code))
      #expect(view.width == 20 && view.height == 18 && view.top == 3, "\(code)")
    }
    let long = try view(clinic.svg("B291/B291/B291/B291/B291"))
    #expect(long.width == 50 && long.height == 18 && long.top == 3)
    // An indicator over a tall character rises above the line of indicators; the middle stays where it is.
    let tall = try view(clinic.svg("v12@0,4;B86"))
    #expect(tall.top < 3 && isNear(tall.top + tall.height / 2, 12))
  }

  private func view(_ svg: String) throws -> (left: Double, top: Double, width: Double, height: Double) {
    let text = try #require(svg.firstMatch(of: /viewBox="([^"]*)"/)).1
    let numbers = try text.split(separator: " ").map { try #require(Double($0)) }
    try #require(numbers.count == 4)
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  @Test("the messages say the same in every language", arguments: ["pt", "es", "ca", "en"])
  func messages(language: String) throws {
    let translations = Registry([.bliss]).all(.translations)
    let english = try #require(translations.first { $0.language == "en" })
    let own = try #require(translations.first { $0.language == language })
    expectNone(checkConformance(of: own, against: english))
  }
}
