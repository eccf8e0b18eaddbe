import TagarelaKit
import Workspace

/// A course for those who look after somebody: a lesson a day, tasks, a test at its end.
struct Course: Equatable {
  /// In this workspace; 0 before it is kept.
  var id: Int64 = 0
  /// In all workspaces.
  var uid = newUID()
  var name: String
  /// What it is for; may be empty.
  var about = ""
}

/// A lesson, or a tutorial that is there before the course begins.
struct CourseLesson: Equatable {
  var id: Int64 = 0
  var uid = newUID()
  var course: Int64 = 0
  var kind = Kind.lesson
  /// From 1 among those of its kind.
  var number: Int
  var title: String
  /// What is said when it opens; may be empty.
  var notice = ""
  /// What is to be read (``LessonText``); empty where there is a film.
  var text = ""
  /// The number of a medium.
  var film: Int64?

  enum Kind: String, CaseIterable {
    case lesson, tutorial
  }
}

/// A picture in the text of a lesson.
struct LessonPicture: Equatable {
  /// As the text calls it.
  let name: String
  /// The number of a medium.
  let picture: Int64
}

/// What is said to be true or false in the test.
struct CourseStatement: Equatable {
  var id: Int64 = 0
  var uid = newUID()
  var course: Int64 = 0
  /// From 1, in the order in which they are asked.
  var number: Int
  var text: String
  var isTrue: Bool
  /// Shown after a wrong answer.
  var explanation: String
}

/// What learners are asked to do.
struct CourseTask: Equatable {
  var id: Int64 = 0
  var uid = newUID()
  var course: Int64 = 0
  /// The number of the lesson with which it comes into the list; 0 for the beginning.
  var lesson = 0
  var text: String
}

/// All that an author has written of a course, in the order in which learners meet it.
struct CourseContents: Equatable {
  var course: Course
  var tutorials: [CourseLesson] = []
  var lessons: [CourseLesson] = []
  var statements: [CourseStatement] = []
  var tasks: [CourseTask] = []
}
