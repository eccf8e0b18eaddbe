/// Days and hours in words.
enum SpanishTimes {
  static func date(year: Int, month: Int, day: Int) -> String {
    self.day(day, month) + " de " + SpanishNumbers.cardinal(year)
  }

  static func day(_ day: Int, _ month: Int) -> String {
    SpanishNumbers.cardinal(day) + " de " + months[month - 1]
  }

  /// A time of day with its article: `las diez menos cuarto`. What part of the day it is, is said in the night and at noon.
  static func clock(_ hour: Int, _ minute: Int, namesPart: Bool = true) -> String {
    let isBefore = minute > 30 && minute.isMultiple(of: 5)
    let shown = (hour + (isBefore ? 1 : 0)) % 24
    let hours = shown % 12 == 0 ? 12 : shown % 12
    var words = hours == 1 ? "la una" : "las " + SpanishNumbers.cardinal(hours)
    if isBefore {
      words += " menos " + (minute == 45 ? "cuarto" : SpanishNumbers.cardinal(60 - minute))
    } else if minute > 0 {
      words += (minute > 30 ? " " : " y ") + part(minute)
    }
    return namesPart ? words + partOfDay(hour % 24, minute, shown: shown) : words
  }

  private static func part(_ minute: Int) -> String {
    switch minute {
    case 15: "cuarto"
    case 30: "media"
    default: SpanishNumbers.cardinal(minute)
    }
  }

  private static func partOfDay(_ hour: Int, _ minute: Int, shown: Int) -> String {
    if hour == 12, minute == 0 { return " del mediodía" }
    guard hour < 6 || hour == 6 && minute == 0 else { return "" }
    return shown == 0 ? " de la noche" : shown < 6 ? " de la madrugada" : " de la mañana"
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
