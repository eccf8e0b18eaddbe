import Clinic
import TagarelaKit
import Workspace

extension ReportSection {
  /// What therapist and tutors have noted.
  static let observations = ReportSection(id: "observations", chapter: .notes) { scope in
    let notes = try scope.clinic.workspace.observations(
      of: scope.patient.id, from: scope.days.lowerBound, to: scope.days.upperBound)
    let before = try scope.clinic.workspace.observations(
      of: scope.patient.id, from: scope.before.lowerBound, to: scope.before.upperBound
    ).count
    let title = scope.text("report.observations")
    guard !notes.isEmpty else {
      return ReportPart(title: title, blocks: [.text(scope.text("report.observations.none"))])
    }
    let wording = scope.clinic.wording
    let told =
      scope.text("report.observations.told", ["count": .integer(notes.count)]) + " "
      + scope.clinic.compared(notes.count, before: before)
    let left = notes.count - mostNotes
    let more =
      left > 0 ? [ReportPart.Block.text(scope.text("report.observations.left", ["count": .integer(left)]))] : []
    let shown = notes.suffix(mostNotes).map { note in
      ReportPart.Note(
        heading: "\(wording.text(note.at)) · \(wording.text(Clinic.author(note.author)))", text: note.text)
    }
    return ReportPart(title: title, blocks: [.text(told)] + more + [.notes(shown)])
  }

  /// The newest; the others are where they were written.
  private static let mostNotes = 100
}
