public import TagarelaKit

/// The public holidays of a country, a region or a town.
public struct HolidayCalendar: Identified {
  /// Lower case letters, digits and hyphens; users name it so: `brazil`.
  public let id: String
  /// What it is called, by language code.
  public let names: [String: String]
  /// Languages whose users it holds for unless they say otherwise: ISO 639-1.
  public let usualFor: Set<String>
  /// Whether it holds for all of them: a pack's, which somebody has added on purpose.
  public let isForAll: Bool
  /// Whether its seasons are those of the south.
  public let isSouthern: Bool
  /// In any order.
  public let holidays: [PublicHoliday]

  public init(
    id: String, names: [String: String], usualFor: Set<String> = [], isForAll: Bool = false, isSouthern: Bool = false,
    holidays: [PublicHoliday]
  ) {
    self.id = id
    self.names = names
    self.usualFor = usualFor
    self.isForAll = isForAll
    self.isSouthern = isSouthern
    self.holidays = holidays
  }
}

extension ExtensionPoint<HolidayCalendar> {
  /// Public holidays, by country, region or town.
  public static var holidayCalendars: Self { Self("holidayCalendars") }
}

/// A day of each year that is free by law.
public struct PublicHoliday: Sendable {
  /// When it is.
  public enum Rule: Sendable, Equatable {
    /// Months and days from 1.
    case fixed(month: Int, day: Int)
    /// So many days after Easter Sunday, or before it where negative.
    case easter(Int)
  }

  public let rule: Rule
  /// The first year in which it is one; nil for as long as anybody's agenda goes back.
  public let since: Int?
  /// What it is called, by language code.
  public let names: [String: String]

  public init(_ rule: Rule, since: Int? = nil, _ names: [String: String]) {
    self.rule = rule
    self.since = since
    self.names = names
  }

  /// Its day in a year; nil where that year has none.
  public func day(in year: Int) -> Day? {
    guard year >= since ?? year else { return nil }
    return switch rule {
    case .fixed(let month, let day): Day(year: year, month: month, day: day)
    case .easter(let days): Day.easter(year)?.advanced(by: days)
    }
  }
}

extension [HolidayCalendar] {
  /// Their holidays within a span, by what they are called in this language.
  func holidays(in span: ClosedRange<Day>, _ wording: Wording) -> [Day: String] {
    var found: [Day: String] = [:]
    for year in span.lowerBound.year...span.upperBound.year {
      for holiday in flatMap(\.holidays) {
        guard let day = holiday.day(in: year), span.contains(day), found[day] == nil else { continue }
        found[day] = wording.choose(among: holiday.names) ?? ""
      }
    }
    return found
  }
}
