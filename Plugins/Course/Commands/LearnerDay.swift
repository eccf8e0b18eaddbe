import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// `course today`: the start view, with today's lesson to be read; its film is played when the line asks for it.
func today(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var book = try context.learnerBook(arguments)
  let lesson = try book.today()
  if let lesson { try context.noteOpened(lesson, &book, arguments) }
  if arguments[CourseParameter.opens] {
    guard let lesson else { throw try book.nothingOpen() }
    try context.play(lesson)
  }
  let view = StartView(book: book, wording: context.wording)
  return Outcome(
    .text(try view.lines(lesson), json: .record(try view.record(lesson))), gallery: try context.gallery(of: lesson))
}

/// `course history`: the lessons that have opened; with a number one of them, to be seen again.
func history(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var book = try context.learnerBook(arguments)
  guard arguments.has(CourseParameter.number) else {
    let rows = try book.opened().map { lesson -> [Value] in
      let view = book.view(of: lesson)
      let state = view?.seen == nil ? "unseen" : view?.isInTime == true ? "in-time" : "late"
      return [
        .integer(lesson.number), .text(lesson.title), .word(lesson.film == nil ? "text" : "film"),
        Value(view?.seen?.toTheMinute),
        .word(state), Value(view?.rating), Value(view?.opened), .flag(view?.isInTime == true), .text(lesson.uid),
      ]
    }
    let nothing = try rows.isEmpty ? book.nothingOpen().what : Phrase("course.none")
    return .table(
      Table(
        [
          .init("number", .number), .init("title", .wrapped), .init("contents"), .init("seen"), .init("state"),
          .init("rating", .number), .init("opened", .hidden), .init("in_time", .hidden), .init("uid", .hidden),
        ], rows: rows, empty: nothing))
  }
  let lesson = try context.openLesson(arguments, in: book)
  try context.noteOpened(lesson, &book, arguments)
  if arguments[CourseParameter.opens] { try context.play(lesson) }
  return try context.shown(lesson, in: book)
}

/// `course tutorial`: what there is to see before the course begins; with a number one of them.
func tutorial(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.learnerBook(arguments)
  let tutorials = book.contents.tutorials
  guard let number = arguments[CourseParameter.number] else {
    return .table(
      Table(
        [.init("number", .number), .init("title", .wrapped), .init("contents"), .init("uid", .hidden)],
        rows: tutorials.map {
          [.integer($0.number), .text($0.title), .word($0.film == nil ? "text" : "film"), .text($0.uid)]
        }, empty: Phrase("course.no_tutorials")))
  }
  let found = try arguments.at(CourseParameter.number) {
    guard let found = tutorials.first(where: { $0.number == number }) else {
      throw Failure("course.lesson_unknown", ["number": .integer(number), "count": .integer(tutorials.count)])
    }
    return found
  }
  if arguments[CourseParameter.opens] { try context.play(found) }
  return try context.shown(found, in: book)
}

/// `course seen`: a lesson was seen to its end. Of one that was seen in time for the first time one is asked how it was, and
/// then there is the list of tasks.
func noteSeen(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let before = try context.learnerBook(arguments)
  let lesson = try context.openLesson(arguments, in: before)
  let wasSeen = before.view(of: lesson)?.seen != nil
  let now = try before.calendar.isInTime(
    before.contents.lessons.firstIndex { $0.id == lesson.id } ?? 0, seen: context.clinic.courseClock.now())
  var rating = arguments[CourseParameter.rating]
  // Asked before the step, which must not hold the workspace while the user thinks.
  if rating == nil, !wasSeen, now, context.console.isInteractive { rating = try context.askRating() }
  return try context.change(arguments.line) {
    var book = before
    let isFirstInTime = try book.see(lesson)
    if let rating {
      try arguments.at(CourseParameter.rating) { try book.rate(lesson, rating) }
    }
    let title: Value = .text(lesson.title)
    guard isFirstInTime else {
      let said = Phrase(wasSeen ? "course.seen_before" : "course.seen_late", ["title": title])
      return .record(try book.record(of: lesson), said: said)
    }
    return try context.seenInTime(lesson, in: book)
  }
}

/// `course rate N`
func rate(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  var book = try context.learnerBook(arguments)
  let rating = try arguments[CourseParameter.stars]
  let lesson = try context.lessonToRate(arguments, in: book)
  try book.rate(lesson, rating)
  return .record(
    try book.record(of: lesson),
    said: Phrase("course.rated", ["title": .text(lesson.title), "rating": .integer(rating)]))
}

