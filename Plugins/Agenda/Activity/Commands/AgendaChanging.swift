import Catalog
import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

func newEvent(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  let words = arguments[AgendaParameter.text]
  var event = AgendaEvent(
    patient: book.patient.id, at: try arguments[AgendaParameter.at],
    text: try arguments.at(AgendaParameter.text) { try FieldRules.name(words.joined(separator: " ")) })
  try context.name(&event, words, arguments, in: book)
  event.isHoliday = arguments[AgendaParameter.isHoliday]
  if let text = arguments[AgendaParameter.duration] {
    event.minutes = try context.minutes(text, AgendaParameter.duration, arguments)
  }
  if let text = arguments[AgendaParameter.alarm] {
    event.alarm = try context.minutes(text, AgendaParameter.alarm, arguments)
  }
  if let word = arguments[AgendaParameter.picture] {
    event.picture = try context.keptPicture(word, AgendaParameter.picture, arguments, for: book.patient.id)
  }
  let frequency = arguments[AgendaParameter.repetition].flatMap { Repetition.Frequency(rawValue: $0) }
  event.repetition = frequency.map { Repetition($0) }
  try context.limit(&event, arguments[AgendaParameter.weekdays], until: arguments[AgendaParameter.until], arguments)
  let before = try book.schooldayEvents(during: event)
  event.id = try book.store.add(event)
  let saved =
    event.repetition.map { repetition in
      Phrase(
        "agenda.saved_repeating",
        ["event": event.name, "at": event.at.value, "repeats": .phrase(repetition.phrase)])
    } ?? Phrase("agenda.saved", ["event": event.name, "at": event.at.value])
  return .record(event.record, said: event.isHoliday ? try said(saved, of: event, before, in: book) : saved)
}

/// What is said of an event that has made its days free, and how many of school days fall out there.
///
/// - Parameter before: how many of these there were.
private func said(_ saved: Phrase, of holiday: AgendaEvent, _ before: Int, in book: AgendaBook) throws -> Phrase {
  let count = before - (try book.schooldayEvents(during: holiday))
  return count > 0
    ? Phrase("agenda.holiday_without", ["saved": .phrase(saved), "count": .integer(count)])
    : Phrase("agenda.holiday", ["saved": .phrase(saved)])
}

func editEvent(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  var event = try context.event(arguments, in: book)
  let minutes = try arguments[AgendaParameter.durationChange].map { text in
    try text.map { try context.minutes($0, AgendaParameter.durationChange, arguments) } ?? 0
  }
  if event.repetition != nil, let occurrence = try context.occurrence(of: event, arguments, in: book) {
    try context.refuseWholeSeries(arguments)
    var change = try context.change(of: event, on: occurrence.day, in: book)
    if let text = try arguments.read(AgendaParameter.textChange, FieldRules.name) {
      change.text = text == event.text ? nil : text
    }
    if let minutes { change.minutes = minutes == event.minutes ? nil : minutes }
    try book.store.save(change, of: event)
    let changed = Occurrence(event, on: occurrence.day, change)
    return .record(
      changed.record, said: Phrase("agenda.changed_on", ["event": changed.name, "day": .day(changed.at.day)]))
  }
  if let text = try arguments.read(AgendaParameter.textChange, FieldRules.name) {
    event.text = text
    try context.name(&event, [text], arguments, in: book)
  }
  if let minutes { event.minutes = minutes }
  let wasHoliday = event.isHoliday
  if let isHoliday = arguments[AgendaParameter.holidayChange] { event.isHoliday = isHoliday == "yes" }
  if let alarm = arguments[AgendaParameter.alarmChange] {
    event.alarm = try alarm.map { try context.minutes($0, AgendaParameter.alarmChange, arguments) }
  }
  if let picture = arguments[AgendaParameter.pictureChange] {
    event.picture = try picture.map {
      try context.keptPicture($0, AgendaParameter.pictureChange, arguments, for: book.patient.id)
    }
  }
  if let change = arguments[AgendaParameter.repetitionChange] {
    let until = event.repetition?.until
    event.repetition = change.flatMap { Repetition.Frequency(rawValue: $0) }.map { Repetition($0, until: until) }
    try book.store.removeChanges(of: event)
  }
  let until = arguments[AgendaParameter.untilChange]
  if case .some(nil) = until { event.repetition?.until = nil }
  try context.limit(&event, arguments[AgendaParameter.weekdays], until: until ?? nil, arguments)
  let before = try book.schooldayEvents(during: event)
  try book.store.save(event)
  let changed = Phrase("agenda.changed", ["event": event.name])
  let becomesHoliday = event.isHoliday && !wasHoliday
  return .record(event.record, said: becomesHoliday ? try said(changed, of: event, before, in: book) : changed)
}

func moveEvent(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  var event = try context.event(arguments, in: book)
  let to = try arguments[AgendaParameter.to]
  if event.repetition != nil, let occurrence = try context.occurrence(of: event, arguments, in: book) {
    var change = try context.change(of: event, on: occurrence.day, in: book)
    change.at = to == Occurrence(event, on: occurrence.day, nil).at ? nil : to
    try book.store.save(change, of: event)
    let moved = Occurrence(event, on: occurrence.day, change)
    return .record(moved.record, said: Phrase("agenda.moved", ["event": moved.name, "at": to.value]))
  }
  if let repetition = event.repetition {
    if let until = repetition.until, until < to.day {
      return try arguments.at(AgendaParameter.to) { throw Failure("agenda.moved_behind", ["day": .day(until)]) }
    }
    // Where its days stay the same, what was said of single ones holds.
    if event.at.day != to.day { try book.store.removeChanges(of: event) }
  } else if event.at.day != to.day {
    // Its tick goes with it.
    let isDone = try book.store.changes(of: event.id).contains(where: \.isDone)
    try book.store.removeChanges(of: event)
    if isDone { try book.store.save(AgendaChange(event: event.id, day: to.day, isDone: true), of: event) }
  }
  event.at = to
  try book.store.save(event)
  return .record(event.record, said: Phrase("agenda.moved", ["event": event.name, "at": to.value]))
}

