import TagarelaKit

/// The vocabularies and systems that can be searched now.
struct SearchScope: Sendable {
  var vocabularies: [Part] = []
  var systems: [Part] = []
  /// Why a vocabulary is missing.
  var trouble: Failure?
  /// Why systems are missing.
  var unavailable: [String: Failure] = [:]
  /// When it was last looked whether something has changed.
  let checked = ContinuousClock.now

  struct Part: Sendable {
    let id: String
    /// Its number in the index.
    let source: Int64
    let languages: [String]
    let symbols: Int
    let complaints: String

    init(_ id: String, _ row: SourceRow) {
      self.id = id
      source = row.id
      languages = row.languages
      symbols = row.symbols
      complaints = row.complaints
    }
  }
}
