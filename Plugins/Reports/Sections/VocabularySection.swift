import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// How many different words were ever said, and which are new.
  static let vocabulary = ReportSection(
    id: "vocabulary", chapter: .communication, tell: Vocabulary.tell, sum: Vocabulary.sum)
}

private enum Vocabulary {
  /// New words that are named.
  private static let named = 24

  static func tell(_ scope: ReportScope) throws -> ReportPart? {
    let words = scope.words
    guard !words.isEmpty else { return nil }
    let fresh = words.filter { scope.days.contains($0.first) }.sorted {
      ($0.first, $0.name.folded) < ($1.first, $1.name.folded)
    }
    let told = scope.text("report.vocabulary.told", ["count": .integer(words.count)])
    let new =
      fresh.isEmpty
      ? scope.text("report.vocabulary.none_new")
      : scope.text("report.vocabulary.new", ["count": .integer(fresh.count)]) + " "
        + scope.clinic.list(fresh.map(\.name), most: named)
    return ReportPart(
      title: scope.text("report.vocabulary"),
      blocks: [.text(told + " " + new), .chart(growth(words, scope))])
  }

  /// How many words there had been by the end of each step.
  private static func growth(_ words: [WordUse], _ scope: ReportScope) -> Chart {
    let wording = scope.clinic.wording
    let steps = TimeSteps(inWeeksOrMore: scope.days)
    let firsts = words.map(\.first).sorted()
    var known = 0
    let points = steps.steps.map { step in
      while known < firsts.count, firsts[known] <= step.upperBound { known += 1 }
      return Chart.Point(
        label: steps.label(step, wording), amount: .init(Double(known), wording.number(known)))
    }
    return Chart(
      title: scope.text("report.vocabulary.chart"), form: .line(points),
      heads: [steps.head(wording), scope.text("report.vocabulary.words")])
  }

  // MARK: of a clinic

  /// Different words of a period: bounds of the groups into which persons are counted.
  private static let bounds = [1, 10, 25, 50, 100, 200]

  static func sum(_ scope: ClinicScope) throws -> ReportPart? {
    let workspace = scope.clinic.workspace
    let days = scope.period.days
    let counts = try scope.patients.map {
      try workspace.touchesBySymbol(of: $0.id, from: days.lowerBound, to: days.upperBound).count
    }
    let groups = grouped(counts.sorted(), least: ClinicScope.leastPersons)
    let wording = scope.clinic.wording
    let points = groups.map { group in
      let last = group.last
      let label =
        last.map { "\(wording.number(group.first))–\(wording.number($0))" }
        ?? scope.text("report.vocabulary.from", ["count": .integer(group.first)])
      return Chart.Point(label: label, amount: .init(Double(group.persons), wording.number(group.persons)))
    }
    return ReportPart(
      title: scope.text("report.vocabulary"),
      blocks: [
        .chart(
          Chart(
            title: scope.text("report.vocabulary.clinic"), form: .bars(points),
            heads: [scope.text("report.vocabulary.words"), scope.text("report.persons")]))
      ])
  }

  /// Persons by their words, in groups of which none is smaller than `least`: a smaller one joins the next.
  ///
  /// - Parameter counts: in order.
  private static func grouped(
    _ counts: [Int], least: Int
  ) -> [(first: Int, last: Int?, persons: Int)] {
    var groups: [(first: Int, last: Int?, persons: Int)] = []
    var first = bounds[0]
    var persons = 0
    for (index, bound) in bounds.enumerated() {
      let next = bounds.indices.contains(index + 1) ? bounds[index + 1] : nil
      persons += counts.count { $0 >= bound && $0 < next ?? .max }
      guard persons == 0 || persons >= least else { continue }
      if persons > 0 { groups.append((first, next.map { $0 - 1 }, persons)) }
      first = next ?? first
      persons = 0
    }
    // The last few belong to the group before them.
    if persons > 0, let last = groups.indices.last {
      groups[last].persons += persons
      groups[last].last = nil
    }
    return groups
  }
}
