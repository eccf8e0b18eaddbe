import TagarelaKit

/// A period in steps that a chart can show: its days, its weeks, its months or its years.
struct TimeSteps {
  /// In order, without gaps; the first and last may be cut by the period's ends.
  let steps: [ClosedRange<Day>]
  private let unit: Unit

  private enum Unit {
    case day, week, month, year
  }

  init(_ days: ClosedRange<Day>) {
    let count = days.upperBound.daysSinceEpoch - days.lowerBound.daysSinceEpoch + 1
    self.init(days, count <= 31 ? .day : count <= 27 * 7 ? .week : count <= 37 * 31 ? .month : .year)
  }

  /// Whole weeks from the first day on, at least.
  init(inWeeksOrMore days: ClosedRange<Day>) {
    let usual = TimeSteps(days)
    self = usual.unit == .day ? TimeSteps(days, .week) : usual
  }

  private init(_ days: ClosedRange<Day>, _ unit: Unit) {
    self.unit = unit
    var steps: [ClosedRange<Day>] = []
    var first = days.lowerBound
    while first <= days.upperBound {
      let next = Self.next(after: first, unit)
      let last = next.flatMap { Day(daysSinceEpoch: $0.daysSinceEpoch - 1) } ?? days.upperBound
      steps.append(first...min(last, days.upperBound))
      guard let next else { break }
      first = next
    }
    self.steps = steps
  }

  private static func next(after day: Day, _ unit: Unit) -> Day? {
    switch unit {
    case .day: Day(daysSinceEpoch: day.daysSinceEpoch + 1)
    case .week: Day(daysSinceEpoch: day.daysSinceEpoch + 7)
    case .month: Day(year: day.year + day.month / 12, month: day.month % 12 + 1, day: 1)
    case .year: Day(year: day.year + 1, month: 1, day: 1)
    }
  }

  /// What a step is called below a chart: `5 Nov`, `Nov 2012`, `2012`.
  func label(_ step: ClosedRange<Day>, _ wording: Wording) -> String {
    let day = step.lowerBound
    let key =
      switch unit {
      case .day, .week: "report.step.day"
      case .month: "report.step.month"
      case .year: "report.step.year"
      }
    let months = wording.text(Phrase("report.months")).split(separator: " ").map(String.init)
    let name = months.indices.contains(day.month - 1) ? months[day.month - 1] : "\(day.month)"
    return wording.text(
      Phrase(
        key,
        [
          "day": .integer(day.day), "name": .text(name), "year": .text("\(day.year)"),
        ]))
  }

  /// The head of the column that has the steps.
  func head(_ wording: Wording) -> String {
    switch unit {
    case .day: wording.text(Phrase("report.by_day"))
    case .week: wording.text(Phrase("report.by_week"))
    case .month: wording.text(Phrase("report.by_month"))
    case .year: wording.text(Phrase("report.by_year"))
    }
  }

  /// Sums of what belongs to the days of each step; both are in order.
  func sums<Sum>(_ days: [(day: Day, sum: Sum)], from empty: Sum, _ add: (inout Sum, Sum) -> Void) -> [Sum] {
    var sums = steps.map { _ in empty }
    var step = 0
    for (day, sum) in days {
      while step < steps.count, steps[step].upperBound < day { step += 1 }
      guard step < steps.count else { break }
      if steps[step].contains(day) { add(&sums[step], sum) }
    }
    return sums
  }
}
