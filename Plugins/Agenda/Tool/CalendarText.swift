import FoundationEssentials
import HelperProtocols

/// A calendar's file as text that may be parsed: its lines, without more events than are wanted, nested as events and their alarms are.
struct CalendarText {
  /// UTF-8, without NUL.
  let text: String
  /// Events that were left out.
  let leftOut: Int
  /// Whether the end of the calendar is missing.
  let isCut: Bool

  /// An alarm lies in an event, that in a calendar, and some programs put calendars into one another.
  private static let deepest = 5

  /// - Throws: ``CalendarRefusal`` `noCalendar`.
  init(_ file: Data, _ limits: CalendarLimits) throws {
    var kept: [Substring] = []
    var (depth, events, leftOut) = (0, 0, 0)
    // Inside what is left out, up to the depth that is given.
    var skipping: Int?
    var hasCalendar = false
    for line in Self.decoded(file).split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
      let mark = line.prefix(20).uppercased()
      let isBeginning = mark.hasPrefix("BEGIN:")
      if isBeginning {
        depth += 1
        hasCalendar = hasCalendar || mark.hasPrefix("BEGIN:VCALENDAR")
        guard hasCalendar else { throw CalendarRefusal(.noCalendar) }
        let isEvent = mark.hasPrefix("BEGIN:VEVENT")
        if isEvent { events += 1 }
        if skipping == nil, depth > Self.deepest || isEvent && events > limits.events {
          if isEvent { leftOut += 1 }
          skipping = depth
        }
      }
      if skipping == nil, depth > 0 { kept.append(line) }
      if mark.hasPrefix("END:") {
        if skipping == depth { skipping = nil }
        depth = max(0, depth - 1)
      }
    }
    guard hasCalendar else { throw CalendarRefusal(.noCalendar) }
    isCut = depth > 0
    self.leftOut = leftOut
    text = kept.joined(separator: "\r\n") + "\r\n"
  }

  /// Bytes that aren't UTF-8 are Latin-1, as old programs wrote.
  private static func decoded(_ file: Data) -> String {
    let bytes = file.filter { $0 != 0 }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}
