import Clinic
import TagarelaKit
import Workspace

extension CompanionPart {
  /// What happens around the day on which the page is made: now and next, the day and the week.
  static let agenda = CompanionPart(
    id: AgendaStore.module,
    choices: { _, _ in AgendaPeriod.Kind.allCases.map(\.rawValue) },
    activity: { clinic, patient, names in
      let kinds = names.compactMap(AgendaPeriod.Kind.init)
      guard let longest = kinds.max(by: { $0.daysAhead < $1.daysAhead }) else { return nil }
      let today = Moment.now.day
      let span = today.advanced(by: -today.weekday - 7)...today.advanced(by: longest.daysAhead)
      return try CompanionActivity(
        id: AgendaStore.module, filesOf: "Agenda", texts: MessageTable(agendaPageTexts["en"] ?? "").texts.keys,
        in: clinic.wording,
        data: PageAgenda(AgendaBook(clinic, patient), in: span, period: longest))
    },
    notices: { clinic, patient, names, day in
      let book = try AgendaBook(clinic, patient)
      return try names.compactMap(AgendaPeriod.Kind.init).compactMap { kind in
        let span = AgendaPeriod(kind: kind, day: day).span
        guard try book.agenda(in: span).occurrences.isEmpty else { return nil }
        return kind == .day
          ? Phrase("agenda.empty_on", ["patient": .text(patient.name), "day": .day(day)])
          : Phrase("agenda.empty", ["from": .day(span.lowerBound), "to": .day(span.upperBound)])
      }
    })
}

extension AgendaPeriod.Kind {
  /// How far a page tells of what comes, which the tutor has for as long.
  fileprivate var daysAhead: Int {
    switch self {
    case .day: 14
    case .week: 42
    case .month: 93
    }
  }
}

/// As `Browser/Script/agenda.d.ts` describes it.
private struct PageAgenda: Encodable {
  let from: String
  let to: String
  let period: String
  let seasons: [PageSeason]
  let holidays: [String: String]
  let events: [PageEvent]

  struct PageSeason: Encodable {
    let from: String
    let name: String
    let picture: String
  }

  struct PageEvent: Encodable {
    let uid: String
    let at: String
    /// Of one that was moved, when it would be by its rule.
    let day: String?
    let minutes: Int
    let text: String
    let picture: String?
    let done: Bool
    let holiday: Bool
  }

  init(_ book: AgendaBook, in span: ClosedRange<Day>, period: AgendaPeriod.Kind) throws {
    let agenda = try book.agenda(in: span)
    from = span.lowerBound.description
    to = span.upperBound.description
    self.period = period.rawValue
    let words = AgendaWords(wording: book.clinic.wording)
    var seasons: [PageSeason] = []
    for day in span.all {
      let season = book.place.season(of: day)
      guard words.season(season) != seasons.last?.name else { continue }
      seasons.append(
        PageSeason(from: day.description, name: words.season(season), picture: season.picture.address))
    }
    self.seasons = seasons
    holidays = Dictionary(
      agenda.holidays.filter { span.contains($0.key) }.map { ($0.key.description, $0.value) }, uniquingKeysWith: { $1 })
    var pictures: [Int64: String?] = [:]
    var events: [PageEvent] = []
    for occurrence in agenda.occurrences {
      let event = occurrence.event
      let picture = try pictures[event.id] ?? book.picture(of: event)?.address
      pictures[event.id] = .some(picture)
      events.append(
        PageEvent(
          uid: event.uid, at: "\(occurrence.at.day)T\(occurrence.at.clock)",
          day: occurrence.day == occurrence.at.day ? nil : occurrence.day.description, minutes: occurrence.minutes,
          text: occurrence.text, picture: picture, done: occurrence.isDone, holiday: event.isHoliday))
    }
    self.events = events
  }
}

extension Picture {
  /// As a page shows it without a file.
  fileprivate var address: String { DataAddress.text(type: format.mediaType, bytes: bytes) }
}
