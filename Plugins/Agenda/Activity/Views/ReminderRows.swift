import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension PromptRows {
  /// What the patient in use is to be reminded of, today and tomorrow.
  static let reminders = PromptRows(AgendaStore.module) { context in
    guard let patient = try context.subject.flatMap({ try context.workspace.patient(id: $0.id) }) else { return [] }
    let wording = context.wording
    return try AgendaBook(context.clinic, patient).reminding(at: .now).map { occurrence in
      PromptRow { occurrence.row(at: .now, wording) }
    }
  }
}

extension Occurrence {
  fileprivate func row(at moment: Moment, _ wording: Wording) -> PromptRow.Text {
    PromptRow.Text(label: (isDue(at: moment) ? "⏰ " : "") + title, note: wording.text(wait(at: moment)))
  }
}
