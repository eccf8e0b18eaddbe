/// A human language in which Tagarela speaks to its users.
public struct Language: Identified {
  /// ISO 639-1: `pt`, `es`, `ca`, `en`.
  public let id: String
  /// What it calls itself.
  public let name: String
  /// Which form of a message goes with a number (CLDR's cardinal categories, of which these languages use two).
  public let plural: @Sendable (Int) -> PluralForm
  /// For numbers that people read.
  public let numbers: NumberStyle
  /// For days that people read or type.
  public let dates: DateStyle
  /// The words under which an inflected one may stand in a dictionary: singulars, masculines, infinitives. Words come
  /// as `String.folded` gives them, and go so. Wrong guesses among the answers do no harm; best guess first.
  public let baseForms: @Sendable (String) -> [String]
  /// What stands on labels before the word that a picture is for: *to swim*, *my house*.
  public let leadIns: LeadIns
  /// A word as it is heard, so that `kerer` finds `querer`: what sounds alike comes out alike, as ``EarSpelling`` does it.
  public let byEar: @Sendable (String) -> String
  /// Whether its nouns have genders, which vocabularies then say.
  public let hasGenders: Bool
  /// Whether its texts stand in where another language lacks one. Of several that say so the first counts.
  public let standsIn: Bool

  public init(
    id: String, name: String, plural: @escaping @Sendable (Int) -> PluralForm, numbers: NumberStyle, dates: DateStyle,
    baseForms: @escaping @Sendable (String) -> [String] = { _ in [] }, leadIns: LeadIns = LeadIns(),
    byEar: @escaping @Sendable (String) -> String = { $0.folded }, hasGenders: Bool = true, standsIn: Bool = false
  ) {
    self.id = id
    self.name = name
    self.plural = plural
    self.numbers = numbers
    self.dates = dates
    self.baseForms = baseForms
    self.leadIns = leadIns
    self.byEar = byEar
    self.hasGenders = hasGenders
    self.standsIn = standsIn
  }
}

/// The forms of a message that tells a number (CLDR's cardinal categories of that name).
public enum PluralForm: Sendable {
  case one, other
}

/// How a language writes numbers when people read them, as CLDR has it.
public struct NumberStyle: Sendable {
  /// Between ones and tenths: `,`.
  public let decimal: String
  /// Between thousands; empty for none.
  public let group: String
  /// False where four digits stand together: 1840, but 18.400 (CLDR's minimum grouping digits).
  public let groupsFourDigits: Bool

  public init(decimal: String, group: String, groupsFourDigits: Bool = true) {
    self.decimal = decimal
    self.group = group
    self.groupsFourDigits = groupsFourDigits
  }
}

/// How a language writes a day when people read it.
public struct DateStyle: Sendable {
  /// Short, in tables and messages: `5/11/2012`.
  public let short: @Sendable (Day) -> String
  /// In full, on letters and pages: `5 de novembro de 2012`.
  public let long: @Sendable (Day) -> String
  /// Reads what a person of this language types, `5/11/2012`; nil when it isn't a day. ISO is understood without it.
  public let read: @Sendable (String) -> Day?

  public init(
    short: @escaping @Sendable (Day) -> String, long: @escaping @Sendable (Day) -> String,
    read: @escaping @Sendable (String) -> Day?
  ) {
    self.short = short
    self.long = long
    self.read = read
  }

  /// Reads day, month and year in that order, separated by `/`, `-` or `.`; a year of two digits is taken as one of the
  /// last hundred years.
  public static func dayMonthYear(_ text: String, thisYear: Int = Moment.now.day.year) -> Day? {
    let parts = text.split(omittingEmptySubsequences: false) { "/-.".contains($0) }
    guard parts.count == 3, (1...2).contains(parts[0].utf8.count), (1...2).contains(parts[1].utf8.count),
      let day = decimal(parts[0].utf8), let month = decimal(parts[1].utf8), let year = decimal(parts[2].utf8)
    else { return nil }
    switch parts[2].utf8.count {
    case 4: return Day(year: year, month: month, day: day)
    case 2:
      let century = thisYear - thisYear % 100
      return Day(year: century + year > thisYear ? century - 100 + year : century + year, month: month, day: day)
    default: return nil
    }
  }
}
