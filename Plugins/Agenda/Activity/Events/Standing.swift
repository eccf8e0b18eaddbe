import TagarelaKit

/// What of a day is done, what is now and what comes next; what a page shows as "now · next".
struct Standing: Equatable {
  /// Ticked, or over.
  let done: [Occurrence]
  /// What goes on, the one that began last first. Whole days go on until midnight.
  let now: [Occurrence]
  /// What of the day has not begun yet, in order of time.
  let next: [Occurrence]

  /// - Parameter occurrences: of the moment's day, in order of time.
  init(_ occurrences: [Occurrence], at moment: Moment) {
    let open = occurrences.filter { !$0.isDone && $0.end > moment }
    done = occurrences.filter { $0.isDone || $0.end <= moment }
    now = open.filter { $0.at <= moment }.sorted { ($0.isWholeDay ? 1 : 0, $1.at) < ($1.isWholeDay ? 1 : 0, $0.at) }
    next = open.filter { $0.at > moment }
  }

  /// How an occurrence stands: `done`, `now`, `next` for the first that comes, else nothing.
  func word(of occurrence: Occurrence) -> String? {
    if occurrence.isDone { return "done" }
    if now.contains(occurrence) { return "now" }
    return next.first == occurrence ? "next" : nil
  }
}

/// The events whose alarm is due.
struct DueAlarms {
  /// The lines that are due at a moment, one for each event whose alarm has come and which has not begun yet:
  /// `09:00 fono · in 10 min`.
  ///
  /// - Parameter occurrences: of the moment's day and the next, in order of time.
  static func lines(_ occurrences: [Occurrence], at moment: Moment) -> [Phrase] {
    occurrences.compactMap { occurrence in
      guard let alarm = occurrence.event.alarm, !occurrence.isDone else { return nil }
      let left = occurrence.at.seconds - moment.seconds
      guard left > 0, left <= alarm * 60 else { return nil }
      return Phrase("agenda.alarm", ["event": .text(occurrence.title), "minutes": .integer((left + 59) / 60)])
    }
  }
}
