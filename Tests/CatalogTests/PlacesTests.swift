import CoreVocabulary
import TagarelaKit
import Testing

/// The places of the vocabulary, of which communicators are made (row D1 of the mission).
struct PlacesTests {
  private let places: [VocabularyPlace]
  private let concepts: [String: Concept]

  init() throws {
    let vocabularies = Registry([.coreVocabulary]).all(.vocabularies)
    places = try vocabularies.flatMap { try $0.places() }
    let tables = try vocabularies.flatMap { try $0.tables() }
    concepts = Dictionary(tables.flatMap(\.concepts).map { ($0.key, $0) }) { first, _ in first }
  }

  @Test func `each word is a concept that all four languages have`() {
    for place in places {
      for key in [place.place] + (place.part.map { [$0] } ?? []) + place.words {
        let words = concepts[key]?.words ?? [:]
        #expect(["pt", "es", "ca", "en"].allSatisfy { words[$0]?.isEmpty == false }, "\(key)")
      }
    }
  }

  @Test func `a place comes before its parts, and each stands once`() {
    var seen: Set<[String]> = []
    for place in places {
      #expect(seen.insert([place.place, place.part ?? ""]).inserted, "\(place.place) \(place.part ?? "")")
      #expect(seen.contains([place.place, ""]), "\(place.place)")
      #expect(Set(place.words).count == place.words.count, "\(place.place) \(place.part ?? "")")
    }
  }

  @Test func `what one does are verbs, and who is there are people or names`() throws {
    for place in places {
      for key in place.actions { #expect(concepts[key]?.wordClass == .verb, "\(key)") }
      for key in place.complements { #expect(concepts[key]?.wordClass != .verb, "\(key)") }
    }
  }

  @Test func `there are about 1,500 words, and enough for each place to say something`() {
    let words = Set(places.flatMap { [$0.place] + ($0.part.map { [$0] } ?? []) + $0.words })
    #expect((1400...1600).contains(words.count), "\(words.count)")
    #expect(Set(places.map(\.place)).count >= 14)
    for place in places { #expect(!place.people.isEmpty && place.actions.count >= 8 && place.complements.count >= 15) }
  }

  @Test func `rows that say too little are told, and the others read`() {
    let table = PlaceTable(
      "place\tpart\tpeople\tactions\tcomplements\nhome\t\ti,you\tgo\twater\nhome\tkitchen\n\t\t\t\t\n")
    #expect(
      table.places == [VocabularyPlace(place: "home", people: ["i", "you"], actions: ["go"], complements: ["water"])])
    #expect(table.complaints.map(\.key) == ["relations.cells", "relations.cells"])
  }
}
