import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// Takes in what the patient has finished on a day, each thing once.
func gatherFinished(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let day = arguments[DiaryParameter.day] ?? Moment.now.day
  let clinic = try context.clinic
  let store = DiaryStore(clinic.workspace)
  let entries = try clinic.finished(by: patient, on: day).map { uid, activity in
    let concept = try activity.concept ?? clinic.concept(namedBy: activity.text, for: patient.id)
    return DiaryEntry(
      uid: uid, patient: patient.id, at: activity.at, text: activity.text,
      parts: concept.map { [DiaryEntry.Part(word: activity.text, concept: $0)] } ?? [], picture: activity.picture)
  }
  for entry in entries { _ = try store.add(entry) }
  guard !entries.isEmpty else {
    return Outcome(
      .record(Record(["day": .day(day), "entries": .integer(0)])),
      said: Phrase("diary.nothing_done", ["patient": .text(patient.name), "day": .day(day)]))
  }
  return .record(
    Record(["day": .day(day), "entries": .integer(entries.count)]),
    said: Phrase(
      "diary.gathered", ["count": .integer(entries.count), "patient": .text(patient.name), "day": .day(day)]))
}

extension Clinic {
  /// What a patient has finished on a day and the diary doesn't have yet, each with the identity that its entry will have. What
  /// was taken in on a page is known by its time and its text.
  func finished(by patient: PatientRecord, on day: Day) throws -> [(uid: String, activity: FinishedActivity)] {
    let finished = try finishedActivities(of: patient, on: day)
    guard !finished.isEmpty else { return [] }
    let store = DiaryStore(workspace)
    let entries = try store.entries(of: patient.id, from: day, to: day)
    return try finished.compactMap { source, activity in
      let uid = "\(source) \(activity.uid)"
      let isThere = entries.contains { $0.at.clock == activity.at.clock && $0.text == activity.text }
      return try isThere || store.entry(uid: uid) != nil ? nil : (uid, activity)
    }
  }
}
