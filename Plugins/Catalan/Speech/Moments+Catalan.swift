import Sentences

/// Days and times of day in words.
enum CatalanMoments {
  /// `cinc de novembre de dos mil dotze`, `primer de gener`; without a year where none is written.
  static func date(year: Int?, month: Int, day: Int) -> String {
    let name = months[month - 1]
    let first = day == 1 ? "primer" : CatalanNumbers.cardinal(day, asName: true)
    let date = first + (name.hasPrefix("a") || name.hasPrefix("o") ? " d'" : " de ") + name
    return year.map { "\(date) de \(CatalanNumbers.cardinal($0))" } ?? date
  }

  /// As it is understood in all of the country: `les nou i quart`. Who counts in quarters of the coming hour says `un quart de
  /// deu`, which would want a setting.
  static func time(hour: Int, minute: Int) -> String {
    switch minute {
    case 0 where hour % 24 == 0: "les dotze de la nit"
    case 0 where hour == 12: "les dotze del migdia"
    case 0: self.hour(hour)
    case 15: "\(self.hour(hour)) i quart"
    case 30: "\(self.hour(hour)) i mitja"
    case 45: "\(self.hour(hour + 1)) menys quart"
    case 35, 40, 50, 55: "\(self.hour(hour + 1)) menys \(CatalanNumbers.cardinal(60 - minute))"
    default: "\(self.hour(hour)) i \(CatalanNumbers.cardinal(minute))"
    }
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

  private static func hour(_ hour: Int) -> String {
    let hour = (hour + 11) % 12 + 1
    return "\(hour == 1 ? "la" : "les") \(CatalanNumbers.cardinal(hour, .feminine))"
  }

  private static let months = [
    "gener", "febrer", "març", "abril", "maig", "juny", "juliol", "agost", "setembre", "octubre", "novembre",
    "desembre",
  ]
}
