import Foundation
import TagarelaKit
import Testing
import Workspace

@testable import Course

/// A course comes all at once from a folder with one table, or not at all.
struct ImportTests {
  private func folder(_ table: Data, in bench: CourseBench, files: [String: Data] = [:]) throws -> String {
    let path = bench.path("course-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try table.write(to: URL(filePath: path + "/course.csv"))
    for (name, bytes) in files { try bytes.write(to: URL(filePath: "\(path)/\(name)")) }
    return path
  }

  private static let head = "kind,number,title,notice,file,text,true or false,explanation\n"
  private static let good = "lesson,1,Wait,Ready?,,Count to ten.,,\n"

  /// What is said of which rows; nothing for what comes in.
  private func slips(_ rows: String, files: [String: Data] = [:]) throws -> [String] {
    let bench = try CourseBench()
    let path = try folder(Data((Self.head + rows).utf8), in: bench, files: files)
    do {
      try bench.run("course import '\(path)'")
      return []
    } catch let refused as CourseBench.Refused {
      #expect(try CourseStore(bench.workspace).courses().isEmpty, "nothing half imported")
      #expect(refused.failure.what.key == "course.import_refused")
      return refused.shown.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.first?.isNumber == true }
    }
  }

  @Test(arguments: [
    ("lesson,1,Again,,,x,,\n", "3  the number 1 is in row 2 already"),
    ("lesson,3,Far,,,x,,\n", "3  here comes number 3, but 2 is missing"),
    ("lesson,two,Far,,,x,,\n", "3  “two” is no number from 1 to 366"),
    ("lesson,,Far,,,x,,\n", "3  it has no number"), ("lesson,2,,,,x,,\n", "3  the title is missing"),
    ("lesson,2,Far,,,,,\n", "3  there is nothing to see: name a file or a text"),
    ("lesson,2,Far,,gone.md,,,\n", "3  there is no file gone.md"),
    ("lesson,2,Far,,../../etc/passwd.md,,,\n", "3  ../../etc/passwd.md lies outside the course’s folder"),
    ("lesson,2,Far,,slides.pptx,,,\n", "3  slides.pptx is no film (.mp4, .webm), text (.md, .txt) or page (.html)"),
    ("song,1,La,,,x,,\n", "3  “song” is no lesson, tutorial, statement or task"),
    (",1,La,,,x,,\n", "3  the kind is missing: lesson, tutorial, statement or task"),
    ("statement,1,,,,It rains,maybe,Look\n", "3  “maybe” is neither true nor false"),
    ("statement,1,,,,It rains,,Look\n", "3  it doesn’t say whether it is true or false"),
    ("statement,1,,,,It rains,true,\n", "3  the explanation is missing"),
    ("statement,1,,,,,true,Look\n", "3  the statement is missing"), ("task,,,,,,,\n", "3  the task is missing"),
    ("task,5,,,,Run,,\n", "3  there is no lesson 5: the course has 1"),
    ("statement,1,,,,\"It rains,true,Look\n", "3  a quote isn’t closed"),
  ])
  func `what is wrong is named by its row, and nothing comes in`(_ rows: String, _ said: String) throws {
    #expect(try slips(Self.good + rows) == [said])
  }

  @Test func `all that is wrong is told at once`() throws {
    #expect(try slips("lesson,1,,,,x,,\nlesson,1,B,,,x,,\nsong,1,,,,,,\n").count == 3)
    #expect(try slips(Self.good) == [])
    #expect(try slips("statement,1,,,,It rains,true,Look\n") == ["1  there is no lesson"])
  }

