import Catalog
import Shell
import TagarelaKit

/// A symbol of a system as it is typed: `pcs:juice`, `bliss:B313;B86`, and with how its picture is wanted `pcs:mother@dark`.
struct LibraryReference {
  let system: String
  let code: String
  /// Values of the system's choices.
  let choices: [String]

  /// As it would be typed.
  static func written(_ symbol: CatalogSymbol, _ choices: [String]) -> String {
    symbol.reference + (choices.isEmpty ? "" : "@" + choices.joined(separator: ","))
  }

  /// - Returns: nil for a word that names no system before a colon.
  init?(_ word: String, in context: Context) throws {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let name = String(word[..<colon]).folded
    guard let system = context.registry.first(.systems, id: name) else { return nil }
    self.system = system.id
    let rest = word[word.index(after: colon)...]
    guard !system.choices.isEmpty, let at = rest.lastIndex(of: "@") else {
      code = String(rest)
      choices = []
      return
    }
    code = String(rest[..<at])
    let values = system.choices.flatMap(\.values)
    choices = try rest[rest.index(after: at)...].split(separator: ",").map {
      try context.choice(String($0), among: values)
    }
  }
}

extension Context {
  /// The library symbol that a word like `pcs:juice` names; nil when it names no system.
  func librarySymbol(_ word: String) throws -> (symbol: CatalogSymbol, reference: LibraryReference)? {
    guard let reference = try LibraryReference(word, in: self) else { return nil }
    let symbol = try catalog.symbol(reference.system, reference.code, language: wording.language.id)
    return (symbol, reference)
  }

  /// The same, with failures in their place in the line.
  func librarySymbol(_ arguments: Arguments, _ parameter: String, _ index: Int = 0, _ word: String) throws
    -> (symbol: CatalogSymbol, reference: LibraryReference)?
  {
    let code = word.firstIndex(of: ":").map { String(word[word.index(after: $0)...]) } ?? word
    return try arguments.at(parameter, index) {
      try arguments.inside(parameter, index, code) { try librarySymbol(word) }
    }
  }

  /// What shows a concept in the most wanted system that has it; nil when none has.
  func librarySymbol(showing concept: String, for patient: Int64?) throws -> CatalogSymbol? {
    try catalog.symbols(showing: concept, in: systemOrder(for: patient), language: wording.language.id).first
  }

  /// The library symbol that a bare word names in any language, out of the most wanted system that has it.
  func librarySymbol(called word: String, for patient: Int64?) throws -> CatalogSymbol? {
    let language = wording.language.id
    for concept in try catalog.concepts(meaning: word, language: language) {
      if let found = try librarySymbol(showing: concept.key, for: patient) { return found }
    }
    let query = SymbolQuery(word, systems: try systemOrder(for: patient), language: language, limit: 1)
    guard let hit = try catalog.find(query).first, [.name, .synonym, .foreign].contains(hit.match) else { return nil }
    return hit.symbol
  }
}
