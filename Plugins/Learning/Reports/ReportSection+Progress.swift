import Charts
import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// What was right and wrong in games.
  static let progress = ReportSection(
    id: AnswerStore.module, chapter: .activities,
    tell: { scope in
      let store = AnswerStore(scope.clinic.workspace)
      func counts(_ days: ClosedRange<Day>) throws -> [AnswerCount] {
        try store.counts(of: scope.patient.id, by: .topic, from: days.lowerBound, to: days.upperBound)
      }
      let now = try counts(scope.days)
      guard !now.isEmpty else { return nil }
      let before = try counts(scope.before)
      let hard = try store.counts(
        of: scope.patient.id, by: .item, from: scope.days.lowerBound, to: scope.days.upperBound
      ).filter { $0.wrong + $0.late > $0.right }.prefix(mostHard)
      var told = scope.text(
        "progress.report.told",
        ["right": .integer(now.reduce(0) { $0 + $1.right }), "count": .integer(now.reduce(0) { $0 + $1.all })])
      if !before.isEmpty {
        told +=
          " "
          + scope.text(
            "progress.report.before",
            [
              "right": .integer(before.reduce(0) { $0 + $1.right }),
              "count": .integer(before.reduce(0) { $0 + $1.all }),
            ])
      }
      var blocks: [ReportPart.Block] = [.text(told), .table(heads: heads(scope), rows: rows(now, before, scope))]
      if !hard.isEmpty {
        let names = hard.map(\.name).joined(separator: ", ")
        blocks.append(.text(scope.text("progress.report.hard", ["words": .text(names)])))
      }
      return ReportPart(title: scope.text("progress.report"), blocks: blocks)
    })

  private static let mostHard = 12

  private static func heads(_ scope: ReportScope) -> [String] {
    [
      scope.clinic.wording.field("topic"), scope.text("progress.report.right"), scope.text("progress.report.earlier"),
    ]
  }

  private static func rows(_ now: [AnswerCount], _ before: [AnswerCount], _ scope: ReportScope) -> [[String]] {
    let earlier = Dictionary(before.map { ($0.topic, $0) }) { first, _ in first }
    func share(_ count: AnswerCount?) -> String {
      guard let count else { return "–" }
      return scope.text("progress.report.share", ["right": .integer(count.right), "count": .integer(count.all)])
    }
    return now.map { [scope.clinic.wording.text(.word($0.topic)), share($0), share(earlier[$0.topic])] }
  }
}
