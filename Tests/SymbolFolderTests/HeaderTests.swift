import TagarelaKit
import Testing

@testable import SymbolFolder

struct HeaderTests {
  @Test(
    arguments: [
      ("symbol-id", .id), ("ID", .id), ("Código", .id), ("file", .picture), ("Arquivo", .picture),
      ("archivo", .picture),
      ("Fitxer", .picture), ("File name", .picture), ("symbol", .symbol), ("símbolo", .symbol),
      ("nome", .name(language: "pt")),
      ("Nombre", .name(language: "es")), ("nom", .name(language: "ca")), ("name", .name(language: nil)),
      ("pt", .name(language: "pt")), ("pt-BR", .name(language: "pt")), ("es_MX", .name(language: "es")),
      ("Català", .name(language: "ca")), ("English", .name(language: "en")), ("name_es", .name(language: "es")),
      ("nome (pt)", .name(language: "pt")), ("word [ca]", .name(language: "ca")), ("fr", .name(language: "fr")),
      ("concept", .concept), ("conceito", .concept), ("categoria", .category), ("Category", .category), ("tags", .tags),
      ("palavras-chave", .tags), ("grammar", .grammar), ("Classe gramatical", .grammar), ("word class", .grammar),
    ] as [(String, ColumnRole)])
  func `a column is known by its title`(_ title: String, _ role: ColumnRole) {
    #expect(HeaderNames.role(title) == role)
  }

  @Test(arguments: ["", "rated", "category-id", "no", "license", "año", "x"])
  func `other columns are let pass`(_ title: String) {
    #expect(HeaderNames.role(title) == nil)
  }

  @Test func `the table of Mulberry is known, and that it is in English`() throws {
    let titles = ["symbol-id", "symbol", "grammar", "category-id", "category", "rated", "tags"]
    let columns = try TableColumns(titles, mapping: nil)
    #expect(
      columns.id == 0 && columns.symbol == 1 && columns.grammar == 2 && columns.category == 4 && columns.tags == 6)
    #expect(columns.symbolLanguage == "en" && columns.count == 7)
  }

  @Test func `columns can be told`() throws {
    let columns = try TableColumns(["a", "B B", "c"], mapping: ["picture": "c", "pt": "b B", "en": "a"])
    #expect(columns.picture == 2)
    #expect(columns.names == [.init(language: "en", column: 0), .init(language: "pt", column: 1)])
  }

  @Test func `a told column that is not there is named, with what is near`() {
    #expect(throws: Failure("symbol_folder.column_missing", ["column": "nonbre"], candidates: ["nombre"])) {
      try TableColumns(["file", "nombre"], mapping: ["es": "nonbre"])
    }
  }

  @Test func `a table in which nothing is known says what it has`() {
    let failure = #expect(throws: Failure.self) { try TableColumns(["foo", "bar"], mapping: nil) }
    #expect(failure?.what == Phrase("symbol_folder.columns", ["columns": .list(["foo", "bar"])]))
    #expect(failure?.hint != nil)
  }

  @Test(
    arguments: [
      ("Noun", .noun), ("Verb", .verb), ("VerbComplex", .verb), ("substantivo", .noun), ("adjetivo", .adjective),
      ("Adjectiu", .adjective), ("advérbio", .adverb), ("pronombre", .pronoun), ("preposició", .preposition),
      ("number", .number), ("frase", .phrase), ("nome próprio", .name), ("letter", .letter),
    ] as [(String, WordClass)])
  func `word classes are known in four languages`(_ written: String, _ expected: WordClass) {
    #expect(GrammarNames.wordClass(written) == expected)
  }
}
