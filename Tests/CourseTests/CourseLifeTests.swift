import Clinic
import Foundation
import TagarelaKit
import Testing
import Workspace

@testable import Course

/// A course of seven days, lived in injected time.
struct CourseLifeTests {
  private static let registration =
    "course register --name Ana --profession teacher --born 1980-05-02 --email ana@example.org --organisation School "
    + "--sex female --hour 8"

  private func number(_ value: Value) -> Int? { if case .integer(let number) = value { number } else { nil } }

  @Test(arguments: ["pt", "es", "ca", "en"])
  func `a course is lived from the registration to the congratulations`(_ language: String) throws {
    let bench = try CourseBench(language)
    try bench.run("course import '\(CourseBench.example(language))'")
    try bench.run(Self.registration)
    // Before the first lesson there are the tutorials.
    #expect(bench.refusal("course seen") == "course.nothing_open")
    #expect(try bench.rows("course tutorial").count == 2)
    #expect(try !bench.run("course tutorial 2").isEmpty)
    #expect(bench.refusal("course test") == "course.test_later")
    #expect(try bench.reminders().isEmpty)

    // 1: seen in time, rated; the tasks of the beginning and of the first lesson are there.
    try bench.set("2026-11-02 08:00")
    #expect(try bench.reminders().count == 1)
    #expect(number(try bench.record("course today")["opened"]) == 1)
    let seen = try bench.run("course seen", answers: ["6", "5"])
    #expect(bench.console.messages.count == 3, "asked, refused, asked again")
    #expect(seen.contains("2"), "two tasks: \(seen)")
    #expect(try bench.reminders().isEmpty, "nothing more to say of a lesson that was seen")
    #expect(try bench.rows("course task list").count == 2)
    try bench.run("course task tick 1")
    #expect(try bench.rows("course task list").map { $0["text"] }.count == 2)

    // 2: the page is read, the lesson isn't.
    try bench.set("2026-11-03 21:00")
    try bench.run("course today")

    // 3 and 4: nobody comes. On the fifth day there is exactly one new lesson, and three wait.
    try bench.set("2026-11-06 09:00")
    let fifth = try bench.record("course today")
    #expect(number(fifth["opened"]) == 5)
    #expect(fifth["waiting"] == .list([2, 3, 4]))
    #expect(fifth["in_time"] == .real(0.25), "of the four that are over one was seen in time")
    // Seen late: there is no rating.
    try bench.run("course seen 2", answers: ["3"])
    #expect(bench.console.messages.isEmpty, "nobody asks how a lesson was that was seen late")
    #expect(bench.refusal("course rate 4 --lesson 2") == "course.not_seen_in_time")
    try bench.run("course seen --rating 4")

    // 6: the hour is changed after the lesson of the day: no second one, and none closes.
    try bench.set("2026-11-07 09:00")
    try bench.run("course edit --hour 20:30")
    #expect(number(try bench.record("course today")["opened"]) == 6)
    try bench.set("2026-11-07 20:30")
    #expect(number(try bench.record("course today")["opened"]) == 6)
    try bench.run("course seen", answers: ["2"])
    try bench.set("2026-11-08 20:29:59")
    #expect(number(try bench.record("course today")["opened"]) == 6)

    // 7: the last.
    try bench.set("2026-11-08 20:30")
    #expect(number(try bench.record("course today")["opened"]) == 7)
    try bench.run("course seen", answers: ["5"])
    let history = try bench.rows("course history")
    #expect(
      history.map { $0["state"] } == [
        .word("in-time"), .word("late"), .word("unseen"), .word("unseen"), .word("in-time"), .word("in-time"),
        .word("in-time"),
      ])
    #expect(history.map { $0["rating"] } == [5, Value.none, Value.none, Value.none, 4, 2, 5])
    #expect(try !bench.run("course history 3").isEmpty)

    // The test: a wrong answer is asked again, and it may be left and taken up.
    let statements = try CourseStore(bench.workspace).contents(of: CourseBook(bench.clinic).onlyCourse()).statements
    func word(_ truth: Bool) -> String { bench.clinic.wording.word(truth ? "value.true" : "value.false") }
    let left = try bench.run("course test", answers: [word(!statements[0].isTrue), word(statements[0].isTrue), ""])
    #expect(bench.console.messages.contains { $0.contains(statements[0].explanation) })
    #expect(left.contains("1"))
    try bench.run("course test", answers: statements.dropFirst().map { word($0.isTrue) })
    #expect(bench.console.messages.contains { $0.contains("Ana") }, "congratulations")
    #expect(try bench.record("course test")["done"] == .flag(true))

