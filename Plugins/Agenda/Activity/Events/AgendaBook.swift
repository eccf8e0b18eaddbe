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
    self.init(clinic, patient, of: try AgendaPlace(clinic))
  }

  private init(_ clinic: Clinic, _ patient: PatientRecord, of place: AgendaPlace) {
    self.clinic = clinic
    self.patient = patient
    self.place = place
    store = AgendaStore(clinic.workspace)
  }

  /// The same as the patient sees it: in the language that is set for the patient, with the holidays of where the clinic is.
  func inOwnLanguage() throws -> AgendaBook { AgendaBook(try clinic.inLanguage(of: patient), patient, of: place) }

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

  /// The picture that was chosen for the event, else what shows its concept, or what its words name, to the patient; nil where
  /// nothing does.
  func picture(of event: AgendaEvent) throws -> Picture? {
    if let chosen = try clinic.workspace.picture(event.picture) { return chosen }
    guard let concept = try event.concept ?? clinic.concept(namedBy: event.text, for: patient.id) else { return nil }
    return try clinic.picture(showing: concept, called: event.text, for: patient)
  }

  /// What shows a holiday: the picture of the patient's own, else of what all of its name means, else a leaf of a calendar.
  ///
  /// - Parameter own: the event that makes the day free; nil for a public holiday.
  func picture(ofHoliday name: String, _ own: AgendaEvent?) throws -> Picture {
    if let picture = try own.flatMap(picture) { return picture }
    let concept = try? clinic.catalog.concepts(meaning: name, language: clinic.wording.language.id).first
    let shown = try concept.flatMap { try clinic.picture(showing: $0.key, called: name, for: patient) }
    return shown ?? HolidayLeaf.picture
  }

  /// How many events of school days happen on the days on which an event happens first.
  func schooldayEvents(during event: AgendaEvent) throws -> Int {
    let span = event.at.day...event.at.day.advanced(by: event.days - 1)
    return try agenda(in: span).occurrences.filter { occurrence in
      occurrence.event.repetition?.frequency == .schooldays && span.contains(occurrence.day)
    }.count
  }
}
