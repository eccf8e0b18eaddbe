import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// What one wants to reach, and how far it has come.
  static let goals = ReportSection(
    id: GoalStore.module, chapter: .goals,
    tell: { scope in
      let today = min(scope.days.upperBound, Moment.now.day)
      let goals = try GoalStore(scope.clinic.workspace).goals(of: scope.patient.id)
        .filter { $0.start <= scope.days.upperBound }
      let told = try goals.map { goal in
        (goal: goal, progress: try GoalProgress(goal, in: scope.clinic.workspace, until: today))
      }
      // What was reached before the days that it compares with is told no more.
      .filter { told in told.progress.reached.map { $0 >= scope.before.lowerBound } ?? true }
      guard !told.isEmpty else { return nil }
      let reached = told.count { scope.days.contains($0.progress.reached ?? .distantPast) }
      let open = told.count { $0.progress.reached == nil }
      let summary = scope.text("goal.report.told", ["reached": .integer(reached), "open": .integer(open)])
      return ReportPart(
        title: scope.text("goal.report"),
        blocks: [.text(summary), .notes(told.map { scope.note($0.goal, $0.progress, today: today) })]
          + told.compactMap { scope.chart($0.goal, $0.progress) }.prefix(mostCharts).map { .chart($0) })
    },
    sum: { scope in
      // Of each person who has goals, when they were reached.
      let persons = try scope.patients.map { patient in
        try GoalStore(scope.clinic.workspace).goals(of: patient.id)
          .filter { $0.start <= scope.period.days.upperBound }
          .map { goal in
            try GoalProgress(
              goal, in: scope.clinic.workspace, until: min(scope.period.days.upperBound, Moment.now.day)
            ).reached
          }
      }
      .filter { !$0.isEmpty }
      guard persons.count >= ClinicScope.leastPersons else { return nil }
      let reached = ClinicScope.sum(of: persons.map { $0.count { $0.map(scope.period.days.contains) ?? false } })
      let open = ClinicScope.sum(of: persons.map { $0.count { $0 == nil } })
      let told = [
        scope.text("goal.report.clinic", ["persons": .integer(persons.count)]),
        reached.map { scope.text("goal.report.clinic_reached", ["count": .integer($0)]) },
        open.map { scope.text("goal.report.clinic_open", ["count": .integer($0)]) },
      ]
      return ReportPart(
        title: scope.text("goal.report"), blocks: [.text(told.compactMap(\.self).joined(separator: " "))])
    })

  private static let mostCharts = 4
}

extension Day {
  fileprivate static let distantPast = Moment(seconds: .min / 2).day
}

extension ReportScope {
  fileprivate func note(_ goal: Goal, _ progress: GoalProgress, today: Day) -> ReportPart.Note {
    let wording = clinic.wording
    let state =
      switch (progress.reached, goal.deadline) {
      case (let day?, _): text("goal.report.reached", ["day": .day(day)])
      case (nil, let day?): text("goal.report.until", ["day": .day(day)])
      case (nil, nil): text("goal.report.open")
      }
    var told = goal.text
    if let rule = goal.rule {
      told += "\n" + text("goal.report.rule", ["rule": .phrase(rule.phrase)])
      if progress.reached == nil {
        told +=
          " "
          + text(
            rule.spans == 1 ? "goal.report.best" : "goal.report.attained",
            [
              "best": .text(wording.text(.real(progress.best ?? 0))), "count": .integer(progress.attained),
              "spans": .integer(rule.spans),
            ])
      }
    }
    return .init(heading: state, text: told)
  }

  /// What was counted in the days or weeks of the period, where there is more than one.
  fileprivate func chart(_ goal: Goal, _ progress: GoalProgress) -> Chart? {
    guard let rule = goal.rule else { return nil }
    let wording = clinic.wording
    let points = progress.counts.filter { days.contains($0.start) || days.contains(rule.span.end(of: $0.start)) }
      .map { count in
        Chart.Point(
          label: wording.language.dates.short(count.start),
          amount: .init(count.count, wording.text(.real(count.count))))
      }
    guard (2...Self.mostPoints).contains(points.count) else { return nil }
    return Chart(
      title: text(
        "goal.report.chart", ["text": .text(goal.text.prefix(ofScalars: 60)), "rule": .phrase(rule.phrase)]),
      form: .columns(points),
      heads: [wording.word("value.\(rule.span.rawValue)"), wording.word("value.\(rule.measure.rawValue)")])
  }

  private static let mostPoints = 40
}
