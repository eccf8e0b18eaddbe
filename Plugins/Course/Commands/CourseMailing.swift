import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// `course letters`: writes to each learner who wants mail that today's lesson has opened, once, by the way in which letters usually
/// leave, or into a folder.
func sendNotices(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let clinic = try context.clinic
  let transport = try arguments[Common.folder].map(Transport.folder) ?? clinic.transport(nil)
  var rows: [[Value]] = []
  for notice in try LessonNotice.letters(in: clinic) {
    try context.checkInterruption()
    var sent: Transport.Delivery?
    _ = try context.change(arguments.line) {
      sent = try notice.letter(clinic, context.wording).leave(by: transport)
      try LearnerStore(clinic.workspace).noteWritten(
        notice.lesson, to: notice.learner, at: clinic.courseClock.now())
      return Outcome()
    }
    guard let delivery = try sent?.concluded() else { continue }
    rows.append([
      .text(notice.learner.name), .text(notice.learner.email), .integer(notice.lesson.number),
      .text(notice.lesson.title), .word(delivery.state.rawValue), .list(delivery.paths.map(Value.text)),
    ])
  }
  return .table(
    Table(
      [
        .init("learner"), .init("email"), .init("number", .number), .init("title", .wrapped), .init("state"),
        .init("files", .hidden),
      ], rows: rows, empty: Phrase("course.no_letters")))
}

extension LessonNotice {
  /// What it says of itself, and nothing of whom the learner looks after.
  fileprivate func letter(_ clinic: Clinic, _ wording: Wording) -> Outgoing {
    let lesson: KeyValuePairs<String, Value> = [
      "course": .text(course.name), "number": .integer(self.lesson.number), "title": .text(self.lesson.title),
      "name": .text(learner.name),
    ]
    let words = [
      wording.text(Phrase("course.letter_greeting", lesson)), self.lesson.notice,
      wording.text(Phrase("course.letter_body", lesson)),
    ]
    return Outgoing(
      clinic, name: LetterName("\(CourseStore.module)-\(learner.id)-\(self.lesson.number)"),
      parcel: Parcel(kind: Parcel.Kind(rawValue: CourseStore.module) ?? .observations),
      to: clinic.mailbox(learner.name, learner.email), subject: wording.text(Phrase("course.letter_subject", lesson)),
      body: words.filter { !$0.isEmpty }.joined(separator: "\n\n"), isWordsAlone: true)
  }
}
