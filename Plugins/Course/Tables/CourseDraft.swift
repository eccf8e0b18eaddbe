import Clinic
import Foundation
import StructuredText
import TagarelaKit
import Workspace

/// A course as its folder tells it, before anything of it is kept.
struct CourseDraft {
  var name: String
  var about: String?
  /// Of the course in all workspaces, where the table says so.
  var uid: String?
  private(set) var lessons: [(lesson: CourseLesson, file: LessonFile)] = []
  private(set) var statements: [CourseStatement] = []
  private(set) var tasks: [(row: Int, task: CourseTask)] = []
  private(set) var slips = CourseSlips()

  /// Lessons of a kind, statements and tasks that a course has at most.
  static let most = 366

  private struct Numbered: Hashable {
    let kind: CourseRowKind
    let number: Int
  }

  /// - Throws: what makes the whole folder unreadable; slips of single rows are in ``slips``.
  init(_ files: CourseFiles, _ clinic: Clinic) throws {
    name = files.name
    let file = try files.table
    let table = try CourseTable(try files.read(file, limit: CourseTable.largest), called: file, &slips)
    var taken: [Numbered: Int] = [:]
    var identities: [String: Int] = [:]
    for row in table.rows {
      guard let word = table.text(.kind, row) else {
        slips.add(row.line, Phrase("course.no_kind"))
        continue
      }
      guard let kind = CourseRowKind(word) else {
        slips.add(row.line, Phrase("course.kind_unknown", ["kind": .text(word)]))
        continue
      }
      do {
        try clinic.checkInterruption()
        let number = try Self.number(table, row, kind)
        if kind != .task, kind != .course {
          if let other = taken.updateValue(row.line, forKey: Numbered(kind: kind, number: number)) {
            throw Failure("course.number_twice", ["number": .integer(number), "row": .integer(other)])
          }
        }
        let uid = table.text(.uid, row).flatMap { $0.utf8.count <= 100 ? $0 : nil }
        if let uid, let other = identities.updateValue(row.line, forKey: uid) {
          throw Failure("course.identity_twice", ["row": .integer(other)])
        }
        try add(kind, number, uid ?? newUID(), row, table, files, clinic)
        if kind == .course { self.uid = uid }
      } catch let failure as Failure where failure.what.key != "interrupted" {
        slips.add(row.line, failure.what)
      }
    }
    checkWhole(taken)
  }

  private mutating func add(
    _ kind: CourseRowKind, _ number: Int, _ uid: String, _ row: DelimitedText.Row, _ table: CourseTable,
    _ files: CourseFiles, _ clinic: Clinic
  ) throws {
    switch kind {
    case .course:
      if let title = table.text(.title, row) { name = try FieldRules.name(title) }
      about = table.text(.text, row) ?? table.text(.notice, row)
    case .lesson, .tutorial:
      guard let title = table.text(.title, row) else { throw Failure("course.no_title") }
      let file =
        try table.text(.file, row).map { try LessonFile($0, clinic, read: files.read) }
        ?? table.text(.text, row).map(LessonFile.init(text:))
      guard let file else { throw Failure("course.no_contents") }
      lessons.append(
        (
          CourseLesson(
            uid: uid, kind: kind == .lesson ? .lesson : .tutorial, number: number, title: try FieldRules.name(title),
            notice: table.text(.notice, row) ?? "", text: file.text), file
        ))
    case .statement:
      guard let text = table.text(.text, row) ?? table.text(.title, row) else { throw Failure("course.no_statement") }
      guard let word = table.text(.truth, row) else { throw Failure("course.no_truth") }
      guard let isTrue = CourseTruth.read(word) else { throw Failure("course.truth_unknown", ["text": .text(word)]) }
      guard let explanation = table.text(.explanation, row) else { throw Failure("course.no_explanation") }
      statements.append(
        CourseStatement(uid: uid, number: number, text: text, isTrue: isTrue, explanation: explanation))
    case .task:
      guard let text = table.text(.text, row) ?? table.text(.title, row) else { throw Failure("course.no_task") }
      tasks.append((row.line, CourseTask(uid: uid, lesson: number, text: text)))
    }
  }

  /// A task may do without a number, and a course has none.
  private static func number(_ table: CourseTable, _ row: DelimitedText.Row, _ kind: CourseRowKind) throws -> Int {
    guard kind != .course else { return 0 }
    guard let text = table.text(.number, row) else {
      if kind == .task { return 0 }
      throw Failure("course.no_number")
    }
    guard let number = Int(text), (kind == .task ? 0...most : 1...most).contains(number) else {
      throw Failure("course.number_wrong", ["text": .text(text), "most": .integer(most)])
    }
    return number
  }

  /// Lessons are numbered without gaps, and tasks name lessons that there are.
  private mutating func checkWhole(_ taken: [Numbered: Int]) {
    for kind in [CourseRowKind.lesson, .tutorial, .statement] {
      let numbers = taken.filter { $0.key.kind == kind }.sorted { $0.key.number < $1.key.number }
      for (place, entry) in numbers.enumerated() where entry.key.number != place + 1 {
        slips.add(
          entry.value, Phrase("course.gap", ["number": .integer(entry.key.number), "expected": .integer(place + 1)]))
        break
      }
    }
    let count = lessons.count { $0.lesson.kind == .lesson }
    for (row, task) in tasks where task.lesson > count && slips.isEmpty {
      slips.add(row, Phrase("course.task_lesson", ["number": .integer(task.lesson), "count": .integer(count)]))
    }
    if slips.isEmpty, count == 0 { slips.add(1, Phrase("course.no_lessons")) }
    lessons.sort { ($0.lesson.kind.rawValue, $0.lesson.number) < ($1.lesson.kind.rawValue, $1.lesson.number) }
    statements.sort { $0.number < $1.number }
  }
}
