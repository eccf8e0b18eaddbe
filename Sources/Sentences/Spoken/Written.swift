/// What stands in a text in digits and is said in words.
public enum Written: Sendable, Equatable {
  case number(Numeral)
  /// A number with what is counted or measured, as the scanner's lists spell it: `%`, `kg`, `€`, `°C`. A sign before the
  /// number, as in `R$ 5`, counts alike.
  case quantity(Numeral, unit: String)
  /// A place in an order, with the mark as it was written: `º`, `.er`, `th`.
  case ordinal(Int, mark: String)
  /// A day of the calendar; a year of two digits has been completed.
  case date(year: Int, month: Int, day: Int)
  /// Hours and minutes: a time of day, or how long something lasts.
  case time(hour: Int, minute: Int)
  /// Two short numbers with a slash: a fraction, or a day and a month.
  case slashed(Int, Int)
  /// Digits that count nothing, such as a telephone number: each is said by itself.
  case digits(String)
}

/// A number as it is written.
public struct Numeral: Sendable, Equatable {
  public var isNegative: Bool
  /// Up to the decimal mark, at most 15 digits.
  public var whole: Int
  /// The digits after the decimal mark, zeros and all; empty without.
  public var fraction: String
  /// The decimal mark; nil without a fraction.
  public var mark: Character?
  /// The digits of the whole part with the marks between them, to tell `612345678` from `612.345.678`.
  public var written: String

  public init(
    _ whole: Int, fraction: String = "", mark: Character? = nil, isNegative: Bool = false, written: String? = nil
  ) {
    self.whole = whole
    self.fraction = fraction
    self.mark = mark
    self.isNegative = isNegative
    self.written = written ?? String(whole)
  }
}
