public import Catalog
public import TagarelaKit
public import Workspace

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

  /// The system that a word means, by its identifier or name.
  ///
  /// - Throws: ``Failure`` `system.unknown`.
  public func system(named word: String) throws -> SymbolSystem {
    try only(meantBy: word, among: registry.all(.systems), unknown: "system.unknown") { [$0.id, $0.name] }
  }

  /// How each system is, the most wanted first.
  ///
  /// - Parameter patient: in whose order, and as whose pictures are wanted; nil for everybody's.
  public func systems(for patient: Int64?) throws -> [(state: SystemState, choices: [String])] {
    let states = try catalog.systems()
    return try systemOrder(for: patient).compactMap { id in
      try states.first { $0.id == id }.map { ($0, try choices(of: id, for: patient)) }
    }
  }

  /// Puts systems before all others.
  ///
  /// - Parameters:
  ///   - systems: the most wanted first; none for the usual order.
  ///   - patient: for whom; nil for everybody.
  /// - Returns: the identifiers of all systems in the order that is then.
  public func prefer(_ systems: [SymbolSystem], for patient: PatientRecord?) throws -> [String] {
    try workspace.prefer(systems.map(\.id).removingRepeats, for: patient?.id)
    return try systemOrder(for: patient?.id)
  }

  /// Says how a system's pictures are wanted.
  ///
  /// - Parameters:
  ///   - values: of the system's choices; of several of one choice the last counts, and none for the usual ones.
  ///   - patient: for whom; nil for everybody.
  /// - Returns: what is kept, one value a choice.
  public func choose(_ values: [String], of system: SymbolSystem, for patient: PatientRecord?) throws -> [String] {
    let kept = system.choices.compactMap { choice in values.last(where: choice.values.contains) }
    try workspace.choose(kept, of: system.id, for: patient?.id)
    return kept
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
    try keepPicture(picture(of: symbol, choices: choices, for: patient), of: symbol)
  }

  /// What a vocabulary's category is called; a set's own is called as its owner wrote it.
  public func categoryName(_ category: String?) -> Value {
    guard let category else { return .none }
    let key = "concept.category.\(category)"
    return .text(wording.has(key) ? wording.text(Phrase(key)) : category)
  }
}
