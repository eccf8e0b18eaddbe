import Catalog
import Shell
import TagarelaKit
import Workspace

/// Gives symbols that came from elsewhere the category that their words usually have, and those that came as a word alone
/// the picture that the library has for it. What the usual categories are called here is found out once.
final class SymbolSettler {
  private let context: Context
  private let patient: Int64?
  private var usual: [UsualCategory: Category] = [:]

  init(_ context: Context, for patient: Int64?) {
    self.context = context
    self.patient = patient
  }

  func settled(_ symbol: Symbol) throws -> Symbol {
    var symbol = symbol
    let found = try found(for: symbol)
    symbol.category = try category(of: found)
    symbol.concept = found?.concept
    if symbol.meaning.isEmpty { symbol.meaning = symbol.name }
    if symbol.picture == nil, let found {
      symbol.picture = try context.picture(of: found, for: nil)
      symbol.source = LibraryReference.written(found, [])
    }
    return symbol
  }

  private func category(of found: CatalogSymbol?) throws -> Category {
    if let found, let own = try context.ownCategory(of: found) { return own }
    let kind = found.map(UsualCategory.init) ?? .miscellaneous
    if let known = usual[kind] { return known }
    let named = try context.named(kind)
    usual[kind] = named
    return named
  }

  /// What has a picture needs only its word's class; what has none needs the best that there is.
  private func found(for symbol: Symbol) throws -> CatalogSymbol? {
    if symbol.picture == nil { return try context.librarySymbol(called: symbol.name, for: patient) }
    return try context.catalog.concepts(meaning: symbol.name, language: context.wording.language.id).lazy
      .compactMap { try self.context.librarySymbol(showing: $0.key, for: self.patient) }.first
  }
}
