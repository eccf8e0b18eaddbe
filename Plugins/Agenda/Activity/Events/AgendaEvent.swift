import TagarelaKit
import Workspace

/// Something in a patient's agenda, once or again and again.
struct AgendaEvent: Equatable {
  /// In this workspace; 0 before it is kept.
  var id: Int64 = 0
  /// In all workspaces; that of a calendar file, for what comes from one.
  var uid = newUID()
  let patient: Int64
  /// When it begins for the first time, by the clock on the wall.
  var at: Moment
  /// How long it lasts; 0 where nobody said.
  var minutes = 0
  var text: String
  /// The key of a concept, by which every symbol system draws it.
  var concept: String?
  /// The number of a medium, in place of what the systems draw.
  var picture: Int64?
  /// Whether its days are free, as holidays are.
  var isHoliday = false
  /// Nil for once.
  var repetition: Repetition?
  /// Minutes before it begins at which somebody wants to be told; nil for not at all.
  var alarm: Int?

  /// Minutes that one lasts at most: a year.
  static let longest = 366 * 1440

  /// Whether it takes whole days: it begins at midnight and ends there, or has no end.
  var isWholeDay: Bool { at.isMidnight && minutes % 1440 == 0 }

  /// Days that one time of it takes.
  var days: Int { at.days(lasting: minutes) }

  /// The last day that it can reach by its rule; nil for no end.
  var lastDay: Day? {
    guard let repetition else { return at.day.advanced(by: days - 1) }
    return repetition.last?.advanced(by: days - 1)
  }
}

/// What is different on one day of an event.
struct AgendaChange: Equatable {
  var id: Int64 = 0
  var event: Int64
  /// The day on which the event would happen by its rule.
  let day: Day
  /// It doesn't happen then.
  var isLeftOut = false
  /// When it begins instead.
  var at: Moment?
  var minutes: Int?
  var text: String?
  /// Whether the patient has ticked it.
  var isDone = false

  /// Whether it says nothing that the event doesn't say.
  var isEmpty: Bool { !isLeftOut && at == nil && minutes == nil && text == nil && !isDone }

  /// The same in all workspaces where the event is.
  static func uid(_ event: String, _ day: Day) -> String { "\(event) \(day)" }
}

extension Moment {
  var isMidnight: Bool { hour == 0 && minute == 0 && second == 0 }

  /// Days that are touched by what begins then.
  func days(lasting minutes: Int) -> Int {
    guard minutes > 0 else { return 1 }
    let end = Moment(seconds: seconds + minutes * 60 - 1)
    return end.day.daysSinceEpoch - day.daysSinceEpoch + 1
  }

  /// As users are told of it: the day alone for what has no time.
  var value: Value { isMidnight ? .day(day) : .moment(self) }

  /// `09:15`
  var clock: String { String(iso.dropFirst(11).prefix(5)) }
}

extension Day {
  /// So many days later, or the last day that there is.
  func advanced(by days: Int) -> Day {
    Day(daysSinceEpoch: daysSinceEpoch + days) ?? (days < 0 ? Self.first : Self.last)
  }

  static let first = Moment(seconds: .min / 2).day
  static let last = Moment(seconds: .max / 2).day
}
