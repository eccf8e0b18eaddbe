import Sentences

/// Ways of telling what time it is.
enum CatalanClock: String {
  /// As it is understood in all of the country: `les nou i quart`.
  case usual
  /// The same with the part of the day: `les nou i quart del matí`.
  case part
  /// In quarters of the coming hour, as bells strike them: `un quart de deu`.
  case bells

  /// - Parameter namesPart: whether the part of the day is said; not where it stands behind the time already.
  func time(hour: Int, minute: Int, namesPart: Bool = true) -> String {
    let coming = Self.comingFrom.contains(minute) ? hour + 1 : hour
    if self == .bells, let quarters = Self.quarters(minute) { return quarters + Self.ofHour(hour + 1) }
    let isTwelve = minute == 0 && hour % 12 == 0
    let part = namesPart && (self == .part || isTwelve) ? " \(Self.partOfDay(coming % 24))" : ""
    return Self.pastOrTo(hour, minute) + part
  }

  private static func pastOrTo(_ hour: Int, _ minute: Int) -> String {
    switch minute {
    case 0: name(of: hour)
    case 15: "\(name(of: hour)) i quart"
    case 30: "\(name(of: hour)) i mitja"
    case 45: "\(name(of: hour + 1)) menys quart"
    case _ where comingFrom.contains(minute): "\(name(of: hour + 1)) menys \(CatalanNumbers.cardinal(60 - minute))"
    default: "\(name(of: hour)) i \(CatalanNumbers.cardinal(minute))"
    }
  }

  /// Minutes from which one counts back from the coming hour.
  private static let comingFrom: Set<Int> = [35, 40, 45, 50, 55]

  /// The quarters that have struck, halves of them, and minutes since; nil where the hour itself was last.
  private static func quarters(_ minute: Int) -> String? {
    let since = minute % 15
    // Half a quarter is seven minutes and a half.
    let isHalf = since == 7 || since == 8
    guard minute >= 15 else { return isHalf ? "mig quart" : nil }
    let quarters = ["un quart", "dos quarts", "tres quarts"][minute / 15 - 1]
    if isHalf { return "\(quarters) i mig" }
    switch since {
    case 0: return quarters
    case 5, 10: return "\(quarters) i \(CatalanNumbers.cardinal(since))"
    default: return "\(quarters) i \(CatalanNumbers.cardinal(since)) \(since == 1 ? "minut" : "minuts")"
    }
  }

  /// ` d'una`, ` de dues`
  private static func ofHour(_ hour: Int) -> String {
    let word = word(of: hour)
    return (word == "una" || word == "onze" ? " d'" : " de ") + word
  }

  private static func partOfDay(_ hour: Int) -> String {
    switch hour {
    case ..<3: "de la nit"
    case ..<6: "de la matinada"
    case ..<12: "del matí"
    case ..<15: "del migdia"
    case ..<20: "de la tarda"
    case 20: "del vespre"
    default: "de la nit"
    }
  }

  private static func name(of hour: Int) -> String {
    let word = word(of: hour)
    return "\(word == "una" ? "la" : "les") \(word)"
  }

  private static func word(of hour: Int) -> String { CatalanNumbers.cardinal((hour + 11) % 12 + 1, .feminine) }
}
