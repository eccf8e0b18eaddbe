import Foundation
import TagarelaKit
import Testing
import Workspace

@testable import Course

/// A course goes to the tutor with a plan, and what they have done comes back with the observations.
struct TravelTests {
  private static let registration =
    "course register --name Ana --profession teacher --born 1980-05-02 --email ana@example.org --organisation School "
    + "--sex female --hour 8"

  /// The therapist's workspace, with a plan that brings the course along.
  private func clinic(_ language: String = "en") throws -> CourseBench {
    let bench = try CourseBench(language)
    for line in [
      "patient new Giovanna", "use Giovanna", "tutor new Rosa", "board new B", "board word B 1 sim",
      "course import '\(CourseBench.example("en"))'",
      #"plan new P --tutor Rosa --type board --description d --board B --with "course:AAC at home""#,
    ] { try bench.run(line) }
    return bench
  }

  /// The tutor's, which has received the plan.
  private func home(_ clinic: CourseBench) throws -> CourseBench {
    let bench = try CourseBench()
    let file = clinic.path("plan.psyb")
    try clinic.run("export plan:P '\(file)'")
    try bench.run("receive '\(file)' --yes")
    try bench.run("use Giovanna")
    return bench
  }

  private func contents(_ bench: CourseBench) throws -> CourseContents {
    try CourseStore(bench.workspace).contents(of: CourseBook(bench.clinic).onlyCourse())
  }

