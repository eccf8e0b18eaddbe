/// Days and hours in words.
enum SpanishTimes {
  static func date(year: Int, month: Int, day: Int) -> String {
    SpanishNumbers.cardinal(day) + of(month, year)
  }

  static func day(_ day: Int, _ month: Int) -> String {
    SpanishNumbers.cardinal(day) + of(month)
  }

  /// What stands behind a day: ` de mayo de dos mil doce`.
  static func of(_ month: Int, _ year: Int? = nil) -> String {
    " de " + months[month - 1] + (year.map { " de " + SpanishNumbers.cardinal($0) } ?? "")
  }

  /// Whether a text goes on with a month.
  static func isMonth(_ rest: Substring) -> Bool { months.contains { rest.hasPrefix(" de " + $0) } }

  /// Which times of day are put into a part of it.
  enum Naming {
    case none
    /// The night and noon.
    case usual
    case all
  }

  /// A time of day with its article: `las diez menos cuarto`.
  static func clock(_ hour: Int, _ minute: Int, _ naming: Naming = .usual) -> String {
    let isBefore = minute > 30 && minute.isMultiple(of: 5)
    let shown = (hour + (isBefore ? 1 : 0)) % 24
    let hours = shown % 12 == 0 ? 12 : shown % 12
    var words = hours == 1 ? "la una" : "las " + SpanishNumbers.cardinal(hours)
    if isBefore {
      words += " menos " + (minute == 45 ? "cuarto" : SpanishNumbers.cardinal(60 - minute))
    } else if minute > 0 {
      words += (minute > 30 ? " " : " y ") + part(minute)
    }
    return switch naming {
    case .none: words
    case .usual: words + usualPart(hour % 24, minute, shown: shown)
    case .all: words + " " + partOfDay(hour % 24, shown: shown)
    }
  }

  private static func part(_ minute: Int) -> String {
    switch minute {
    case 15: "cuarto"
    case 30: "media"
    default: SpanishNumbers.cardinal(minute)
    }
  }

  private static func usualPart(_ hour: Int, _ minute: Int, shown: Int) -> String {
    let isNight = hour < 6 || hour == 6 && minute == 0
    return isNight || hour == 12 && minute == 0 ? " " + partOfDay(hour, shown: shown) : ""
  }

  /// - Parameter shown: the hour that is said, which may be the coming one.
  private static func partOfDay(_ hour: Int, shown: Int) -> String {
    switch hour {
    case 12: "del mediodía"
    case 6..<12: "de la mañana"
    case 13..<20: "de la tarde"
    case 20: shown == 20 ? "de la tarde" : "de la noche"
    default: shown == 0 || shown > 20 ? "de la noche" : shown < 6 ? "de la madrugada" : "de la mañana"
    }
  }

  /// How long something lasts: `una hora y media`.
  static func duration(_ hours: Int, _ minutes: Int) -> String {
    guard hours > 0 else {
      switch minutes {
      case 15: return "un cuarto de hora"
      case 30: return "media hora"
      case 45: return "tres cuartos de hora"
      default: return count(minutes, "minuto", .masculine)
      }
    }
    let words = count(hours, "hora", .feminine)
    switch minutes {
    case 0: return words
    case 15: return words + " y cuarto"
    case 30: return words + " y media"
    case 45: return words + " y tres cuartos"
    default: return words + " y " + count(minutes, "minuto", .masculine)
    }
  }

  private static func count(_ number: Int, _ unit: String, _ counted: SpanishNumbers.Counted) -> String {
    SpanishNumbers.cardinal(number, counted) + " " + unit + (number == 1 ? "" : "s")
  }

  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
  ]
}
