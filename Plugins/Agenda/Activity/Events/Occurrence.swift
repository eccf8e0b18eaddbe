import TagarelaKit

/// One time that an event happens.
struct Occurrence: Equatable {
  let event: AgendaEvent
  /// The day on which it would happen by its rule: it is known by that, also where it was moved.
  let day: Day
  let at: Moment
  let minutes: Int
  let text: String
  let isDone: Bool
  /// Whether it differs from the rule.
  let isChanged: Bool
  /// The days that it touches.
  let days: ClosedRange<Day>

  init(_ event: AgendaEvent, on day: Day, _ change: AgendaChange?) {
    self.event = event
    self.day = day
    let time = Moment(day, hour: event.at.hour, minute: event.at.minute, second: event.at.second)
    at = change?.at ?? time
    minutes = change?.minutes ?? event.minutes
    text = change?.text ?? event.text
    isDone = change?.isDone ?? false
    let first = at.day
    days = first...first.advanced(by: at.days(lasting: minutes) - 1)
    isChanged = at != time || minutes != event.minutes || text != event.text
  }

  var isWholeDay: Bool { at.isMidnight && minutes % 1440 == 0 }

  /// The moment at which it is over: for what has no length a quarter of an hour after it began, for whole days midnight.
  var end: Moment { Moment(seconds: at.seconds + (minutes > 0 ? minutes : isWholeDay ? 1440 : 15) * 60) }

  /// `09:00–09:45`, `14:00`, and nothing for whole days.
  var clock: String {
    if isWholeDay { return "" }
    return minutes > 0 ? "\(at.clock)–\(end.clock)" : at.clock
  }

  /// `09:00 fono`
  var title: String { isWholeDay ? text : "\(at.clock) \(text)" }

  /// In order of time, whole days first; of one time those first that were made first.
  static func isBefore(_ a: Occurrence, _ b: Occurrence) -> Bool {
    (a.at, a.isWholeDay ? 0 : 1, a.event.id, a.day) < (b.at, b.isWholeDay ? 0 : 1, b.event.id, b.day)
  }
}

extension [Occurrence] {
  /// For each, in order of time, whether it takes time in which another takes place; whole days don't count.
  var overlaps: [Bool] {
    var overlaps = map { _ in false }
    var open: [Int] = []
    for index in indices where !self[index].isWholeDay && self[index].minutes > 0 {
      open.removeAll { self[$0].end <= self[index].at }
      for other in open { overlaps[other] = true }
      if !open.isEmpty { overlaps[index] = true }
      open.append(index)
    }
    return overlaps
  }
}
