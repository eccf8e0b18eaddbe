import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

extension PromptRows {
  /// The lesson that has opened today and isn't seen yet, or opens within the hour, of those who learn here and want to know.
  static let lessons = PromptRows(CourseStore.module) { context in
    let clinic = try context.clinic
    let clock = try clinic.courseClock
    return try LessonNotice.all(in: clinic).map { notice in
      let words = notice.words(context.wording)
      return PromptRow {
        notice.opening <= clock.now() ? words.open : words.coming
      }
    }
  }
}

extension Reminder {
  /// Today's lesson, for who comes to the prompt.
  static let lessons = Reminder(CourseStore.module) { clinic in
    let now = try clinic.courseClock.now()
    return try LessonNotice.all(in: clinic).filter { $0.opening <= now }.map(\.phrase)
  }
}

/// A lesson of which a learner is told.
struct LessonNotice {
  let learner: Learner
  let course: Course
  let lesson: CourseLesson
  let opening: Moment

  /// Before it opens it is told for so many seconds.
  private static let ahead = 3600

  /// Of all who learn here and want to know.
  static func all(in clinic: Clinic) throws -> [LessonNotice] { try all(in: clinic) { $0.isHere } }

  /// Of all who want to be written to, wherever they learn, what they were not written yet.
  static func letters(in clinic: Clinic) throws -> [LessonNotice] {
    let now = try clinic.courseClock.now()
    let store = LearnerStore(clinic.workspace)
    return try all(in: clinic) { $0.wantsMail }.filter {
      try $0.opening <= now && !store.isWritten($0.lesson, to: $0.learner)
    }
  }

  private static func all(in clinic: Clinic, where isMeant: (Learner) -> Bool) throws -> [LessonNotice] {
    let now = try clinic.courseClock.now()
    return try LearnerStore(clinic.workspace).learners().filter { $0.wantsNotices && isMeant($0) }.compactMap {
      learner in
      let book = try LearnerBook(clinic, learner)
      let standing = try book.standing()
      if let today = standing.today {
        let lesson = book.contents.lessons[today]
        if book.view(of: lesson)?.seen == nil {
          return LessonNotice(
            learner: learner, course: book.contents.course, lesson: lesson, opening: book.calendar.opening(of: today))
        }
      }
      guard let next = standing.next, next.seconds - now.seconds <= ahead else { return nil }
      return LessonNotice(
        learner: learner, course: book.contents.course, lesson: book.contents.lessons[standing.opened], opening: next)
    }
  }

  var phrase: Phrase {
    Phrase(
      "course.notice",
      ["name": .text(learner.name), "number": .integer(lesson.number), "title": .text(lesson.title)])
  }

  fileprivate func words(_ wording: Wording) -> (open: PromptRow.Text, coming: PromptRow.Text) {
    let label = wording.text(
      Phrase("course.lesson_title", ["number": .integer(lesson.number), "title": .text(lesson.title)]))
    let coming = wording.text(
      Phrase(
        "course.opens_at", ["hour": .text(LessonHour(minutes: opening.hour * 60 + opening.minute)?.description ?? "")]))
    return (
      PromptRow.Text(label: label, note: lesson.notice.isEmpty ? course.name : lesson.notice),
      PromptRow.Text(label: label, note: coming)
    )
  }
}
