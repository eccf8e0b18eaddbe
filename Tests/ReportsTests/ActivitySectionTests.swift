import Foundation
import TagarelaTestSupport
import Testing

/// What modules tell in a report of what was done beside speaking.
@Suite(.waiting)
struct ActivitySectionTests {
  private let desk: ReportDesk

  init() throws { desk = try ReportDesk() }

  private static let november = "--from 2012-11-05 --to 2012-11-18"

  private func sqlite(_ sql: String) throws {
    let result = try ChildProgram(
      "/usr/bin/sqlite3", [desk.program.workspace, sql], environment: desk.program.environment,
      folder: desk.program.folder
    ).result()
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `games tell right of all, and what to practise`() throws {
    let days = [
      ("vowels", "a", "2012-11-06", 3, 1, 0), ("vowels", "e", "2012-11-07", 1, 2, 1),
      ("numbers", "7", "2012-11-07", 2, 0, 0),
      ("vowels", "a", "2012-10-24", 1, 1, 0), ("vowels", "a", "2012-11-19", 9, 9, 9),
    ]
    try sqlite(
      days.enumerated().map { number, day in
        """
        INSERT INTO progress_day(uid, patient, topic, item, day, name, right_, wrong, late, milliseconds)
        VALUES ('d\(number)', 1, '\(day.0)', '\(day.1)', '\(day.2)', '\(day.1)', \(day.3), \(day.4), \(day.5), 1000);
        """
      }.joined())
    let games = try #require(try desk.sections("report giovanna \(Self.november)")["progress"])
    #expect(games.text.contains("6 of 10 answers were right. Before, it was 1 of 2."))
    #expect(games.row("vowels") == ["vowels", "4 of 8", "1 of 2"])
    #expect(games.row("numbers") == ["numbers", "2 of 2", "–"])
    #expect(games.text.contains("To practise more: e."))
  }

  @Test func `the agenda tells what of it was ticked`() throws {
    try desk.run(
      #"agenda new fono --at "2012-11-06 09:00" --for 45m --repeat weekly --patient Giovanna"#,
      #"agenda new park --at "2012-11-10 16:00" --patient Giovanna"#,
      #"agenda new Feast --at "2012-11-15" --holiday --patient Giovanna"#)
    try sqlite(
      "INSERT INTO agenda_change(uid, event, day, done) SELECT 'c', id, '2012-11-13', 1 FROM agenda_event WHERE text = 'fono'"
    )
    let agenda = try #require(try desk.sections("report giovanna \(Self.november)")["agenda"])
    #expect(agenda.text.contains("3 things were in the agenda; 1 was ticked as done."))
    #expect(agenda.rows == [["fono", "1 of 2"], ["park", "0 of 1"]])
  }

  @Test func `of the diary only what both family and therapist may read is told`() throws {
    try desk.run(
      #"diary new "For all" --at "2012-11-06 18:00" --patient Giovanna"#,
      #"diary new "Only mine" --at "2012-11-07 18:00" --readers me --patient Giovanna"#,
      #"diary new "For tutors" --at "2012-11-08 18:00" --readers tutors --patient Giovanna"#,
      #"diary new "Hidden" --at "2012-11-09 18:00" --patient Giovanna"#)
    try desk.run("diary hide 4 --patient Giovanna", "report giovanna @r.html \(Self.november)")
    let diary = try #require(try desk.sections("report giovanna \(Self.november)")["diary"])
    #expect(diary.text.contains("1 diary entry on 1 day."))
    #expect(diary.notes == ["6 Nov 2012 18:00|For all"])
    let page = String(decoding: try desk.program.bytes("r.html"), as: UTF8.self)
    for secret in ["Only mine", "For tutors", "Hidden"] { #expect(!page.contains(secret)) }
  }
}
