import Bliss
import Foundation
import TagarelaKit
import Testing

@Suite("Packs with words")
struct WordListTests {
  private static let compositions = #"""
    [
      {"bciAvId": 900001, "blissSvgBuilderCode": "B392/B462"},
      {"bciAvId": 14676, "blissSvgBuilderCode": "B313;B86/B678"},
      {"bciAvId": 900002, "blissSvgBuilderCode": "B329;B81/B462"}
    ]
    """#

  private static let glosses = #"""
    {"data": [
      {"bciAvId": 900001, "gloss": "music house, house (for music, mostly)", "pos": "noun", "explanation": "house + note"},
      {"bciAvId": 14676, "gloss": "merry, glad", "pos": "description"},
      {"bciAvId": 900002, "gloss": "to dine with music, to feast", "pos": "action"},
      {"bciAvId": 900003, "gloss": "said by its parts", "composition": [392, ";", 97, "/", "K:-2", "/", 462]}
    ]}
    """#

  @Test("words are listed by number with their glosses, class and explanation, and drawn")
  func words() throws {
    let clinic = try Clinic(["compositions.json": Self.compositions, "glosses.json": Self.glosses])
    let (symbols, complaints) = try clinic.list()
    #expect(complaints.isEmpty)
    let house = try #require(symbols.first { $0.code == "900001" })
    #expect(house.words == ["en": ["music house", "house (for music, mostly)"]])
    #expect(house.wordClass == .noun && house.note == ["en": "house + note"])
    let feast = try #require(symbols.first { $0.code == "900002" })
    #expect(feast.words == ["en": ["dine with music", "feast"]] && feast.wordClass == .verb)
    #expect(try clinic.svg("900001") == clinic.svg("B392/B462"))
    #expect(try clinic.svg("900003") == clinic.svg("B392;B97/K:-2/B462"))
    #expect(try clinic.source.symbol("900003")?.words == ["en": ["said by its parts"]])
  }

  @Test("a word that a concept has already isn't listed twice, its glosses join the concept")
  func shared() throws {
    let clinic = try Clinic(["compositions.json": Self.compositions, "glosses.json": Self.glosses])
    let (symbols, _) = try clinic.list()
    #expect(!symbols.contains { $0.code == "14676" })
    #expect(symbols.first { $0.code == "happy" }?.words == ["en": ["merry", "glad"]])
    #expect(try clinic.source.symbol("14676")?.words == ["en": ["merry", "glad"]])
    #expect(Set(symbols.map(\.code)).count == symbols.count)
  }

  @Test("each fault is told with its file and entry, and the rest is taken")
  func faults() throws {
    let clinic = try Clinic([
      "compositions.json": #"""
      [{"bciAvId": 1, "blissSvgBuilderCode": "B392"}, {"blissSvgBuilderCode": "B1"}, {"bciAvId": 2}, 7,
       {"bciAvId": 3, "blissSvgBuilderCode": "B392/B9999"}, {"bciAvId": 1, "blissSvgBuilderCode": "B1"},
       {"bciAvId": 4, "blissSvgBuilderCode": "B1"}]
      """#,
      "glosses.json": #"""
      [{"bciAvId": 1, "gloss": "house"}, {"gloss": "nothing"}, {"bciAvId": 5, "gloss": "lost"},
       {"bciAvId": 1, "gloss": "again"}, {"bciAvId": 6, "gloss": " , "},
       {"bciAvId": 7, "gloss": "bad", "composition": [9999]}]
      """#,
    ])
    let (symbols, complaints) = try clinic.list()
    #expect(symbols.contains { $0.code == "1" && $0.words == ["en": ["house"]] })
    #expect(symbols.contains { $0.code == "4" && $0.words == ["en": ["4"]] })
    let told = complaints.map { "\($0.file) \($0.row ?? 0) \($0.what.key)" }
    #expect(
      told == [
        "compositions.json 2 bliss.words.no_number", "compositions.json 3 bliss.words.no_composition",
        "compositions.json 4 bliss.words.no_number", "compositions.json 5 bliss.words.composition",
        "compositions.json 6 bliss.words.twice", "glosses.json 2 bliss.words.no_number",
        "glosses.json 3 bliss.words.no_composition", "glosses.json 4 bliss.words.twice",
        "glosses.json 5 bliss.words.no_gloss", "glosses.json 6 bliss.words.composition",
        "compositions.json 7 bliss.words.no_gloss",
      ])
    #expect(try PackPart.blissWords.check(Clinic.content(clinic.folder.path)) == complaints)
  }

  @Test(
    "a file that is no list is told as a whole",
    arguments: ["", "[", "{}", "7", "[[[[", "\u{0}", String(repeating: "[", count: 100_000)])
  func whole(text: String) throws {
    let clinic = try Clinic(["compositions.json": text, "glosses.json": text])
    let (symbols, complaints) = try clinic.list()
    #expect(symbols.contains { $0.code == "happy" })
    #expect(complaints.map(\.row) == [nil, nil])
    #expect(complaints.allSatisfy { $0.what.key == "bliss.words.malformed" })
  }

  @Test("files that aren't there are told, those outside the pack are refused")
  func missing() throws {
    let clinic = try Clinic(["glosses.json": "[]"])
    #expect(try clinic.list().complaints.map(\.what.key) == ["bliss.words.unreadable"])
    let content = PackContent(
      pack: "words", folder: clinic.folder.path, json: Data(#"{"compositions": "../a", "glosses": "b"}"#.utf8))
    #expect(throws: Failure.self) { try PackPart.blissWords.check(content) }
    let nameless = PackContent(pack: "words", folder: clinic.folder.path, json: Data("{}".utf8))
    let failure = try #require(throws: Failure.self) { try PackPart.blissWords.check(nameless) }
    #expect(failure.what.key == "bliss.words.files")
  }

  @Test("the fingerprint follows the files")
  func fingerprint() throws {
    let clinic = try Clinic(["compositions.json": Self.compositions, "glosses.json": Self.glosses])
    let before = try clinic.source.fingerprint()
    #expect(try clinic.source.fingerprint() == before)
    try (Self.glosses + " ").write(to: clinic.folder.appending(path: "glosses.json"), atomically: true, encoding: .utf8)
    #expect(try clinic.source.fingerprint() != before)
  }

  @Test("the template is a pack without faults")
  func template() throws {
    let files = PackPart.blissWords.template.files.mapValues { String(decoding: $0, as: UTF8.self) }
    let clinic = try Clinic(files)
    let (symbols, complaints) = try clinic.list()
    #expect(complaints.isEmpty && files.count == 2)
    #expect(symbols.contains { $0.words["en"]?.first == "music house" })
    #expect(symbols.contains { $0.words["en"]?.first == "make happy music" })
  }

  @Test(
    "the published standard as a pack: every word can be found and drawn",
    .enabled(if: Corpus.isThere, "no corpora beside the project"))
  func standard() throws {
    let clinic = try Clinic(pack: Corpus.folder)
    let (symbols, complaints) = try clinic.list()
    let numbers = try Corpus.numbers()
    #expect(numbers.count == 6_182)
    let found = Set(symbols.map(\.code)).union(symbols.flatMap(\.tags))
    for number in numbers.keys { #expect(found.contains(String(number)), "\(number)") }
    #expect(symbols.allSatisfy { $0.concept != nil || $0.words["en"]?.first?.isEmpty == false })
    for symbol in symbols { #expect(try clinic.svg(symbol.code).hasSuffix("</svg>"), "\(symbol.code)") }
    #expect(!complaints.contains { $0.file == "compositions.json" && $0.what.key != "bliss.words.no_gloss" })
  }
}
