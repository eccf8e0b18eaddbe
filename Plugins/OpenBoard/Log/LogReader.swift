import Foundation
import StructuredText
import TagarelaKit

/// Reads an Open Board Log 0.1: the buttons that were touched.
enum LogReader {
  /// The touches are read again, one by one, whenever somebody goes through them.
  ///
  /// - Throws: ``Failure`` `obf.unreadable`, `obf.not_log`, `obl.anonymous`.
  static func read(_ file: InputFile) throws -> Reading {
    let name = file.fileName
    var text = LogText(file, named: name)
    var count = 0
    var others = 0
    var timeless = 0
    let (log, hasSessions) = try text.read { event in
      switch touch(event) {
      case .touch: count += 1
      case .timeless: timeless += 1
      case .other: others += 1
      }
    }
    guard log["format"]?.string?.hasPrefix("open-board-log-") == true, hasSessions else {
      throw Failure("obf.not_log", ["file": .text(name)])
    }
    // Its touches would lie in a year in which nobody touched anything.
    guard log["anonymized"]?.flag != true else { throw Failure("obl.anonymous", ["file": .text(name)]) }
    var complaints = BoardComplaints()
    var parcel = Parcel(kind: .usage)
    if let user = log["user_name"]?.string {
      parcel.patient = Patient(uid: log["user_id"]?.identifier ?? "", name: user)
    }
    parcel.touches = Flow(count: count) { body in
      var text = LogText(file, named: name)
      _ = try text.read { event in
        if case .touch(let touch) = touch(event) { try body(touch) }
      }
    }
    if others > 0 { complaints.add("obl.others", ["count": .integer(others)]) }
    if timeless > 0 { complaints.add("obl.no_time", ["count": .integer(timeless)]) }
    return Reading(parcel: parcel, complaints: complaints.phrases)
  }

  /// What an event comes to.
  private enum Event {
    case touch(Touch)
    /// A touch that nobody knows the moment of.
    case timeless
    case other
  }

  private static func touch(_ value: JSONValue) -> Event {
    guard let event = JSONObject(value), event["type"]?.string == "button", let label = event["label"]?.loosely else {
      return .other
    }
    guard let moment = event["timestamp"]?.string.flatMap(LogTime.moment) else { return .timeless }
    return .touch(
      Touch(
        uid: event[Own.uid]?.string ?? uniqueIdentifier(event["id"]), at: moment, symbol: label,
        plan: event["ext_tagarela_plan"]?.string))
  }

  /// Most programs number the events of a log: only what is too long for a number tells a touch from those of other logs.
  private static func uniqueIdentifier(_ id: JSONValue?) -> String {
    id?.string.flatMap { $0.utf8.count >= 16 ? $0 : nil } ?? ""
  }
}
