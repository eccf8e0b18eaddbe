public import Catalog
public import TagarelaKit
import Workspace

extension Clinic {
  /// All systems, the most wanted first: in the patient's order, then in the workspace's, then as they registered.
  public func systemOrder(for patient: Int64?) throws -> [String] {
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
  public func choices(of system: String, for patient: Int64?, given: [String] = []) throws -> [String] {
    let own = try patient.map { try workspace.systemPreferences(of: $0) } ?? []
    let wanted =
      try given + (own + workspace.systemPreferences(of: nil)).filter { $0.system == system }.flatMap(\.choices)
    return (registry.first(.systems, id: system)?.choices ?? []).compactMap { choice in
      wanted.first(where: choice.values.contains)
    }
  }

  /// A picture of a symbol system, as this patient's are wanted.
  public func picture(of symbol: CatalogSymbol, choices given: [String] = [], for patient: Int64?) throws -> Picture {
    try catalog.picture(of: symbol, choices: choices(of: symbol.system, for: patient, given: given))
  }

  /// Keeps a picture of a symbol system in the workspace.
  public func keepPicture(of symbol: CatalogSymbol, choices: [String] = [], for patient: Int64?) throws -> Int64 {
    try keepPicture(picture(of: symbol, choices: choices, for: patient).bytes, called: symbol.reference)
  }

  /// What a vocabulary's category is called; a set's own is called as its owner wrote it.
  public func categoryName(_ category: String?) -> Value {
    guard let category else { return .none }
    let key = "concept.category.\(category)"
    return .text(wording.has(key) ? wording.text(Phrase(key)) : category)
  }
}
