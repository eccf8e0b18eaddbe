import Foundation
import TagarelaTestSupport
import Testing

/// The diary on the patient's page, and what comes back from there.
struct PageTests {
  private let desk: DiaryDesk

  init() throws {
    desk = try DiaryDesk()
    try desk.run(
      "tutor new Rosa", "board new B", "board word B 1 sim",
      "plan new P --tutor Rosa --type board --description d --board B --with diary:week")
  }

  private func page() throws -> [String: Any] {
    let path = desk.program.path("page.html")
    try desk.run("export plan:P '\(path)' --replace", lang: "pt")
    return try desk.activity(onPage: path)
  }

  @Test func `a page has the last days in order, their pictures, voices and the words that join them`() throws {
    try desk.run(
      "diary new 'Written' --picture '\(Tagarela.pictures)/agua.svg'", "diary new 'Old' --at 2012-11-05")
    let diary = try page()
    let entries = try #require(diary["entries"] as? [[String: Any]])
    #expect(entries.map { $0["text"] as? String } == ["Written"])
    #expect(entries.first?["told"] as? String == ": Written.")
    let pictures = try #require(entries.first?["pictures"] as? [String])
    #expect(pictures.count == 1 && pictures.allSatisfy { $0.hasPrefix("data:image/") })
    #expect(entries.first?["voice"] is NSNull? && entries.first?["readers"] as? [String] == ["tutors", "therapist"])
    #expect((entries.first?["at"] as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d/) != nil)
    let joining = try #require(diary["joining"] as? [String: Any])
    #expect(joining["first"] as? String == "Primeiro" && joining["last"] as? String == "No fim")
    #expect(joining["next"] as? [String] == ["Depois", "A seguir", "Mais tarde"])
    let from = try #require(diary["from"] as? String)
    let to = try #require(diary["to"] as? String)
    let days = try [from, to].map { try Date($0, strategy: .iso8601.year().month().day()) }
    #expect(days[1].timeIntervalSince(days[0]) == 6 * 86400)
  }

  @Test func `what was done is told on the page with the same moment by agenda and diary`() throws {
    try desk.run(
      "plan edit P --with diary:week,agenda:day", "agenda new school --at 'today 00:30'", "agenda done school",
      "diary gather")
    let entries = try #require(try page()["entries"] as? [[String: Any]])
    let agenda = try desk.activity("agenda", onPage: desk.program.path("page.html"))
    let events = try #require(agenda["events"] as? [[String: Any]])
    #expect(entries.map { $0["text"] as? String } == ["school"])
    #expect(entries.map { $0["at"] as? String } == events.map { $0["at"] as? String })
  }

  @Test func `a month is more than a week, and nothing else can be named`() throws {
    try desk.run("plan edit P --with diary:month")
    let diary = try page()
    let days = try ["from", "to"].map {
      try Date(try #require(diary[$0] as? String), strategy: .iso8601.year().month().day())
    }
    #expect(days[1].timeIntervalSince(days[0]) == 30 * 86400)
    #expect(try desk.refusal("plan edit P --with diary:year").contains("year"))
  }

  @Test func `what was written on a page comes once, with its picture, to the right patient`() throws {
    let picture = try Data(contentsOf: URL(filePath: Tagarela.pictures + "/agua.svg"))
    let item = DiaryDesk.Item(
      uid: "p1", fields: ["at": "2012-11-05 18:00:00", "text": "Vi o mar", "readers": "therapist", "source": "page"],
      media: ["picture": picture])
    let path = try desk.arrival([item])
    try desk.run("receive '\(path)' --yes")
    #expect(try desk.texts("diary 2012-11-05") == ["Vi o mar"])
    #expect(try desk.rows("diary 2012-11-05").first?["picture"] as? Bool == true)
    #expect(try desk.run("receive '\(path)'").contains("nothing new"))
    // Another patient's page can't change it.
    var trick = item
    trick.fields["text"] = "Changed"
    try desk.run("receive '\(try desk.arrival([trick], from: "Ana"))' --yes")
    #expect(try desk.texts("diary 2012-11-05") == ["Vi o mar"])
    try desk.run("undo")
    #expect(try desk.texts("diary 2012-11-05") == [])
  }

  @Test func `hostile entries are left out one by one`() throws {
    let long = String(repeating: "x", count: 100_000)
    let bad: [[String: String]] = [
      [:], ["at": "2012-11-05 18:00:00"], ["text": "x"], ["at": "9999-99-99 00:00:00", "text": "x"],
      ["at": "tomorrow", "text": "x"],
    ]
    let odd: [[String: String]] = [
      ["at": "2012-11-05 01:00:00", "text": long, "readers": long, "language": long, "parts": long],
      ["at": "2012-11-05 02:00:00", "text": "\u{1B}[31m'; DROP TABLE diary_entry; --", "language": "xx"],
    ]
    let items = (bad + odd).enumerated().map { DiaryDesk.Item(uid: "h\($0)", fields: $1) }
    let told = try desk.run("receive '\(try desk.arrival(items))' --yes")
    #expect(!told.contains("\u{1B}[31m"))
    #expect(try desk.texts("diary 2012-11-05").count == 2)
    // Nobody can tell who may read the first, so nobody may.
    #expect(try desk.rows("diary 2012-11-05").first?["readers"] as? [String] == ["me"])
    let shown = try desk.run("diary 2012-11-05", "diary tell 2012-11-05", "check")
    #expect(!shown.contains("\u{1B}[31m"))
  }
}