    // What became of it.
    let lessons = try bench.rows("course statistics")
    #expect(lessons.map { $0["in_time"] } == [1, 0, 0, 0, 1, 1, 1])
    #expect(lessons.map { $0["seen"] } == [1, 1, 0, 0, 1, 1, 1])
    #expect(try bench.rows("course statistics --by statement").first?["number"] == 1, "the hardest first")
    #expect(try bench.rows("course statistics --by learner").first?["in_time"] == .list([1, 5, 6, 7]))
    #expect(try bench.rows("course statistics --by learner").first?["right"] == 10)
  }

  @Test func `what is seen while the clock is back on a journey stays seen`() throws {
    let bench = try CourseBench()
    try bench.run("course import '\(CourseBench.example("en"))'")
    try bench.run(Self.registration)
    try bench.set("2026-11-02 08:10")
    try bench.run("course today")
    // Six hours to the west: the lesson stays open, and the next comes with the next calendar day.
    try bench.set("2026-11-02 02:10")
    #expect(number(try bench.record("course today")["opened"]) == 1)
    try bench.run("course seen --rating 3")
    #expect(try bench.rows("course history").first?["in_time"] == .flag(true))
    try bench.set("2026-11-03 08:00")
    #expect(number(try bench.record("course today")["opened"]) == 2)
  }

  @Test func `the list of tasks has the open ones first, and can be added to, ticked and unticked`() throws {
    let bench = try CourseBench()
    try bench.run(#"course new C"#)
    try bench.run("course lesson new --title L --text words")
    try bench.run("course task new Given --course C")
    try bench.run("course task new Later --course C --lesson 1")
    #expect(bench.refusal("course task new Never --course C --lesson 2") == "course.task_lesson")
    try bench.run(Self.registration)
    func texts() throws -> [Value?] { try bench.rows("course task list").map { $0["text"] } }
    #expect(try texts() == ["Given"])
    try bench.run("course task new Mine")
    try bench.run("course task tick 1")
    #expect(try texts() == ["Mine", "Given"])
    try bench.set("2026-11-02 08:00")
    #expect(try texts() == ["Later", "Mine", "Given"])
    try bench.run("course task untick 3")
    #expect(try texts() == ["Given", "Later", "Mine"])
    try bench.run("undo")
    #expect(try texts() == ["Later", "Mine", "Given"])
    #expect(bench.refusal("course task tick 9") == "course.task_unknown")
    #expect(bench.refusal("course task new ' '") == "value.empty")
  }

  @Test func `nothing empty or malformed registers`() throws {
    let bench = try CourseBench()
    try bench.run("course new C")
    for (part, wrong, key) in [
      ("--name Ana", "--name ' '", "value.empty"), ("--profession teacher", "--profession ''", "value.empty"),
      ("--organisation School", "--organisation ' '", "value.empty"), ("1980-05-02", "2999-05-02", "born.in_future"),
      ("1980-05-02", "1799-05-02", "born.too_old"), ("--hour 8", "--hour 25", "course.not_hour"),
      ("--hour 8", "--hour later", "course.not_hour"), ("ana@example.org", "ana@", "email.no_domain"),
      ("--sex female", "--sex cat", "value.not_choice"), ("--sex female", "", "argument.option_missing"),
    ] {
      let found = bench.refusal(Self.registration.replacing(part, with: wrong))
      #expect(found == key, "\(wrong)")
    }
    #expect(try LearnerStore(bench.workspace).learners().isEmpty)
    try bench.run(Self.registration)
    #expect(bench.refusal(Self.registration) == "course.registered_already")
    #expect(bench.refusal("course edit --hour 99") == "course.not_hour")
    #expect(bench.refusal("course edit --profession ' '") == "value.empty")
    try bench.run("course edit --email ana@escola.example --profession mestra")
    let learner = try #require(try LearnerStore(bench.workspace).learners().first)
    #expect(learner.email == "ana@escola.example" && learner.profession == "mestra" && learner.organisation == "School")
  }

  @Test func `at the prompt what is missing is asked, and an hour that is none again`() throws {
    let bench = try CourseBench()
    try bench.run("course new C")
    try bench.run(
      "course register C",
      answers: ["Ana", "teacher", "1980-05-02", "ana@example.org", "School", "female", "soon", "8h30"])
    #expect(try LearnerStore(bench.workspace).learners().first?.hours.hour?.description == "08:30")
  }

  @Test func `at the prompt it is said at once that there is no course, and that a name is taken`() throws {
    let bench = try CourseBench()
    #expect(throws: Failure.self) { try bench.run("course register", answers: ["nobody is asked"]) }
    try bench.run("course new C")
    let rest = ["teacher", "1980-05-02", "ana@example.org", "School", "female", "8h"]
    try bench.run("course register C", answers: ["Ana"] + rest)
    // Who is there already is said before the rest is asked for.
    try bench.run("course register C", answers: ["ana", "Rita"] + rest)
    #expect(try LearnerStore(bench.workspace).learners().map(\.name) == ["Ana", "Rita"])
    try bench.run("course register C", answers: ["Ivo", "teacher", "1799-05-02"] + rest.dropFirst())
    #expect(try LearnerStore(bench.workspace).learners().count == 3)
  }

  @Test func `who doesn't want to be told isn't`() throws {
    let bench = try CourseBench()
    try bench.run("course import '\(CourseBench.example("en"))'")
    try bench.run(Self.registration)
    try bench.set("2026-11-02 08:00")
    #expect(try bench.reminders() == ["Ana: lesson 1 has opened, Always within reach"])
    try bench.run("course notice off")
    #expect(try bench.reminders().isEmpty)
    try bench.run("course notice on")
    #expect(try bench.reminders().count == 1)
  }

  @Test func `who wants mail is written to once a lesson, and nobody else`() throws {
    let bench = try CourseBench()
    try bench.run("course import '\(CourseBench.example("en"))'")
    try bench.run(Self.registration)
    try bench.set("2026-11-02 08:00")
    #expect(try bench.rows("course letters --to-dir '\(bench.path("letters"))'").isEmpty)
    try bench.run("course notice on --mail on")
    let rows = try bench.rows("course letters --to-dir '\(bench.path("letters"))'")
    #expect(rows.map { $0["email"] } == ["ana@example.org"])
    let files = try FileManager.default.contentsOfDirectory(atPath: bench.path("letters"))
    #expect(files.count == 1 && files[0].hasSuffix(".eml"))
    let letter = try String(contentsOfFile: bench.path("letters") + "/" + files[0], encoding: .utf8)
    #expect(letter.contains("ana@example.org") && letter.contains("Always within reach"))
    #expect(try bench.rows("course letters --to-dir '\(bench.path("letters"))'").isEmpty, "once")
    // Who has seen the lesson needs no letter.
    try bench.set("2026-11-03 08:00")
    try bench.run("course seen --rating 3")
    #expect(try bench.rows("course letters --to-dir '\(bench.path("letters"))'").isEmpty)
    try bench.set("2026-11-04 08:00")
    try bench.run("course notice off")
    #expect(try bench.rows("course letters --to-dir '\(bench.path("letters"))'").isEmpty)
  }

  @Test func `what was opened stays open where the author moves lessons`() throws {
    let bench = try CourseBench()
    try bench.run("course new C")
    for title in ["One", "Two"] { try bench.run("course lesson new --title \(title) --text words") }
    try bench.run(Self.registration)
    try bench.set("2026-11-02 08:00")
    try bench.run("course today")
    try bench.run("course lesson new 1 --title Zero --text words")
    #expect(try bench.rows("course history").map { $0["title"] } == ["Zero", "One"])
  }

  @Test func `what a learner did is taken back step by step`() throws {
    let bench = try CourseBench()
    try bench.run("course import '\(CourseBench.example("en"))'")
    try bench.run(Self.registration)
    try bench.set("2026-11-02 08:00")
    try bench.run("course seen --rating 4")
    try bench.run("undo")
    #expect(try bench.rows("course history").map { $0["state"] } == [.word("unseen")])
    try bench.run("redo")
    #expect(try bench.rows("course history").map { $0["rating"] } == [4])
    try bench.run("course leave")
    #expect(bench.refusal("course today") == "course.not_registered")
    try bench.run("undo")
    #expect(try bench.rows("course history").map { $0["rating"] } == [4])
  }

  @Test func `a learner is the only patient's, and goes with them`() throws {
    let bench = try CourseBench()
    try bench.run("course new C")
    try bench.run("patient new Giovanna")
    try bench.run(Self.registration)
    #expect(try bench.record("course edit --hour 9")["patient"] == "Giovanna")
    try bench.run("patient remove Giovanna")
    #expect(bench.refusal("course today") == "course.not_registered")
  }

  @Test func `the statistics are drawn, and take the place of nothing`() throws {
    let bench = try CourseBench()
    try bench.run("course import '\(CourseBench.example("en"))'")
    for ending in ["svg", "png", "pdf"] {
      let path = bench.path("chart.\(ending)")
      try bench.run("course statistics --chart '\(path)'")
      #expect(try Data(contentsOf: URL(filePath: path)).count > 1000)
      #expect(bench.refusal("course statistics --chart '\(path)'") == "file.exists")
    }
    #expect(bench.refusal("course statistics --chart '\(bench.path("chart.doc"))'") == "export.unknown_ending")
  }
}
