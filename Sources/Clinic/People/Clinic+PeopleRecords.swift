public import TagarelaKit
public import Workspace

extension Clinic {
  /// All that is known of a patient, for programs.
  public func record(of patient: PatientRecord) throws -> Record {
    let tutors = try workspace.tutors(of: patient.id).map { Value.text($0.name) }
    let favourites = try workspace.favouriteCount(of: patient.id)
    let speech = patient.speech
    return Record([
      "id": .integer(Int(patient.id)), "name": .text(patient.name), "born": Value(patient.born),
      "pathology": Value(patient.pathology), "email": Value(patient.email), "since": Value(patient.since),
      "photo": patient.photo == nil ? .none : .flag(true), "tutors": .list(tutors), "voice": Value(speech.voice),
      "rate": speech.rate.map(Value.real) ?? .none, "pitch": speech.pitch.map(Value.real) ?? .none,
      "volume": speech.volume.map(Value.real) ?? .none,
      "speaks_as": speech.speaker.map { .word($0.rawValue) } ?? .none,
      "favourites": favourites > 0 ? .integer(favourites) : .none,
      "letters": patient.letters.map { .word($0.rawValue) } ?? .none,
    ])
  }

  /// All that is known of a tutor, for programs.
  public func record(of tutor: TutorRecord) throws -> Record {
    Record([
      "id": .integer(Int(tutor.id)), "name": .text(tutor.name), "place": Value(tutor.place),
      "email": Value(tutor.email), "patient": Value(try workspace.patient(id: tutor.patient)?.name),
      "until": Value(tutor.until), "photo": tutor.photo == nil ? .none : .flag(true),
    ])
  }
}
