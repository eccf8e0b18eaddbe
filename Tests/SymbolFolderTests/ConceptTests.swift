import Foundation
import TagarelaKit
import Testing

@testable import SymbolFolder

struct ConceptTests {
  let bench: SetBench

  init() throws {
    bench = try SetBench()
    let table = ConceptTable(
      """
      key\tclass\tcategory\tcore\tpt\tes\ten
      water\tnoun\tdrinks\t1\tágua (f)\tagua (f)\twater (u)
      water-plants\tverb\tgarden\t2\tregar|aguar\tregar\twater
      bank-money\tnoun\tplaces\t2\tbanco (m)\tbanco (m)\tbank
      bench\tnoun\thome\t2\tbanco (m)\tbanco (m)\tbench
      grandmother\tnoun\tpeople\t1\tavó (f)\tabuela (f)\tgrandmother
      grandfather\tnoun\tpeople\t1\tavô (m)\tabuelo (m)\tgrandfather
      fry\tverb\tactions\t3\tfritar\tfreír\tfry
      """)
    #expect(table.complaints.isEmpty)
    bench.concepts = table.concepts
  }

  private func concepts(_ header: String, _ rows: String...) throws -> [String?] {
    for number in 1...rows.count { try bench.draw("p\(number).svg") }
    let lines = rows.enumerated().map { "p\($0 + 1).svg,\($1)\n" }
    try bench.write("symbols.csv", "file,\(header)\n" + lines.joined())
    return try Listing(try bench.source()).symbols.map(\.concept)
  }

  @Test func `a concept is found by the exact word`() throws {
    #expect(try concepts("pt", "Água", "avó", "nada disso") == ["water", "grandmother", nil])
  }

  @Test func `the word class tells words apart, and so do other languages`() throws {
    #expect(try concepts("en,grammar", "water,noun", "water,verb", "water,") == ["water", "water-plants", nil])
    #expect(try concepts("pt,en", "banco,bench", "banco,", "banco,bank") == ["bench", nil, "bank-money"])
  }

  @Test func `a name without its accents is understood where one word is meant`() throws {
    #expect(try concepts("pt", "agua", "avo") == ["water", nil])
  }

  @Test func `the owner's own column of concepts counts`() throws {
    #expect(try concepts("concept,pt", "bench,assento", ",água") == ["bench", "water"])
    let listing = try Listing(try bench.source())
    #expect(listing.complaints.isEmpty)
  }

  @Test func `an unknown concept is said, and the symbol taken without`() throws {
    #expect(try concepts("concept,pt", "wotter,água") == [nil])
    #expect(try Listing(try bench.source()).said == ["2 concept_unknown"])
  }

  @Test func `a table of pictures and tags alone leaves the names to the files, in their language`() throws {
    try bench.draw("bench.svg", "water.svg")
    try bench.write("symbols.csv", "file,tags\nbench,park\nwater,\n")
    let listing = try Listing(try bench.source())
    #expect(listing.symbols.map(\.words) == [["en": ["bench"]], ["en": ["water"]]])
  }

  @Test func `the language of file names is the one that knows them`() throws {
    try bench.draw("fry_,_to.svg", "bench.svg", "unheard.svg")
    let listing = try Listing(try bench.source(#"{"id":"set"}"#))
    #expect(listing["fry_,_to"]?.words == ["en": ["fry"]])
    #expect(listing["fry_,_to"]?.concept == "fry")
    #expect(listing["fry_,_to"]?.wordClass == .verb)
    #expect(listing["unheard"]?.words == ["en": ["unheard"]])
  }
}
