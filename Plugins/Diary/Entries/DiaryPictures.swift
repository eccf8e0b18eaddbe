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
    return try entry.parts.compactMap { part in
      guard let concept = part.concept else { return nil }
      return try clinic.picture(showing: concept, called: part.word, for: patient).map { (part.word, $0) }
    }
  }
}
