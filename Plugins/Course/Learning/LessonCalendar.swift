import TagarelaKit

/// When the lessons of a course open for a learner: exactly one each calendar day, at the hour that they have chosen, whether
/// those before were seen or not.
///
/// It knows the wall clock of the learner alone. So an hour that summer time leaves out opens its lesson when the clock has jumped
/// over it, one that comes twice opens it the first time, and a journey changes nothing but what the clock says: a day that is
/// left out on the way has no lesson, one that comes twice has one.
struct LessonCalendar: Equatable, Sendable {
  let hours: LessonHours
  /// How many the course has.
  let lessons: Int
  /// The latest moment of which is known that it has been: what had opened by then stays open where the clock goes back.
  let latest: Moment

  /// - Parameter known: moments at which the learner has done something.
  init(_ hours: LessonHours, lessons: Int, known: [Moment] = []) {
    self.hours = hours
    self.lessons = lessons
    latest = (known + hours.changes.map(\.since)).max() ?? hours.registered
  }

  /// When the lesson of a calendar day opens; nil for days before the course begins.
  ///
  /// The day of the registration has one only if the hour is still to come, or just now. On the day of a change the lesson opens at
  /// the old hour if that was before, else at the new one, at once where that has gone by.
  func opening(on day: Day) -> Moment? {
    let first = hours.registered.day
    guard day >= first else { return nil }
    let begin = Moment(day)
    var opening = hours.changes.last { $0.since < begin }.map { $0.hour.on(day) }
    for change in hours.changes where change.since.day == day {
      if let opening, opening <= change.since { return opening }
      let wanted = change.hour.on(day)
      let isToCome = wanted.seconds >= change.since.seconds - change.since.second
      opening = day == first && !isToCome ? nil : max(wanted, change.since)
    }
    return opening
  }

  /// The day of the first lesson.
  var firstDay: Day {
    let registered = hours.registered.day
    return opening(on: registered) == nil ? registered.after(1) : registered
  }

  /// When a lesson opens, counted from 0; beyond the last one when it would if there were one.
  func opening(of lesson: Int) -> Moment {
    let day = firstDay.after(lesson)
    return opening(on: day) ?? Moment(day)
  }

  /// How a learner stands at a moment.
  func standing(at moment: Moment) -> LessonStanding {
    let now = max(moment, latest)
    let before = now.day.daysSinceEpoch - firstDay.daysSinceEpoch
    let isOpenToday = before >= 0 && opening(on: now.day).map { $0 <= now } == true
    let opened = max(0, min(lessons, before + (isOpenToday ? 1 : 0)))
    let isLastOver = opened == lessons && now >= opening(of: lessons)
    return LessonStanding(
      opened: opened, today: opened == 0 || isLastOver ? nil : opened - 1,
      next: opened < lessons ? opening(of: opened) : nil)
  }

  /// Whether a lesson that is seen at a moment is seen in time: before the next one opens, or would.
  func isInTime(_ lesson: Int, seen moment: Moment) -> Bool { moment < opening(of: lesson + 1) }
}

/// How far a course has come for a learner.
struct LessonStanding: Equatable, Sendable {
  /// How many lessons have opened.
  let opened: Int
  /// The one that opened last, counted from 0, until the next one does; nil before the first and when all are over.
  let today: Int?
  /// When the next one opens; nil where all have.
  let next: Moment?
}

extension Day {
  /// So many days later; the last that there is where there are no more.
  func after(_ days: Int) -> Day { Day(daysSinceEpoch: daysSinceEpoch + days) ?? self }
}
