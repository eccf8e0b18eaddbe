import Clinic
import Services
import Shell
public import TagarelaKit
import Workspace

extension Module {
  /// Courses for those who look after a patient (rows C1 to C9 of the mission): a lesson a day at an hour of their choice, tasks, a
  /// test at the end, and for the author what became of it.
  public static var course: Module {
    Module(id: "course", version: "1.0") { registrar in
      try registrar.add(CourseStore.tables, to: .tables)
      try registrar.add(Noun("course", CourseCommands.all), to: .nouns)
      try registrar.add(ParcelPart.course, to: .parcelParts)
      try registrar.add(CompanionPart.course, to: .companionParts)
      try registrar.add(PromptRows.lessons, to: .promptRows)
      try registrar.add(Reminder.lessons, to: .reminders)
      try registrar.add(Service("course-clock") { _ in CourseClock.machine }, to: .services)
      for (language, texts) in courseTexts {
        try registrar.add(
          Translation(
            module: CourseStore.module, language: language, words: texts.words,
            messages: texts.messages + "\n" + (coursePageTexts[language] ?? "")),
          to: .translations)
      }
    }
  }
}
