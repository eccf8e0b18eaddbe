import Catalog
import TagarelaKit
import Testing

/// What a search finds, and in which order.
struct FindingTests {
  private static let shelf = Result {
    Shelf([MemorySystem("pcs", concepts: try allConcepts().map(\.key))])
  }

  private func first(_ text: String, _ language: String) throws -> String? {
    try Self.shelf.get().find(text, language).first
  }

  @Test(arguments: [
    ("água", "pt"), ("agua", "pt"), ("ÁGUA", "pt"), ("agua", "es"), ("aigua", "ca"), ("water", "en"),
    ("water", "pt"), ("aigua", "pt"), ("agau", "pt"),
  ]) func `finds water by any of its words`(_ text: String, _ language: String) throws {
    #expect(try first(text, language) == "water")
  }

  @Test(arguments: [
    ("cachoro", "pt", "dog"), ("cachorros", "pt", "dog"), ("apples", "en", "apple"), ("helicoptro", "pt", "helicopter"),
    ("guardachuva", "pt", "umbrella"), ("maçãs", "pt", "apple"), ("elefnate", "pt", "elephant"),
  ]) func `finds a word that is misspelt or inflected`(_ text: String, _ language: String, _ key: String) throws {
    #expect(try first(text, language) == key)
  }
}
