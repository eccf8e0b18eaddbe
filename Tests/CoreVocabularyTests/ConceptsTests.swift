import CoreVocabulary
import Foundation
import TagarelaKit
import Testing

/// The vocabulary that comes with Tagarela.
struct ConceptsTests {
  private let concepts: [Concept]

  init() throws {
    let registry = Registry([.coreVocabulary])
    let vocabulary = try #require(registry.first(.vocabularies, id: "core"))
    let tables = try vocabulary.tables()
    #expect(tables.flatMap(\.complaints).isEmpty)
    concepts = tables.flatMap(\.concepts)
  }

  @Test func `has at least 1,500 concepts, each once`() {
    #expect(concepts.count >= 1500)
    #expect(Set(concepts.map(\.key)).count == concepts.count)
  }

  @Test func `has a word for every concept in every language`() {
    for concept in concepts {
      for language in ["pt", "es", "ca", "en"] {
        #expect(concept.words[language]?.isEmpty == false, "\(concept.key) \(language)")
      }
    }
  }

  @Test func `has the regions of its own languages only`() {
    for concept in concepts {
      for (language, words) in concept.words {
        for region in words.compactMap(\.region) {
          #expect(region.hasPrefix(language + "-"), "\(concept.key): \(region)")
        }
      }
    }
  }

  /// Homonyms of one language keep apart by class; the same word twice in one class and category would be one symbol.
  @Test(arguments: ["pt", "es", "ca", "en"]) func `has no two symbols of a class and category under one word`(
    _ language: String
  ) {
    var seen: [String: String] = [:]
    for concept in concepts {
      let word = concept.words[language]?.first?.text ?? ""
      let place = "\(concept.category)/\(concept.wordClass)/\(word)"
      let other = seen.updateValue(concept.key, forKey: place)
      #expect(other == nil, "\(other ?? "") and \(concept.key): \(word)")
    }
  }

  @Test(arguments: [
    ("water", "água", "agua", "aigua"), ("want", "querer", "querer", "voler"), ("bread", "pão", "pan", "pa"),
    ("happy", "feliz", "feliz", "feliç"), ("help", "ajudar", "ayudar", "ajudar"), ("dog", "cachorro", "perro", "gos"),
  ]) func `has the words of the first boards`(_ key: String, _ pt: String, _ es: String, _ ca: String) throws {
    let concept = try #require(concepts.first { $0.key == key })
    let words = ["pt", "es", "ca"].map { language in concept.words[language]?.map { $0.text.lowercased() } ?? [] }
    #expect(words[0].contains { $0.hasPrefix(pt.prefix(4)) }, "\(words[0])")
    #expect(words[1].contains { $0.hasPrefix(es.prefix(4)) }, "\(words[1])")
    #expect(words[2].contains { $0.hasPrefix(ca.prefix(4)) }, "\(words[2])")
  }
}
