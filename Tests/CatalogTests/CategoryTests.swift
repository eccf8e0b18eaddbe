import CoreVocabulary
import TagarelaKit
import Testing

struct CategoryTests {
  @Test(arguments: ["pt", "es", "ca", "en"]) func `every category of the vocabulary has a name of its own`(
    _ language: String
  ) throws {
    let translations = Registry([.coreVocabulary]).all(.translations).filter { $0.language == language }
    let names = MessageTable(translations.map(\.messages).joined(separator: "\n"))
    let categories = Set(try allConcepts().map(\.category))
    for category in categories { #expect(names.texts["concept.category.\(category)"] != nil, "\(category)") }
    #expect(names.texts.count == categories.count)
    #expect(Set(names.texts.values).count == categories.count)
    #expect(names.repeated.isEmpty && names.unreadable.isEmpty)
  }
}