  @Test func `a course goes along with the plan that names it, with its pictures`() throws {
    let clinic = try clinic()
    let home = try home(clinic)
    let sent = try contents(clinic)
    let come = try contents(home)
    #expect(come.lessons.map(\.uid) == sent.lessons.map(\.uid) && come.lessons.map(\.text) == sent.lessons.map(\.text))
    #expect(come.tutorials.map(\.title) == sent.tutorials.map(\.title))
    #expect(come.statements.map(\.explanation) == sent.statements.map(\.explanation))
    #expect(come.tasks.map(\.text) == sent.tasks.map(\.text))
    #expect(try CourseStore(home.workspace).pictures(of: come.lessons[1]).count == 1)
    // Twice adds nothing.
    let file = clinic.path("plan.psyb")
    #expect(
      try home.run("receive '\(file)' --preview").contains("unchanged") || home.run("receive '\(file)' --yes") != "")
    #expect(try contents(home) == come)
  }

  @Test func `a film goes along, and one that came stays where a later plan comes without it`() throws {
    let clinic = try clinic()
    let path = clinic.path("film.mp4")
    try CourseBench.film("avc1").write(to: URL(filePath: path))
    try clinic.run("course lesson new --title Film --file '\(path)'")
    let home = try home(clinic)
    let lesson = try #require(try contents(home).lessons.last)
    #expect(try home.workspace.video(lesson.film)?.bytes == CourseBench.film("avc1"))
    #expect(try home.workspace.check().isEmpty)
    let item = ParcelItem(
      part: "course", uid: lesson.uid,
      fields: [
        "kind": "lesson", "course": try contents(home).course.uid, "sort": "lesson", "number": "8", "title": "The film",
      ])
    let giovanna = try #require(try home.workspace.patients().first)
    #expect(
      try ParcelPart.course.compare(home.workspace, giovanna, item) == .changed(name: "The film", fields: ["title"]))
    _ = try home.workspace.change("test") { try ParcelPart.course.take(home.workspace, giovanna, item) }
    #expect(try contents(home).lessons.last?.film == lesson.film)
    #expect(try contents(home).lessons.last?.title == "The film")
  }

  @Test func `a plan that names no course brings none`() throws {
    let clinic = try clinic()
    try clinic.run("plan edit P --with -")
    let home = try home(clinic)
    #expect(try CourseStore(home.workspace).courses().isEmpty)
  }

  @Test func `what was done comes back once, and later changes win field by field`() throws {
    let clinic = try clinic()
    let home = try home(clinic)
    try home.run(Self.registration)
    try home.set("2026-11-02 08:00")
    try home.run("course seen --rating 4")
    try home.run("course task tick 1")
    try home.run("course task new Mine")
    try home.run("observation new seen")
    let first = home.path("first.pobs")
    try home.run("observation send --to-dir '\(home.path("out"))'")
    let sent = try #require(
      FileManager.default.contentsOfDirectory(atPath: home.path("out")).first { $0.hasSuffix(".pobs") })
    try FileManager.default.moveItem(atPath: home.path("out") + "/" + sent, toPath: first)
    try clinic.run("receive '\(first)' --yes")
    let store = LearnerStore(clinic.workspace)
    let ana = try #require(try store.learners().first)
    #expect(ana.name == "Ana" && !ana.isHere)
    #expect(try store.views(of: ana).map(\.rating) == [4])
    #expect(try store.tasks(of: ana).map(\.text).contains("Mine"))
    #expect(try clinic.rows("course statistics").first?["in_time"] == 1)
    // Twice adds nothing.
    try clinic.run("receive '\(first)' --yes")
    #expect(try store.learners().count == 1 && store.views(of: ana).count == 1 && store.tasks(of: ana).count == 2)

    // At home another hour and another rating; in the clinic, later still, another profession.
    try home.set("2026-11-02 09:00")
    try home.run("course edit --hour 20 --profession nurse")
    try home.run("course rate 2")
    try clinic.set("2026-11-02 10:00")
    try clinic.run("course edit --profession doctor --learner Ana")
    try home.run("observation send --to-dir '\(home.path("out"))'")
    let again = try #require(
      FileManager.default.contentsOfDirectory(atPath: home.path("out")).first { $0.hasSuffix(".pobs") })
    try clinic.run("receive '\(home.path("out"))/\(again)' --yes")
    let changed = try #require(try store.learner(uid: ana.uid))
    #expect(changed.hours.hour?.description == "20:00", "the later of the hours")
    #expect(changed.profession == "doctor", "what the clinic changed later stays")
    #expect(try store.views(of: changed).map(\.rating) == [2])
    // What is older changes nothing back.
    try clinic.run("receive '\(first)' --yes")
    #expect(try store.learner(uid: ana.uid) == changed)
    #expect(try store.views(of: changed).map(\.rating) == [2])
  }

  private func item(_ kind: String, _ uid: String, _ fields: [String: String]) -> ParcelItem {
    ParcelItem(part: "course", uid: uid, fields: fields.merging(["kind": kind]) { $1 })
  }

  @Test func `a page's answers are taken, and nothing that is malformed or somebody else's`() throws {
    let clinic = try clinic()
    let part = ParcelPart.course
    let giovanna = try #require(try clinic.workspace.patients().first)
    let contents = try contents(clinic)
    let learner = [
      "course": contents.course.uid, "name": "Rosa", "profession": "mother", "born": "1990-01-02",
      "email": "rosa@example.org", "sex": "female", "organisation": "home", "notices": "1", "changed": "{}",
      "hours": #"[{"since": "2026-11-02 07:00:00", "hour": "08:00"}]"#,
    ]
    let uid = "page-learner-1234567890"
    for (field, wrong) in [
      ("name", ""), ("name", "\u{200B}"), ("born", "1990-02-31"), ("email", "rosa"), ("sex", "cat"), ("hours", "[]"),
      ("hours", "{"), ("notices", "yes"), ("course", "unknown"), ("profession", " "),
    ] {
      let item = item("learner", uid, learner.merging([field: wrong]) { $1 })
      #expect(try part.compare(clinic.workspace, giovanna, item) == .unreadable, "\(field)")
    }
    let view = item(
      "view", "\(uid) \(contents.lessons[0].uid)",
      [
        "learner": uid, "lesson": contents.lessons[0].uid, "opened": "2026-11-02 08:00:00",
        "seen": "2026-11-02 08:05:00", "in_time": "1", "rating": "5", "rated": "2026-11-02 08:06:00",
      ])
    let answer = item(
      "answer", "answer-1234567890123456",
      [
        "learner": uid, "statement": contents.statements[0].uid, "round": "1", "at": "2026-11-09 08:00:00",
        "given": "true", "right": "0",
      ])
    let todo = item(
      "todo", "\(uid) \(contents.tasks[0].uid)",
      [
        "learner": uid, "task": contents.tasks[0].uid, "text": contents.tasks[0].text, "added": "2026-11-02 08:00:00",
        "done": "2026-11-02 09:00:00", "changed": "2026-11-02 09:00:00",
      ])
    let all = [item("learner", uid, learner), view, answer, todo]
    for item in all {
      guard case .new = try part.compare(clinic.workspace, giovanna, item) else {
        Issue.record("\(item.fields["kind"] ?? "") isn't new")
        continue
      }
    }
    _ = try clinic.workspace.change("test") { for item in all { try part.take(clinic.workspace, giovanna, item) } }
    for item in all { #expect(try part.compare(clinic.workspace, giovanna, item) == .same) }
    let other = try clinic.workspace.change("test") { try clinic.workspace.add(Patient(name: "Bia"), photo: nil) }
    for item in all { #expect(try part.compare(clinic.workspace, other, item) == .unreadable) }
    // What says that it is another's is passed over.
    let strange = item("view", "somebody else", view.fields)
    #expect(try part.compare(clinic.workspace, giovanna, strange) == .unreadable)
    let rated = item("view", view.uid, view.fields.merging(["rating": "9"]) { $1 })
    #expect(try part.compare(clinic.workspace, giovanna, rated) == .unreadable)
    #expect(try clinic.rows("course statistics --by statement").first?["wrong_first"] == 1)
  }

  @Test func `the page is given a course with its pictures, and what its learner has done`() throws {
    let clinic = try clinic()
    try clinic.run(Self.registration)
    try clinic.set("2026-11-02 08:00")
    try clinic.run("course seen --rating 4")
    let giovanna = try #require(try clinic.workspace.patients().first)
    let course = try CourseBook(clinic.clinic).onlyCourse()
    func page() throws -> [String: Any] {
      let data = try JSONEncoder().encode(PageCourses([course], for: giovanna, in: clinic.clinic))
      let all = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      return try #require((all["courses"] as? [[String: Any]])?.first)
    }
    let found = try page()
    let lessons = try #require(found["lessons"] as? [[String: Any]])
    #expect(lessons.count == 7 && (found["tutorials"] as? [Any])?.count == 2)
    #expect(lessons[0]["film"] is NSNull)
    let blocks = try #require(lessons[1]["text"] as? [[String: Any]])
    // The heading that says the title once more is left out: the page has the title.
    #expect(blocks.first?["kind"] as? String == "paragraph")
    let picture = blocks.first { $0["kind"] as? String == "picture" }
    #expect((picture?["picture"] as? String)?.hasPrefix("data:image/svg+xml") == true)
    let learner = try #require((found["learners"] as? [[String: Any]])?.first)
    #expect(learner["name"] as? String == "Ana")
    #expect((learner["views"] as? [[String: Any]])?.first?["rating"] as? Int == 4)
    #expect((learner["hours"] as? [[String: String]])?.first?["hour"] == "08:00")
    // Where there are several tutors, nobody reads of another on their page.
    try clinic.run("tutor new Marta")
    #expect((try page()["learners"] as? [Any])?.isEmpty == true)
  }
}
