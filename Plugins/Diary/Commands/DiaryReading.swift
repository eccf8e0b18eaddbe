import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// The page of a day; without one today's, or the last that has something.
func showPage(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let store = DiaryStore(try context.workspace)
  let asked = arguments[DiaryParameter.day] ?? Moment.now.day
  var day = asked
  var entries = try store.entries(of: patient.id, from: day, to: day)
  if entries.isEmpty, !arguments.has(DiaryParameter.day),
    let last = try store.neighbours(of: day, for: patient.id).before
  {
    day = last
    entries = try store.entries(of: patient.id, from: day, to: day)
  }
  let (before, after) = try store.neighbours(of: day, for: patient.id)
  let empty = Phrase("diary.empty_page", ["patient": .text(patient.name), "day": .day(day)])
  var outcome = try context.outcome(entries, empty: empty, for: patient)
  if let before { outcome.remarks.append(Phrase("diary.before", ["day": .day(before)])) }
  if let after { outcome.remarks.append(Phrase("diary.after", ["day": .day(after)])) }
  let done = try context.clinic.finished(by: patient, on: asked)
  if !done.isEmpty {
    outcome.remarks.append(
      Phrase("diary.done", ["count": .integer(done.count), "day": .day(asked), "date": .text(asked.description)]))
  }
  return outcome
}

func findEntries(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let words = try arguments[DiaryParameter.words]
  let found = try DiaryStore(context.workspace).entries(of: patient.id, with: words)
  let empty = Phrase("diary.not_found", ["patient": .text(patient.name), "words": .text(words)])
  return try context.outcome(found, empty: empty, for: patient)
}

func showEntry(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let patient = try context.patient(arguments)
  let entry = try context.entry(arguments, of: patient)
  return Outcome(.record(entry.record), gallery: try context.gallery(of: [entry], for: patient))
}
