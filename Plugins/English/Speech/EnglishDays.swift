/// Days and times of day in words.
enum EnglishDays {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The month that a word names, whole or cut to three or four letters; in capitals, since `may` and `march` are verbs.
  static func month(_ word: Substring?) -> String? {
    guard let word, word.utf8.count >= 3, word.first?.isUppercase == true else { return nil }
    if word == "Sept" { return "September" }
    return months.first { $0 == word || word.utf8.count == 3 && $0.hasPrefix(word) }
  }

  static func day(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(months[month - 1]) \(EnglishNumbers.ordinal(day)), \(EnglishNumbers.year(year))"
  }

  /// Which times of day are put into a part of it.
  enum Naming {
    case none
    /// The night.
    case usual
    case all
  }

  /// - Parameter isOfWholeDay: whether the hour counts from midnight, as written with a zero, so that one knows what part of
  ///   the day it is in.
  static func time(_ hour: Int, _ minute: Int, isOfWholeDay: Bool, _ naming: Naming = .usual) -> String {
    if minute == 0, hour % 12 == 0, hour != 0 || isOfWholeDay { return hour == 12 ? "noon" : "midnight" }
    let words = minute == 0 ? "\(name(of: hour)) o'clock" : pastOrTo(hour, minute)
    let isNight = 1...5 ~= hour || hour == 0 && minute > 30
    guard isOfWholeDay, naming == .all && !words.hasSuffix("midnight") || naming == .usual && isNight else {
      return words
    }
    return "\(words) \(partOfDay(hour))"
  }

  private static func partOfDay(_ hour: Int) -> String {
    switch hour {
    case ..<12: "in the morning"
    case ..<18: "in the afternoon"
    case ..<21: "in the evening"
    default: "at night"
    }
  }

  /// `nine fifteen`, as it is said before a.m. and p.m.
  static func timeByNumbers(_ hour: Int, _ minute: Int) -> String {
    let number = EnglishNumbers.cardinal(hour)
    switch minute {
    case 0: return number
    case 1..<10: return "\(number) oh \(EnglishNumbers.cardinal(minute))"
    default: return "\(number) \(EnglishNumbers.cardinal(minute))"
    }
  }

  static func duration(_ hours: Int, _ minutes: Int) -> String {
    if minutes == 30 {
      switch hours {
      case 0: return "half an hour"
      case 1: return "an hour and a half"
      default: return "\(EnglishNumbers.cardinal(hours)) and a half hours"
      }
    }
    var parts: [String] = []
    if hours > 0 { parts.append(counted(hours, "hour")) }
    if minutes > 0 || hours == 0 { parts.append(counted(minutes, "minute")) }
    return parts.joined(separator: " and ")
  }

  private static func pastOrTo(_ hour: Int, _ minute: Int) -> String {
    let isPast = minute <= 30
    let distance = isPast ? minute : 60 - minute
    let words =
      switch distance {
      case 15: "quarter"
      case 30: "half"
      case let count where count % 5 == 0: EnglishNumbers.cardinal(count)
      default: counted(distance, "minute")
      }
    return "\(words) \(isPast ? "past" : "to") \(name(of: isPast ? hour : hour + 1))"
  }

  private static func name(of hour: Int) -> String {
    hour % 24 == 0 ? "midnight" : EnglishNumbers.cardinal((hour + 11) % 12 + 1)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(EnglishNumbers.cardinal(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
