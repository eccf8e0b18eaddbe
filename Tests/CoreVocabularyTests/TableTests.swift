import Foundation
import TagarelaKit
import Testing

/// How a table of concepts is read, and what is said of a bad one.
struct TableTests {
  private static let head = "key\tclass\tcategory\tcore\tpt\tes\tca\ten\n"

  @Test func `a row has its words in each language, with gender, region and feminine`() throws {
    let table = ConceptTable(
      Self.head + "juice\tnoun\tdrink\t2\tsuco (m)|pt-PT:sumo (m)\tzumo (m)|es-MX:jugo (m)\tsuc (m)\tjuice (u)\n"
        + "pretty\tadjective\tdescriptions\t2\tbonito/bonita\tbonito/bonita\tbonic/bonica\tpretty\n")
    #expect(table.complaints.isEmpty)
    let juice = try #require(table.concepts.first)
    #expect(juice.wordClass == .noun && juice.category == "drink" && juice.rank == 2)
    #expect(
      juice.words["es"] == [
        ConceptWord(text: "zumo", gender: .masculine), ConceptWord(text: "jugo", gender: .masculine, region: "es-MX"),
      ])
    #expect(juice.words["en"] == [ConceptWord(text: "juice", number: .uncountable)])
    #expect(table.concepts.last?.words["ca"] == [ConceptWord(text: "bonic", feminine: "bonica")])
  }

  @Test func `line ends of either kind, empty lines and comments are understood`() {
    let row = "go\tverb\tactions\t1\tir\tir\tanar\tgo"
    #expect(ConceptTable(Self.head + "# verbs\r\n\r\n" + row + "\r\n").concepts.map(\.key) == ["go"])
  }

  @Test(arguments: [
    ("juice\tnoun\tdrink\t2\tsuco (m)\tzumo (m)\tsuc (m)", "vocabulary.cells"),
    ("Juice\tnoun\tdrink\t2\tsuco (m)\tzumo (m)\tsuc (m)\tjuice", "vocabulary.key"),
    ("juice\tthing\tdrink\t2\tsuco (m)\tzumo (m)\tsuc (m)\tjuice", "vocabulary.class"),
    ("juice\tnoun\t\t2\tsuco (m)\tzumo (m)\tsuc (m)\tjuice", "vocabulary.category"),
    ("juice\tnoun\tdrink\t4\tsuco (m)\tzumo (m)\tsuc (m)\tjuice", "vocabulary.core"),
    ("juice\tnoun\tdrink\t2\tsuco (m)\tzumo (x)\tsuc (m)\tjuice", "vocabulary.word"),
    ("juice\tnoun\tdrink\t2\tsuco (m)\tzumo (m)\t\tjuice", "vocabulary.word"),
  ]) func `a bad row is named with its number and left out`(_ row: String, _ key: String) throws {
    let table = ConceptTable(Self.head + "go\tverb\tactions\t1\tir\tir\tanar\tgo\n" + row + "\n")
    #expect(table.concepts.map(\.key) == ["go"])
    let complaint = try #require(table.complaints.first)
    #expect(complaint.key == key)
    #expect(complaint.arguments.first { $0.name == "row" }?.value == .integer(3))
  }

  @Test(arguments: [
    ("juice\tnoun\tdrink\t2\tsuco\tzumo (m)\tsuc (m)\tjuice", "vocabulary.gender_missing", "suco"),
    ("juice\tnoun\tdrink\t2\tsuco (m)\tzumo (m)\tsuc (m)\tjuice (m)", "vocabulary.gender_impossible", "juice"),
  ]) func `genders are wanted where the language has them, and nowhere else`(
    _ row: String, _ key: String, _ word: String
  ) {
    func language(_ id: String, hasGenders: Bool) -> Language {
      let dates = DateStyle(short: \.description, long: \.description, read: { Day($0) })
      return Language(
        id: id, name: id, plural: { _ in .other }, numbers: NumberStyle(decimal: ".", group: ","), dates: dates,
        hasGenders: hasGenders)
    }
    let languages = [language("pt", hasGenders: true), language("en", hasGenders: false)]
    let table = ConceptTable(Self.head + "go\tverb\tactions\t1\tir\tir\tanar\tgo\n" + row + "\n")
    #expect(
      table.genderComplaints(in: languages) == [Phrase(key, ["row": .integer(3), "text": .text(word)])])
    // Of a language that nobody speaks here nothing is known.
    #expect(table.genderComplaints(in: []).isEmpty)
  }

  @Test func `a key that comes again is named with the row where it was first`() {
    let row = "go\tverb\tactions\t1\tir\tir\tanar\tgo\n"
    let table = ConceptTable(Self.head + row + row)
    #expect(table.concepts.count == 1)
    #expect(
      table.complaints == [
        Phrase("vocabulary.duplicate", ["row": .integer(3), "text": .text("go"), "first": .integer(2)])
      ])
  }

  @Test func `a table without its columns' names is refused`() {
    #expect(ConceptTable("juice\tnoun\n").complaints.map(\.key) == ["vocabulary.columns"])
  }
}
