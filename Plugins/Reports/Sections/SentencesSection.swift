import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// How many symbols make a sentence.
  static let sentences = ReportSection(id: "sentences", chapter: .communication, tell: Sentences.tell)
  /// How many of the words of composed sentences stood among those that were offered first.
  static let offers = ReportSection(id: "offers", chapter: .communication, tell: Offers.tell)
}

private enum Sentences {
  static func tell(_ scope: ReportScope) throws -> ReportPart? {
    let (workspace, patient) = (scope.clinic.workspace, scope.patient.id)
    let days = try workspace.useByDay(of: patient, from: scope.days.lowerBound, to: scope.days.upperBound)
    let now = days.reduce(into: UseSum()) { $0 += $1.sum }
    guard let length = now.length else { return nil }
    let before = try workspace.useByDay(of: patient, from: scope.before.lowerBound, to: scope.before.upperBound)
      .reduce(into: UseSum()) { $0 += $1.sum }
    var told = scope.text(
      "report.sentences.told", ["count": .integer(now.utterances), "length": .real(length)])
    if let earlier = before.length { told += " " + scope.text("report.sentences.before", ["length": .real(earlier)]) }
    return ReportPart(
      title: scope.text("report.sentences"),
      blocks: [.text(told), .chart(chart(days, scope)), .text(scope.text("report.sentences.how"))])
  }

  private static func chart(_ days: [(day: Day, sum: UseSum)], _ scope: ReportScope) -> Chart {
    let wording = scope.clinic.wording
    let steps = TimeSteps(inWeeksOrMore: scope.days)
    let points = zip(steps.steps, steps.sums(days, from: UseSum()) { $0 += $1 }).compactMap { step, sum in
      sum.length.map {
        Chart.Point(label: steps.label(step, wording), amount: .init($0, wording.text(.real($0))))
      }
    }
    return Chart(
      title: scope.text("report.sentences.chart"), form: .line(points),
      heads: [steps.head(wording), scope.text("report.sentences.symbols")])
  }
}

private enum Offers {
  static func tell(_ scope: ReportScope) throws -> ReportPart? {
    func use(_ days: ClosedRange<Day>) throws -> UseSum {
      try scope.clinic.workspace.useByDay(of: scope.patient.id, from: days.lowerBound, to: days.upperBound)
        .reduce(into: UseSum()) { $0 += $1.sum }
    }
    let now = try use(scope.days)
    guard now.offered > 0 else { return nil }
    var told = scope.text(
      "report.offers.told", ["count": .integer(now.offered), "likely": .integer(now.likely)])
    let before = try use(scope.before)
    if before.offered > 0 {
      told +=
        " "
        + scope.text("report.offers.before", ["count": .integer(before.offered), "likely": .integer(before.likely)])
    }
    return ReportPart(title: scope.text("report.offers"), blocks: [.text(told)])
  }
}