  @Test func `a film that can't be played is named`() throws {
    let row = Self.good + "lesson,2,Film,,film.mp4,,,\n"
    #expect(try slips(row, files: ["film.mp4": CourseBench.film("avc1")]) == [])
    #expect(
      try slips(row, files: ["film.mp4": CourseBench.film("hvc1")]) == [
        "3  film.mp4 is coded in hvc1, which many devices don’t play: save it as H.264"
      ])
    let cut = CourseBench.film("avc1").dropLast()
    #expect(
      try slips(row, files: ["film.mp4": Data(cut)]) == [
        "3  film.mp4 can’t be played: a film is MP4 or WebM, whole, up to 30 MB"
      ])
    #expect(try slips(row, files: ["film.mp4": Data("<html>".utf8)]).count == 1)
  }

  @Test func `a table in another encoding is named by its rows`() throws {
    let bench = try CourseBench()
    var table = Data((Self.head + Self.good).utf8)
    table.append(contentsOf: Array("lesson,2,Li".utf8) + [0xE7, 0xE3] + Array("o,,,x,,\n".utf8))
    let path = try folder(table, in: bench)
    do {
      try bench.run("course import '\(path)'")
      Issue.record("it came in")
    } catch let refused as CourseBench.Refused {
      #expect(refused.shown.contains("3  this row isn’t UTF-8"))
    }
    let other = try folder(Data([0x50, 0x4B, 3, 4, 0, 0]), in: bench)
    #expect(bench.refusal("course import '\(other)'") == "course.not_text")
    #expect(try CourseStore(bench.workspace).courses().isEmpty)
  }

  @Test func `a folder without a table, or with several, says so`() throws {
    let bench = try CourseBench()
    let path = try folder(Data((Self.head + Self.good).utf8), in: bench, files: ["other.csv": Data("x".utf8)])
    #expect(bench.refusal("course import '\(path)'") == "course.several_tables")
    let empty = bench.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(filePath: empty + "/curso.xlsx"))
    #expect(bench.refusal("course import '\(empty)'") == "course.no_table")
    #expect(bench.refusal("course import '\(bench.path("nowhere"))'") == "course.no_folder")
    let titles = try folder(Data("a,b\n1,2\n".utf8), in: bench)
    #expect(bench.refusal("course import '\(titles)'") == "course.no_columns")
  }

  @Test func `what was imported anew keeps what learners have seen`() throws {
    let bench = try CourseBench()
    let path = try folder(Data((Self.head + Self.good + "lesson,2,Show,,,x,,\ntask,,,,,Run,,\n").utf8), in: bench)
    try bench.run("course import '\(path)' --name C")
    try bench.run(
      "course register --name Ana --profession t --born 1980-05-02 --email a@example.org --organisation O --sex other "
        + "--hour now")
    try bench.run("course seen --rating 5")
    #expect(bench.refusal("course import '\(path)' --name C") == "course.exists")
    try Data((Self.head + "lesson,1,Waiting,,,New words.,,\n").utf8).write(to: URL(filePath: path + "/course.csv"))
    try bench.run("course import '\(path)' --name C --replace")
    let history = try bench.rows("course history")
    #expect(history.map { $0["title"] } == ["Waiting"])
    #expect(history.map { $0["rating"] } == [5])
    try bench.run("undo")
    #expect(try bench.rows("course show").count == 3)
  }

  @Test(arguments: ["pt", "es", "ca", "en"], ["", ".zip"])
  func `an exported course comes back as it was`(_ language: String, _ ending: String) throws {
    let bench = try CourseBench(language)
    try bench.run("course import '\(CourseBench.example(language))'")
    let path = bench.path("out\(ending)")
    let before = try CourseStore(bench.workspace).contents(of: CourseBook(bench.clinic).onlyCourse())
    try bench.run("course export '#1' '\(path)'")
    #expect(bench.refusal("course export '#1' '\(path)'") == "file.exists")
    try bench.run("course remove '#1'")
    try bench.run("course import '\(path)'")
    let after = try CourseStore(bench.workspace).contents(of: CourseBook(bench.clinic).onlyCourse())
    #expect(after.course.uid == before.course.uid && after.course.name == before.course.name)
    #expect(after.lessons.map(\.uid) == before.lessons.map(\.uid))
    #expect(after.lessons.map(\.title) == before.lessons.map(\.title))
    #expect(after.statements.map(\.isTrue) == before.statements.map(\.isTrue))
    #expect(after.tasks.map(\.text) == before.tasks.map(\.text))
    let pictures = try after.lessons.map { try CourseStore(bench.workspace).pictures(of: $0).count }
    #expect(pictures == [0, 1, 0, 0, 0, 0, 1])
  }

  @Test func `lessons are written, changed, moved and removed by hand`() throws {
    let bench = try CourseBench()
    try bench.run("course new C")
    for title in ["One", "Two", "Three"] { try bench.run("course lesson new --title \(title) --text x") }
    func titles() throws -> [Value?] { try bench.rows("course show").map { $0["title"] } }
    try bench.run("course lesson new 1 --title Zero --text x")
    #expect(try titles() == ["Zero", "One", "Two", "Three"])
    try bench.run("course lesson edit 4 --place 1 --notice Come")
    #expect(try titles() == ["Three", "Zero", "One", "Two"])
    try bench.run("course lesson remove 2")
    #expect(try titles() == ["Three", "One", "Two"])
    #expect(try bench.rows("course show").map { $0["number"] } == [1, 2, 3])
    try bench.run("undo")
    #expect(try titles() == ["Three", "Zero", "One", "Two"])
    #expect(bench.refusal("course lesson edit 9 --title X") == "course.lesson_unknown")
    #expect(bench.refusal("course lesson new --title X") == "course.no_contents")
    #expect(bench.refusal("course question new --text X --answer true") == "course.needs_option")
  }
}
