import Catalog
import TagarelaKit
import Testing

/// What a search finds, and in which order.
struct FindingTests {
  private static let everything = Result {
    Shelf([MemorySystem("pcs", concepts: try allConcepts().map(\.key))])
  }

  private func first(_ text: String, _ language: String) throws -> String? {
    try Self.everything.get().find(text, language).first
  }

  @Test(arguments: [
    ("água", "pt"), ("agua", "pt"), ("ÁGUA", "pt"), ("agua", "es"), ("aigua", "ca"), ("water", "en"),
    ("water", "pt"), ("aigua", "pt"), ("agau", "pt"), (" água? ", "pt"),
  ]) func `finds water by any of its words`(_ text: String, _ language: String) throws {
    #expect(try first(text, language) == "water")
  }

  @Test(arguments: [
    ("cachoro", "pt", "dog"), ("cachorros", "pt", "dog"), ("apples", "en", "apple"), ("helicoptro", "pt", "helicopter"),
    ("guardachuva", "pt", "umbrella"), ("maçãs", "pt", "apple"), ("elefnate", "pt", "elephant"),
    ("hleicotpero", "pt", "helicopter"), ("quiero", "es", "want"), ("vull", "ca", "want"), ("teeth", "en", "tooth"),
  ]) func `finds a word that is misspelt or inflected`(_ text: String, _ language: String, _ key: String) throws {
    #expect(try first(text, language) == key)
  }

  @Test(arguments: [
    ("ir ao banheiro", "pt", "go-to-toilet"), ("go to the toilet", "en", "go-to-toilet"),
    ("escovar dente", "pt", "brush-teeth"), ("ice cream", "en", "ice-cream"), ("icecream", "en", "ice-cream"),
  ]) func `finds the nearest of what has several words`(_ text: String, _ language: String, _ key: String) throws {
    #expect(try first(text, language) == key)
  }

  @Test(arguments: [
    ("água", "pt", "water"), ("water", "pt", "water"), ("cachoro", "pt", nil), ("escovar dente", "pt", nil),
    ("!", "pt", nil),
  ])
  func `who asks for whole names gets nothing that is only near`(_ text: String, _ language: String, _ key: String?)
    throws
  {
    let query = SymbolQuery(text, language: language, limit: 1, isWhole: true)
    #expect(try Self.everything.get().catalog.find(query).first?.symbol.concept == key)
  }

  /// One symbol for each way of fitting "pata"; each must come where its way says.
  @Test func `ranks names by how they fit`() throws {
    let words: [(String, [String: [String]], [String])] = [
      ("name", ["pt": ["pata"]], []), ("synonym", ["pt": ["ave", "pata"]], []), ("foreign", ["es": ["pata"]], []),
      ("words", ["pt": ["a pata nada"]], []), ("beginning", ["pt": ["patamar"]], []),
      ("tag", ["pt": ["lago"]], ["pata"]),
    ]
    let system = MemorySystem("own", words.map { SystemSymbol(code: $0.0, words: $0.1, tags: $0.2) }.reversed())
    let hits = try Shelf([system]).catalog.find(SymbolQuery("pata", language: "pt"))
    #expect(hits.map(\.symbol.code) == words.map(\.0))
    #expect(hits.map(\.match.rawValue) == words.map(\.0))
    #expect(hits.first?.score == 1)
    #expect(hits.map(\.score) == hits.map(\.score).sorted(by: >))
  }

  @Test func `a core word comes before a rarer one, then the preferred system, then the shorter name`() throws {
    let systems = ["pcs", "pic"].map { MemorySystem($0, concepts: ["school-bus", "school", "eat", "stew"]) }
    let shelf = Shelf(systems)
    let found = try shelf.catalog.find(SymbolQuery("com", systems: ["pic", "pcs"], language: "pt"))
    #expect(found.prefix(2).map { "\($0.symbol.system):\($0.symbol.code)" } == ["pic:eat", "pcs:eat"])
    #expect(try shelf.find("escola", only: "pic") == ["school", "school-bus"])
  }

  @Test func `one system alone, one category alone`() throws {
    let systems = ["pcs", "pic"].map {
      MemorySystem($0, concepts: ["orange-fruit", "orange-color", "dog", "cat", "apple"])
    }
    let shelf = Shelf(systems)
    #expect(try shelf.find("laranja", only: "pic").count == 2)
    #expect(try shelf.find("laranja", only: "pic", category: "colors") == ["orange-color"])
    for name in ["food", "comida", "COMIDA", "menjar"] {
      #expect(Set(try shelf.find("", only: "pic", category: name)) == ["orange-fruit", "apple"])
    }
    #expect(Set(try shelf.find("animais", only: "pcs")).isSuperset(of: ["dog", "cat"]))
    #expect(try shelf.find("", only: "pic", limit: 3).count == 3)
    #expect(try shelf.find("laranja", limit: 0).isEmpty)
  }

  @Test func `a set's own category is found as its owner wrote it`() throws {
    let system = MemorySystem(
      "own", [SystemSymbol(code: "1.png", words: ["pt": ["vovó Lu"]], category: "Minha Família")])
    #expect(try Shelf([system]).find("", category: "minha familia") == ["1.png"])
  }

  @Test(arguments: [
    "\u{0}", "%", "_", "'", "\"", "*", "a' OR 1=1 --", "\u{10FFFF}", "🍎", "ﷺ", "لا", "日本語", "- - -", ":", "\n",
    "e\u{301}",
  ]) func `a strange question is answered`(_ text: String) throws { try ask(text) }

  @Test(arguments: [("a", 100_000), ("a b ", 20_000), ("\u{301}", 5000)])
  func `a very long question is answered`(_ part: String, _ times: Int) throws {
    try ask(String(repeating: part, count: times))
  }

  private func ask(_ text: String) throws {
    let shelf = try Self.everything.get()
    for language in ["pt", "", "zz"] { _ = try shelf.find(text, language) }
    _ = try shelf.catalog.names(beginning: "pcs:" + text, system: nil, language: "pt", limit: 10)
    _ = try shelf.catalog.concepts(meaning: text, language: "pt")
    _ = try? shelf.catalog.symbol("pcs", text, language: "pt")
  }

  @Test func `strange names are found by themselves`() throws {
    let names = ["🍎", "日本語", "Тест", "a'b", "C++", "ñandú", String(repeating: "longo ", count: 500)]
    let system = MemorySystem(
      "own", names.enumerated().map { SystemSymbol(code: "\($0.offset)", words: ["pt": [$0.element]]) })
    let shelf = Shelf([system])
    for (index, name) in names.enumerated() { #expect(try shelf.find(name).first == "\(index)", "\(name.prefix(9))") }
  }
}