func removeEvent(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  let event = try context.event(arguments, in: book)
  if event.repetition != nil, let occurrence = try context.occurrence(of: event, arguments, in: book) {
    var change = AgendaChange(event: event.id, day: occurrence.day)
    change.isLeftOut = true
    try book.store.save(change, of: event)
    return .record(
      occurrence.record,
      said: Phrase("agenda.left_out", ["event": occurrence.name, "day": .day(occurrence.at.day)]))
  }
  try arguments.requireWords(of: event.text, in: AgendaParameter.event)
  try book.store.remove(event)
  return .record(event.record, said: Phrase("agenda.removed", ["event": event.name]))
}

/// Ticks an occurrence: that of the day which the line names, of a single event its only one, else that of today.
func tick(_ context: Context, _ arguments: Arguments, _ isDone: Bool) throws -> Outcome {
  let book = try context.agendaBook(arguments)
  let event = try context.event(arguments, in: book)
  let usual = event.repetition == nil ? event.at.day : Moment.now.day
  let occurrence =
    try context.occurrence(of: event, arguments, in: book)
    ?? arguments.at(AgendaParameter.event) { try context.occurrence(of: event, on: usual, in: book) }
  try context.tick(occurrence, isDone, in: book)
  let said =
    isDone ? Phrase("agenda.done", ["event": occurrence.name]) : Phrase("agenda.undone", ["event": occurrence.name])
  return .record(occurrence.record, said: said)
}

extension Context {
  func tick(_ occurrence: Occurrence, _ isDone: Bool, in book: AgendaBook) throws {
    var change = try change(of: occurrence.event, on: occurrence.day, in: book)
    change.isDone = isDone
    try book.store.save(change, of: occurrence.event)
  }

  /// Gives an event the name and the picture of the symbol that its words name, where they name one.
  fileprivate func name(
    _ event: inout AgendaEvent, _ words: [String], _ arguments: Arguments, in book: AgendaBook
  ) throws {
    event.concept = nil
    if words.count == 1, let reference = try libraryReference(words[0]) {
      let symbol = try clinic.librarySymbol(reference)
      event.text = try clinic.pointed(symbol, called: reference.code, in: wording.language.id).text
      event.concept = symbol.concept
      if symbol.concept == nil { event.picture = try clinic.keepPicture(of: symbol, for: book.patient.id) }
      return
    }
    event.concept = try book.clinic.concept(namedBy: event.text, for: book.patient.id)
    let own = try clinic.workspace.symbol(called: event.text, for: book.patient.id)
    if event.concept == nil { event.picture = own?.picture }
  }

  /// Weekdays and the last day of what repeats.
  ///
  /// - Throws: ``Failure`` `agenda.not_repeating`, `agenda.until_before`, `agenda.not_weekly`, `agenda.reaches_itself`.
  fileprivate func limit(
    _ event: inout AgendaEvent, _ weekdays: [Weekday]?, until: Day?, _ arguments: Arguments
  ) throws {
    if let weekdays {
      try arguments.at(AgendaParameter.weekdays) {
        guard event.repetition?.frequency == .weekly else { throw Failure("agenda.not_weekly") }
      }
      event.repetition?.weekdays = Set(weekdays.map(\.index))
      try beginOnAWeekday(&event)
    }
    if let until {
      try arguments.at(AgendaParameter.until) {
        guard event.repetition != nil else { throw Failure("agenda.not_repeating") }
        guard until >= event.at.day else { throw Failure("agenda.until_before", ["day": .day(event.at.day)]) }
      }
      event.repetition?.until = until
    }
  }

  /// What happens on certain weekdays begins on the first of them.
  private func beginOnAWeekday(_ event: inout AgendaEvent) throws {
    guard let weekdays = event.repetition?.weekdays, !weekdays.isEmpty else { return }
    while !weekdays.contains(event.at.day.weekday), event.at.day < .last {
      event.at = Moment(seconds: event.at.seconds + 86_400)
    }
  }

  /// What only all occurrences together can be.
  ///
  /// - Throws: ``Failure`` `agenda.not_of_one`.
  fileprivate func refuseWholeSeries(_ arguments: Arguments) throws {
    let options: [any DeclaredParameter] = [
      AgendaParameter.repetitionChange, AgendaParameter.weekdays, AgendaParameter.untilChange,
      AgendaParameter.holidayChange, AgendaParameter.alarmChange, AgendaParameter.pictureChange,
    ]
    guard let option = options.first(where: { arguments.has($0) }) else { return }
    try arguments.at(option) { throw Failure("agenda.not_of_one") }
  }
}

extension AgendaEvent {
  /// `#3 school`
  var numbered: String { "#\(id) \(text)" }

  var name: Value { .text(numbered) }
}

extension Occurrence {
  /// `#3 school`
  var name: Value { .text("#\(event.id) \(text)") }
}
