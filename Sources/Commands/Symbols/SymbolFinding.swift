import Catalog
import Clinic
import Desk
import Services
import Shell
import TagarelaKit
import Workspace

/// What a search found: a symbol of the workspace or one of a system.
private enum Found {
  case own(FoundSymbol)
  case library(CatalogHit)

  var score: Double {
    switch self {
    case .own(let found): found.score
    case .library(let hit): hit.score
    }
  }
}

/// Looks in the workspace and in all systems; words in any language.
func findSymbols(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.optionalPatient(arguments)
  let limit = arguments[SymbolParameter.limit] ?? 20
  let only = try arguments[SymbolParameter.system].map { word in
    word.folded == "workspace" ? "workspace" : try context.system(arguments, SymbolParameter.system, 0, word).id
  }
  guard arguments.has(SymbolParameter.words) || arguments.has(SymbolParameter.libraryCategory) || only != nil else {
    throw Failure("argument.missing", ["name": .phrase(Phrase("field.words"))])
  }
  let words = arguments[SymbolParameter.words] ?? ""
  var found: [Found] = []
  if only == nil || only == "workspace" {
    found += try context.ownSymbols(
      words, category: arguments[SymbolParameter.libraryCategory], for: patient?.id, limit: limit)
  }
  if only != "workspace" {
    let query = SymbolQuery(
      words, systems: try context.clinic.systemOrder(for: patient?.id), only: only,
      category: arguments[SymbolParameter.libraryCategory],
      language: context.wording.language.id, limit: limit)
    found += try context.clinic.catalog.find(query).map(Found.library)
  }
  // Of equals the workspace's own come first.
  let best = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
    .prefix(limit).map(\.element)
  if best.isEmpty, let category = arguments[SymbolParameter.libraryCategory] {
    try arguments.at(SymbolParameter.libraryCategory) { try context.checkIsKnown(category) }
  }
  return try context.outcome(best, words, for: patient)
}

extension Context {
  fileprivate func ownSymbols(_ words: String, category: String?, for patient: Int64?, limit: Int) throws -> [Found] {
    let wanted = try category.map { try workspace.category(called: $0)?.id }
    if words.isEmpty {
      guard case .some(.some(let id)) = wanted else { return [] }
      return try workspace.symbols(for: patient, category: id).prefix(limit)
        .map { Found.own(FoundSymbol(symbol: $0, score: 1)) }
    }
    let meant = try clinic.catalog.concepts(meaning: words, language: wording.language.id).prefix(3)
    let synonyms = meant.flatMap { $0.allWords.map(\.text) }
    return try workspace.findSymbols(words, synonyms: synonyms, for: patient, limit: limit)
      .filter { found in wanted.map { $0 == found.symbol.category } ?? true }.map(Found.own)
  }

  /// - Throws: ``Failure`` `category.unknown` when neither the workspace nor a system has such a category.
  fileprivate func checkIsKnown(_ category: String) throws {
    let query = SymbolQuery("", category: category, language: wording.language.id, limit: 1)
    if try clinic.catalog.find(query).isEmpty { _ = try workspace.category(named: category) }
  }

  fileprivate func outcome(_ found: [Found], _ words: String, for patient: PatientRecord?) throws -> Outcome {
    let rows = try found.map { found -> [Value] in
      switch found {
      case .own(let found):
        return [
          .word("workspace"), .text(String(found.symbol.id)), .text(found.symbol.name), .text(found.symbol.meaning),
          Value(try workspace.category(id: found.symbol.category)?.name), .real(found.score),
        ]
      case .library(let hit):
        let meaning = hit.symbol.note ?? (hit.matched.folded == hit.symbol.name.folded ? hit.symbol.name : hit.matched)
        return [
          .text(hit.symbol.system), .text(hit.symbol.code), .text(hit.symbol.name), .text(meaning),
          try clinic.categoryName(hit.symbol.category), .real(hit.score),
        ]
      }
    }
    let table = Table(
      [
        .init("system"), .init("id"), .init("name"), .init("meaning"), .init("category"), .init("score", .hidden),
      ], rows: rows, empty: Phrase("symbol.not_found", ["words": .text(words)]))
    return Outcome(.table(table), gallery: gallery(of: found, for: patient))
  }

  private func gallery(of found: [Found], for patient: PatientRecord?) -> Gallery? {
    guard let drawer = pictures() else { return nil }
    return Gallery(
      found.map { found in
        switch found {
        case .own(let found): item(found.symbol, for: patient, drawer)
        case .library(let hit): item(hit.symbol, for: patient, drawer)
        }
      }, isWhole: true)
  }

  /// A symbol of the workspace in a gallery.
  func item(_ symbol: SymbolRecord, for patient: PatientRecord?, _ drawer: PictureDrawer) -> Gallery.Item {
    let workspace = try? services[Workspace.self]
    return Gallery.Item(
      label: label(symbol.name, for: patient), note: "\(wording.word("value.workspace")) #\(symbol.id)",
      picture: drawer.drawing { try workspace?.picture(symbol.picture) })
  }

  /// A symbol of a system in a gallery.
  func item(
    _ symbol: CatalogSymbol, choices given: [String] = [], for patient: PatientRecord?, _ drawer: PictureDrawer
  ) -> Gallery.Item {
    let catalog = try? services[SymbolCatalog.self]
    let choices = (try? clinic.choices(of: symbol.system, for: patient?.id, given: given)) ?? []
    return Gallery.Item(
      label: label(symbol.name, for: patient), note: symbol.reference,
      picture: drawer.drawing { try catalog?.picture(of: symbol, choices: choices) })
  }

  /// What is written below a picture: in a patient's letters where it is theirs to look at.
  private func label(_ name: String, for patient: PatientRecord?) -> String {
    guard let patient, let letters = try? clinic.letters(for: patient) else { return name }
    return letters.applied(to: name)
  }
}
