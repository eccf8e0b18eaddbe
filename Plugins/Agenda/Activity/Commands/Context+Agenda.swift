import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension Context {
  /// The agenda of the patient that a command concerns.
  func agendaBook(_ arguments: Arguments) throws -> AgendaBook { try AgendaBook(clinic, patient(arguments)) }

  /// The event that `3` or `#3` names, or whose name fits best, or that has all of the words, of this patient's agenda. Of several one
  /// that isn't over counts.
  ///
  /// - Throws: ``Failure`` `agenda.unknown`, `agenda.ambiguous`.
  func event(_ arguments: Arguments, in book: AgendaBook) throws -> AgendaEvent {
    let word = try arguments[AgendaParameter.event]
    return try arguments.at(AgendaParameter.event) {
      var unknown = Failure("agenda.unknown", ["event": .text(word), "patient": .text(book.patient.name)])
      if let id = Int64(word.hasPrefix("#") ? String(word.dropFirst()) : word) {
        guard let event = try book.store.event(id, of: book.patient.id) else { throw unknown }
        return event
      }
      let found = try book.store.events(of: book.patient.id, with: word)
      let fitting = meant(by: word, among: found) { [$0.text] }
      let named = fitting.isEmpty ? found : fitting
      let coming = named.filter { $0.lastDay ?? .last >= Moment.now.day }
      let meant = coming.isEmpty ? named : coming
      guard meant.count < 2 else {
        throw Failure("agenda.ambiguous", ["event": .text(word)], candidates: meant.prefix(9).map(\.numbered))
      }
      guard let event = meant.first else {
        let names = try book.store.events(of: book.patient.id).map(\.text).removingRepeats
        let near = nearest(to: word, among: names, byEar: wording.language.byEar)
        unknown.candidates = near.isEmpty ? nearestOf(names, to: word) : near
        throw unknown
      }
      return event
    }
  }

  /// What can be told of a line about an event before all is asked for (``Shell/Command/check``).
  @Sendable static func checkEvent(_ context: Context, _ arguments: Arguments) throws {
    let book = try context.agendaBook(arguments)
    if arguments.has(AgendaParameter.event) { _ = try context.event(arguments, in: book) }
  }

  /// The day by which the one occurrence is known that `--on` names: that on which it happens, or would by its rule.
  ///
  /// - Throws: ``Failure`` `agenda.not_on`.
  func occurrence(of event: AgendaEvent, _ arguments: Arguments, in book: AgendaBook) throws -> Occurrence? {
    guard let day = arguments[AgendaParameter.on] else { return nil }
    return try arguments.at(AgendaParameter.on) { try occurrence(of: event, on: day, in: book) }
  }

  /// - Throws: ``Failure`` `agenda.not_on`.
  func occurrence(of event: AgendaEvent, on day: Day, in book: AgendaBook) throws -> Occurrence {
    let found = try book.occurrences(on: day).filter { $0.event.id == event.id }
    guard let occurrence = found.first(where: { $0.day == day }) ?? found.first else {
      let soon = try book.agenda(in: day...day.advanced(by: Self.lookAhead)).occurrences.first {
        $0.event.id == event.id
      }
      throw Failure(
        "agenda.not_on", ["event": .text(event.text), "day": .day(day)],
        hint: soon.map { Phrase("agenda.not_on.hint", ["day": .day($0.day)]) })
    }
    return occurrence
  }

  /// Days in which an event is looked for that isn't on the day that was meant.
  private static let lookAhead = 31

  /// What is different of an event on a day, to be changed further.
  func change(of event: AgendaEvent, on day: Day, in book: AgendaBook) throws -> AgendaChange {
    try book.store.changes(of: event.id).first { $0.day == day } ?? AgendaChange(event: event.id, day: day)
  }

  /// - Throws: ``Failure`` `agenda.not_duration`.
  func minutes(_ text: String, _ argument: some DeclaredParameter, _ arguments: Arguments) throws -> Int {
    try arguments.at(argument) {
      guard let minutes = TypedDuration.minutes(text) else {
        throw Failure("agenda.not_duration", ["text": .text(text)], hint: Phrase("agenda.not_duration.hint"))
      }
      return minutes
    }
  }

  /// Pictures of the events, each once; and of the season.
  func gallery(of occurrences: [Occurrence], _ season: Season?, in book: AgendaBook) throws -> Gallery? {
    guard let drawer = pictures() else { return nil }
    var items: [Gallery.Item] = []
    if let season {
      let name = AgendaWords(wording: wording).season(season)
      items.append(Gallery.Item(label: name, note: "", picture: drawer.drawing { season.picture }))
    }
    var seen: Set<Int64> = []
    for occurrence in occurrences where seen.insert(occurrence.event.id).inserted && items.count < Self.mostPictures {
      guard let picture = try book.picture(of: occurrence.event) else { continue }
      items.append(
        Gallery.Item(
          label: occurrence.text, note: "#\(occurrence.event.id)", picture: drawer.drawing { picture }))
    }
    return items.isEmpty ? nil : Gallery(items)
  }

  /// Of a month.
  private static let mostPictures = 12
}

extension Repetition {
  /// `on school days until 14 Dec 2012`
  var phrase: Phrase {
    let frequency = Value.word(frequency.rawValue)
    let days = Value.list(weekdays.sorted().compactMap { Weekday(index: $0) }.map { .word($0.rawValue) })
    switch (last, weekdays.isEmpty, step) {
    case (nil, true, 1): return Phrase("agenda.repeats", ["how": frequency])
    case (let last?, true, 1): return Phrase("agenda.repeats_until", ["how": frequency, "until": .day(last)])
    case (nil, true, let step): return Phrase("agenda.repeats_every", ["how": frequency, "step": .integer(step)])
    case (let last?, true, let step):
      return Phrase("agenda.repeats_every_until", ["how": frequency, "step": .integer(step), "until": .day(last)])
    case (nil, false, _): return Phrase("agenda.repeats_on", ["how": frequency, "days": days])
    case (let last?, false, _):
      return Phrase("agenda.repeats_on_until", ["how": frequency, "days": days, "until": .day(last)])
    }
  }
}
