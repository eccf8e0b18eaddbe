import Foundation
import TagarelaTestSupport
import Testing

@testable import Diary

/// Who may read an entry, at each way by which one leaves.
struct ReaderTests {
  private let desk: DiaryDesk

  init() throws {
    desk = try DiaryDesk()
    try desk.run(
      #"diary new "All may" --at "2012-11-05 08:00""#,
      #"diary new "Tutors may" --at "2012-11-05 09:00" --for tutors"#,
      #"diary new "Therapist may" --at "2012-11-05 10:00" --for therapist"#,
      #"diary new "Mine" --at "2012-11-05 11:00" --for me"#, #"note "x" --at "2012-11-06 10:00""#)
  }

  private func plan() throws {
    try desk.run(
      "tutor new Rosa", "board new B", "board word B 1 sim",
      "plan new P --tutor Rosa --type board --description d --board B --with diary:week")
  }

  private func sent(_ ending: String) throws -> [String] {
    let files = try desk.program.files(in: "sent").filter { $0.hasSuffix(ending) }
    return try files.flatMap { try desk.items(in: desk.program.path("sent/\($0)")) }
      .compactMap { ($0["fields"] as? [String: String])?["text"] }
  }

  private static let tutors = ["All may", "Tutors may"]
  private static let therapists = ["All may", "Therapist may"]

  @Test func `with a plan goes what tutors may read`() throws {
    try plan()
    try desk.run("plan send P --to-dir '\(desk.program.path("sent"))'")
    #expect(try sent(".psyb") == Self.tutors)
  }

  @Test func `with observations goes what the therapist may read`() throws {
    try desk.run("observation send --to-dir '\(desk.program.path("sent"))'")
    #expect(try sent(".pobs") == Self.therapists)
  }

  @Test func `an exported plan tells as much as one that is sent, and what was touched tells nothing`() throws {
    try plan()
    let path = desk.program.path("x.psyb")
    try desk.run("export plan:P '\(path)'")
    let found = try desk.items(in: path).compactMap { ($0["fields"] as? [String: String])?["text"] }
    #expect(found == Self.tutors)
    try desk.run("plan touch P 1", "usage send --to-dir '\(desk.program.path("sent"))'")
    #expect(try sent(".phist") == [])
  }

  @Test(arguments: [
    ("", ["All may"]), (" --for tutors", tutors), (" --for therapist", therapists),
    (" --for tutors,therapist", ["All may"]), (" --for me", ["All may", "Tutors may", "Therapist may", "Mine"]),
  ])
  func `on paper is what all may read who are named, as pages and as a booklet`(
    _ option: String, _ texts: [String]
  ) throws {
    for form in ["", " --booklet"] {
      let path = desk.program.path("diary\(form.count).pdf")
      try desk.run("diary print '\(path)'\(option)\(form)")
      let printed = try desk.text(ofPDF: path)
      for text in ["All may", "Tutors may", "Therapist may", "Mine"] {
        #expect(printed.contains(text) == texts.contains(text), "\(text)\(option)\(form)")
      }
    }
  }

  @Test func `on the page is what tutors may read`() throws {
    try plan()
    try desk.run(
      #"diary new "Now all""#, #"diary new "Now tutors" --for tutors"#, #"diary new "Now therapist" --for therapist"#,
      #"diary new "Now mine" --for me"#, "export plan:P '\(desk.program.path("page.html"))'")
    let entries = try #require(
      try desk.activity(onPage: desk.program.path("page.html"))["entries"] as? [[String: Any]])
    #expect(entries.map { $0["text"] as? String } == ["Now all", "Now tutors"])
    #expect(entries.map { $0["readers"] as? [String] } == [["tutors", "therapist"], ["tutors"]])
  }

  @Test func `a day is told whole, or as those may hear it who are named`() throws {
    #expect(try desk.run("diary tell 2012-11-05").contains("Mine"))
    let told = try desk.run("diary tell 2012-11-05 --for tutors")
    #expect(told.contains("Tutors may") && !told.contains("Therapist may") && !told.contains("Mine"))
  }

  @Test func `readers are shown, changed, hidden and shown again as they were`() throws {
    let readers = { try desk.rows("diary 2012-11-05").map { $0["readers"] as? [String] } }
    #expect(try readers() == [["tutors", "therapist"], ["tutors"], ["therapist"], ["me"]])
    #expect(try desk.rows("diary 2012-11-05").map { $0["hidden"] as? Bool } == [false, false, false, true])
    try desk.run("diary hide 2", "diary edit 1 --for me,therapist", "diary reveal 4 --for tutors")
    #expect(try readers() == [["therapist"], ["me"], ["therapist"], ["tutors"]])
    #expect(try desk.run("diary reveal 2").contains("#2 can be shown to: tutors"))
    try desk.run("undo", "undo")
    #expect(try readers() == [["therapist"], ["me"], ["therapist"], ["me"]])
    #expect(try desk.run("diary reveal 4").contains("#4 can be shown to others"))
    #expect(try desk.refusal("diary edit 1 --for doctor").contains("doctor"))
  }

  @Test(arguments: [
    ("pt", "diário", "para quem", "tutores, fono"), ("es", "diario", "para quién", "tutores, logopeda"),
    ("ca", "diari", "per a qui", "tutors, logopeda"),
  ])
  func `readers have words in every language`(
    _ language: String, _ noun: String, _ head: String, _ both: String
  ) throws {
    let shown = try desk.run("\(noun) 2012-11-05", lang: language)
    #expect(shown.contains(head) && shown.contains(both), "\(shown)")
  }

  @Test func `an entry that comes keeps its readers; one that says none is for both`() throws {
    let path = try desk.arrival([
      .init(uid: "a", fields: ["at": "2012-11-08 08:00:00", "text": "A", "readers": "tutors"]),
      .init(uid: "b", fields: ["at": "2012-11-08 09:00:00", "text": "B", "readers": ""]),
      .init(uid: "c", fields: ["at": "2012-11-08 10:00:00", "text": "C"]),
      .init(uid: "d", fields: ["at": "2012-11-08 11:00:00", "text": "D", "readers": "everybody,therapist"]),
    ])
    try desk.run("receive '\(path)' --yes")
    let readers = { try desk.rows("diary 2012-11-08").map { $0["readers"] as? [String] } }
    #expect(try readers() == [["tutors"], ["me"], ["tutors", "therapist"], ["therapist"]])
    #expect(try desk.run("receive '\(path)'").contains("nothing new"))
    // An older program that sends the first again knows of no readers, and widens nothing.
    try desk.run(
      "receive '\(try desk.arrival([.init(uid: "a", fields: ["at": "2012-11-08 08:00:00", "text": "A2"])]))' --yes")
    #expect(try desk.texts("diary 2012-11-08").first == "A2")
    #expect(try readers().first == ["tutors"])
  }

  @Test func `who may read a sent entry is decided on the page too, by its patient alone`() throws {
    let uid = try #require(try desk.rows("diary 2012-11-05").first?["uid"] as? String)
    let decided = DiaryDesk.Item(uid: uid, fields: ["source": "page", "readers": "therapist"])
    try desk.run("receive '\(try desk.arrival([decided], from: "Ana"))'")
    #expect(try desk.rows("diary 2012-11-05").first?["readers"] as? [String] == ["tutors", "therapist"])
    let path = try desk.arrival([decided, .init(uid: "nobody", fields: ["source": "page", "readers": "tutors"])])
    try desk.run("receive '\(path)' --yes")
    #expect(try desk.rows("diary 2012-11-05").first?["readers"] as? [String] == ["therapist"])
    #expect(try desk.texts("diary 2012-11-05").first == "All may")
    #expect(try desk.run("receive '\(path)'").contains("nothing new"))
  }

  @Test func `readers are kept as text in one order, whoever is named`() {
    #expect(Set(named: [.therapist, .tutors]).others == "tutors,therapist")
    #expect(Set(named: [.me]).others.isEmpty && Set(named: []) == .meAlone)
    #expect(Set(others: " tutors,x,,therapist,therapist") == [.me, .therapist])
    #expect(Set(others: "me") == .meAlone)
  }
}
