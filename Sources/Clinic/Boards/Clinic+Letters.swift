public import TagarelaKit
public import Workspace

extension Clinic {
  /// In which letters words are shown to a patient: as is set for them, else for the whole workspace.
  public func letters(for patient: PatientRecord?) throws -> LetterCase {
    try patient?.letters ?? workspace.setting("letters").flatMap(LetterCase.init) ?? .asWritten
  }

  /// The same on a board: its own letters come first, then those of whose board it is, then those of who reads it.
  public func letters(of board: BoardRecord, for reader: PatientRecord?) throws -> LetterCase {
    guard board.letters == .asWritten else { return board.letters }
    let owner = try board.patient.flatMap { try workspace.patient(id: $0) }
    return try letters(for: owner ?? reader)
  }
}
