import Clinic
import Desk
import Shell
import TagarelaKit
import Workspace

/// `course import FOLDER`: all of it or nothing. What is wrong is told with its rows.
func importCourse(_ context: Context, _ arguments: Arguments) throws -> Outcome {
  let book = try context.courseBook
  var draft = try arguments.at(CourseParameter.folder) {
    try CourseDraft(CourseFiles(arguments[CourseParameter.folder], book.clinic), book.clinic)
  }
  guard draft.slips.isEmpty else {
    let rows = draft.slips.all.sorted { $0.row < $1.row }.map {
      [Value.integer($0.row), .text(context.wording.text($0.what)), .text($0.what.key)]
    }
    return Outcome(
      .table(
        Table(
          [.init("row", .number), .init("wrong", .wrapped), .init("error", .hidden)], rows: rows,
          empty: Phrase("course.none"))),
      failure: Failure("course.import_refused", ["count": .integer(draft.slips.count)]))
  }
  if let name = try Rules.name(arguments, CourseParameter.rename) { draft.name = name }
  let known = try book.store.courses().first { $0.uid == draft.uid || $0.name.folded == draft.name.folded }
  if let known, !arguments[Common.replace] {
    throw Failure(
      "course.exists", ["name": .text(known.name)],
      hint: Phrase(
        "course.exists.hint",
        [
          "replace": .text("--" + context.wording.word("option.replace")),
          "name": .text("--" + context.wording.word("option.name")),
        ]))
  }
  let course = try book.take(draft, for: known)
  let leftOut = draft.lessons.flatMap(\.file.leftOut).removingRepeats
  return Outcome(
    .record(try book.record(of: course)),
    said: Phrase(
      "course.imported",
      [
        "course": .text(course.name), "lessons": .integer(draft.lessons.count { $0.lesson.kind == .lesson }),
        "statements": .integer(draft.statements.count), "tasks": .integer(draft.tasks.count),
      ]),
    remarks: leftOut.isEmpty ? [] : [Phrase("course.left_out", ["things": .list(leftOut.map(Value.text))])])
}
