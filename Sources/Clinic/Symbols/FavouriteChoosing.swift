import TagarelaKit
public import Workspace

/// Somebody choosing a patient's favourites among all symbols that the patient sees. Nothing is written before it is kept
/// (``Clinic/keep(_:)``).
public struct FavouriteChoosing {
  private let workspace: Workspace
  public let patient: PatientRecord
  /// Those with symbols that the patient sees.
  private let categories: [CategoryRecord]
  /// Which of the categories is shown; nil for all.
  private var place: Int?
  /// What is looked for among the names; empty for all.
  public private(set) var search = ""
  /// What is shown.
  public private(set) var symbols: [SymbolRecord]
  private let before: Set<Int64>
  private var chosen: Set<Int64>

  /// What a search shows at most.
  private static let mostFound = 1000

  /// - Parameter wanted: the category that is shown first; nil for all.
  /// - Returns: nil when the patient sees no symbol.
  /// - Throws: ``Failure`` `favourite.nothing_there` when none is in the category.
  public init?(_ clinic: Clinic, for patient: PatientRecord, beginningWith wanted: CategoryRecord?) throws {
    workspace = clinic.workspace
    self.patient = patient
    before = Set(try workspace.favourites(of: patient.id).map(\.id))
    chosen = before
    symbols = try workspace.symbols(for: patient.id)
    if symbols.isEmpty { return nil }
    let used = Set(symbols.map(\.category))
    categories = try workspace.categories().filter { used.contains($0.id) }
    guard let wanted else { return }
    place = categories.firstIndex { $0.id == wanted.id }
    if place == nil { throw Failure("favourite.nothing_there", ["name": .text(wanted.name)]) }
    try find()
  }

  /// The category that is shown; nil for all.
  public var category: CategoryRecord? { place.map { categories[$0] } }

  /// How many symbols are favourites as it is now.
  public var count: Int { chosen.count }

  /// The identifiers of those that come in and go out.
  public var added: Set<Int64> { chosen.subtracting(before) }
  public var removed: Set<Int64> { before.subtracting(chosen) }

  public var isChanged: Bool { chosen != before }

  public func has(_ symbol: SymbolRecord) -> Bool { chosen.contains(symbol.id) }

  /// Moves a symbol in or out.
  public mutating func turn(_ symbol: SymbolRecord) {
    if chosen.remove(symbol.id) == nil { chosen.insert(symbol.id) }
  }

  /// Shows those of the category that is shown whose names have these words.
  public mutating func look(for words: String) throws { try show(place, words) }

  /// Shows all symbols.
  public mutating func showAll() throws { try show(nil, "") }

  /// Shows the category so many further, all of them together being one more, and after the last the first.
  public mutating func step(_ count: Int) throws {
    let places = categories.count + 1
    let next = (((place ?? -1) + 1 + count) % places + places) % places
    try show(next == 0 ? nil : next - 1, "")
  }

  private mutating func show(_ place: Int?, _ search: String) throws {
    self.place = place
    self.search = search
    try find()
  }

  private mutating func find() throws {
    let shown = category?.id
    let isSearched = search.contains { $0.isLetter || $0.isNumber }
    symbols =
      isSearched
      ? try workspace.findSymbols(search, for: patient.id, limit: Self.mostFound).map(\.symbol)
        .filter { shown == nil || shown == $0.category }
      : try workspace.symbols(for: patient.id, category: shown)
  }
}

extension Clinic {
  /// Writes what was moved in and out; what has been removed from the workspace meanwhile is left out.
  ///
  /// - Returns: what came in and what went out.
  public func keep(_ choosing: FavouriteChoosing) throws -> (added: [SymbolRecord], removed: [SymbolRecord]) {
    let added = try choosing.added.sorted().compactMap { try workspace.symbol(id: $0) }
    let removed = try choosing.removed.sorted().compactMap { try workspace.symbol(id: $0) }
    for symbol in added { try workspace.addFavourite(symbol, of: choosing.patient.id) }
    for symbol in removed { try workspace.removeFavourite(symbol, of: choosing.patient.id) }
    return (added, removed)
  }
}
