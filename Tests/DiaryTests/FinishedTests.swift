import Foundation
import TagarelaTestSupport
import Testing

/// What was done by the agenda comes into the diary.
struct FinishedTests {
  private let desk: DiaryDesk

  init() throws {
    desk = try DiaryDesk()
    try desk.run(
      "agenda new school --at '2012-11-05 13:00' --repeat schooldays", "agenda new swimming --at '2012-11-05 17:00'",
      "agenda new sea --at '2012-11-05 09:00' --picture '\(Tagarela.pictures)/agua.svg'",
      "agenda new other --at '2012-11-05 10:00' --patient Ana", "agenda done other --on 2012-11-05 --patient Ana",
      "agenda done school --on 2012-11-05", "agenda done sea --on 2012-11-05", "agenda done school --on 2012-11-06")
  }

  @Test func `what was ticked is offered and taken in once, with its picture, a step of undo`() throws {
    #expect(try desk.run("diary 2012-11-05").contains("2 things were done that aren’t in the diary yet"))
    #expect(try desk.run("diary gather 2012-11-05").contains("2 things that were done on 5 Nov 2012"))
    #expect(try desk.texts("diary 2012-11-05") == ["sea", "school"])
    #expect(try desk.rows("diary 2012-11-05").first?["picture"] as? Bool == true)
    #expect(try desk.run("diary gather 2012-11-05").contains("nothing more of 5 Nov 2012"))
    #expect(try !desk.run("diary 2012-11-05").contains("in the diary yet"))
    try desk.run("agenda done swimming --on 2012-11-05", "diary gather 2012-11-05")
    #expect(try desk.texts("diary 2012-11-05") == ["sea", "school", "swimming"])
    try desk.run("undo")
    #expect(try desk.texts("diary 2012-11-05") == ["sea", "school"])
    // Another day of the same event is something else that was done.
    #expect(try desk.run("diary gather 2012-11-06").contains("1 thing that was done on 6 Nov 2012"))
    #expect(try desk.run("diary gather 2012-11-07").contains("nothing more"))
  }

  @Test func `what was taken in on a page isn't taken in again`() throws {
    let fields = ["at": "2012-11-05 13:00:00", "text": "school", "readers": "therapist", "source": "page"]
    try desk.run("receive '\(try desk.arrival([.init(fields: fields)]))' --yes", "diary gather 2012-11-05")
    #expect(try desk.texts("diary 2012-11-05") == ["sea", "school"])
  }

  @Test func `what was taken in at the prompt and on the page is one entry, with the prompt's picture`() throws {
    try desk.run("diary gather 2012-11-05")
    let gathered = try #require(try sent().first { $0.media["picture"] != nil })
    var item = gathered
    item.fields["source"] = "page"
    item.media["picture"] = Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>"#.utf8)
    let before = try desk.texts("diary 2012-11-05")
    #expect(try desk.run("receive '\(try desk.arrival([item]))' --yes").contains("nothing new"))
    #expect(try desk.texts("diary 2012-11-05") == before)
    item.fields["text"] = "a great swim"
    try desk.run("receive '\(try desk.arrival([item]))' --yes")
    #expect(try desk.texts("diary 2012-11-05").contains("a great swim"))
    #expect(try sent().first { $0.uid == item.uid }?.media["picture"] == gathered.media["picture"])
  }

  /// What of the diary goes to the therapist.
  private func sent() throws -> [DiaryDesk.Item] {
    let folder = desk.program.path("sent\(UUID().uuidString)")
    try desk.run("note x", "observation send --to-dir '\(folder)'")
    return try desk.items(in: folder + "/giovanna-observations.pobs").map { item in
      let media = item["media"] as? [String: String] ?? [:]
      return DiaryDesk.Item(
        uid: try #require(item["uid"] as? String), fields: try #require(item["fields"] as? [String: String]),
        media: media.compactMapValues { Data(base64Encoded: $0) })
    }
  }

  @Test func `what was changed since isn't overwritten`() throws {
    try desk.run("diary gather 2012-11-05", "diary edit 1 --text 'A great swim'", "diary gather 2012-11-05")
    #expect(try desk.texts("diary 2012-11-05").contains("A great swim"))
    #expect(try desk.texts("diary 2012-11-05").count == 2)
  }

  @Test(arguments: [("pt", "diário", "recolher"), ("es", "diario", "recoger"), ("ca", "diari", "recollir")])
  func `the command that is offered is one`(_ language: String, _ noun: String, _ verb: String) throws {
    #expect(try desk.run("\(noun) 2012-11-05", lang: language).contains("\(noun) \(verb) 2012-11-05"))
    try desk.run("\(noun) \(verb) 2012-11-05", lang: language)
    #expect(try desk.texts("diary 2012-11-05").count == 2)
  }
}
