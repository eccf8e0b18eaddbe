import Catalog
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// A symbol that came from elsewhere, with the category that its word usually has, and when it came as a word alone, the
  /// picture that the library has for it.
  func settled(_ symbol: Symbol, for patient: Int64?) throws -> Symbol {
    var symbol = symbol
    let found = try found(for: symbol, patient)
    symbol.category = try found.map(namedCategory) ?? named(.miscellaneous)
    symbol.concept = found?.concept
    if symbol.meaning.isEmpty { symbol.meaning = symbol.name }
    if symbol.picture == nil, let found {
      symbol.picture = try picture(of: found, for: nil)
      symbol.source = LibraryReference.written(found, [])
    }
    return symbol
  }

  /// What has a picture needs only its word's class; what has none needs the best that there is.
  private func found(for symbol: Symbol, _ patient: Int64?) throws -> CatalogSymbol? {
    if symbol.picture == nil { return try librarySymbol(called: symbol.name, for: patient) }
    return try catalog.concepts(meaning: symbol.name, language: wording.language.id).lazy
      .compactMap { try librarySymbol(showing: $0.key, for: patient) }.first
  }
}
