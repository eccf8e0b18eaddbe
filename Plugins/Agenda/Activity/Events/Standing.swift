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
