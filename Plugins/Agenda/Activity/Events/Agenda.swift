import TagarelaKit
import Workspace

/// What happens to a patient in a span of days.
struct Agenda {
  let span: ClosedRange<Day>
  /// In order of time; what begins before the span and reaches into it comes first.
  let occurrences: [Occurrence]
  /// Public holidays and those of the patient's own, with their names.
  let holidays: [Day: String]
  /// What touches each day, in order of time.
  private let byDay: [Day: [Occurrence]]

  /// - Parameters:
  ///   - events: those that may reach into the span, and perhaps others.
  ///   - changes: all that concern these events in the span.
  ///   - publicHolidays: those in the span and so far before it as events last.
  init(_ span: ClosedRange<Day>, _ events: [AgendaEvent], _ changes: [AgendaChange], _ publicHolidays: [Day: String]) {
    self.span = span
    let changes = Dictionary(grouping: changes, by: \.event)
    var found: [Occurrence] = []
    func add(_ event: AgendaEvent, isHoliday: (Day) -> Bool) {
      found += Self.occurrences(of: event, changes[event.id] ?? [], in: span, isHoliday)
    }
    // The patient's own holidays first: school days leave them out.
    for event in events where event.isHoliday { add(event) { publicHolidays[$0] != nil } }
    var holidays = publicHolidays
    for occurrence in found {
      for day in occurrence.days.all where holidays[day] == nil { holidays[day] = occurrence.text }
    }
    for event in events where !event.isHoliday { add(event) { holidays[$0] != nil } }
    self.holidays = holidays.filter { span.contains($0.key) }
    occurrences = found.sorted(by: Occurrence.isBefore)
    var byDay: [Day: [Occurrence]] = [:]
    for occurrence in occurrences {
      for day in occurrence.days.clamped(to: span).all { byDay[day, default: []].append(occurrence) }
    }
    self.byDay = byDay
  }

  private static func occurrences(
    of event: AgendaEvent, _ changes: [AgendaChange], in span: ClosedRange<Day>, _ isHoliday: (Day) -> Bool
  ) -> [Occurrence] {
    let longest = changes.reduce(event.days) { max($0, ($1.at ?? event.at).days(lasting: $1.minutes ?? event.minutes)) }
    let reach = span.lowerBound.advanced(by: 1 - longest)...span.upperBound
    let days =
      event.repetition?.days(from: event.at.day, in: reach, isHoliday: isHoliday)
      ?? [event.at.day].filter(reach.contains)
    let byDay = Dictionary(changes.map { ($0.day, $0) }) { first, _ in first }
    let moved = changes.filter { $0.at != nil && !reach.contains($0.day) }.map(\.day)
    return (days + moved).compactMap { day in
      let change = byDay[day]
      guard change?.isLeftOut != true else { return nil }
      let occurrence = Occurrence(event, on: day, change)
      return occurrence.days.overlaps(span) ? occurrence : nil
    }
  }

  /// What touches a day, in order of time.
  func occurrences(on day: Day) -> [Occurrence] { byDay[day] ?? [] }

  /// All days of the span.
  var days: [Day] { span.all }

  func isFree(_ day: Day) -> Bool { day.weekday >= 5 || holidays[day] != nil }
}

extension ClosedRange<Day> {
  /// Its days, in order.
  var all: [Day] {
    (lowerBound.daysSinceEpoch...upperBound.daysSinceEpoch).compactMap { Day(daysSinceEpoch: $0) }
  }
}
