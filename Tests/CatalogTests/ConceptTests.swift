import Catalog
import TagarelaKit
import Testing

/// Concepts by their words, and words by their beginnings.
struct ConceptTests {
  private static let shelf = Result {
    Shelf([MemorySystem("pcs", concepts: try allConcepts().map(\.key)), MemorySystem("pic", concepts: ["juice"])])
  }

  @Test func `a concept comes back as its table says`() throws {
    let catalog = try Self.shelf.get().catalog
    for concept in try allConcepts() { #expect(try catalog.concept(concept.key) == concept) }
    #expect(try catalog.concept("nothing-like-it") == nil)
  }

  @Test(arguments: [
    ("água", "pt", "water"), ("agua", nil, "water"), ("JUGO", "es", "juice"), ("bonita", "pt", "beautiful"),
  ]) func `a word means concepts`(_ word: String, _ language: String?, _ key: String) throws {
    #expect(try Self.shelf.get().catalog.concepts(meaning: word, language: language).first?.key == key)
  }

  @Test func `a word that is no concept's means nothing`() throws {
    #expect(try Self.shelf.get().catalog.concepts(meaning: "águ", language: "pt").isEmpty)
  }

  @Test func `the main word counts more than a synonym, the given language more than others`() throws {
    let catalog = try Self.shelf.get().catalog
    for (word, language) in [("casa", "pt"), ("papa", "es"), ("papa", "ca"), ("no", "en")] {
      let concepts = try catalog.concepts(meaning: word, language: language)
      let isMain = concepts.map { concept in
        concept.words.values.contains { $0.first?.text.folded == word }
      }
      #expect(isMain == isMain.sorted { $0 && !$1 }, "\(word)")
    }
  }

  @Test func `Tab offers the words that begin so, in the user's language first`() throws {
    let catalog = try Self.shelf.get().catalog
    let pt = try catalog.names(beginning: "pcs:su", system: nil, language: "pt", limit: 100)
    #expect(pt.contains("pcs:suco"))
    #expect(pt.allSatisfy { $0.folded.hasPrefix("pcs:su") })
    #expect(try catalog.names(beginning: "ju", system: "pic", language: "pt", limit: 9).contains("juice"))
    #expect(try catalog.names(beginning: "pic:suc", system: nil, language: "pt", limit: 9) == ["pic:suco", "pic:suc"])
    #expect(try catalog.names(beginning: "pic:água", system: nil, language: "pt", limit: 9) == [])
    #expect(try catalog.names(beginning: "p", system: nil, language: "pt", limit: 9) == ["pcs:", "pic:"])
    #expect(try catalog.names(beginning: "xyz:su", system: nil, language: "pt", limit: 9) == [])
    #expect(try catalog.names(beginning: "pcs:s", system: nil, language: "pt", limit: 7).count == 7)
  }
}
