import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// `course register`: who takes a course, with all that one says of oneself.
func register(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let course = try context.course(arguments, CourseParameter.anyCourse)
  let patient = try context.lookedAfter(arguments)
  let name = try Rules.name(arguments, CourseParameter.learnerName)
  let profession = try Rules.name(arguments, CourseParameter.profession)
  let organisation = try Rules.name(arguments, CourseParameter.organisation)
  let born = try arguments.read(CourseParameter.born, FieldRules.born)
  let email = try arguments[CourseParameter.email]
  let sex = try arguments[CourseParameter.sex]
  // What is asked for here must not hold the workspace while the user thinks.
  let hour = try context.hour(arguments)
  return try context.change(arguments.line) {
    let store = try LearnerStore(context.workspace)
    try context.checkIsFree(name, in: course)
    let learner = try store.keep(
      Learner(
        course: course.id, patient: patient?.id, name: name, profession: profession, born: born, email: email, sex: sex,
        organisation: organisation, hours: LessonHours(hour, since: context.clinic.courseClock.now())))
    let book = try LearnerBook(context.clinic, learner)
    let first = book.calendar.opening(of: 0)
    return .record(
      try book.registration,
      said: Phrase(
        "course.registered", ["name": .text(name), "course": .text(course.name), "at": .moment(first.toTheMinute)])
    ).remarking(
      try (book.contents.tutorials.isEmpty || book.today() != nil ? [] : [Phrase("course.nothing_open.hint")])
        + (patient == nil ? [Phrase("course.no_patient")] : []))
  }
}

/// What can be told of somebody who registers before all is asked for: whether there is such a course, and whether the name is taken.
func checkRegistration(_ context: Context, _ arguments: Arguments) throws {
  let course = try context.course(arguments, CourseParameter.anyCourse)
  _ = try context.optionalPatient(arguments)
  if arguments.has(CourseParameter.learnerName) {
    let name = try Rules.name(arguments, CourseParameter.learnerName)
    try arguments.at(CourseParameter.learnerName) { try context.checkIsFree(name, in: course) }
  }
  if arguments.has(CourseParameter.profession) { _ = try Rules.name(arguments, CourseParameter.profession) }
  if arguments.has(CourseParameter.organisation) { _ = try Rules.name(arguments, CourseParameter.organisation) }
  if arguments.has(CourseParameter.born) { _ = try arguments.read(CourseParameter.born, FieldRules.born) }
}

/// `course edit`: what one has said of oneself, said anew.
func editRegistration(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var book = try context.learnerBook(arguments)
  let patient = try context.lookedAfter(arguments)
  try book.change { learner, now in
    learner.patient = learner.patient ?? patient?.id
    if let name = try Rules.name(arguments, CourseParameter.rename) { learner.name = name }
    if let profession = try Rules.name(arguments, CourseParameter.newProfession) { learner.profession = profession }
    if let organisation = try Rules.name(arguments, CourseParameter.newOrganisation) {
      learner.organisation = organisation
    }
    if let born = try arguments.read(CourseParameter.newBorn, FieldRules.born) { learner.born = born }
    if let email = arguments[CourseParameter.newEmail] { learner.email = email }
    if let sex = arguments[CourseParameter.newSex] { learner.sex = sex }
    if let hour = try arguments.read(CourseParameter.newHour, context.hour) { learner.hours.change(to: hour, at: now) }
  }
  let next = try book.standing().next
  return .record(
    try book.registration,
    said: next.map { Phrase("course.edited_next", ["name": .text(book.learner.name), "at": .moment($0.toTheMinute)]) }
      ?? Phrase("course.edited", ["name": .text(book.learner.name)]))
}

/// `course leave`: takes a learner away, with all that is known of them.
func leaveCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.learnerBook(arguments)
  try book.store.remove(book.learner)
  return .record(
    try book.registration,
    said: Phrase("course.left", ["name": .text(book.learner.name), "course": .text(book.contents.course.name)]))
}

/// `course notice on|off`
func setNotice(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var book = try context.learnerBook(arguments)
  let isOn = try arguments[CourseParameter.state] == "on"
  try book.change { learner, _ in
    learner.wantsNotices = isOn
    if let mail = arguments[CourseParameter.mail] { learner.wantsMail = mail == "on" }
  }
  return .record(
    try book.registration,
    said: Phrase(isOn ? "course.notices_on" : "course.notices_off", ["name": .text(book.learner.name)]))
}

extension Context {
  /// The patient whom a learner looks after: the one of the line or in use, else the only one that there is.
  fileprivate func lookedAfter(_ arguments: Arguments) throws -> PatientRecord? {
    if let patient = try optionalPatient(arguments) { return patient }
    let all = try workspace.patients()
    return all.count == 1 ? all.first : nil
  }

  /// - Throws: ``Failure`` `course.registered_already`.
  fileprivate func checkIsFree(_ name: String, in course: Course) throws {
    let same = try LearnerStore(workspace).learners(of: course).first { $0.isHere && $0.name.folded == name.folded }
    guard let same else { return }
    throw Failure(
      "course.registered_already", ["name": .text(same.name), "course": .text(course.name)],
      hint: Phrase("course.registered_already.hint"))
  }

  /// An hour of the day, or the word for the one that it is.
  ///
  /// - Throws: ``Failure`` `course.not_hour`.
  fileprivate func hour(_ text: String) throws -> LessonHour {
    let now = try clinic.courseClock.now()
    let isNow = (try? choice(text, among: ["now"])) == "now"
    guard let hour = LessonHour(text) ?? (isNow ? LessonHour(minutes: now.hour * 60 + now.minute) : nil) else {
      throw Failure("course.not_hour", ["text": .text(text)], hint: Phrase("course.not_hour.hint"))
    }
    return hour
  }

  /// The hour of the line; at the prompt one that is none is asked for again.
  fileprivate func hour(_ arguments: Arguments) throws -> LessonHour {
    do {
      return try arguments.read(CourseParameter.hour) { try hour($0) }
    } catch let failure as Failure {
      guard console.isInteractive else { throw failure }
      while true {
        console.message("! " + wording.text(Phrase("course.not_hour.hint")))
        let typed = try console.ask(wording.field(CourseParameter.hour.parameter.name) + ": ", complete: nil)
        if let hour = try? hour(typed) { return hour }
      }
    }
  }
}

extension LearnerBook {
  /// Who learns, as programs and people are told.
  var registration: Record {
    get throws {
      Record([
        "name": .text(learner.name), "course": .text(contents.course.name), "profession": .text(learner.profession),
        "born": .day(learner.born), "organisation": .text(learner.organisation), "email": .text(learner.email),
        "sex": .word(learner.sex.rawValue), "hour": Value(learner.hours.hour?.description),
        "notices": .flag(learner.wantsNotices),
        "mail": .flag(learner.wantsMail),
        "patient": Value(try learner.patient.flatMap { try clinic.workspace.patient(id: $0)?.name }),
        "registered": .moment(learner.hours.registered), "uid": .text(learner.uid),
      ])
    }
  }
}

extension Outcome {
  func remarking(_ phrases: [Phrase]) -> Outcome {
    var outcome = self
    outcome.remarks += phrases
    return outcome
  }
}
