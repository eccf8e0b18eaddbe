import Catalog
import Foundation
import TagarelaKit
import Testing

/// Systems as the catalog shows them, and single symbols.
struct SystemTests {
  private let pcs = MemorySystem(
    "pcs",
    [
      SystemSymbol(code: "juice", concept: "juice"), SystemSymbol(code: "water-1", concept: "water"),
      SystemSymbol(
        code: "rex", words: ["pt": ["nosso cão Rex"], "en": ["our dog Rex"]], wordClass: .noun, category: "Família",
        tags: ["casa"], note: ["pt": "foto de 2011"]),
    ])
  private var shelf: Shelf { Shelf([pcs, MemorySystem("pic", concepts: ["juice", "dog"])]) }

  private var broken: Module {
    Module(id: "broken", version: "1") { registrar in
      try registrar.add(
        SymbolSystem(id: "broken", name: "Broken") { _ in
          throw Failure("system.unavailable", ["package": "emoji"], hint: Phrase("install"))
        }, to: .systems)
    }
  }

  @Test func `a system that can't be opened is listed with its reason and stops nothing`() throws {
    let shelf = Shelf([pcs], more: [broken])
    let states = try shelf.catalog.systems()
    #expect(states.map(\.id) == ["pcs", "broken"])
    #expect(states[0].state == .ready(symbols: 3, complaints: []))
    let reason = Failure("system.unavailable", ["package": "emoji"], hint: Phrase("install"))
    #expect(states[1].state == .unavailable(reason))
    #expect(try shelf.find("suco") == ["juice"])
    #expect(throws: reason) { try shelf.find("suco", only: "broken") }
  }

  @Test func `complaints of a listing are kept with the index`() throws {
    let folder = Folder()
    let system = MemorySystem("complaining", concepts: ["juice"])
    let complaint = FileComplaint(file: "a.csv", row: 3, what: Phrase("odd", ["text": "x"]))
    for _ in 0..<2 {
      let states = try Shelf([system], in: folder).catalog.systems()
      #expect(states[0].state == .ready(symbols: 1, complaints: [complaint]))
    }
  }

  @Test func `an unknown system is told with the nearest`() throws {
    #expect(throws: Failure("system.unknown", ["name": "pcz"], candidates: ["pcs"])) {
      try shelf.catalog.symbol("pcz", "juice", language: "pt")
    }
    #expect(throws: Failure("system.unknown", ["name": "pix"], candidates: ["pic"])) {
      try shelf.find("suco", only: "pix")
    }
  }

  @Test(arguments: [
    ("water-1", "water-1"), ("water", "water-1"), ("água", "water-1"), ("AGUA", "water-1"), ("suco", "juice"),
    ("nosso cão rex", "rex"), ("made:a+b", "made:a+b"),
  ]) func `a symbol is found by code, concept, word, or made`(_ typed: String, _ code: String) throws {
    #expect(try shelf.catalog.symbol("pcs", typed, language: "pt").code == code)
  }

  @Test func `a symbol carries what its system and its concept say`() throws {
    let catalog = shelf.catalog
    #expect(
      try catalog.symbol("pcs", "rex", language: "pt")
        == CatalogSymbol(
          system: "pcs", code: "rex", name: "nosso cão Rex", wordClass: .noun, category: "Família",
          note: "foto de 2011"))
    #expect(try catalog.symbol("pcs", "rex", language: "ca").name == "our dog Rex")
    #expect(
      try catalog.symbol("pcs", "juice", language: "es")
        == CatalogSymbol(
          system: "pcs", code: "juice", concept: "juice", name: "zumo", wordClass: .noun, category: "drink"))
  }

  @Test func `a symbol that a system lacks is told with the nearest it has`() throws {
    #expect(throws: Failure("symbol.not_in_system", ["name": "sucu", "system": "pcs"], candidates: ["pcs:suco"])) {
      try shelf.catalog.symbol("pcs", "sucu", language: "pt")
    }
  }

  @Test func `a wrong code is told as the system tells it`() throws {
    #expect(throws: Failure("odd", place: Place(text: "wrong/1", range: 0..<5))) {
      try shelf.catalog.symbol("pcs", "wrong/1", language: "pt")
    }
  }

  @Test func `a concept is shown in another system, when it can be`() throws {
    let catalog = shelf.catalog
    #expect(try catalog.symbol(showing: "juice", in: "pic", language: "pt")?.name == "suco")
    #expect(try catalog.symbol(showing: "water", in: "pic", language: "pt") == nil)
    #expect(try catalog.symbol(showing: "nothing-like-it", in: "pic", language: "pt") == nil)
  }

  @Test func `what shows a concept is asked of those systems that can be opened`() throws {
    let catalog = Shelf([pcs, MemorySystem("pic", concepts: ["juice", "dog"])], more: [broken]).catalog
    let found = try catalog.symbols(showing: "juice", in: ["broken", "pic", "pcs"], language: "pt")
    #expect(found.map(\.system) == ["pic", "pcs"])
  }

  @Test(arguments: ["", " "]) func `nothing is no code`(_ code: String) throws {
    #expect(throws: Failure("symbol.not_in_system", ["name": .text(code), "system": "pcs"])) {
      try shelf.catalog.symbol("pcs", code, language: "pt")
    }
  }

  @Test func `symbols of one system are joined, of two not`() throws {
    let catalog = shelf.catalog
    let juice = try catalog.symbol("pcs", "juice", language: "pt")
    let rex = try catalog.symbol("pcs", "rex", language: "pt")
    let dog = try catalog.symbol("pic", "dog", language: "pt")
    #expect(try catalog.joined([juice, rex], language: "pt")?.code == "juice+rex")
    #expect(try catalog.joined([juice, dog], language: "pt") == nil)
    #expect(try catalog.joined([], language: "pt") == nil)
  }

  @Test func `a picture comes from the system`() throws {
    let catalog = shelf.catalog
    let dog = try catalog.symbol("pic", "dog", language: "pt")
    #expect(try catalog.picture(of: dog, choices: ["dark"]).bytes == Data("<svg pic dog [\"dark\"]/>".utf8))
  }
}
