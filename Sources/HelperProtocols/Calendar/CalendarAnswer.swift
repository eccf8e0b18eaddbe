public import FoundationEssentials

/// What the calendar tool answers, one line of JSON for each request.
public enum CalendarAnswer: Sendable, Codable {
  case read(CalendarContents)
  case written(Data)
  case refused(CalendarRefusal)
}

/// What was found in a calendar's file.
public struct CalendarContents: Sendable, Codable, Equatable {
  /// In the order of the file.
  public var events: [CalendarEvent]
  /// How many more there were than are read.
  public var leftOut: Int
  /// How many say nothing that can be understood: no beginning, or one that is no day.
  public var unreadable: Int
  /// Names of zones that nobody knows; times in them are told as they are.
  public var unknownZones: [String]
  /// Whether the file ends before the calendar does.
  public var isCut: Bool

  public init(
    events: [CalendarEvent] = [], leftOut: Int = 0, unreadable: Int = 0, unknownZones: [String] = [],
    isCut: Bool = false
  ) {
    self.events = events
    self.leftOut = leftOut
    self.unreadable = unreadable
    self.unknownZones = unknownZones
    self.isCut = isCut
  }
}

/// Why the calendar tool did not do what was asked.
public struct CalendarRefusal: Error, Sendable, Codable, Equatable {
  public enum Reason: String, Sendable, Codable, CaseIterable {
    /// There is no calendar in the file.
    case noCalendar
    /// The line is no request.
    case badRequest
  }

  public var reason: Reason

  public init(_ reason: Reason) { self.reason = reason }
}
