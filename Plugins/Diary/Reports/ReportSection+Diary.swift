import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// How much was written in the diary, and the newest of it: only what both tutors and the therapist may read, for a report
  /// goes to either.
  static let diary = ReportSection(
    id: DiaryStore.module, chapter: .activities,
    tell: { scope in
      func entries(_ days: ClosedRange<Day>) throws -> [DiaryEntry] {
        try DiaryStore(scope.clinic.workspace).entries(
          of: scope.patient.id, from: days.lowerBound, to: days.upperBound
        ).filter { $0.readers == .all }
      }
      let now = try entries(scope.days)
      guard !now.isEmpty else { return nil }
      let told =
        scope.text(
          "diary.report.told",
          ["count": .integer(now.count), "days": .integer(Set(now.map(\.at.day)).count)]) + " "
        + scope.clinic.compared(now.count, before: try entries(scope.before).count)
      let wording = scope.clinic.wording
      let notes = now.suffix(mostShown).map { entry in
        ReportPart.Note(heading: wording.text(entry.at), text: entry.text)
      }
      let more =
        now.count > mostShown
        ? [ReportPart.Block.text(scope.text("diary.report.newest", ["count": .integer(mostShown)]))] : []
      return ReportPart(title: scope.text("diary.report"), blocks: [.text(told)] + more + [.notes(notes)])
    })

  private static let mostShown = 5
}
