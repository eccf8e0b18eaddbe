import TagarelaKit
import Testing

/// Which emoji shows which concept.
struct MatchingTests {
  private func matches(_ folder: EmojiFolder, _ concepts: [Concept]) throws -> [String: String] {
    let symbols = try folder.open(concepts).symbols().symbols
    return Dictionary(
      uniqueKeysWithValues: symbols.compactMap { symbol in symbol.concept.map { ($0, symbol.code) } })
  }

  @Test func `a name that agrees in two languages is enough, accents and case aside`() throws {
    let folder = try EmojiFolder(["🐙": ["Pólvo", "pulpo", "pop vermell", "octopus, red"]])
    let octopus = Concept("octopus", pt: "polvo", es: "pulpo", ca: "pop", en: "octopus")
    #expect(try matches(folder, [octopus]) == ["octopus": "1F419"])
  }

  @Test func `one language is not enough: the word may mean something else there`() throws {
    // A Spanish word for a fruit and for a sleeve.
    let folder = try EmojiFolder(["🏣": ["correio", "manga", "oficina", "sleeve"]])
    let mango = Concept("mango-tree", pt: "mangueira", es: "manga", ca: "mànec", en: "mango")
    #expect(try matches(folder, [mango]).isEmpty)
  }

  @Test func `the emoji that agrees in more languages is the concept's, the other stays without`() throws {
    let folder = try EmojiFolder([
      "🐂": ["boi", "buey", "vaca", "cow"], "🐄": ["vaca", "vaca", "vaca", "cow"],
    ])
    let cow = Concept("cow", pt: "vaca", es: "vaca", ca: "vaca", en: "cow")
    #expect(try matches(folder, [cow]) == ["cow": "1F404"])
  }

  @Test func `keywords decide between equal names`() throws {
    let folder = try EmojiFolder([
      "🍊": ["laranja", "naranja", "mandarina", "tangerine"],
      "🟠": ["laranja", "naranja", "cercle|taronja", "circle|orange"],
    ])
    let orange = Concept("orange", pt: "laranja", es: "naranja", ca: "taronja", en: "orange")
    #expect(try matches(folder, [orange]) == ["orange": "1F7E0"])
  }

  @Test func `keywords alone are no match`() throws {
    let folder = try EmojiFolder(["🧃": ["caixa|palha", "caja|paja", "brick|palla", "box|straw"]])
    let straw = Concept("straw-hay", pt: "palha", es: "paja", ca: "palla", en: "straw")
    #expect(try matches(folder, [straw]).isEmpty)
  }

  @Test func `emoji name things and how they look, not places between them`() throws {
    let folder = try EmojiFolder(["✉": ["sobre", "sobre", "sobre", "envelope"]])
    let words = (pt: "sobre", es: "sobre", ca: "sobre", en: "over")
    let over = Concept("over-it", .preposition, pt: words.pt, es: words.es, ca: words.ca, en: words.en)
    let envelope = Concept("cover", pt: words.pt, es: words.es, ca: words.ca, en: words.en)
    #expect(try matches(folder, [over, envelope]) == ["cover": "2709"])
  }

  @Test func `what is chosen by hand comes before any name`() throws {
    let folder = try EmojiFolder([
      "😀": ["rosto risonho", "cara", "cara", "grinning face"], "🍀": ["feliz", "feliz", "feliç", "happy"],
    ])
    let happy = Concept("happy", .adjective, pt: "feliz", es: "feliz", ca: "feliç", en: "happy")
    #expect(try matches(folder, [happy]) == ["happy": "1F600"])
  }

  @Test func `what is said to have no emoji gets none`() throws {
    let folder = try EmojiFolder(["♒": ["aquário", "acuario", "aquari", "Aquarius"]])
    let aquarium = Concept("aquarium", pt: "aquário", es: "acuario", ca: "aquari", en: "aquarium")
    #expect(try matches(folder, [aquarium]).isEmpty)
  }
}
