import Catalog
public import TagarelaKit
public import Workspace

extension Clinic {
  /// What shows a concept to a patient: a picture of one's own, where the setting `own_pictures` wants these, else what the most
  /// wanted system draws of it; nil where nothing does, or the libraries can't be asked just now.
  ///
  /// - Parameters:
  ///   - concept: by key.
  ///   - word: by which it goes where it is shown: a symbol of one's own that is called so comes first.
  public func picture(showing concept: String, called word: String, for patient: PatientRecord) throws -> Picture? {
    if try isOn("own_pictures", for: patient), let own = try ownSymbol(showing: concept, called: word, for: patient.id)
    {
      return try workspace.picture(own.picture)
    }
    guard let symbol = try? librarySymbol(showing: concept, for: patient.id) else { return nil }
    return try picture(of: symbol, for: patient.id)
  }

  /// A symbol that shows a concept with a picture of no system, the patient's own before everybody's.
  private func ownSymbol(showing concept: String, called word: String, for patient: Int64) throws -> SymbolRecord? {
    let called = try workspace.symbol(called: word, for: patient).flatMap {
      $0.concept ?? concept == concept ? $0 : nil
    }
    let showing = try workspace.symbols(showing: concept, for: patient)
    // A photo that somebody took is known by its name alone.
    let words = (try? catalog.concept(concept))?.allWords.map(\.text).removingRepeats.sorted() ?? []
    let named = try words.compactMap { try workspace.symbol(called: $0, for: patient) }
      .filter { try $0.concept == nil && self.concept(of: $0) == concept }
    let own = ([called].compactMap(\.self) + showing + named).filter { $0.source == nil }
    return own.first { $0.patient != nil } ?? own.first
  }
}
