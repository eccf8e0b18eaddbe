/// Numbers in words.
enum EnglishNumbers {
  static func cardinal(_ number: Int) -> String {
    guard number > 0 else { return number == 0 ? "zero" : "minus \(cardinal(-number))" }
    var parts: [String] = []
    var rest = number
    for (value, name) in scales where rest >= value {
      parts.append("\(belowThousand(rest / value)) \(name)")
      rest %= value
    }
    if rest > 0 { parts.append(rest < 100 && !parts.isEmpty ? "and \(belowHundred(rest))" : belowThousand(rest)) }
    return parts.joined(separator: " ")
  }

  /// `first`, `twenty-third`, `one hundred and first`.
  static func ordinal(_ number: Int) -> String {
    let words = cardinal(number)
    let start = words.lastIndex { $0 == " " || $0 == "-" }.map { words.index(after: $0) } ?? words.startIndex
    let last = words[start...]
    let ordinal = ordinals[last] ?? (last.hasSuffix("y") ? last.dropLast() + "ieth" : last + "th")
    return "\(words[..<start])\(ordinal)"
  }

  /// A year: in pairs, but for the first years of a thousand.
  static func year(_ year: Int) -> String {
    guard 1100...9999 ~= year, year / 100 % 10 > 0 || year % 100 >= 10 else { return cardinal(year) }
    let century = belowHundred(year / 100)
    return switch year % 100 {
    case 0: "\(century) hundred"
    case 1..<10: "\(century) oh \(belowHundred(year % 100))"
    default: "\(century) \(belowHundred(year % 100))"
    }
  }

  /// Each digit by itself.
  static func digits(_ digits: some StringProtocol) -> String {
    digits.compactMap { $0.wholeNumberValue.map { units[$0] } }.joined(separator: " ")
  }

  private static func belowThousand(_ number: Int) -> String {
    guard number >= 100 else { return belowHundred(number) }
    let hundreds = "\(units[number / 100]) hundred"
    return number % 100 == 0 ? hundreds : "\(hundreds) and \(belowHundred(number % 100))"
  }

  private static func belowHundred(_ number: Int) -> String {
    if number < 20 { return units[number] }
    return number % 10 == 0 ? tens[number / 10] : "\(tens[number / 10])-\(units[number % 10])"
  }

  private static let scales = [
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"),
  ]

  private static let units = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]

  private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  private static let ordinals: [Substring: Substring] = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
    "twelve": "twelfth",
  ]
}
