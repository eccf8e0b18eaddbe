import Sentences

/// Days and how long something lasts, in words.
enum CatalanMoments {
  /// `cinc de novembre de dos mil dotze`, `primer de gener`; without a year where none is written.
  static func date(year: Int?, month: Int, day: Int) -> String {
    let name = months[month - 1]
    let first = day == 1 ? "primer" : CatalanNumbers.cardinal(day, asName: true)
    let date = first + (name.hasPrefix("a") || name.hasPrefix("o") ? " d'" : " de ") + name
    return year.map { "\(date) de \(CatalanNumbers.cardinal($0))" } ?? date
  }

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
