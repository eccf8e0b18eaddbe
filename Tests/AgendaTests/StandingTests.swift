import TagarelaKit
import Testing

@testable import Agenda

/// What is now, what is next, and of what one is reminded.
struct StandingTests {
  private func occurrence(_ text: String, _ at: String, _ minutes: Int, done: Bool = false, alarm: Int? = nil) throws
    -> Occurrence
  {
    var event = AgendaEvent(uid: text, patient: 1, at: try #require(Moment(at)), minutes: minutes, text: text)
    event.alarm = alarm
    return Occurrence(event, on: event.at.day, AgendaChange(event: 0, day: event.at.day, isDone: done))
  }

  private func day() throws -> [Occurrence] {
    [
      try occurrence("birthday", "2026-11-23", 0), try occurrence("breakfast", "2026-11-23 08:00", 30),
      try occurrence("therapy", "2026-11-23 09:00", 45), try occurrence("bus", "2026-11-23 09:30", 0),
      try occurrence("lunch", "2026-11-23 12:00", 60),
    ]
  }

  @Test(
    arguments: [
      ("07:59", [], ["birthday"], "breakfast"), ("08:00", [], ["breakfast", "birthday"], "therapy"),
      ("08:30", ["breakfast"], ["birthday"], "therapy"),
      ("09:35", ["breakfast"], ["bus", "therapy", "birthday"], "lunch"),
      // What has no length is over after a quarter of an hour.
      ("09:45", ["breakfast", "therapy", "bus"], ["birthday"], "lunch"),
      ("23:59", ["breakfast", "therapy", "bus", "lunch"], ["birthday"], nil),
    ] as [(String, [String], [String], String?)])
  func `what is over is done, and what began last comes first of what goes on`(
    _ time: String, _ done: [String], _ now: [String], _ next: String?
  ) throws {
    let standing = Standing(try day(), at: try #require(Moment("2026-11-23 \(time)")))
    #expect(standing.done.map(\.text) == done)
    #expect(standing.now.map(\.text) == now)
    #expect(standing.next.first?.text == next)
  }

  @Test func `what is ticked is done before its time`() throws {
    let ticked = try occurrence("therapy", "2026-11-23 09:00", 45, done: true)
    let standing = Standing([ticked], at: try #require(Moment("2026-11-23 08:00")))
    #expect(standing.done == [ticked] && standing.now.isEmpty && standing.next.isEmpty)
  }

  @Test func `one is reminded from so many minutes before until it begins`() throws {
    let bus = try occurrence("bus", "2026-11-23 09:30", 0, alarm: 10)
    func moment(_ time: String) throws -> Moment { try #require(Moment("2026-11-23 \(time)")) }
    #expect(try !bus.isDue(at: moment("09:19:59")))
    #expect(try bus.isDue(at: moment("09:20")))
    #expect(try bus.wait(at: moment("09:20")) == Phrase("agenda.in_minutes", ["minutes": 10]))
    #expect(try bus.wait(at: moment("09:29:30")) == Phrase("agenda.in_minutes", ["minutes": 1]))
    #expect(try bus.wait(at: moment("09:30")) == Phrase("agenda.begins"))
    #expect(try bus.wait(at: moment("07:30")) == Phrase("agenda.in_hours", ["hours": 2]))
    #expect(try [bus].reminding(at: moment("09:30")).isEmpty)
  }

  @Test func `all that is due is there, and the next that will be; what is ticked, or without a reminder, isn't`()
    throws
  {
    let moment = try #require(Moment("2026-11-23 09:25"))
    let events = [
      try occurrence("done", "2026-11-23 09:30", 0, done: true, alarm: 10),
      try occurrence("bus", "2026-11-23 09:30", 0, alarm: 10), try occurrence("class", "2026-11-23 09:35", 60),
      try occurrence("therapy", "2026-11-23 10:00", 45, alarm: 60),
      try occurrence("lunch", "2026-11-23 12:00", 0, alarm: 5),
      try occurrence("supper", "2026-11-23 19:00", 0, alarm: 5),
    ]
    #expect(events.reminding(at: moment).map(\.text) == ["bus", "therapy", "lunch"])
  }

  @Test func `what takes place at one time overlaps, what touches doesn't`() throws {
    let events = [
      try occurrence("day", "2026-11-23", 0), try occurrence("a", "2026-11-23 09:00", 60),
      try occurrence("b", "2026-11-23 09:30", 15), try occurrence("c", "2026-11-23 10:00", 30),
    ]
    #expect(events.overlaps == [false, true, true, false])
  }
}
