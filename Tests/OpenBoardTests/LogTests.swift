import Foundation
import StructuredText
import TagarelaKit
import Testing

@testable import OpenBoard

struct LogTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  private func touch(_ at: String, _ symbol: String, plan: String? = nil) throws -> Touch {
    Touch(uid: "u-\(symbol)", at: try #require(Moment(at)), symbol: symbol, plan: plan)
  }

  private func parcel() throws -> Parcel {
    Parcel(
      kind: .usage, patient: Patient(uid: "p-1", name: "João Silva"), tutor: Tutor(uid: "t-1", name: "Ana Prado"),
      touches: [
        try touch("2012-11-05 09:15:00", "água", plan: "Lanche"), try touch("2012-11-05 09:15:30", "casa da Ana"),
        try touch("2012-11-07 23:00:00", "eu"), try touch("2012-11-07 23:10:01", "banana"),
      ])
  }

  @Test func `a log has the moments as they were, in sessions`() throws {
    let log = try value(bench.write(parcel(), .openLog))
    #expect(log["format"] == "open-board-log-0.1")
    #expect(log["user_name"] == "João Silva")
    let sessions = try #require(log["sessions"]?.list)
    #expect(sessions.map { $0["events"]?.list?.count } == [2, 2])
    let event = try #require(sessions[0]["events"]?.list?[0])
    #expect(event["type"] == "button")
    #expect(event["label"] == "água")
    #expect(event["timestamp"]?.string?.hasPrefix("2012-11-05T09:15:00") == true)
    let reading = try bench.read(bench.write(parcel(), .openLog), .openLog)
    #expect(reading.complaints.isEmpty)
    #expect(reading.parcel.touches == (try parcel().touches))
    #expect(reading.parcel.patient == Patient(uid: "p-1", name: "João Silva"))
  }

  @Test func `a log without names says neither who nor when`() throws {
    let bytes = try bench.write(parcel(), .anonymousLog)
    let log = try value(bytes)
    #expect(log["anonymized"] == true)
    #expect(log["user_name"] == nil)
    let text = String(decoding: bytes, as: UTF8.self)
    for secret in ["João", "Silva", "Ana", "p-1", "t-1", "u-", "2012", "Lanche"] { #expect(!text.contains(secret)) }
    let events = try #require(log["sessions"]?.list).flatMap { $0["events"]?.list ?? [] }
    #expect(
      events.map { $0["timestamp"]?.string } == [
        "2000-01-01T00:00:00Z", "2000-01-01T00:00:30Z", "2000-01-03T13:45:00Z", "2000-01-03T13:55:01Z",
      ])
    #expect(events.map { $0["label"]?.string } == ["água", "????", "eu", "banana"])
  }

  @Test func `a log of another program gives its touches and says what it leaves out`() throws {
    let log = """
      /* NOTICE: private */
      {"format": "open-board-log-0.1", "user_id": "x:1", "sessions": [{"id": "s", "type": "log", "events": [
       {"id": 1, "type": "button", "label": "more", "timestamp": "2014-09-01T10:20:30+02:00", "spoken": true},
       {"id": 2, "type": "utterance", "text": "more milk", "timestamp": "2014-09-01T10:20:31+02:00"},
       {"id": 3, "type": "button", "label": "milk", "timestamp": "soon"},
       {"id": "0123456789abcdef", "type": "button", "label": "me", "timestamp": "2014-09-01T10:20:30+02:00"}]}]}
      """
    let reading = try bench.read(Data(log.utf8), .openLog)
    #expect(FileFormat.openLog.recognises(Data(log.utf8)))
    let moment = try #require(Moment("2014-09-01 10:20:30"))
    #expect(
      reading.parcel.touches == [
        Touch(uid: "", at: moment, symbol: "more"), Touch(uid: "0123456789abcdef", at: moment, symbol: "me"),
      ])
    #expect(reading.parcel.patient == nil)
    #expect(reading.complaints.map(\.key) == ["obl.others", "obl.no_time"])
  }

  @Test func `a log without names is for nobody's history`() throws {
    let bytes = try bench.write(parcel(), .anonymousLog)
    let failure = #expect(throws: Failure.self) { try bench.read(bytes, .openLog) }
    #expect(failure?.what.key == "obl.anonymous")
  }

  @Test func `a moment of universal time is what the clock here showed`() throws {
    var clock = time_t(1_409_559_630)
    var local = tm()
    localtime_r(&clock, &local)
    #expect(LogTime.moment("2014-09-01T08:20:30.250Z") == Moment(seconds: 1_409_559_630 + local.tm_gmtoff))
  }
}
