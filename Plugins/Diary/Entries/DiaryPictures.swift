import Catalog
import Clinic
import TagarelaKit
import Workspace

/// What is seen beside an entry: its own picture, else those of the words that it was made of.
struct DiaryPictures {
  private let clinic: Clinic
  private let patient: PatientRecord

  init(_ clinic: Clinic, _ patient: PatientRecord) {
    self.clinic = clinic
    self.patient = patient
  }

  /// Words that nothing draws have none.
  func all(of entry: DiaryEntry) throws -> [(word: String, picture: Picture)] {
    if let own = try clinic.workspace.picture(entry.picture) { return [(entry.text, own)] }
    guard entry.parts.contains(where: { $0.concept != nil }), let catalog = try? clinic.catalog else { return [] }
    let systems = try clinic.systemOrder(for: patient.id)
    return try entry.parts.compactMap { part in
      guard let concept = part.concept,
        let symbol = try catalog.symbols(
          showing: concept, in: systems, language: entry.language ?? clinic.wording.language.id
        ).first
      else { return nil }
      return (part.word, try clinic.picture(of: symbol, for: patient.id))
    }
  }
}
