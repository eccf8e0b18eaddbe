import Foundation
import TagarelaKit
import Testing

@testable import TagarelaBundle

struct DateTests {
  @Test(
    "Dates are read in every form that files have",
    arguments: [
      ("2012-11-05", "2012-11-05 00:00:00"), ("05/11/2012", "2012-11-05 00:00:00"),
      ("5/11/2012", "2012-11-05 00:00:00"),
      ("2012-11-05 09:15", "2012-11-05 09:15:00"), ("2012-11-05T09:15:30", "2012-11-05 09:15:30"),
      ("05/11/2012 09:15", "2012-11-05 09:15:00"), ("05/11/2012, 09:15:30", "2012-11-05 09:15:30"),
      (" 5/11/2012  9:15 ", "2012-11-05 09:15:00"), ("2012-11-05 09:15:30.250", "2012-11-05 09:15:30"),
      ("2012-11-05T09:15:00-02:00", "2012-11-05 09:15:00"), ("2012-11-05 09:15:00 -0200", "2012-11-05 09:15:00"),
    ])
  func forms(text: String, iso: String) {
    #expect(DateText.moment(text)?.iso == iso)
  }

  @Test(
    "A time in UTC is read where the reader is",
    arguments: [
      ("2012-11-05 02:00:00 +0000", "America/Sao_Paulo", "2012-11-05 00:00:00"),
      ("2012-11-04 23:00:00 +0000", "Europe/Madrid", "2012-11-05 00:00:00"),
      ("2012-11-05T02:00:00Z", "UTC", "2012-11-05 02:00:00"),
      ("2012-11-05T02:00:00.000Z", "America/Sao_Paulo", "2012-11-05 00:00:00"),
    ])
  func utc(text: String, zone: String, iso: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let moment = DateText.moment(text) { zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0))) }
    #expect(moment?.iso == iso)
  }

  @Test(
    "What is no date is none",
    arguments: ["", " ", "x", "2012-13-01", "31/02/2012", "2012-11-05 25:00", "2012-11-05 às 9", "1e9"])
  func none(text: String) {
    #expect(DateText.moment(text) == nil)
  }

  @Test("A plan whose start can't be read has none, and says so")
  func planStart() throws {
    let reading = try read(object(["plan.name": "p", "plan.datebegin": "ontem"]))
    #expect(try reading.plan().start == nil)
    #expect(reading.complaints == [Phrase("bundle.date_broken", ["date": "ontem", "number": 1])])
  }
}
