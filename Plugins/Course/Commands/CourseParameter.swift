import Desk
import Shell
import TagarelaKit
import Workspace

/// What the commands of courses take.
enum CourseParameter {
  static let newName = Argument.operand("name", .text)
  static let description = Argument.option("description", .text)
  static let course = Argument.operand("course", .name(courses))
  static let anyCourse = Argument.optionalOperand("course", .name(courses))
  static let ofCourse = Argument.option("course", .name(courses))
  static let rename = Argument.option("name", .text)
  static let words = Argument.operand("words", .sentence)

  static let folder = Argument.operand("folder", .inputFile)
  static let ofTutor = Argument.option("tutor", .noted(Names.tutors))
  static let target = Common.file(
    FileOffer.names(FileOffer.named, as: { $0.registry.all(.formats).filter(\.isCompanion) }))

  static let deed = Argument.operand("deed", .choice(AuthorDeed.self))
  static let number = Argument.optionalOperand("number", .integer(1...CourseDraft.most))
  static let title = Argument.option("title", .text)
  static let notice = Argument.option("notice", .clearable(.text))
  static let file = Argument.option("file", .inputFile)
  static let place = Argument.option("place", .integer(1...CourseDraft.most))
  static let isTutorial = Argument.flag("tutorial")
  static let text = Argument.option("text", .text)
  static let truth = Argument.option("answer", .choice(["true", "false"]))
  static let explanation = Argument.option("explanation", .text)

  static let view = Argument.option("by", .choice(StatisticsView.self))
  static let chart = Argument.option(
    "chart",
    .outputFile.offering(FileOffer.names(FileOffer.named, endings: [RenderOutput.pdf, .svg, .png].map(\.rawValue))))

  static let learnerName = Argument.requiredOption("name", .text)
  static let profession = Argument.requiredOption("profession", .text)
  static let born = Argument.requiredOption("born", .day)
  static let email = Argument.requiredOption("email", .email)
  static let organisation = Argument.requiredOption("organisation", .text)
  static let sex = Argument.requiredOption("sex", .choice(Learner.Sex.self))
  static let hour = Argument.requiredOption("hour", .text.offering(hours))
  static let newProfession = Argument.option("profession", .text)
  static let newBorn = Argument.option("born", .day)
  static let newEmail = Argument.option("email", .email)
  static let newOrganisation = Argument.option("organisation", .text)
  static let newSex = Argument.option("sex", .choice(Learner.Sex.self))
  static let newHour = Argument.option("hour", .text.offering(hours))

  static let learner = Argument.option("learner", .name(learners), isScope: true)
  static let opens = Argument.flag("open")
  static let rating = Argument.option("rating", .integer(LessonView.ratings))
  static let stars = Argument.operand("rating", .integer(LessonView.ratings))
  static let taskDeed = Argument.optionalOperand("deed", .choice(TaskDeed.self))
  static let taskWords = Argument.optionalOperands("words", .text)
  static let lesson = Argument.option("lesson", .integer(0...CourseDraft.most))
  static let again = Argument.flag("again")
  static let mail = Argument.option("mail", .choice(["on", "off"]))
  static let state = Argument.operand("state", .choice(["on", "off"]))

  private static let hours = Names.fixed(["7:00", "8:00", "12:30", "18:00", "20:00"])

  private static let courses: Parameter.Names = { text, context in
    try CourseStore(context.workspace).courses().map(\.name).filter { $0.folded.hasPrefix(text.folded) }
  }

  private static let learners: Parameter.Names = { text, context in
    try LearnerStore(context.workspace).learners().map(\.name).removingRepeats.filter {
      $0.folded.hasPrefix(text.folded)
    }
  }
}

/// What authors do with lessons and statements.
enum AuthorDeed: String, CaseIterable {
  case new, edit, remove
}

/// What one does with tasks.
enum TaskDeed: String, CaseIterable {
  case list, new, tick, untick, remove
}

/// By what a course's statistics are counted.
enum StatisticsView: String, CaseIterable {
  case lesson, statement, learner
}
