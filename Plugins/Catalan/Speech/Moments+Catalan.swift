import Sentences

/// Days and how long something lasts, in words.
enum CatalanMoments {
  /// `cinc de novembre de dos mil dotze`, `primer de gener`; without a year where none is written.
  ///
  /// - Parameter isAfterElision: as for ``day(_:isAfterElision:)``.
  static func date(year: Int?, month: Int, day: Int, isAfterElision: Bool = false) -> String {
    let date = self.day(day, isAfterElision: isAfterElision) + ofMonths[month - 1]
    return year.map { "\(date) de \(CatalanNumbers.cardinal($0))" } ?? date
  }

  /// The day of a month: `primer`, `vint-i-u`.
  ///
  /// - Parameter isAfterElision: whether an article without its vowel stands before it: `l'u de gener`.
  static func day(_ day: Int, isAfterElision: Bool) -> String {
    day == 1 && !isAfterElision ? "primer" : CatalanNumbers.cardinal(day, asName: true)
  }

  /// Whether a text goes on with a month: ` de gener`, ` d'abril`.
  static func isMonth(_ rest: Substring) -> Bool {
    guard rest.hasPrefix(" d") else { return false }
    let rest = rest.prefix(14).replacing("’", with: "'")
    return ofMonths.contains { rest.hasPrefix($0) && rest.dropFirst($0.count).first?.isLetter != true }
  }

  private static let ofMonths = months.map { ("ao".contains($0.prefix(1)) ? " d'" : " de ") + $0 }

  /// How long something lasts: `una hora i mitja`, `tres quarts d'hora`.
  static func duration(hours: Int, minutes: Int) -> String {
    if hours == 0 {
      switch minutes {
      case 15: return "un quart d'hora"
      case 30: return "mitja hora"
      case 45: return "tres quarts d'hora"
      default: return self.minutes(minutes)
      }
    }
    let whole = hours == 1 ? "una hora" : "\(CatalanNumbers.cardinal(hours, .feminine)) hores"
    switch minutes {
    case 0: return whole
    case 15: return "\(whole) i quart"
    case 30: return "\(whole) i mitja"
    case 45: return "\(whole) i tres quarts"
    default: return "\(whole) i \(self.minutes(minutes))"
    }
  }

  private static func minutes(_ count: Int) -> String {
    "\(CatalanNumbers.cardinal(count)) \(count == 1 ? "minut" : "minuts")"
  }

  private static let months = [
    "gener", "febrer", "març", "abril", "maig", "juny", "juliol", "agost", "setembre", "octubre", "novembre",
    "desembre",
  ]
}
