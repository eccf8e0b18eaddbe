import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// The diary as large as the screen; where there is none, the page as a list.
func openDiary(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  guard context.console.hasScreen else { return try showPage(context, arguments) }
  let patient = try context.patient(arguments)
  var screen = try DiaryScreen(
    context, of: patient, day: arguments[DiaryParameter.day] ?? Moment.now.day, label: arguments.line)
  defer { try? context.clinic.speaker.stop() }
  let keys = try context.clinic.inLanguage(of: patient).wording.text(Phrase("diary.keys"))
  let words = ShownBoardWording(keys: keys, moreKeys: keys) { _, _ in "" }
  let lock = try context.screenLock(for: patient)
  try context.console.open(try screen.shown(), wording: words, lock: lock) { try screen.perform($0) }
  return Outcome(.nothing, said: Phrase("diary.closed", ["patient": .text(patient.name)]))
}
