import Foundation
import TagarelaKit

/// Writes moments with what this machine's zone was ahead then. Zones change at quarters of an hour at most: what holds
/// for one is asked once while touches follow each other.
struct LogClock {
  private var quarter = Int.min
  private var zone = ""

  mutating func text(_ moment: Moment) -> String {
    let quarter = Int((Double(moment.seconds) / 900).rounded(.down))
    if quarter != self.quarter {
      self.quarter = quarter
      zone = LogTime.zone(moment)
    }
    return LogTime.withT(moment) + zone
  }
}

/// Moments as logs have them: ISO 8601 with the zone's difference to universal time.
enum LogTime {
  /// What this machine's zone was ahead when its clocks showed `moment`.
  static func zone(_ moment: Moment) -> String {
    var clock = tm()
    clock.tm_year = Int32(clamping: moment.day.year - 1900)
    clock.tm_mon = Int32(moment.day.month - 1)
    clock.tm_mday = Int32(moment.day.day)
    clock.tm_hour = Int32(moment.hour)
    clock.tm_min = Int32(moment.minute)
    clock.tm_sec = Int32(moment.second)
    clock.tm_isdst = -1
    _ = mktime(&clock)
    let minutes = clock.tm_gmtoff / 60
    let size = abs(minutes)
    return "\(minutes < 0 ? "-" : "+")\(two(size / 60)):\(two(size % 60))"
  }

  /// A moment of universal time.
  static func universal(_ moment: Moment) -> String { withT(moment) + "Z" }

  /// What the clock on the wall showed: as it is written where a zone's difference is written with it, and here when it
  /// is universal time.
  static func moment(_ text: String) -> Moment? {
    let time = text.split(separator: "T", maxSplits: 1)
    guard time.count == 2 || text.contains(" ") || Moment(text) != nil else { return nil }
    let day = text.prefix(10)
    let rest = text.dropFirst(10)
    let clock = rest.prefix { !"Zz+-".contains($0) }
    let zone = rest.dropFirst(clock.count)
    let seconds = clock.prefix { $0 != "." && $0 != "," }
    guard let moment = Moment(String(day + seconds)) else { return nil }
    guard zone.lowercased() == "z" else { return moment }
    var universal = time_t(moment.seconds)
    var local = tm()
    localtime_r(&universal, &local)
    return Moment(seconds: moment.seconds + local.tm_gmtoff)
  }

  static func withT(_ moment: Moment) -> String {
    var bytes = Array(moment.iso.utf8)
    // The day's ten characters stand before the blank.
    if bytes.count > 10 { bytes[10] = UInt8(ascii: "T") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
