import TagarelaKit
import Testing

struct DayTests {
  @Test(arguments: [
    (1900, false), (1904, true), (1999, false), (2000, true), (2011, false), (2012, true), (2100, false), (2400, true),
  ])
  func `a year has a 29 February when four divides it, but not a hundred, or four hundred does`(
    _ year: Int, _ isLeap: Bool
  ) {
    #expect((Day(year: year, month: 2, day: 29) != nil) == isLeap)
    #expect(Day(year: year, month: 2, day: 28) != nil)
    #expect(Day(year: year, month: 2, day: 30) == nil)
  }

  @Test(arguments: [
    "2012-02-30", "2012-04-31", "2012-13-01", "2012-00-01", "2012-01-00", "2012-01-32", "0000-01-01", "10000-01-01",
    "2012-1-05", "2012-01-5", "12-01-05", "2012/01/05", "2012-01-05 ", " 2012-01-05", "2012-01", "", "-", "--",
    "2012-01-05-", "+012-01-05", "２０１２-01-05", "2012-01-0x",
  ])
  func `what is no day is not read`(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: ["0001-01-01", "1582-10-15", "1899-12-31", "1970-01-01", "2012-02-29", "2012-11-05", "9999-12-31"])
  func `a day is written as it was read`(_ text: String) throws {
    let day = try #require(Day(text))
    #expect(day.description == text)
    #expect(Day(daysSinceEpoch: day.daysSinceEpoch) == day)
  }

  // Julian day numbers minus 2,440,587.5, the epoch's.
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-01-01", 10_957), ("2012-11-05", 15_649), ("1900-01-01", -25_567),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `days are counted from 1970`(_ text: String, _ count: Int) throws {
    #expect(try #require(Day(text)).daysSinceEpoch == count)
    #expect(Day(daysSinceEpoch: count)?.description == text)
  }

  @Test func `there is no day before the year 1 and none after 9999`() {
    #expect(Day(daysSinceEpoch: -719_163) == nil)
    #expect(Day(daysSinceEpoch: 2_932_897) == nil)
    #expect(Day(daysSinceEpoch: .min) == nil)
    #expect(Day(daysSinceEpoch: .max) == nil)
  }

  @Test func `every day follows the one before it, for four hundred years`() throws {
    let first = try #require(Day("1899-12-31")).daysSinceEpoch
    var last = try #require(Day("1899-12-31"))
    for count in (first + 1)...(first + 146_097) {
      let day = try #require(Day(daysSinceEpoch: count))
      guard day > last, day.daysSinceEpoch == count, day.weekday == (last.weekday + 1) % 7 else {
        Issue.record("after \(last) comes \(day)")
        return
      }
      last = day
    }
    #expect(last.description == "2299-12-31")
  }

  @Test(arguments: [("2012-11-05", 0), ("2012-11-11", 6), ("1970-01-01", 3), ("1969-12-29", 0), ("0001-01-01", 0)])
  func `the week begins on Monday`(_ text: String, _ weekday: Int) throws {
    #expect(try #require(Day(text)).weekday == weekday)
  }

  @Test(arguments: [
    ("2009-03-12", "2012-03-11", 2), ("2009-03-12", "2012-03-12", 3), ("2008-02-29", "2009-02-28", 0),
    ("2008-02-29", "2009-03-01", 1), ("2008-02-29", "2012-02-29", 4), ("2012-01-01", "2011-12-31", -1),
    ("2012-01-01", "2012-01-01", 0),
  ])
  func `an age is counted in whole years`(_ born: String, _ today: String, _ years: Int) throws {
    #expect(try #require(Day(born)).years(until: #require(Day(today))) == years)
  }
}
