public import TagarelaKit
public import Workspace

extension Clinic {
  /// Notes something about a patient.
  ///
  /// - Parameters:
  ///   - tutor: who says it; nil for the therapist.
  ///   - at: when it was; nil for now.
  /// - Returns: what is kept, with its number.
  /// - Throws: ``Failure`` `moment.in_future`.
  public func note(
    _ text: String, about patient: PatientRecord, by tutor: TutorRecord?, at: Moment? = nil
  ) throws -> (id: Int64, observation: Observation) {
    let observation = Observation(at: try at.map(FieldRules.past) ?? .now, text: text, tutor: tutor?.name)
    return (try workspace.add(observation, to: patient.id, tutor: tutor?.id), observation)
  }

  /// The note of this number, with or without its sign: `#3`.
  ///
  /// - Throws: ``Failure`` `observation.unknown`.
  public func observation(numbered word: String) throws -> ObservationRecord {
    let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
    guard let id = Int64(digits), let observation = try workspace.observation(id: id) else {
      throw Failure("observation.unknown", ["id": .text(word)])
    }
    return observation
  }

  /// Who a note is by, as people and programs are told.
  ///
  /// - Parameter tutor: nil for the therapist.
  public static func author(_ tutor: String?) -> Value { tutor.map(Value.text) ?? .word("therapist") }

  /// Has the notes of a period leave; the letter's body is their text.
  ///
  /// - Parameter tutor: for whom a tutor's workspace speaks.
  /// - Returns: the letter, and what became of it, to be concluded.
  /// - Throws: ``Failure`` where there is none, and those of the transport.
  public func sendObservations(
    of patient: PatientRecord, by tutor: TutorRecord?, in period: Period, via transport: Transport
  ) throws -> (letter: Outgoing, delivery: Transport.Delivery) {
    let letter = try observationLetter(of: patient, by: tutor, in: period)
    return (letter, try letter.leave(by: transport))
  }

  private func observationLetter(
    of patient: PatientRecord, by tutor: TutorRecord?, in period: Period
  ) throws -> Outgoing {
    let parcel = try workspace.observationParcel(of: patient, by: tutor, from: period.from, to: period.to)
    guard !parcel.observations.isEmpty else { throw Failure(period.nothing(.observations, patient)) }
    let last = parcel.observations.suffix(Self.mostNotes)
    let left = parcel.observations.count - last.count
    let told = left > 0 ? [wording.text(Phrase("letter.observations_last", ["count": .integer(left)]))] : []
    let notes = last.map { observation in
      "\(wording.text(observation.at)) · \(wording.text(Self.author(observation.tutor)))\n\(observation.text)"
    }
    let subject = Phrase(
      try isTutors ? "letter.observations" : "letter.history", ["patient": .text(patient.name)])
    return Outgoing(
      self, name: LetterName("observations", of: patient), parcel: parcel, to: try addressee(patient),
      subject: wording.text(subject), body: (told + notes).joined(separator: "\n\n"))
  }

  /// Notes that a letter shows in its own text; more of them travel in the files alone.
  private static let mostNotes = 200
}
