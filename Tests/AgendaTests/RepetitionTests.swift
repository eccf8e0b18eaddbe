import TagarelaKit
import Testing

@testable import Agenda

/// On which days events happen again.
struct RepetitionTests {
  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func days(
    _ rule: String, from first: String, _ begin: String, _ end: String, free: Set<String> = []
  ) throws -> [String] {
    let repetition = try #require(Repetition(rule))
    return try repetition.days(from: day(first), in: day(begin)...day(end)) { free.contains($0.description) }
      .map(\.description)
  }

  @Test func `daily and every third day count from the first, wherever one looks`() throws {
    #expect(
      try days("daily", from: "2026-11-23", "2026-11-21", "2026-11-25") == ["2026-11-23", "2026-11-24", "2026-11-25"])
    #expect(try days("daily step=3", from: "2026-11-01", "2026-11-23", "2026-11-30") == ["2026-11-25", "2026-11-28"])
  }

  @Test func `weekly is the first day's weekday, or those that are said`() throws {
    #expect(try days("weekly", from: "2026-11-24", "2026-12-01", "2026-12-14") == ["2026-12-01", "2026-12-08"])
    #expect(
      try days("weekly on=0,2", from: "2026-11-23", "2026-11-23", "2026-12-02")
        == ["2026-11-23", "2026-11-25", "2026-11-30", "2026-12-02"])
    // Every second week from that of the first day on, which begins on Monday.
    #expect(
      try days("weekly step=2 on=0,4", from: "2026-11-25", "2026-11-23", "2026-12-13") == [
        "2026-11-27", "2026-12-07", "2026-12-11",
      ])
  }

  @Test func `school days are Monday to Friday without the free ones`() throws {
    #expect(
      try days("schooldays", from: "2026-12-23", "2026-12-20", "2026-12-29", free: ["2026-12-25"])
        == ["2026-12-23", "2026-12-24", "2026-12-28", "2026-12-29"])
  }

  @Test func `a month without a 31st is left out, as RFC 5545 does`() throws {
    #expect(
      try days("monthly", from: "2026-01-31", "2026-01-01", "2026-08-31")
        == ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31", "2026-08-31"])
    #expect(
      try days("yearly", from: "2024-02-29", "2024-01-01", "2032-12-31") == ["2024-02-29", "2028-02-29", "2032-02-29"])
  }

  @Test func `nothing happens before the first day, and after the last`() throws {
    #expect(
      try days("weekly until=2026-12-01", from: "2026-11-24", "2026-01-01", "2027-01-01") == [
        "2026-11-24", "2026-12-01",
      ])
    #expect(try days("monthly", from: "2026-11-24", "2026-01-01", "2026-11-23") == [])
    #expect(try days("yearly", from: "0001-01-01", "9998-06-01", "9999-12-31") == ["9999-01-01"])
  }

  @Test func `so many times end on the last of them`() throws {
    let first = try day("2026-01-31")
    #expect(Repetition(.monthly).last(ofTimes: 3, from: first) == Day("2026-05-31"))
    #expect(Repetition(.weekly, weekdays: [0, 2]).last(ofTimes: 4, from: try day("2026-11-23")) == Day("2026-12-02"))
    #expect(Repetition(.yearly).last(ofTimes: 100_000, from: first) == nil)
    #expect(Repetition(.daily).last(ofTimes: 10_000, from: try day("2026-01-01")) == Day("2053-05-18"))
    let ancient = try day("0001-01-01")
    for count in [2_000_000_000, Int.max, 0, -1] {
      #expect(Repetition(.daily).last(ofTimes: count, from: ancient) == nil)
    }
  }

  @Test(arguments: [
    "daily", "weekly step=2 on=0,4 until=2026-12-31", "schooldays until=2027-01-01", "monthly", "yearly step=4",
    "listed days=2026-01-01,2026-05-05",
  ])
  func `what is kept is read as it was`(_ text: String) {
    #expect(Repetition(text)?.description == text)
  }

  @Test(arguments: ["", "hourly", "listed", "listed days=x", "weekly2"])
  func `what says no rule is none`(_ text: String) { #expect(Repetition(text) == nil) }

  @Test(arguments: [
    "daily step=0", "daily step=-5", "daily step=99999999999999999999", "weekly on=9,-1,x", "daily until=never",
  ])
  func `what is no number or day in a rule is not there`(_ text: String) throws {
    let repetition = try #require(Repetition(text))
    #expect(repetition.step >= 1 && repetition.weekdays.isEmpty && repetition.until == nil)
  }
}
