import Foundation
import JSONText
import TagarelaKit

/// Writes touches as an Open Board Log 0.1.
enum LogWriter {
  static let format = "open-board-log-0.1"

  /// Seconds without a touch after which another session begins.
  private static let pause = 30 * 60

  /// With the patient's name and the moments as they were.
  static func log(_ parcel: Parcel, language: String) -> Data {
    var log = JSONObject()
    log["format"] = .text(format)
    log["user_id"] = .text(parcel.patient?.uid ?? "")
    if let name = parcel.patient?.name { log["user_name"] = .text(name) }
    log["source"] = "tagarela"
    log["locale"] = .text(language)
    var number = 0
    log["sessions"] = .list(
      sessions(parcel.touches).enumerated().map { index, touches in
        session(index, touches, time: LogTime.text) { touch in
          number += 1
          var event = event(touch, number, label: touch.symbol, time: LogTime.text)
          event[Own.uid] = .text(touch.uid)
          if !touch.uid.isEmpty { event["id"] = .text(touch.uid) }
          event["ext_tagarela_plan"] = touch.plan.map { .text($0) }
          return event
        }.value
      })
    return Data(JSONWriter.bytes(of: log.value))
  }

  /// Without names and identifiers; the first touch lies at the beginning of the year 2000, the others as long after it as
  /// they were.
  static func anonymousLog(_ parcel: Parcel, language: String) -> Data {
    let start = parcel.touches.map(\.at.seconds).min() ?? 0
    let beginning = Moment("2000-01-01")?.seconds ?? 0
    func time(_ moment: Moment) -> String {
      LogTime.universal(Moment(seconds: moment.seconds - start + beginning))
    }
    let names = NameMask(parcel)
    var log = JSONObject()
    log["format"] = .text(format)
    log["anonymized"] = true
    log["user_id"] = "anonymous"
    log["source"] = "tagarela"
    log["locale"] = .text(language)
    var number = 0
    log["sessions"] = .list(
      sessions(parcel.touches).enumerated().map { index, touches in
        var session = session(index, touches, time: time) { touch in
          number += 1
          return event(touch, number, label: names.masked(touch.symbol), time: time)
        }
        session["anonymizations"] = .list(["timestamp_shift", "name_masking"])
        return session.value
      })
    return Data(JSONWriter.bytes(of: log.value))
  }

  private static func session(
    _ index: Int, _ touches: [Touch], time: (Moment) -> String, event: (Touch) -> JSONObject
  ) -> JSONObject {
    var session = JSONObject()
    session["id"] = .text("session-\(index + 1)")
    session["type"] = "log"
    session["started"] = touches.first.map { .text(time($0.at)) }
    session["ended"] = touches.last.map { .text(time($0.at)) }
    session["events"] = .list(touches.map { event($0).value })
    return session
  }

  private static func event(_ touch: Touch, _ number: Int, label: String, time: (Moment) -> String) -> JSONObject {
    var event = JSONObject()
    event["id"] = .text("\(number)")
    event["type"] = "button"
    event["timestamp"] = .text(time(touch.at))
    event["label"] = .text(label)
    event["spoken"] = true
    event["modeling"] = false
    return event
  }

  /// Touches that follow each other without a long pause, in their order.
  private static func sessions(_ touches: [Touch]) -> [[Touch]] {
    var sessions: [[Touch]] = []
    for touch in touches {
      let gap = sessions.last?.last.map { touch.at.seconds - $0.at.seconds }
      if let gap, (0...pause).contains(gap) {
        sessions[sessions.count - 1].append(touch)
      } else {
        sessions.append([touch])
      }
    }
    return sessions
  }
}

/// The names of those whom a parcel concerns, to be taken out of words.
struct NameMask {
  private let names: Set<String>

  init(_ parcel: Parcel) {
    let all = [parcel.patient?.name, parcel.tutor?.name].compactMap(\.self)
    names = Set(all.flatMap { Self.words($0) }.filter { $0.count > 1 })
  }

  /// Four question marks in place of a text in which there is a name.
  func masked(_ text: String) -> String {
    Self.words(text).contains { names.contains($0) } ? "????" : text
  }

  private static func words(_ text: String) -> [String] {
    text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
