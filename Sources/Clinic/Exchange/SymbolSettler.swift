import Catalog
import TagarelaKit
import Workspace

/// Gives symbols that came from elsewhere the category that their words usually have, and those that came as a word alone
/// the picture that the library has for it. What the usual categories are called here is found out once.
final class SymbolSettler {
  private let clinic: Clinic
  private let patient: Int64?
  private let language: String
  private let pictures: SeenPictures
  /// Words of another language may be spelt like words of ours that mean something else.
  private let knowsWords: Bool
  private var usual: [UsualCategory: Category] = [:]
  private(set) var lookedUp = LookedUp()

  /// - Parameters:
  ///   - language: of the words, which are looked up if it is one that is here; nil for the user's.
  ///   - pictures: is told what systems draw themselves, which need not be looked at.
  init(_ clinic: Clinic, for patient: Int64?, language: String?, _ pictures: SeenPictures) {
    self.clinic = clinic
    self.pictures = pictures
    self.language = language ?? clinic.wording.language.id
    knowsWords = language.map { said in clinic.registry.all(.languages).contains { $0.id == said } } ?? true
    self.patient = patient
  }

  func settled(_ symbol: Symbol, for use: CellPurpose) throws -> SettledSymbol {
    var settled = SettledSymbol(symbol)
    let usual = try found(for: symbol)
    var found = usual
    if symbol.picture == nil, let concept = usual?.concept, try usual != addedPicture(of: symbol),
      try !fits(concept, usual?.wordClass, use)
    {
      found = try better(than: concept, symbol.name, use) ?? (use == .deed ? nil : usual)
      if found?.concept != concept { settled.otherwise = concept }
    }
    settled.symbol.category = try category(of: found)
    settled.symbol.concept = found?.concept
    if symbol.meaning.isEmpty { settled.symbol.meaning = symbol.name }
    guard symbol.picture == nil else { return settled }
    if let found {
      settled.symbol.picture = try picture(of: found)
      settled.symbol.source = LibraryReference.written(found, [])
      lookedUp.found += 1
    } else {
      lookedUp.alone.append(symbol.name)
    }
    return settled
  }

  /// What else a word means that its cell may be for.
  private func better(than usual: String, _ word: String, _ use: CellPurpose) throws -> CatalogSymbol? {
    guard knowsWords else { return nil }
    for concept in try clinic.catalog.concepts(meaning: word, language: language) where concept.key != usual {
      guard try fits(concept.key, concept.wordClass, use) else { continue }
      if let found = try clinic.librarySymbol(showing: concept.key, for: patient) { return found }
    }
    return nil
  }

  /// Whether a concept can be what a cell is for: no thing is a deed, and a way is a place or says where.
  private func fits(_ concept: String, _ wordClass: WordClass?, _ use: CellPurpose) throws -> Bool {
    switch (use, wordClass) {
    case (.said, _), (_, .adverb), (_, .preposition), (.deed, .verb), (.deed, .adjective), (.deed, .interjection),
      (.deed, .determiner):
      return true
    case (_, .noun): return try clinic.grammars.words().natures[concept]?.kinds.contains("place") == true
    default: return false
    }
  }

  private func picture(of found: CatalogSymbol) throws -> Picture {
    let picture = try clinic.picture(of: found, for: nil)
    if picture.format == .svg, let side = try clinic.catalog.drawingSide(of: found.system) {
      pictures.note(picture.bytes, PictureFacts(format: .svg, width: side, height: side))
    }
    return picture
  }

  private func category(of found: CatalogSymbol?) throws -> Category {
    if let found, let own = try clinic.ownCategory(of: found) { return own }
    let kind = found.map(UsualCategory.init) ?? .miscellaneous
    if let known = usual[kind] { return known }
    let named = try clinic.named(kind)
    usual[kind] = named
    return named
  }

  /// The very picture that a symbol without one had elsewhere.
  private func addedPicture(of symbol: Symbol) throws -> CatalogSymbol? {
    guard symbol.picture == nil else { return nil }
    return try symbol.source.flatMap(clinic.addedSymbol(of:))
  }

  /// What has a picture needs only its word's class; what has none needs the very picture that it had elsewhere, else the
  /// best that there is.
  private func found(for symbol: Symbol) throws -> CatalogSymbol? {
    if let added = try addedPicture(of: symbol) { return added }
    guard knowsWords else { return nil }
    if symbol.picture == nil {
      return try clinic.librarySymbol(onLabel: symbol.name, in: language, for: patient)
    }
    return try clinic.librarySymbol(
      showingOne: clinic.catalog.concepts(meaning: symbol.name, language: language), for: patient)
  }
}

extension Clinic {
  /// A picture of a library that the clinic has added, under that library's name: `arasaac:2349` of `arasaac` or `arasaac-es`.
  ///
  /// - Returns: nil where the clinic has no such library, or it has no such picture.
  func addedSymbol(of source: String) throws -> CatalogSymbol? {
    guard let colon = source.firstIndex(of: ":") else { return nil }
    let library = source[..<colon].lowercased()
    let code = String(source[source.index(after: colon)...])
    for system in registry.all(.systems) where system.id.split(separator: "-").contains(Substring(library)) {
      do {
        return try catalog.symbol(system.id, code, language: wording.language.id)
      } catch is Failure {
        continue
      }
    }
    return nil
  }
}
