import TagarelaKit

/// `Mon, 05 Nov 2012 09:15:00 -0200` (RFC 5322, section 3.3).
enum MessageDate {
  static func text(_ moment: Moment, minutesAheadOfUTC minutes: Int) -> String {
    let day = moment.day
    let zone = min(minutes.magnitude, 99 * 60 + 59)
    let weekday = weekdays.dropFirst(day.weekday).first ?? ""
    let month = months.dropFirst(day.month - 1).first ?? ""
    return "\(weekday), \(two(day.day)) \(month) \(two(day.year / 100))\(two(day.year % 100)) "
      + "\(moment.iso.suffix(8)) \(minutes < 0 ? "-" : "+")\(two(Int(zone) / 60))\(two(Int(zone) % 60))"
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
