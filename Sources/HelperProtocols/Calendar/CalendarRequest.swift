public import FoundationEssentials

/// One question to the calendar tool; it travels as one line of JSON.
public enum CalendarRequest: Sendable, Codable {
  /// Reads a calendar's file (RFC 5545).
  ///
  /// - Parameter zone: that in which its times are told, by its name in the IANA's database; what has no zone is told as it is.
  case read(file: Data, zone: String, limits: CalendarLimits)
  /// Writes a calendar's file. Its times have no zone: they are those of the clock on the wall.
  ///
  /// - Parameters:
  ///   - name: what programs call the calendar.
  ///   - language: of its texts, ISO 639-1.
  ///   - stamp: the moment that is written as that of its making, UTC, `20261123T090000Z`.
  case write(events: [CalendarEvent], name: String, language: String, stamp: String)
}

/// What a calendar may be before the rest of it is left out: it may come from anybody.
public struct CalendarLimits: Sendable, Codable, Equatable {
  /// Events and changes of single days of theirs.
  public var events: Int
  /// Days of one event that no rule of ours says, and days that it leaves out.
  public var days: Int
  /// Of an event whose days are told one by one.
  public var years: Int
  /// Unicode scalars of a text.
  public var text: Int

  public init(events: Int = 10_000, days: Int = 1000, years: Int = 10, text: Int = 500) {
    self.events = events
    self.days = days
    self.years = years
    self.text = text
  }
}
