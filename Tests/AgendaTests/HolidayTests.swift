import TagarelaKit
import Testing

@testable import Agenda

/// Public holidays, and the seasons.
struct HolidayTests {
  // Of the tables of the Astronomical Applications Department, U.S. Naval Observatory; the last two are the extremes.
  @Test(arguments: [
    "1961-04-02", "2000-04-23", "2019-04-21", "2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2038-04-25",
    "2285-03-22",
  ])
  func `Easter is where it is`(_ text: String) throws {
    let day = try #require(Day(text))
    #expect(Day.easter(day.year) == day)
  }

  private func days(_ calendar: String, _ year: Int) throws -> [String] {
    let calendar = try #require(HolidayCalendar.builtIn.first { $0.id == calendar })
    return calendar.holidays.compactMap { $0.day(in: year)?.description }.sorted()
  }

  @Test func `Brazil has ten national holidays, and Consciência Negra among them since 2024`() throws {
    #expect(
      try days("brazil", 2026) == [
        "2026-01-01", "2026-04-03", "2026-04-21", "2026-05-01", "2026-09-07", "2026-10-12", "2026-11-02", "2026-11-15",
        "2026-11-20", "2026-12-25",
      ])
    #expect(try !days("brazil", 2023).contains("2023-11-20"))
    // Carnival and Corpus Christi are none.
    #expect(try !days("brazil", 2026).contains("2026-02-17") && !days("brazil", 2026).contains("2026-06-04"))
  }

  @Test func `Portugal has thirteen, with Corpo de Deus and without Carnival`() throws {
    #expect(
      try days("portugal", 2026) == [
        "2026-01-01", "2026-04-03", "2026-04-05", "2026-04-25", "2026-05-01", "2026-06-04", "2026-06-10", "2026-08-15",
        "2026-10-05", "2026-11-01", "2026-12-01", "2026-12-08", "2026-12-25",
      ])
  }

  @Test func `all of Spain has ten`() throws {
    #expect(
      try days("spain", 2026) == [
        "2026-01-01", "2026-01-06", "2026-04-03", "2026-05-01", "2026-08-15", "2026-10-12", "2026-11-01", "2026-12-06",
        "2026-12-08", "2026-12-25",
      ])
  }

  @Test func `Catalonia adds Easter Monday, Sant Joan, the Diada and Sant Esteve, and not Sant Jordi`() throws {
    let added = try Set(days("catalonia", 2026)).subtracting(days("spain", 2026))
    #expect(added.sorted() == ["2026-04-06", "2026-06-24", "2026-09-11", "2026-12-26"])
    #expect(try Set(days("spain", 2026)).isSubset(of: days("catalonia", 2026)))
  }

  @Test func `each has a name in every language`() {
    for calendar in HolidayCalendar.builtIn {
      #expect(Set(calendar.names.keys) == ["pt", "es", "ca", "en"])
      for holiday in calendar.holidays { #expect(Set(holiday.names.keys) == ["pt", "es", "ca", "en"]) }
    }
  }

  @Test(arguments: [
    ("2026-03-19", "winter"), ("2026-03-20", "spring"), ("2026-06-21", "summer"), ("2026-09-21", "summer"),
    ("2026-09-22", "autumn"), ("2026-12-20", "autumn"), ("2026-12-21", "winter"), ("2026-01-15", "winter"),
  ])
  func `seasons change with the sun, and are the others in the south`(_ text: String, _ season: String) throws {
    let day = try #require(Day(text))
    let other = ["winter": "summer", "summer": "winter", "spring": "autumn", "autumn": "spring"]
    #expect(Season(day, isSouthern: false).rawValue == season)
    #expect(Season(day, isSouthern: true).rawValue == other[season])
  }
}
