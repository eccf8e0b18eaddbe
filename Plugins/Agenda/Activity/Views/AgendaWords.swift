import TagarelaKit

/// What days, weeks and months are called.
struct AgendaWords {
  let wording: Wording

  /// `novembro de 2026`, `semana de 23/11/2026 a 29/11/2026`, `segunda-feira, 23 de novembro de 2026`
  func title(_ period: AgendaPeriod) -> String {
    switch period.kind {
    case .month:
      let month = part(Phrase("agenda.months"), period.day.month - 1)
      return wording.text(
        Phrase("agenda.month_title", ["month": .text(month), "year": .text(String(period.day.year))]))
    case .week:
      return wording.text(
        Phrase("agenda.week_title", ["from": .day(period.span.lowerBound), "to": .day(period.span.upperBound)]))
    case .day:
      return wording.text(
        Phrase(
          "agenda.day_title",
          [
            "weekday": .text(part(Phrase("agenda.weekdays"), period.day.weekday)),
            "day": .text(wording.language.dates.long(period.day)),
          ]))
    }
  }

  /// `seg`, 0 for Monday.
  func weekday(_ index: Int) -> String { part(Phrase("agenda.short_weekdays"), index) }

  /// `seg 23`
  func weekday(of day: Day) -> String { "\(weekday(day.weekday)) \(day.day)" }

  func season(_ season: Season) -> String { wording.word("value.\(season.rawValue)") }

  /// Names stand in one message with blanks between.
  private func part(_ phrase: Phrase, _ index: Int) -> String {
    let parts = wording.text(phrase).split(separator: " ")
    return parts.indices.contains(index) ? String(parts[index]) : String(index + 1)
  }
}
