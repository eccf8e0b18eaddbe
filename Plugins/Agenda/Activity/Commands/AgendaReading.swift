import Desk
import Shell
import TagarelaKit
import Workspace

/// The day, week or month with a day; without one that of today.
func show(_ context: Context, _ arguments: Arguments, _ kind: AgendaPeriod.Kind) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  let now = Moment.now
  let period = AgendaPeriod(kind: kind, day: arguments[AgendaParameter.day] ?? now.day)
  let agenda = try book.agenda(in: period.shown)
  let season = book.place.season(of: period.day)
  let record = period.record(agenda, book.place, now: now)
  var gallery = try context.gallery(of: agenda.occurrences, kind == .month ? season : nil, in: book)
  gallery?.makesRoom = true
  guard kind != .day else {
    let page = DayPage(agenda: agenda, period: period, season: season, now: now, wording: context.wording)
    return Outcome(.text(page.text, json: .record(record)), gallery: gallery)
  }
  let grid = AgendaGrid(book: book, agenda: agenda, period: period, today: now.day, marksChosen: true, drawer: nil)
  return Outcome(.grid(try grid.view, record: record), gallery: gallery)
}

/// What happens in a span of days, in order of time: from today on, thirty days, unless the line says otherwise.
func list(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  let first = arguments[AgendaParameter.first] ?? Moment.now.day
  let last = arguments[AgendaParameter.last] ?? first.advanced(by: 29)
  guard first <= last else { return try arguments.at(AgendaParameter.last) { throw Failure("period.reversed") } }
  guard last.daysSinceEpoch - first.daysSinceEpoch <= longestList else {
    return try arguments.at(AgendaParameter.last) {
      throw Failure("agenda.list_too_long", ["days": .integer(longestList)])
    }
  }
  let occurrences = try book.agenda(in: first...last).occurrences
  let rows = zip(occurrences, occurrences.overlaps).map { occurrence, overlaps in
    let state: Value =
      occurrence.isDone ? .word("done") : overlaps ? .phrase(Phrase("agenda.overlaps")) : .none
    return [
      .integer(Int(occurrence.event.id)), occurrence.at.value,
      duration(occurrence.minutes), .text(occurrence.text), state, .flag(overlaps), .flag(occurrence.isDone),
      .day(occurrence.day), .integer(occurrence.minutes), .flag(occurrence.event.isHoliday),
      .text(occurrence.event.uid),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("at"), .init("for", .number), .init("text", .wrapped), .init("state"),
        .init("overlaps", .hidden), .init("done", .hidden), .init("on", .hidden), .init("minutes", .hidden),
        .init("holiday", .hidden), .init("uid", .hidden),
      ], rows: rows, empty: Phrase("agenda.empty", ["from": .day(first), "to": .day(last)])))
}

/// Days that a list spans at most: ten years.
private let longestList = 3660

/// Events in which all words occur.
func find(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  let words = try arguments[AgendaParameter.words]
  let rows = try book.store.events(of: book.patient.id, with: words).map { event in
    [
      .integer(Int(event.id)), event.at.value, duration(event.minutes),
      .text(event.text), event.repetition.map { .phrase($0.phrase) } ?? .none, .text(event.uid),
    ]
  }
  return .table(
    Table(
      [
        .init("id", .number), .init("at"), .init("for", .number), .init("text", .wrapped), .init("repeat", .wrapped),
        .init("uid", .hidden),
      ], rows: rows,
      empty: Phrase("agenda.not_found", ["patient": .text(book.patient.name), "words": .text(words)])))
}

/// `0:45`; nothing for what has no length.
private func duration(_ minutes: Int) -> Value {
  guard minutes > 0 else { return .none }
  let rest = minutes % 60
  return .text("\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)")
}

func showEvent(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  let event = try context.event(arguments, in: book)
  let occurrence = Occurrence(event, on: event.at.day, nil)
  let changes = try book.store.changes(of: event.id)
  let gallery = try context.gallery(of: [occurrence], nil, in: book)
  return Outcome(.record(event.record(changes: changes)), gallery: gallery)
}
