import Foundation
import JSONText
import TagarelaKit

/// Reads an Open Board Log 0.1: the buttons that were touched.
enum LogReader {
  /// - Throws: ``Failure`` `obf.too_large`, `obf.unreadable`, `obf.not_log`, `obl.anonymous`.
  static func read(_ file: InputFile) throws -> Reading {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    guard file.bytes.count <= BoardFile.largest else {
      throw Failure("obf.too_large", ["file": .text(name), "limit": .integer(BoardFile.largest >> 20)])
    }
    let log = try BoardFile.object(withoutNotice(file.contents()), named: name)
    guard log["format"]?.string?.hasPrefix("open-board-log-") == true, let sessions = log["sessions"]?.list else {
      throw Failure("obf.not_log", ["file": .text(name)])
    }
    // Its touches would lie in a year in which nobody touched anything.
    guard log["anonymized"]?.flag != true else { throw Failure("obl.anonymous", ["file": .text(name)]) }
    var complaints = BoardComplaints()
    var parcel = Parcel(kind: .usage)
    if let user = log["user_name"]?.string {
      parcel.patient = Patient(uid: log["user_id"]?.identifier ?? "", name: user)
    }
    var others = 0
    var timeless = 0
    for event in sessions.lazy.flatMap({ $0["events"]?.list ?? [] }).compactMap({ JSONObject($0) }) {
      guard event["type"]?.string == "button", let label = event["label"]?.loosely else {
        others += 1
        continue
      }
      guard let moment = event["timestamp"]?.string.flatMap(LogTime.moment) else {
        timeless += 1
        continue
      }
      parcel.touches.append(
        Touch(
          uid: event[Own.uid]?.string ?? uniqueIdentifier(event["id"]), at: moment, symbol: label,
          plan: event["ext_tagarela_plan"]?.string))
    }
    if others > 0 { complaints.add("obl.others", ["count": .integer(others)]) }
    if timeless > 0 { complaints.add("obl.no_time", ["count": .integer(timeless)]) }
    return Reading(parcel: parcel, complaints: complaints.phrases)
  }

  /// Most programs number the events of a log: only what is too long for a number tells a touch from those of other logs.
  private static func uniqueIdentifier(_ id: JSONValue?) -> String {
    id?.string.flatMap { $0.utf8.count >= 16 ? $0 : nil } ?? ""
  }

  private static let longestNotice = 1 << 16

  /// Logs may begin with a remark that asks for discretion, which JSON has no place for.
  private static func withoutNotice(_ given: consuming [UInt8]) -> [UInt8] {
    var bytes = consume given
    let start = bytes.prefix { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }.count
    let notice = bytes[start...].prefix(longestNotice)
    guard notice.starts(with: "/*".utf8),
      let end = notice.indices.dropLast().first(where: { notice[$0...].starts(with: "*/".utf8) })
    else { return bytes }
    bytes.removeFirst(end + 2)
    return bytes
  }
}
