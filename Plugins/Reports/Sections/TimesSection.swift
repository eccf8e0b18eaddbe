import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// At which hours of which days of the week something was said.
  static let times = ReportSection(id: "times", chapter: .communication, tell: Times.tell, sum: Times.sum)
}

private enum Times {
  static func tell(_ scope: ReportScope) throws -> ReportPart? {
    try part(of: [scope.patient], scope.clinic, scope.days)
  }

  static func sum(_ scope: ClinicScope) throws -> ReportPart? {
    try part(of: scope.patients, scope.clinic, scope.period.days, least: ClinicScope.leastPersons)
  }

  /// - Parameter least: an hour of fewer persons counts as none.
  private static func part(
    of patients: [PatientRecord], _ clinic: Clinic, _ days: ClosedRange<Day>, least: Int = 1
  ) throws -> ReportPart? {
    var week = Array(repeating: Array(repeating: 0, count: 24), count: 7)
    var persons = week
    for patient in patients {
      let own = try clinic.workspace.touchesByWeekHour(of: patient.id, from: days.lowerBound, to: days.upperBound)
      for (day, hours) in own.enumerated() {
        for (hour, count) in hours.enumerated() where count > 0 {
          week[day][hour] += count
          persons[day][hour] += 1
        }
      }
    }
    for (day, hours) in persons.enumerated() {
      for (hour, count) in hours.enumerated() where count < least { week[day][hour] = 0 }
    }
    let places = week.indices.flatMap { day in week[day].indices.map { (day: day, hour: $0) } }
    guard let most = places.max(by: { week[$0.day][$0.hour] < week[$1.day][$1.hour] }), week[most.day][most.hour] > 0
    else { return nil }
    let wording = clinic.wording
    let names = wording.text(Phrase("report.weekdays")).split(separator: "|").map(String.init)
    let told = Phrase(
      "report.times.most",
      [
        "weekday": .text(names.indices.contains(most.day) ? names[most.day] : ""), "from": .integer(most.hour),
        "to": .integer(most.hour + 1), "count": .integer(week[most.day][most.hour]),
      ])
    let short = wording.text(Phrase("report.short_weekdays")).split(separator: " ").map(String.init)
    let chart = Chart(
      title: wording.text(Phrase("report.times.chart")),
      form: .week(.init(days: short, counts: week) { wording.number($0) }),
      heads: [wording.text(Phrase("report.by_day"))])
    return ReportPart(
      title: wording.text(Phrase("report.times")), blocks: [.text(wording.text(told)), .chart(chart)])
  }
}
