import TagarelaKit

/// A day as lines: what it is, then its events in order of time.
struct DayPage {
  let agenda: Agenda
  let period: AgendaPeriod
  let season: Season
  let now: Moment
  let wording: Wording

  var text: String {
    let words = AgendaWords(wording: wording)
    let head = [words.title(period), agenda.holidays[period.day], words.season(season)].compactMap(\.self)
    let occurrences = agenda.occurrences
    let standing = Standing(occurrences, at: now)
    let width = occurrences.map(\.clock.count).max() ?? 0
    let lines = zip(occurrences, occurrences.overlaps).map { occurrence, overlaps in
      let clock = occurrence.clock + String(repeating: " ", count: width - occurrence.clock.count)
      let state = period.day == now.day ? standing.word(of: occurrence) : occurrence.isDone ? "done" : nil
      let remarks = [
        state.map { wording.word("value.\($0)") }, overlaps ? wording.text(Phrase("agenda.overlaps")) : nil,
      ].compactMap(\.self)
      let event = "#\(occurrence.event.id) \(occurrence.text)"
      return
        ([clock, event].filter { !$0.isEmpty } + (remarks.isEmpty ? [] : ["(\(remarks.joined(separator: ", ")))"]))
        .joined(separator: "  ")
    }
    let empty = lines.isEmpty ? [wording.text(Phrase("agenda.empty_day"))] : []
    return ([head.joined(separator: " · ")] + lines + empty).joined(separator: "\n")
  }
}
