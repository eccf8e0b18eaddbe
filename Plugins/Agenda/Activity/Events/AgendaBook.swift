import Catalog
import Clinic
import TagarelaKit
import Workspace

/// A patient's agenda as a clinic has it: events, the holidays of the place, and pictures.
struct AgendaBook {
  let clinic: Clinic
  let patient: PatientRecord
  let store: AgendaStore
  let place: AgendaPlace

  init(_ clinic: Clinic, _ patient: PatientRecord) throws {
    self.clinic = clinic
    self.patient = patient
    store = AgendaStore(clinic.workspace)
    place = try AgendaPlace(clinic)
  }

  func agenda(in span: ClosedRange<Day>) throws -> Agenda {
    let reach = span.lowerBound.advanced(by: -366)...span.upperBound
    return Agenda(
      span, try store.events(of: patient.id, in: span), try store.changes(of: patient.id, in: span),
      place.calendars.holidays(in: reach, clinic.wording))
  }

  /// The day's occurrences, in order of time.
  func occurrences(on day: Day) throws -> [Occurrence] { try agenda(in: day...day).occurrences }

  /// The holidays that an event on school days leaves out, from its first day on, three years at most.
  func freeDays(of event: AgendaEvent) throws -> [Day] {
    guard let repetition = event.repetition, repetition.frequency == .schooldays else { return [] }
    let first = event.at.day
    let last = max(first, min(repetition.until ?? .last, first.advanced(by: 3 * 365)))
    return try agenda(in: first...last).holidays.keys.filter { $0.weekday < 5 }.sorted()
  }

  /// What the patient is to be reminded of at a moment.
  func reminding(at moment: Moment) throws -> [Occurrence] {
    let span = moment.day...moment.day.advanced(by: 1)
    guard try store.hasReminders(of: patient.id, in: span) else { return [] }
    return try agenda(in: span).occurrences.reminding(at: moment)
  }

  /// The event's own picture, else that of its concept, or of what its words name, in the patient's symbol systems; nil where
  /// nothing draws it.
  func picture(of event: AgendaEvent) throws -> Picture? {
    if let own = try clinic.workspace.picture(event.picture) { return own }
    // Where the libraries can't be asked just now the words must do.
    guard let concept = try event.concept ?? clinic.concept(namedBy: event.text, for: patient.id),
      let symbol = try? clinic.librarySymbol(showing: concept, for: patient.id)
    else { return nil }
    return try clinic.picture(of: symbol, for: patient.id)
  }
}