extension Context {
  /// What is said of a lesson that was seen in time: how it was rated, and the tasks that are open.
  fileprivate func seenInTime(_ lesson: CourseLesson, in book: LearnerBook) throws -> Outcome {
    let title: Value = .text(lesson.title)
    let rating = book.view(of: lesson)?.rating
    var lines = [
      wording.text(
        rating.map { Phrase("course.seen_and_rated", ["title": title, "rating": .integer($0)]) }
          ?? Phrase("course.seen_in_time", ["title": title]))
    ]
    if rating == nil { lines.append(wording.text(Phrase("course.rate_hint"))) }
    let open = try book.tasks().filter { !$0.isDone }
    if !open.isEmpty {
      lines += ["", wording.text(Phrase("course.tasks_open", ["count": .integer(open.count)]))]
      lines += open.enumerated().map { "  \($0 + 1) · \($1.text.harmless)" }
    }
    var record = try book.record(of: lesson)
    record.fields.append(.init(key: "tasks", value: .list(open.map { .text($0.text) })))
    return Outcome(.text(lines.joined(separator: "\n"), json: .record(record)))
  }

  /// Notes that a lesson was opened, as a step of its own where that is new.
  fileprivate func noteOpened(_ lesson: CourseLesson, _ book: inout LearnerBook, _ arguments: Arguments) throws {
    guard lesson.kind == .lesson, book.view(of: lesson) == nil else { return }
    var changed = book
    _ = try change(arguments.line) {
      try changed.open(lesson)
      return Outcome()
    }
    book = changed
  }

  /// - Throws: ``Failure`` `course.no_film`, and what playing says.
  fileprivate func play(_ lesson: CourseLesson) throws {
    guard let film = try workspace.video(lesson.film) else {
      throw Failure(lesson.text.isEmpty ? "course.film_missing" : "course.no_film", ["title": .text(lesson.title)])
    }
    try clinic.play(film)
  }

  fileprivate func shown(_ lesson: CourseLesson, in book: LearnerBook) throws -> Outcome {
    let view = StartView(book: book, wording: wording)
    let title = wording.text(
      lesson.kind == .tutorial
        ? Phrase("course.tutorial_title", ["title": .text(lesson.title)])
        : Phrase("course.lesson_title", ["number": .integer(lesson.number), "title": .text(lesson.title)]))
    return Outcome(
      .text("\(title)\n\n\(try view.contents(of: lesson))", json: .record(try book.record(of: lesson))),
      gallery: try gallery(of: lesson))
  }

  /// The pictures of a lesson's text, for terminals that show them.
  fileprivate func gallery(of lesson: CourseLesson?) throws -> Gallery? {
    guard let lesson, let drawer = self.pictures() else { return nil }
    let workspace = try workspace
    let says = Dictionary(
      LessonText(lesson.text).blocks.compactMap { block in
        if case .picture(let name, let says) = block { (name, says) } else { nil }
      }
    ) { first, _ in first }
    let pictures = try CourseStore(workspace).pictures(of: lesson)
    guard !pictures.isEmpty else { return nil }
    return Gallery(
      pictures.map { picture in
        Gallery.Item(
          label: says[picture.name] ?? picture.name, note: "",
          picture: drawer.drawing { try workspace.picture(picture.picture) })
      })
  }

  /// From 1 to 5; an empty answer is none.
  private func askedRating(_ typed: String) -> Int? {
    Int(typed).flatMap { LessonView.ratings.contains($0) ? $0 : nil }
  }

  fileprivate func askRating() throws -> Int? {
    while true {
      let typed = try console.ask(wording.text(Phrase("course.rate_question")) + " ", complete: nil)
      if typed.isEmpty { return nil }
      if let rating = askedRating(typed) { return rating }
      console.message("! " + wording.text(Phrase("course.rate_range")))
    }
  }

  /// The lesson that `--lesson` names, else the last one that was seen in time.
  fileprivate func lessonToRate(_ arguments: Arguments, in book: LearnerBook) throws -> CourseLesson {
    let opened = try book.opened()
    guard let number = arguments[CourseParameter.lesson] else {
      guard let lesson = opened.last(where: { book.view(of: $0)?.isInTime == true }) else {
        throw Failure("course.nothing_to_rate")
      }
      return lesson
    }
    return try arguments.at(CourseParameter.lesson) {
      guard let lesson = opened.first(where: { $0.number == number }) else {
        throw Failure("course.lesson_unknown", ["number": .integer(number), "count": .integer(opened.count)])
      }
      return lesson
    }
  }
}
