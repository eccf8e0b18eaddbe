import Shell
import TagarelaKit
import Workspace

/// What a learner sees first: how far they are, today's lesson, what waits, and when the next opens.
struct StartView {
  let book: LearnerBook
  let wording: Wording

  func lines(_ lesson: CourseLesson?) throws -> String {
    let standing = try book.standing()
    var lines = [
      wording.text(Phrase("course.start_title", ["course": .text(book.contents.course.name)])), try progress(),
    ]
    if let lesson {
      lines += [
        "",
        wording.text(Phrase("course.lesson_title", ["number": .integer(lesson.number), "title": .text(lesson.title)])),
      ]
      if !lesson.notice.isEmpty { lines.append(lesson.notice) }
      lines += ["", try contents(of: lesson)]
    } else if let next = standing.next, standing.opened == 0 {
      lines += ["", wording.text(Phrase("course.begins", ["at": .moment(next.toTheMinute)]))]
      if !book.contents.tutorials.isEmpty { lines.append(wording.text(Phrase("course.nothing_open.hint"))) }
    } else if standing.next == nil {
      lines += ["", wording.text(Phrase(book.contents.statements.isEmpty ? "course.over" : "course.over_test"))]
    }
    let waiting = try book.waiting()
    if !waiting.isEmpty {
      let numbers = waiting.map { Value.integer($0.number) }
      lines += [
        "", wording.text(Phrase("course.waiting", ["count": .integer(waiting.count), "lessons": .list(numbers)])),
      ]
    }
    if standing.opened > 0, let next = standing.next {
      lines += ["", wording.text(Phrase("course.next", ["at": .moment(next.toTheMinute)]))]
    }
    return lines.joined(separator: "\n")
  }

  /// `▰▰▰▱▱▱▱ 3 of 7 lessons seen · 67 % in time`
  func progress() throws -> String {
    let total = book.contents.lessons.count
    let seen = book.seen
    let width = min(total, Self.widest)
    let filled = total == 0 ? 0 : seen * width / total
    let bar = String(repeating: "▰", count: filled) + String(repeating: "▱", count: width - filled)
    let said = wording.text(Phrase("course.progress", ["seen": .integer(seen), "count": .integer(total)]))
    guard let share = try book.shareInTime() else { return "\(bar) \(said)" }
    let inTime = wording.text(Phrase("course.in_time_share", ["percent": .integer(Int((share * 100).rounded()))]))
    return "\(bar) \(said) · \(inTime)"
  }

  private static let widest = 30

  /// The text of a lesson, or how its film is played.
  func contents(of lesson: CourseLesson) throws -> String {
    guard lesson.text.isEmpty else { return LessonText(lesson.text).below(title: lesson.title).plain }
    return wording.text(Phrase(lesson.film == nil ? "course.film_missing" : "course.film_here"))
  }

  func record(_ lesson: CourseLesson?) throws -> Record {
    let standing = try book.standing()
    return Record([
      "course": .text(book.contents.course.name), "learner": .text(book.learner.name),
      "opened": .integer(standing.opened), "seen": .integer(book.seen), "count": .integer(book.contents.lessons.count),
      "in_time": try book.shareInTime().map(Value.real) ?? .none,
      "lesson": try lesson.map { .record(try book.record(of: $0)) } ?? .none, "next": Value(standing.next),
      "waiting": .list(try book.waiting().map { .integer($0.number) }),
    ])
  }
}

extension Moment {
  /// As people read when something opens.
  var toTheMinute: Moment { Moment(seconds: seconds - second) }
}

extension LearnerBook {
  /// A lesson as its learner has seen it.
  func record(of lesson: CourseLesson) throws -> Record {
    let view = view(of: lesson)
    return Record([
      "number": .integer(lesson.number), "title": .text(lesson.title), "notice": .text(lesson.notice),
      "contents": .word(lesson.film == nil ? "text" : "film"),
      "text": lesson.text.isEmpty ? .none : .text(LessonText(lesson.text).below(title: lesson.title).plain),
      "opened": Value(view?.opened),
      "seen": Value(view?.seen), "in_time": .flag(view?.isInTime == true), "rating": Value(view?.rating),
    ])
  }
}
