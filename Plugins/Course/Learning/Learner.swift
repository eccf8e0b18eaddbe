import Foundation
import TagarelaKit
import Workspace

/// Who takes a course.
struct Learner: Equatable {
  var id: Int64 = 0
  var uid = newUID()
  let course: Int64
  /// Whom they look after; nil where nobody said.
  var patient: Int64?
  var name: String
  var profession: String
  var born: Day
  var email: String
  var sex: Sex
  var organisation: String
  var hours: LessonHours
  /// Whether a new lesson is announced.
  var wantsNotices = true
  /// Whether they are told by mail as well.
  var wantsMail = false
  /// Whether they learn at this computer; others came with observations.
  var isHere = true
  /// When fields were last changed; what isn't there was when they registered.
  var changed: [String: Moment] = [:]

  enum Sex: String, CaseIterable {
    case female, male, other
  }

  /// When a field was last changed.
  func changed(_ field: Field) -> Moment { changed[field.rawValue] ?? hours.registered }

  /// What one says of oneself, and may change later.
  enum Field: String, CaseIterable {
    case name, profession, born, email, sex, organisation, hours, notices
  }

  /// A field as it is kept and sent.
  func text(of field: Field) -> String {
    switch field {
    case .name: name
    case .profession: profession
    case .born: born.description
    case .email: email
    case .sex: sex.rawValue
    case .organisation: organisation
    case .hours: hours.text
    case .notices: wantsNotices ? "1" : "0"
    }
  }
}

/// What a learner has seen of a lesson.
struct LessonView: Equatable {
  var id: Int64 = 0
  let uid: String
  let learner: Int64
  let lesson: Int64
  /// When it was first opened.
  var opened: Moment
  /// When it was first seen to its end; nil where it wasn't.
  var seen: Moment?
  var isInTime = false
  /// 1 to 5; nil where nobody said.
  var rating: Int?
  var rated: Moment?

  static let ratings = 1...5

  /// The same in all workspaces.
  static func uid(_ learner: Learner, _ lesson: CourseLesson) -> String { "\(learner.uid) \(lesson.uid)" }
}

/// An answer that a learner gave in the test.
struct TestAnswer: Equatable {
  var id: Int64 = 0
  var uid = newUID()
  let learner: Int64
  let statement: Int64
  /// From 1: who has reached the end may begin anew.
  let round: Int
  let at: Moment
  let given: Bool
  let isRight: Bool
}

/// What a learner wants to do, or has done.
struct LearnerTask: Equatable {
  var id: Int64 = 0
  var uid = newUID()
  let learner: Int64
  /// The course's task that it is; nil for one of their own.
  var task: Int64?
  var text: String
  var added: Moment
  var done: Moment?
  /// When it was last written, ticked or unticked.
  var changed: Moment

  /// The same in all workspaces.
  static func uid(_ learner: Learner, _ task: CourseTask) -> String { "\(learner.uid) \(task.uid)" }
}
