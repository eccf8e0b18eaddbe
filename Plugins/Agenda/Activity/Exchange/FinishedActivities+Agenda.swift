import Clinic
import TagarelaKit

extension FinishedActivities {
  /// What of the day's events was ticked.
  static let agenda = FinishedActivities(id: AgendaStore.module) { clinic, patient, day in
    let book = try AgendaBook(clinic, patient)
    return try book.occurrences(on: day).filter { $0.isDone && $0.at.day == day }.map { occurrence in
      let event = occurrence.event
      return FinishedActivity(
        uid: AgendaChange.uid(event.uid, occurrence.day), at: occurrence.at, text: occurrence.text,
        concept: event.concept, picture: event.picture)
    }
  }
}
