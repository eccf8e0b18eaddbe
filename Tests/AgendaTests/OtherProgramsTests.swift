import Foundation
import TagarelaTestSupport
import Testing

/// What `export agenda` writes, as another program reads it: Python's icalendar.
@Suite(.waiting, .enabled(if: Python.hasCalendars, "python3 has no icalendar: scripts/python-test"))
struct OtherProgramsTests {
  /// A line for each event: what it is called, its time, its rule, what it leaves out, what it is in place of, its alarm.
  private static let script = """
    import sys, icalendar
    cal = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
    assert not cal.errors, cal.errors
    print(cal['VERSION'], cal['X-WR-CALNAME'])
    for e in cal.walk('VEVENT'):
        assert not e.errors and e['UID'] and e['DTSTAMP'], e.errors
        parts = [str(e['SUMMARY']), str(e.decoded('DTSTART')), str(e.decoded('DTEND')) if 'DTEND' in e else '-']
        parts.append(e['RRULE'].to_ical().decode() if 'RRULE' in e else '-')
        out = e.get('EXDATE', [])
        out = out if isinstance(out, list) else [out]
        parts.append(','.join(sorted(str(d.dt) for x in out for d in x.dts)) or '-')
        parts.append(str(e.decoded('RECURRENCE-ID')) if 'RECURRENCE-ID' in e else '-')
        parts.append(' '.join(str(a.decoded('TRIGGER')) for a in e.walk('VALARM')) or '-')
        print('|'.join(parts))
    """

  @Test func `our calendars are what other programs expect, and are nothing new when they come back`() throws {
    let desk = try AgendaDesk()
    let file = desk.program.path("a.ics")
    let long = String(repeating: "natação; com a turma, ", count: 8)
    try desk.run(
      "settings agenda.holidays brazil", #"agenda new fono --at "2026-11-23 09:00" --for 45m --remind 10m"#,
      "agenda new '\(long)' --at 2026-11-28",
      #"agenda new escola --at "2026-11-17 13:00" --repeat schooldays --until 2026-11-27"#,
      #"agenda new piscina --at "2026-11-24 17:00" --repeat weekly --weekdays tue,thu"#,
      "agenda remove 4 --on 2026-11-26", #"agenda move 4 "2026-12-02 18:00" --on 2026-12-01"#, "agenda done 1",
      "export agenda '\(file)'")
    let read = try ChildProgram(
      Python.path, ["-c", Self.script, file], environment: desk.program.environment, folder: desk.program.folder
    ).result()
    #expect(read.status == 0, "\(read.errors)")
    let lines = read.output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "2.0 Giovanna",
        "escola|2026-11-17 13:00:00|-|FREQ=WEEKLY;UNTIL=20261127T235959;BYDAY=MO,TU,WE,TH,FR|2026-11-20 13:00:00|-|-",
        "fono|2026-11-23 09:00:00|2026-11-23 09:45:00|-|-|-|-1 day, 23:50:00",
        "piscina|2026-11-24 17:00:00|-|FREQ=WEEKLY;BYDAY=TU,TH|2026-11-26 17:00:00|-|-",
        "piscina|2026-12-02 18:00:00|-|-|-|2026-12-01 17:00:00|-",
        "\(long.trimmingCharacters(in: .whitespaces))|2026-11-28|2026-11-29|-|-|-|-",
      ])
    let bytes = try desk.program.bytes("a.ics")
    #expect(bytes.split(separator: 0x0A).allSatisfy { $0.count <= 76 && $0.last == 0x0D })
    #expect(try desk.run("receive '\(file)'").contains("nothing new"))
    // In another workspace all of it is new once.
    let home = try Tagarela(sharesCache: true)
    _ = try home.run(["-c", "patient new Giovanna"])
    #expect(try desk.run("receive '\(file)' --yes", in: home).contains("4 events of the agenda"))
    #expect(try desk.run("receive '\(file)' --yes", in: home).contains("nothing new"))
    #expect(try desk.list(23, 30, in: home) == desk.list(23, 30))
  }

  @Test func `one calendar may be several patients', each with its own events`() throws {
    let desk = try AgendaDesk()
    let file = desk.program.path("a.ics")
    try desk.run(
      "agenda new school --at '2026-11-23 13:00' --repeat schooldays", "agenda new therapy --at '2026-11-24 09:00'",
      "export agenda '\(file)'", "patient new Pablo")
    let take = "receive '\(file)' --yes"
    #expect(try desk.run("use Pablo", take).contains("2 events of the agenda"))
    #expect(try desk.run("use Pablo", take).contains("nothing new"))
    // What is another's stays as it is.
    try desk.run("use Pablo", "agenda remove therapy")
    #expect(try desk.list(24, 24) == ["24 09:00 therapy", "24 13:00 school"])
    #expect(try desk.rows("agenda list --from 2026-11-24 --to 2026-11-24 --patient pablo").count == 1)
  }

  @Test func `a calendar of nobody's needs a patient in use`() throws {
    let desk = try AgendaDesk()
    let file = desk.program.path("a.ics")
    try desk.run("agenda new fono --at 2026-11-23", "export agenda '\(file)'")
    let told = try desk.program.run(["--lang", "en", "-c", "receive '\(file)' --yes"])
    #expect(told.status == 1 && told.errors.contains("patient"), "\(told.errors)")
  }
}

/// Python with the packages that tests are written with.
private enum Python {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.build/python/bin/python3").standardized.path

  static let hasCalendars: Bool =
    (try? ChildProgram(
      path, ["-c", "import icalendar"], environment: [:], folder: FileManager.default.temporaryDirectory
    ).result().status) == 0
}
