import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// `course test`: what is said is true or false. A wrong answer shows why and is asked again, a right one goes on. It may be left at
/// any statement, and goes on there the next time.
func takeTest(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.learnerBook(arguments)
  try book.checkTest()
  let state = try book.test()
  let round = state.next == nil && arguments[CourseParameter.again] ? state.round + 1 : state.round
  if let truth = arguments[CourseParameter.truth] {
    return try context.answered(truth == "true", try book.test(in: round), book, arguments)
  }
  guard context.console.isInteractive else { return try book.shown(book.test(in: round), context.wording) }
  var next = try book.test(in: round)
  while let statement = next.next {
    context.console.message("\n" + context.wording.text(book.question(next)) + "\n" + statement.text)
    let words = [context.wording.word("value.true"), context.wording.word("value.false")]
    guard let given = try context.askTruth(words) else { break }
    let outcome = try context.answered(given, next, book, arguments)
    if let said = outcome.said { context.console.message(context.wording.text(said)) }
    for remark in outcome.remarks { context.console.message(context.wording.text(remark)) }
    next = try book.test(in: round)
  }
  return Outcome(
    .nothing,
    said: next.next == nil
      ? nil
      : Phrase("course.test_left", ["done": .integer(next.done), "count": .integer(book.contents.statements.count)]))
}

extension Context {
  /// True or false by their first letters; nil for an empty answer, which leaves the test.
  fileprivate func askTruth(_ words: [String]) throws -> Bool? {
    while true {
      let typed = try console.ask(
        wording.text(Phrase("course.true_or_false", ["true": .text(words[0]), "false": .text(words[1])])) + " "
      ) { typed in words.filter { $0.folded.hasPrefix(typed.folded) } }
      let answer = typed.folded
      if answer.isEmpty { return nil }
      let fitting = words.indices.filter { words[$0].folded.hasPrefix(answer) }
      if fitting.count == 1 { return fitting[0] == 0 }
      if let truth = CourseTruth.read(answer) { return truth }
      console.message(
        "! " + wording.text(Phrase("answer.unknown", ["text": .text(typed), "answers": .list(words.map(Value.text))])))
    }
  }

  /// Notes an answer, and says what comes of it.
  fileprivate func answered(_ given: Bool, _ state: LearnerBook.TestState, _ book: LearnerBook, _ arguments: Arguments)
    throws -> Outcome
  {
    guard let statement = state.next else {
      return Outcome(.record(book.record(state)), said: Phrase("course.test_done"))
    }
    return try change(arguments.line) {
      let isRight = try book.answer(statement, given, round: state.round)
      let after = try book.test(in: state.round)
      var record = book.record(after)
      record.fields.insert(.init(key: "right", value: .flag(isRight)), at: 0)
      guard isRight else {
        record.fields.insert(.init(key: "explanation", value: .text(statement.explanation)), at: 1)
        return Outcome(
          .record(record), said: Phrase("course.wrong", ["explanation": .text(statement.explanation)]))
      }
      return Outcome(
        .record(record), said: Phrase("course.right"),
        remarks: after.next == nil
          ? [
            Phrase(
              "course.congratulations", ["name": .text(book.learner.name), "course": .text(book.contents.course.name)])
          ]
          : [])
    }
  }
}

extension LearnerBook {
  /// The state of a round that need not have begun.
  fileprivate func test(in round: Int) throws -> TestState {
    let state = try test()
    return state.round == round
      ? state : TestState(round: round, next: contents.statements.first, done: 0, isAgain: false)
  }

  fileprivate func question(_ state: TestState) -> Phrase {
    Phrase(
      state.isAgain ? "course.question_again" : "course.question",
      ["number": .integer(state.done + 1), "count": .integer(contents.statements.count)])
  }

  /// For who can't be asked: what is to be answered with `--answer`.
  fileprivate func shown(_ state: TestState, _ wording: Wording) throws -> Outcome {
    guard let statement = state.next else {
      return Outcome(.record(record(state)), said: Phrase("course.test_done"))
    }
    let text = wording.text(question(state)) + "\n" + statement.text
    return Outcome(.text(text, json: .record(record(state))))
  }

  fileprivate func record(_ state: TestState) -> Record {
    Record([
      "number": .integer(min(state.done + 1, contents.statements.count)), "count": .integer(contents.statements.count),
      "statement": Value(state.next?.text), "again": .flag(state.isAgain), "done": .flag(state.next == nil),
      "round": .integer(state.round),
    ])
  }
}
