import Foundation
import TagarelaKit
import TagarelaTestSupport
import Testing

@testable import Agenda

/// Calendars in the shapes that other programs write them, read through `tagarela-calendar`.
@Suite(.waiting)
struct CalendarTests {
  private func reading(_ text: String, zone: String = "America/Sao_Paulo") throws -> Reading {
    let crlf = text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    return try reading(Data(crlf.utf8), zone: zone)
  }

  private func reading(_ bytes: Data, zone: String = "America/Sao_Paulo") throws -> Reading {
    try CalendarFile(isInterrupted: { false }, zone: zone).reading(of: InputFile(path: "x.ics", bytes: bytes))
  }

  private func calendar(_ events: String, _ head: String = "") -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//y//EN\n\(head)\(events)END:VCALENDAR\n"
  }

  private func event(_ lines: String, uid: String = "a") -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nDTSTAMP:20261101T000000Z\n\(lines)\nEND:VEVENT\n"
  }

  private func items(_ events: String..., zone: String = "America/Sao_Paulo") throws -> [[String: String]] {
    try reading(calendar(events.joined()), zone: zone).parcel.items.map(\.fields)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "2026-12-01 21:00"), (":America/Sao_Paulo", "2026-12-01 09:00"), ("UTC", "2026-12-01 12:00"),
    ("nowhere", "2026-12-01 12:00"),
  ])
  func `times in UTC come where this computer is`(zone: String, moment: String) throws {
    let program = try Tagarela(sharesCache: true)
    let file = program.path("x.ics")
    try Data(calendar(event("DTSTART:20261201T120000Z\nSUMMARY:Aula")).utf8).write(to: URL(filePath: file))
    let result = try program.run(
      ["--json", "-c", "patient new Ana", "-c", "use Ana", "-c", "receive '\(file)' --yes", "-c", "agenda show 1"],
      environment: ["TZ": zone])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(moment), "\(result.output)")
  }

  @Test func `Google's calendar: its zone, a series with an exception and a day left out, folded lines, alarms`() throws
  {
    let text = """
      BEGIN:VCALENDAR
      PRODID:-//Google Inc//Google Calendar 70.9054//EN
      VERSION:2.0
      CALSCALE:GREGORIAN
      METHOD:PUBLISH
      X-WR-CALNAME:Giovanna
      X-WR-TIMEZONE:America/Sao_Paulo
      BEGIN:VTIMEZONE
      TZID:Europe/Lisbon
      X-LIC-LOCATION:Europe/Lisbon
      BEGIN:DAYLIGHT
      TZOFFSETFROM:+0000
      TZOFFSETTO:+0100
      TZNAME:WEST
      DTSTART:19700329T010000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      END:DAYLIGHT
      BEGIN:STANDARD
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0000
      TZNAME:WET
      DTSTART:19701025T020000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      DTSTART;TZID=Europe/Lisbon:20261102T120000
      DTEND;TZID=Europe/Lisbon:20261102T124500
      RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20261231T235959Z;BYDAY=MO,WE
      EXDATE;TZID=Europe/Lisbon:20261104T120000
      DTSTAMP:20261101T101010Z
      UID:0abc@google.com
      CREATED:20261001T101010Z
      DESCRIPTION:
      SEQUENCE:0
      STATUS:CONFIRMED
      SUMMARY:Sessão de fonoaudiologia com a Ana Beatriz na sala verde do segund
       o andar
      TRANSP:OPAQUE
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:This is an event reminder
      TRIGGER:-P0DT0H30M0S
      END:VALARM
      END:VEVENT
      BEGIN:VEVENT
      DTSTART;TZID=Europe/Lisbon:20261110T150000
      DTEND;TZID=Europe/Lisbon:20261110T154500
      DTSTAMP:20261101T101010Z
      UID:0abc@google.com
      RECURRENCE-ID;TZID=Europe/Lisbon:20261109T120000
      SEQUENCE:1
      SUMMARY:Fono na praça
      END:VEVENT
      BEGIN:VEVENT
      DTSTART;VALUE=DATE:20261225
      DTEND;VALUE=DATE:20261226
      DTSTAMP:20261101T101010Z
      UID:1abc@google.com
      SUMMARY:Natal
      TRANSP:TRANSPARENT
      END:VEVENT
      END:VCALENDAR
      """
    let reading = try reading(text)
    #expect(reading.complaints == [] && !reading.isPartial)
    let items = reading.parcel.items.map(\.fields)
    #expect(items.count == 2)
    #expect(items[0]["text"] == "Sessão de fonoaudiologia com a Ana Beatriz na sala verde do segundo andar")
    // Noon in Lisbon in winter is nine in São Paulo.
    #expect(items[0]["at"] == "2026-11-02 09:00:00" && items[0]["minutes"] == "45" && items[0]["alarm"] == "30")
    #expect(items[0]["repeat"] == "weekly on=0,2 until=2026-12-31")
    let changes = AgendaChanges(items[0]["changes"] ?? "").changes(of: 0)
    #expect(changes.map(\.day.description) == ["2026-11-04", "2026-11-09"])
    #expect(changes.map(\.isLeftOut) == [true, false])
    #expect(changes.last?.at == Moment("2026-11-10 12:00") && changes.last?.text == "Fono na praça")
    #expect(items[1]["at"] == "2026-12-25 00:00:00" && items[1]["minutes"] == nil)
  }

  @Test func `Apple's calendar: days of several, an absolute alarm and a snoozed one, floating times`() throws {
    let read = try items(
      """
      BEGIN:VEVENT
      CREATED:20261001T101010Z
      DTEND;VALUE=DATE:20261208
      DTSTAMP:20261001T101010Z
      DTSTART;VALUE=DATE:20261205
      LAST-MODIFIED:20261001T101010Z
      SEQUENCE:0
      SUMMARY:Acampamento\\, com a turma
      TRANSP:TRANSPARENT
      UID:6A9F0C1E-2D11
      X-APPLE-CREATOR-IDENTITY:com.apple.mobilecal
      END:VEVENT
      BEGIN:VEVENT
      DTSTAMP:20261001T101010Z
      DTSTART:20261206T073000
      DURATION:PT1H30M
      SUMMARY:Piscina
      UID:6A9F0C1E-2D12
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER;VALUE=DATE-TIME:19760401T005545Z
      X-APPLE-DEFAULT-ALARM:TRUE
      END:VALARM
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Piscina
      TRIGGER:-PT15M
      UID:x
      END:VALARM
      END:VEVENT

      """)
    #expect(read[0]["text"] == "Acampamento, com a turma")
    #expect(read[0]["at"] == "2026-12-05 00:00:00" && read[0]["minutes"] == "\(3 * 1440)")
    #expect(read[1]["at"] == "2026-12-06 07:30:00" && read[1]["minutes"] == "90" && read[1]["alarm"] == "15")
  }

  @Test func `Outlook's calendar: zones by their names in Windows, defined in the file, and those that nobody knows`()
    throws
  {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:W. Europe Standard Time
      BEGIN:STANDARD
      DTSTART:16010101T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE

      """
    let event = event(
      """
      CLASS:PUBLIC
      DTSTART;TZID="W. Europe Standard Time":20260706T090000
      DTEND;TZID="W. Europe Standard Time":20260706T100000
      RRULE:FREQ=WEEKLY;COUNT=3;INTERVAL=2;BYDAY=MO;WKST=MO
      SUMMARY;LANGUAGE=de-de:Logopädie
      X-MICROSOFT-CDO-BUSYSTATUS:BUSY
      """)
    let known = try reading(calendar(event, zone))
    let item = try #require(known.parcel.items.first?.fields)
    // Nine in the summer of Central Europe is four in São Paulo.
    #expect(item["at"] == "2026-07-06 04:00:00" && item["text"] == "Logopädie")
    #expect(item["repeat"] == "weekly step=2 on=0 until=2026-08-03")
    let unknown = try reading(calendar(event))
    #expect(unknown.parcel.items.first?.fields["at"] == "2026-07-06 09:00:00")
    #expect(unknown.complaints.map(\.key) == ["calendar.unknown_zones"])
  }

  @Test func `what a zone moves over midnight moves its weekdays along`() throws {
    // 23:30 on Mondays in São Paulo is 02:30 on Tuesdays, UTC.
    let read = try items(
      event("DTSTART:20261103T023000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU\nEXDATE:20261110T023000Z\nSUMMARY:x"))
    #expect(read[0]["at"] == "2026-11-02 23:30:00" && read[0]["repeat"] == "weekly on=0")
    #expect(AgendaChanges(read[0]["changes"] ?? "").changes(of: 0).map(\.day.description) == ["2026-11-09"])
  }

  @Test(arguments: [
    ("FREQ=DAILY", "daily"), ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "weekly on=0,1,2,3,4"),
    ("FREQ=MONTHLY;BYMONTHDAY=2", "monthly"), ("FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=2", "yearly"),
    ("FREQ=DAILY;COUNT=5", "daily until=2026-11-06"), ("FREQ=WEEKLY;UNTIL=20261116", "weekly until=2026-11-16"),
    // It ends on a day before the time of the event.
    ("FREQ=DAILY;UNTIL=20261110T080000", "daily until=2026-11-09"),
  ])
  func `rules that we have as well are kept as such`(_ rule: String, _ kept: String) throws {
    let read = try items(event("DTSTART:20261102T090000\nRRULE:\(rule)\nSUMMARY:x"))
    #expect(read[0]["repeat"] == kept)
  }

  @Test func `other rules become single days, told where they don't end`() throws {
    let second = try reading(
      calendar(event("DTSTART:20261110T090000\nRRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=3\nSUMMARY:x")))
    #expect(second.parcel.items.first?.fields["repeat"] == "listed days=2026-11-10,2026-12-08,2027-01-12")
    #expect(second.complaints == [])
    let endless = try reading(calendar(event("DTSTART:20261130T090000\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1\nSUMMARY:x")))
    let days = try #require(endless.parcel.items.first?.fields["repeat"])
    #expect(days.hasPrefix("listed days=2026-11-30,2026-12-31,2027-01-31,2027-02-28"))
    #expect(endless.complaints.map(\.key) == ["calendar.listed"])
    let dates = try items(event("DTSTART:20261102T090000\nRDATE:20261105T090000,20261107T090000\nSUMMARY:x"))
    #expect(dates[0]["repeat"] == "listed days=2026-11-02,2026-11-05,2026-11-07")
  }

  @Test func `what is cancelled isn't there, and a day without its series stands for itself`() throws {
    let read = try items(
      event("DTSTART:20261102T090000\nSTATUS:CANCELLED\nSUMMARY:gone", uid: "c"),
      event("DTSTART:20261102T090000\nRRULE:FREQ=DAILY\nSUMMARY:x"),
      event("DTSTART:20261104T090000\nRECURRENCE-ID:20261104T090000\nSTATUS:CANCELLED\nSUMMARY:x"),
      event("DTSTART:20261105T100000\nRECURRENCE-ID:20261105T090000\nSUMMARY:alone", uid: "b"))
    #expect(read.map { $0["text"] } == ["x", "alone"])
    #expect(AgendaChanges(read[0]["changes"] ?? "").changes(of: 0).map(\.isLeftOut) == [true])
  }

  @Test func `letters of old programs and marks that steer terminals are read as what can be seen`() throws {
    let latin = Data(
      calendar(event("DTSTART:20261102T090000\nSUMMARY:Reuni\u{E3}o")).unicodeScalars.map { UInt8($0.value) })
    #expect(try reading(latin).parcel.items.first?.fields["text"] == "Reunião")
    let marks = try items(event("DTSTART:20261102T090000\nSUMMARY:a\u{1B}[31mb\u{202E}c"))
    #expect(marks[0]["text"]?.unicodeScalars.contains("\u{1B}") == false)
  }

  @Test(arguments: [
    "DTSTART:", "DTSTART:20260231T090000", "DTSTART:99999999T999999", "DTSTART:00000101T000000", "SUMMARY:no beginning",
    "DTSTART;TZID=:20261102T090000\nRRULE:FREQ=", "DTSTART:20261102T090000\nRRULE:FREQ=DAILY;INTERVAL=0",
    "DTSTART:20261102T090000\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31",
    "DTSTART:20261102T090000\nRRULE:FREQ=SECONDLY", "DTSTART:20261102T090000\nRRULE:FREQ=DAILY;INTERVAL=99999999999",
    "DTSTART:20261102T090000\nDTEND:19000101T000000", "DTSTART:20261102T090000\nDURATION:P99999999W",
    "DTSTART:20261102T090000\nEXDATE:x,y,z", "DTSTART:20261102T090000\nRRULE:FREQ=WEEKLY;BYDAY=99MO,XX",
    "BEGIN:VEVENT\nBEGIN:VEVENT\nBEGIN:VALARM", "DTSTART:20261102T090000\nRRULE:FREQ=DAILY;BYHOUR=1,2,3;BYSETPOS=-366",
  ])
  func `what is no event is left out or read without what it can't say`(_ lines: String) throws {
    let text = calendar(event(lines + "\nSUMMARY:odd") + event("DTSTART:20261103T090000\nSUMMARY:whole", uid: "b"))
    do {
      let read = try reading(text)
      #expect(read.parcel.items.contains { $0.fields["text"] == "whole" } || read.isPartial)
    } catch let failure as Failure {
      // A rule that never comes to a day has no end: the program that looks for it is ended.
      #expect(failure.what.key.hasPrefix("program.") || failure.what.key.hasPrefix("calendar."))
    }
  }

  @Test func `a file that is cut says so, at whatever byte`() throws {
    let text = Data(calendar(event("DTSTART:20261102T090000\nRRULE:FREQ=DAILY\nSUMMARY:água")).utf8)
    for length in stride(from: 20, to: text.count - 15, by: 13) {
      do {
        let read = try reading(Data(text.prefix(length)))
        #expect(read.isPartial && read.complaints.contains { $0.key == "calendar.cut" }, "\(length)")
      } catch let failure as Failure {
        #expect(failure.what.key.hasPrefix("calendar."), "\(length): \(failure.what.key)")
      }
    }
  }

  @Test func `what is no calendar, or far too large, is refused in words`() throws {
    for bytes in [
      Data(), Data([0]), Data("BEGIN:VCARD\nEND:VCARD\n".utf8), Data("x VCALENDAR".utf8), Data(count: 100_000),
    ] {
      #expect(throws: Failure.self) { try reading(bytes) }
    }
    #expect(throws: Failure.self) { try reading(Data("BEGIN:VCALENDAR\n".utf8) + Data(repeating: 65, count: 33 << 20)) }
    let deep = String(repeating: "BEGIN:VCALENDAR\n", count: 100_000)
    #expect((try? reading(Data(deep.utf8)))?.isPartial ?? true)
  }

  @Test func `of a hundred thousand events ten thousand are read, and the rest is counted`() throws {
    let many = (1...100_000).map { event("DTSTART:20261102T090000\nSUMMARY:e\($0)", uid: "u\($0)") }.joined()
    let read = try reading(calendar(many))
    #expect(read.parcel.items.count == 10_000 && read.isPartial)
    #expect(read.complaints == [Phrase("calendar.left_out", ["count": 90_000])])
  }
}
