public import Moments

/// An event of a calendar (RFC 5545, 3.6.1).
public struct CalendarEvent: Sendable, Codable, Equatable {
  /// By which all programs know it again.
  public var uid: String
  public var text: String
  /// Midnight for one of whole days.
  public var at: Moment
  /// 0 for none; whole days have 1440 each.
  public var minutes: Int
  public var isWholeDay: Bool
  /// Whether it makes its days free: a word of ours, and a category that others show.
  public var isHoliday: Bool
  public var rule: Rule?
  /// The days on which it happens, in place of a rule that nobody here understands.
  public var days: [Day]
  /// Whether there were more of them.
  public var isEndless: Bool
  /// Single days that are different.
  public var changes: [Change]
  /// Holidays that its school days leave out: only written, for programs that know nothing of them.
  public var freeDays: [Day]
  /// Minutes before it at which one wants to be told.
  public var alarm: Int?

  /// When it happens again (RFC 5545, 3.3.10).
  public struct Rule: Sendable, Codable, Equatable {
    public enum Frequency: String, Sendable, Codable {
      case daily, weekly, monthly, yearly
    }

    public var frequency: Frequency
    /// 1 at least.
    public var interval: Int
    /// 0 for Monday to 6 for Sunday.
    public var weekdays: [Int]
    /// The last day; nil for none.
    public var until: Day?
    /// How many times; nil where ``until`` says it, or nothing.
    public var count: Int?
    /// Whether it is on school days: a word of ours.
    public var isSchooldays: Bool

    public init(
      frequency: Frequency, interval: Int = 1, weekdays: [Int] = [], until: Day? = nil, count: Int? = nil,
      isSchooldays: Bool = false
    ) {
      self.frequency = frequency
      self.interval = interval
      self.weekdays = weekdays
      self.until = until
      self.count = count
      self.isSchooldays = isSchooldays
    }
  }

  /// What is different on one day.
  public struct Change: Sendable, Codable, Equatable {
    /// The day on which it would happen by the rule.
    public var day: Day
    public var isLeftOut: Bool
    public var at: Moment?
    public var minutes: Int?
    public var text: String?

    public init(day: Day, isLeftOut: Bool = false, at: Moment? = nil, minutes: Int? = nil, text: String? = nil) {
      self.day = day
      self.isLeftOut = isLeftOut
      self.at = at
      self.minutes = minutes
      self.text = text
    }
  }

  public init(
    uid: String, text: String, at: Moment, minutes: Int = 0, isWholeDay: Bool = false, isHoliday: Bool = false,
    rule: Rule? = nil, days: [Day] = [], isEndless: Bool = false, changes: [Change] = [], freeDays: [Day] = [],
    alarm: Int? = nil
  ) {
    self.uid = uid
    self.text = text
    self.at = at
    self.minutes = minutes
    self.isWholeDay = isWholeDay
    self.isHoliday = isHoliday
    self.rule = rule
    self.days = days
    self.isEndless = isEndless
    self.changes = changes
    self.freeDays = freeDays
    self.alarm = alarm
  }
}
