import TagarelaKit
import Testing

struct MomentTests {
  @Test(arguments: [
    ("2012-11-05 09:15", "2012-11-05 09:15:00", "2012-11-05 09:15"),
    ("2012-11-05T09:15:30", "2012-11-05 09:15:30", "2012-11-05 09:15:30"),
    ("2012-11-05", "2012-11-05 00:00:00", "2012-11-05 00:00"),
    ("2012-11-05 9:05", "2012-11-05 09:05:00", "2012-11-05 09:05"),
    ("1969-12-31 23:59:59", "1969-12-31 23:59:59", "1969-12-31 23:59:59"),
    ("0001-01-01 00:00:00", "0001-01-01 00:00:00", "0001-01-01 00:00"),
    ("9999-12-31 23:59:59", "9999-12-31 23:59:59", "9999-12-31 23:59:59"),
    ("2012-02-29 23:59:59", "2012-02-29 23:59:59", "2012-02-29 23:59:59"),
  ])
  func `a moment is read, and written to the second or to the minute`(_ text: String, _ iso: String, _ short: String)
    throws
  {
    let moment = try #require(Moment(text))
    #expect(moment.iso == iso)
    #expect(moment.description == short)
    #expect(Moment(moment.iso) == moment)
    #expect(Moment(moment.description) == moment)
  }

  @Test(arguments: [
    "2012-11-05 24:00", "2012-11-05 09:60", "2012-11-05 09:15:60", "2012-11-05 09", "2012-11-05 09:1",
    "2012-11-05  09:15",
    "2012-11-05 ", "2011-02-29 09:15", "09:15", "2012-11-05 -1:15", "2012-11-05 09:15Z", "", "T", "2012-11-05 009:15",
  ])
  func `what is no moment is not read`(_ text: String) {
    #expect(Moment(text) == nil)
  }

  @Test func `before 1970 the clock runs forward too`() throws {
    let moment = try #require(Moment("1969-12-31 23:59:58"))
    #expect(moment.seconds == -2)
    #expect((moment.hour, moment.minute, moment.second) == (23, 59, 58))
    #expect(Moment(seconds: -86_401).iso == "1969-12-30 23:59:59")
  }

  @Test func `a moment beyond the calendar has its first or last day`() {
    #expect(Moment(seconds: .max).day == Day("9999-12-31"))
    #expect(Moment(seconds: .min).day == Day("0001-01-01"))
  }

  @Test func `written moments sort like the moments`() {
    let moments = [-62_135_596_800, -1, 0, 1_352_106_900, 253_402_300_799].map(Moment.init(seconds:))
    #expect(moments.map(\.iso) == moments.map(\.iso).sorted())
  }

  @Test func `the wall clock of now lies between two moments of this year`() {
    #expect((2020...9999).contains(Moment.now.day.year))
    #expect((-24 * 60...24 * 60).contains(Moment.minutesAheadOfUTC))
  }
}
