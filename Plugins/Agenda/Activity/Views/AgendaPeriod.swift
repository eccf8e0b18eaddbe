import TagarelaKit

/// What of an agenda is looked at: a month, a week or a day, with the day that was chosen in it.
struct AgendaPeriod: Equatable {
  enum Kind: String, CaseIterable {
    case month, week, day
  }

  var kind: Kind
  var day: Day

  /// Its own days, from the first of the month or Monday on.
  var span: ClosedRange<Day> {
    switch kind {
    case .day: day...day
    case .week: day.monday...day.monday.advanced(by: 6)
    case .month: day.advanced(by: 1 - day.day)...day.lastOfMonth
    }
  }

  /// What is shown of it: whole weeks.
  var shown: ClosedRange<Day> {
    kind == .month ? span.lowerBound.monday...span.upperBound.monday.advanced(by: 6) : span
  }

  /// So many periods later: the same day of the month, or its last.
  func moved(by count: Int) -> AgendaPeriod {
    switch kind {
    case .day: return AgendaPeriod(kind: kind, day: day.advanced(by: count))
    case .week: return AgendaPeriod(kind: kind, day: day.advanced(by: count * 7))
    case .month:
      let months = day.year * 12 + day.month - 1 + count
      guard let first = Day(year: months / 12, month: months % 12 + 1, day: 1) else { return self }
      return AgendaPeriod(kind: kind, day: first.advanced(by: min(day.day, first.lastOfMonth.day) - 1))
    }
  }
}

extension Day {
  var monday: Day { advanced(by: -weekday) }

  var lastOfMonth: Day {
    (28...31).reversed().lazy.compactMap { Day(year: year, month: month, day: $0) }.first ?? self
  }
}
