import Canvas
import Catalog
import Shell
import TagarelaKit
import Workspace

extension Context {
  var catalog: SymbolCatalog {
    get throws {
      guard let catalog = services[SymbolCatalog.self] else { throw Failure("system.none") }
      return catalog
    }
  }

  /// All systems, the most wanted first: in the patient's order, then in the workspace's, then as they registered.
  func systemOrder(for patient: Int64?) throws -> [String] {
    let known = registry.all(.systems).map(\.id)
    let own = try patient.map { try workspace.systemPreferences(of: $0) } ?? []
    let everyones = try workspace.systemPreferences(of: nil)
    var order: [String] = []
    for system in (own + everyones).filter({ $0.position != nil }).map(\.system) + known
    where known.contains(system) && !order.contains(system) {
      order.append(system)
    }
    return order
  }

  /// How a system's pictures are wanted: what the line says, then what the patient's preferences say, then the
  /// workspace's.
  func choices(of system: String, for patient: Int64?, given: [String] = []) throws -> [String] {
    let own = try patient.map { try workspace.systemPreferences(of: $0) } ?? []
    let wanted =
      try given + (own + workspace.systemPreferences(of: nil)).filter { $0.system == system }.flatMap(\.choices)
    return (registry.first(.systems, id: system)?.choices ?? []).compactMap { choice in
      wanted.first(where: choice.values.contains)
    }
  }

  /// A picture of a symbol system, as this patient's are wanted.
  func picture(of symbol: CatalogSymbol, choices given: [String] = [], for patient: Int64?) throws -> Picture {
    try catalog.picture(of: symbol, choices: choices(of: symbol.system, for: patient, given: given))
  }

  /// Keeps a picture of a symbol system in the workspace.
  func keepPicture(of symbol: CatalogSymbol, choices: [String] = [], for patient: Int64?) throws -> Int64 {
    let picture = try picture(of: symbol, choices: choices, for: patient)
    let facts = try canvas.facts(of: picture, called: "\(symbol.system):\(symbol.code)")
    return try workspace.keep(picture, width: facts.width, height: facts.height)
  }

  /// What a vocabulary's category is called; a set's own is called as its owner wrote it.
  func categoryName(_ category: String?) -> Value {
    guard let category else { return .none }
    let key = "concept.category.\(category)"
    return .text(wording.has(key) ? wording.text(Phrase(key)) : category)
  }
}

extension Canvas {
  /// What a picture is; a failure names whose picture it is.
  func facts(of picture: Picture, called name: String) throws -> PictureFacts {
    do {
      return try inspect(picture: picture.bytes)
    } catch var failure as Failure where failure.what.key.hasPrefix("picture.") {
      failure.what.arguments.append(.init(name: "path", value: .text(name)))
      throw failure
    }
  }
}
