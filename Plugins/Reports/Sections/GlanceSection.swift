import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// How much was touched, beside the period before, and on which days.
  static let glance = ReportSection(
    id: "glance", chapter: .communication, tell: Glance.tell, sum: Glance.sum)
}

private enum Glance {
  static func tell(_ scope: ReportScope) throws -> ReportPart? {
    let now = try Count(scope, scope.days, \.touches)
    let before = try Count(scope, scope.before, \.before)
    let wording = scope.clinic.wording
    var blocks: [ReportPart.Block] = []
    if now.use.touches == 0 {
      blocks.append(.text(scope.text(before.use.touches == 0 ? "report.glance.nothing" : "report.glance.none_now")))
    } else {
      let told = scope.text(
        "report.glance.told", ["count": .integer(now.use.touches), "days": .integer(now.days.count)])
      blocks.append(.text(told + " " + scope.clinic.compared(now.use.touches, before: before.use.touches)))
      blocks.append(table(now, before, wording))
      blocks.append(.chart(chart([now.days], in: scope.days, wording)))
    }
    let ahead = try scope.clinic.workspace.touchCount(of: scope.patient.id, from: .tomorrow)
    if ahead > 0 { blocks.append(.text(scope.text("report.glance.ahead", ["count": .integer(ahead)]))) }
    return ReportPart(title: scope.text("report.glance"), blocks: blocks)
  }

  static func sum(_ scope: ClinicScope) throws -> ReportPart? {
    let workspace = scope.clinic.workspace
    func use(_ days: ClosedRange<Day>) throws -> [[(day: Day, sum: UseSum)]] {
      try scope.patients.map { try workspace.useByDay(of: $0.id, from: days.lowerBound, to: days.upperBound) }
    }
    let persons = try use(scope.period.days)
    let now = Count(persons, words: nil)
    let earlier = try use(scope.period.before)
    let known = ClinicScope.sum(of: earlier.map { days in days.reduce(0) { $0 + $1.sum.touches } })
    let before = known.map { _ in Count(earlier, words: nil) }
    let told = scope.text(
      "report.glance.clinic",
      ["persons": .integer(scope.patients.count), "count": .integer(now.use.touches)])
    let compared = known.map { " " + scope.clinic.compared(now.use.touches, before: $0) } ?? ""
    let wording = scope.clinic.wording
    return ReportPart(
      title: scope.text("report.glance"),
      blocks: [
        .text(told + compared),
        table(now, before, wording),
        .chart(chart(persons, in: scope.period.days, wording, least: ClinicScope.leastPersons)),
      ])
  }

  /// - Parameter before: nil where nothing is told of it.
  private static func table(_ now: Count, _ before: Count?, _ wording: Wording) -> ReportPart.Block {
    func row(_ key: String, _ value: (Count) -> Value?) -> [String]? {
      guard let current = value(now) else { return nil }
      return [wording.text(Phrase(key)), wording.text(current), before.flatMap(value).map(wording.text) ?? "–"]
    }
    return .table(
      heads: [
        wording.text(Phrase("report.what")), wording.text(Phrase("report.now")), wording.text(Phrase("report.before")),
      ],
      rows: [
        row("report.glance.touches") { .integer($0.use.touches) },
        row("report.glance.days") { .integer($0.days.count) },
        row("report.glance.a_day") { $0.perDay.map(Value.real) },
        row("report.glance.words") { $0.words.map(Value.integer) },
        row("report.glance.length") { $0.use.length.map(Value.real) },
      ].compactMap(\.self))
  }

  /// - Parameters:
  ///   - persons: the days of each.
  ///   - least: a step of fewer persons counts as none.
  private static func chart(
    _ persons: [[(day: Day, sum: UseSum)]], in span: ClosedRange<Day>, _ wording: Wording, least: Int = 1
  ) -> Chart {
    let steps = TimeSteps(span)
    let own = persons.map { steps.sums($0, from: UseSum()) { $0 += $1 } }
    let sums = steps.steps.indices.map { step in
      let there = own.map { $0[step] }.filter { $0.touches > 0 }
      return there.count < least ? UseSum() : there.reduce(into: UseSum()) { $0 += $1 }
    }
    return Chart(
      title: wording.text(Phrase("report.glance.chart")),
      form: .columns(
        zip(steps.steps, sums).map { step, sum in
          .init(
            label: steps.label(step, wording), amount: .init(Double(sum.touches), wording.number(sum.touches)))
        }),
      heads: [steps.head(wording), wording.text(Phrase("report.glance.touches"))])
  }

  /// What there was in some days.
  private struct Count {
    /// Those with a touch.
    let days: [(day: Day, sum: UseSum)]
    let use: UseSum
    /// Different ones; nil where nobody counts them.
    let words: Int?

    /// - Parameter touches: how often a word was touched in these days.
    init(_ scope: ReportScope, _ span: ClosedRange<Day>, _ touches: (WordUse) -> Int) throws {
      let days = try scope.clinic.workspace.useByDay(of: scope.patient.id, from: span.lowerBound, to: span.upperBound)
      self.init([days], words: scope.words.count { touches($0) > 0 })
    }

    init(_ persons: [[(day: Day, sum: UseSum)]], words: Int?) {
      var byDay: [Day: UseSum] = [:]
      for (day, sum) in persons.joined() { byDay[day, default: UseSum()] += sum }
      days = byDay.sorted { $0.key < $1.key }.map { (day: $0.key, sum: $0.value) }
      use = days.reduce(into: UseSum()) { $0 += $1.sum }
      self.words = words
    }

    /// Of those days on which there was any.
    var perDay: Double? { days.isEmpty ? nil : Double(use.touches) / Double(days.count) }
  }
}

extension Day {
  fileprivate static var tomorrow: Day? { Day(daysSinceEpoch: Moment.now.day.daysSinceEpoch + 1) }
}
