import Foundation
import TagarelaKit
import Testing

@testable import Course

/// When lessons open. The cases are a file, for the page opens them by the same rule.
struct LessonCalendarTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let lessons: Int
    let hours: [LessonHours.Change]
    let known: [Moment]
    let standings: [Standing]
    var testDescription: String { name }

    struct Standing: Decodable, Sendable {
      let at: Moment
      let opened: Int
      let today: Int?
      let next: Moment?
    }
  }

  private static let cases: [Case] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Cases/course/openings.json")
    do {
      return try JSONDecoder().decode([Case].self, from: Data(contentsOf: path))
    } catch {
      Issue.record(error)
      return []
    }
  }()

  @Test func `there are cases`() { #expect(Self.cases.count > 10) }

  @Test(arguments: cases)
  func `lessons open`(_ one: Case) throws {
    let calendar = LessonCalendar(try #require(LessonHours(one.hours)), lessons: one.lessons, known: one.known)
    // Changes that are still to come are unknown: what has been must not depend on them.
    for standing in one.standings {
      let found = calendar.standing(at: standing.at)
      let expected = LessonStanding(opened: standing.opened, today: standing.today.map { $0 - 1 }, next: standing.next)
      if calendar.hours.changes.allSatisfy({ $0.since <= standing.at }) || !one.known.isEmpty {
        #expect(found == expected, "\(standing.at)")
      } else {
        let then = try #require(LessonHours(one.hours.filter { $0.since <= standing.at }))
        let before = LessonCalendar(then, lessons: one.lessons).standing(at: standing.at)
        #expect(before.opened == expected.opened && before.today == expected.today, "\(standing.at)")
      }
    }
  }

  private func at(_ text: String) throws -> Moment { try #require(Moment(text)) }

  private func calendar(_ hour: String, since: String, lessons: Int = 7) throws -> LessonCalendar {
    LessonCalendar(LessonHours(try #require(LessonHour(hour)), since: try at(since)), lessons: lessons)
  }

  @Test func `a lesson is seen in time until the next one opens`() throws {
    let calendar = try calendar("20:00", since: "2026-11-02 07:00", lessons: 2)
    #expect(calendar.isInTime(0, seen: try at("2026-11-02 20:00")))
    #expect(calendar.isInTime(0, seen: try at("2026-11-03 19:59:59")))
    #expect(!calendar.isInTime(0, seen: try at("2026-11-03 20:00")))
    // After the last one no other opens: it has as long as the others.
    #expect(calendar.isInTime(1, seen: try at("2026-11-04 19:59:59")))
    #expect(!calendar.isInTime(1, seen: try at("2026-11-04 20:00")))
  }

  /// The wall clock of a zone at so many seconds since 1970.
  private func clock(_ zone: String, _ instant: Int) throws -> Moment {
    let zone = try #require(TimeZone(identifier: zone))
    return Moment(seconds: instant + zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))))
  }

  private func instant(_ text: String) throws -> Int {
    Int(try #require(ISO8601DateFormatter().date(from: text)).timeIntervalSince1970)
  }

  /// Goes through instants in steps of minutes, and notes at which wall clock each lesson opened.
  private func openings(_ hour: String, from: String, days: Int, zone: (Int) -> String) throws -> [Moment] {
    let start = try instant(from)
    let hours = LessonHours(try #require(LessonHour(hour)), since: try clock(zone(0), start))
    var found: [Moment] = []
    for minute in stride(from: 0, through: days * 1440, by: 1) {
      let now = try clock(zone(minute / 1440), start + minute * 60)
      // Who looks every minute is known to have been there.
      let calendar = LessonCalendar(hours, lessons: 100, known: found)
      let opened = calendar.standing(at: now).opened
      #expect(opened >= found.count, "\(now): a lesson has closed")
      #expect(opened <= found.count + 1, "\(now): two lessons at once")
      if opened > found.count { found.append(now) }
    }
    return found
  }

  @Test func `an hour that summer time leaves out opens its lesson when the clock has jumped over it`() throws {
    // Madrid, 29 March 2026: after 01:59 comes 03:00.
    let found = try openings("02:30", from: "2026-03-27T12:00:00Z", days: 4) { _ in "Europe/Madrid" }
    #expect(
      found.map(\.description) == [
        "2026-03-28 02:30", "2026-03-29 03:00", "2026-03-30 02:30", "2026-03-31 02:30",
      ])
  }

  @Test func `an hour that comes twice opens one lesson`() throws {
    // Madrid, 25 October 2026: after 02:59 comes 02:00.
    let found = try openings("02:30", from: "2026-10-23T12:00:00Z", days: 4) { _ in "Europe/Madrid" }
    #expect(
      found.map(\.description) == [
        "2026-10-24 02:30", "2026-10-25 02:30", "2026-10-26 02:30", "2026-10-27 02:30",
      ])
  }

  @Test(arguments: [
    ("Europe/Madrid", "America/Sao_Paulo"), ("America/Sao_Paulo", "Europe/Madrid"), ("Europe/Lisbon", "Asia/Tokyo"),
    ("Pacific/Auckland", "Pacific/Honolulu"), ("Pacific/Honolulu", "Pacific/Auckland"),
  ])
  func `on journeys each calendar day has one lesson at most, and none closes`(_ from: String, _ to: String) throws {
    let found = try openings("08:00", from: "2026-11-02T00:00:00Z", days: 8) { $0 < 4 ? from : to }
    #expect(Set(found.map(\.day)).count == found.count)
    #expect(found.count >= 6)
  }

  @Test(arguments: [
    ("8", "08:00"), ("8h", "08:00"), ("8h30", "08:30"), ("20:15", "20:15"), ("08:05", "08:05"), ("0", "00:00"),
    (" 7 h 45", "07:45"),
  ])
  func `an hour is read`(_ text: String, _ hour: String) { #expect(LessonHour(text)?.description == hour) }

  @Test(arguments: ["", "24", "8:60", "8:", "8h5", "-1", "8.30", "eight", "08:00:00", "123", "8h3h"])
  func `what is no hour is refused`(_ text: String) { #expect(LessonHour(text) == nil) }
}
