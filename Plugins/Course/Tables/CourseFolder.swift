import Clinic
import Foundation
import TagarelaKit
import Workspace

/// A course as files that ``CourseDraft`` reads again: its table, the texts and films of its lessons, and their pictures.
struct CourseFolder {
  /// By their paths in the folder, the table first.
  private(set) var files: [ArchivedFile] = []

  init(_ contents: CourseContents, _ clinic: Clinic) throws {
    let language = clinic.wording.language.id
    let store = CourseStore(clinic.workspace)
    func kind(_ kind: CourseRowKind) -> String { kind.word(in: language) }
    var rows: [[CourseColumn: String]] = [
      [.kind: kind(.course), .title: contents.course.name, .text: contents.course.about, .uid: contents.course.uid]
    ]
    var parts: [ArchivedFile] = []
    for lesson in contents.tutorials + contents.lessons {
      try clinic.checkInterruption()
      let name = Self.name(of: lesson, in: language)
      var row: [CourseColumn: String] = [
        .kind: kind(lesson.kind == .lesson ? .lesson : .tutorial), .number: String(lesson.number), .title: lesson.title,
        .notice: lesson.notice, .uid: lesson.uid,
      ]
      if let film = try clinic.workspace.video(lesson.film) {
        let file = "\(name).\(film.format.rawValue)"
        row[.file] = file
        parts.append(ArchivedFile(path: file, bytes: film.bytes))
      } else {
        row[.file] = "\(name).md"
        var text = lesson.text
        for (place, picture) in try store.pictures(of: lesson).enumerated() {
          guard let bytes = try clinic.workspace.picture(picture.picture) else { continue }
          let file = "\(name)-\(place + 1).\(bytes.format.rawValue)"
          text.replace("](\(picture.name))", with: "](\(file))")
          parts.append(ArchivedFile(path: file, bytes: bytes.bytes))
        }
        parts.append(ArchivedFile(path: "\(name).md", bytes: Data(text.utf8)))
      }
      rows.append(row)
    }
    rows += contents.tasks.map {
      [.kind: kind(.task), .number: $0.lesson == 0 ? "" : String($0.lesson), .text: $0.text, .uid: $0.uid]
    }
    rows += contents.statements.map {
      [
        .kind: kind(.statement), .number: String($0.number), .text: $0.text,
        .truth: CourseTruth.word($0.isTrue, in: language), .explanation: $0.explanation, .uid: $0.uid,
      ]
    }
    files = [ArchivedFile(path: "\(kind(.course)).csv", bytes: Self.table(rows, clinic.wording))] + parts
  }

  private static func name(of lesson: CourseLesson, in language: String) -> String {
    let kind: CourseRowKind = lesson.kind == .lesson ? .lesson : .tutorial
    return "\(kind.word(in: language))-\(lesson.number)"
  }

  /// Where a page looks for the film of a lesson that is too large to be in it: in the course's folder beside it, as it is exported.
  static func path(ofFilm format: VideoFormat, of lesson: CourseLesson, of course: Course, _ wording: Wording) -> String
  {
    "\(UserFiles.slug(course.name))/\(name(of: lesson, in: wording.language.id)).\(format.rawValue)"
  }

  /// UTF-8 with its mark, which spreadsheets need; between cells what they expect in the user's language.
  private static func table(_ rows: [[CourseColumn: String]], _ wording: Wording) -> Data {
    let delimiter = wording.language.numbers.decimal == "," ? ";" : ","
    let titles = CourseColumn.allCases.map { $0.title(in: wording.language.id) }
    let lines = [titles] + rows.map { row in CourseColumn.allCases.map { row[$0] ?? "" } }
    let text = lines.map { $0.map(quoted).joined(separator: delimiter) + "\r\n" }.joined()
    return Data(("\u{FEFF}" + text).utf8)
  }

  private static func quoted(_ cell: String) -> String {
    cell.contains { "\",;\t\r\n".contains($0) } ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
