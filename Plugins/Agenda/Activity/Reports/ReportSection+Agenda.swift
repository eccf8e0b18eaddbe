import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// What was in the agenda, and what of it was ticked.
  static let agenda = ReportSection(
    id: AgendaStore.module, chapter: .activities,
    tell: { scope in
      let book = try AgendaBook(scope.clinic, scope.patient)
      let now = try Kept(book, scope.days)
      guard now.all > 0 else { return nil }
      let before = try Kept(book, scope.before)
      var told = scope.text("agenda.report.told", ["count": .integer(now.all), "done": .integer(now.done)])
      if before.all > 0 {
        told +=
          " " + scope.text("agenda.report.before", ["count": .integer(before.all), "done": .integer(before.done)])
      }
      let wording = scope.clinic.wording
      let rows = now.byText.prefix(most).map { entry in
        Chart.Point(
          label: entry.text,
          amount: .init(
            Double(entry.done),
            scope.text("agenda.report.share", ["done": .integer(entry.done), "count": .integer(entry.all)])))
      }
      let chart = Chart(
        title: scope.text("agenda.report.chart"), form: .bars(Array(rows)),
        heads: [wording.field("event"), scope.text("agenda.report.done")])
      return ReportPart(
        title: scope.text("agenda.report"), blocks: [.text(told), .chart(chart)])
    })

  private static let most = 12
}

/// What should have happened in some days, as far as they have been, and what did.
private struct Kept {
  private(set) var all = 0
  private(set) var done = 0
  /// The same by what it is called, the most frequent first.
  let byText: [(text: String, all: Int, done: Int)]

  init(_ book: AgendaBook, _ days: ClosedRange<Day>) throws {
    let last = min(days.upperBound, Moment.now.day)
    guard days.lowerBound <= last else {
      byText = []
      return
    }
    var counts: [String: (text: String, all: Int, done: Int)] = [:]
    for occurrence in try book.agenda(in: days.lowerBound...last).occurrences
    where !occurrence.event.isHoliday && days.contains(occurrence.at.day) {
      let known = counts[occurrence.text.folded] ?? (occurrence.text, 0, 0)
      counts[occurrence.text.folded] = (known.text, known.all + 1, known.done + (occurrence.isDone ? 1 : 0))
      all += 1
      done += occurrence.isDone ? 1 : 0
    }
    byText = counts.values.sorted { ($1.all, $0.text.folded) < ($0.all, $1.text.folded) }
  }
}
